"""Questions about Revolution: every answer is worked out by playing on."""

from boardkit.core.quiz import Question
from boardkit.games.revolution.lesson.questions.cases import NO_SHIELDS, PLAIN, WITH_NEUTRALS
from boardkit.games.revolution.lesson.questions.looking import (
    ACTIVE,
    ALLIES,
    AREA,
    COUNT,
    DEATH_WINS,
    LAST_TURN,
    MINE,
    WINS,
)
from boardkit.games.revolution.lesson.questions.moving import ASSASSINS, FAIRIES, HERMITS, WITCHES
from boardkit.games.revolution.lesson.questions.placing import BLOCKED, CHOOSE, FREED, PLACE
from boardkit.games.revolution.lesson.questions.powers import (
    AGAIN,
    LOST,
    NULLS,
    SAGES,
    TOWERS,
)
from boardkit.games.revolution.lesson.questions.switches import BLIND, DEATH_SWITCH, ONLY_EXILED, SECOND, TOWER_SWITCH
from boardkit.games.revolution.lesson.questions.variants import (
    IN_BASE,
    IN_DRAFT,
    IN_OLD_STYLE,
    IN_RANDOM,
    IN_SECRET,
    IN_SECRET_DRAFT,
    SERIES,
)
from boardkit.games.revolution.lesson.questions.working import looks, may_hit, turns
from boardkit.games.revolution.options import RevolutionOptions

TURNS = turns(
    "revolution.which-turn",
    ("queen", "princess"),
    (
        "revolution.queen",
        "revolution.princess",
        "revolution.reverse",
        "revolution.power.complete",
    ),
    among=NO_SHIELDS,
    down=0.0,
)
MINISTERS = looks(
    "revolution.after-the-minister", ("minister",), ("revolution.minister", "revolution.reverse"), down=0.0
)
GROUPS = may_hit(
    "revolution.which-way",
    ("queen", "princess"),
    ("revolution.power.complete", "revolution.target.some"),
)
SHIELDED = turns(
    "revolution.which-turn-with-shields",
    ("queen", "princess"),
    ("revolution.shield", "revolution.power.complete"),
    number=6,
    down=0.0,
)
HIT = may_hit(
    "revolution.whom-the-minister-hits",
    ("minister",),
    (
        "revolution.castle",
        "revolution.minister",
        "revolution.target",
        "revolution.target.other",
        "revolution.turn.power",
    ),
    among=PLAIN,
    down=0.0,
)
DESTROYS = may_hit(
    "revolution.whom-to-destroy",
    ("king", "general", "magician"),
    ("revolution.king", "revolution.general", "revolution.magician", "revolution.destroy"),
    down=0.2,
)
AFTER = looks(
    "revolution.after-the-power",
    ("king", "general", "magician", "minister", "queen", "princess"),
    ("revolution.destroy", "revolution.reverse"),
    down=0.0,
)
EXILES = may_hit("revolution.whom-to-exile", ("samurai", "ninja"), ("revolution.samurai", "revolution.ninja"))
EXILED = looks(
    "revolution.after-exile",
    ("samurai", "ninja", "king", "general"),
    ("revolution.exile", "revolution.destroy"),
    down=0.0,
)
AGAIN_LOOKS = looks(
    "revolution.after-the-bard",
    ("bard", "artist"),
    ("revolution.bard", "revolution.artist"),
    among=WITH_NEUTRALS,
    number=6,
    down=0.0,
)
AHEAD = turns(
    "revolution.before-the-fortune-teller",
    ("fortune-teller",),
    ("revolution.fortune-teller",),
    number=6,
)
DRAGONS = turns("revolution.around-the-dragon", ("dragon",), ("revolution.dragon",), number=6)
PIRATES = may_hit(
    "revolution.whom-the-pirate-hits", ("pirate",), ("revolution.pirate",), among=(*PLAIN, "sage"), number=6, down=0.1
)
WITCH_MAY = may_hit(
    "revolution.whom-the-witch-takes",
    ("witch",),
    ("revolution.witch", "revolution.witch.not-this"),
    among=WITH_NEUTRALS,
)

LONG_DRAGON = turns(
    "revolution.dragon-to-the-edge",
    ("dragon",),
    ("revolution.dragon",),
    number=6,
    options=RevolutionOptions(dragon_range="lines"),
)
ONE_ONLY = may_hit(
    "revolution.nullify-one",
    ("witch-doctor", "sorcerer"),
    ("revolution.nullify.one", "revolution.target.active"),
    number=6,
    options=RevolutionOptions(nullify="one"),
)
OWN_SHIELD = may_hit(
    "revolution.pirate-own-shield",
    ("pirate",),
    ("revolution.pirate", "revolution.sage"),
    among=(*PLAIN, "sage"),
    number=7,
    down=0.0,
    options=RevolutionOptions(pirate="own_shield"),
)

QUESTIONS: tuple[Question, ...] = (
    *(ALLIES, MINE, WINS, AREA),
    *(CHOOSE, PLACE, ACTIVE),
    *(TURNS, MINISTERS, GROUPS),
    *(SHIELDED, HIT),
    *(COUNT, DESTROYS, BLOCKED, FREED, AFTER),
    *(LAST_TURN, EXILES, EXILED),
    *(AGAIN, AGAIN_LOOKS, NULLS, SAGES),
    *(WITCH_MAY, WITCHES, HERMITS, ASSASSINS, FAIRIES),
    *(AHEAD, DRAGONS, PIRATES, TOWERS, DEATH_WINS, LOST),
    *(IN_OLD_STYLE, IN_BASE, IN_RANDOM, IN_SECRET, IN_DRAFT, IN_SECRET_DRAFT, SERIES),
    *(SECOND, LONG_DRAGON, ONE_ONLY, OWN_SHIELD, TOWER_SWITCH, ONLY_EXILED, BLIND, DEATH_SWITCH),
)

__all__ = [
    "ACTIVE",
    "AFTER",
    "AGAIN",
    "AGAIN_LOOKS",
    "AHEAD",
    "ALLIES",
    "AREA",
    "ASSASSINS",
    "BLIND",
    "BLOCKED",
    "CHOOSE",
    "COUNT",
    "DEATH_SWITCH",
    "DEATH_WINS",
    "DESTROYS",
    "DRAGONS",
    "EXILED",
    "EXILES",
    "FAIRIES",
    "FREED",
    "GROUPS",
    "HERMITS",
    "HIT",
    "IN_BASE",
    "IN_DRAFT",
    "IN_OLD_STYLE",
    "IN_RANDOM",
    "IN_SECRET",
    "IN_SECRET_DRAFT",
    "LAST_TURN",
    "LONG_DRAGON",
    "LOST",
    "MINE",
    "MINISTERS",
    "NULLS",
    "ONE_ONLY",
    "ONLY_EXILED",
    "OWN_SHIELD",
    "PIRATES",
    "PLACE",
    "QUESTIONS",
    "SAGES",
    "SECOND",
    "SERIES",
    "SHIELDED",
    "TOWERS",
    "TOWER_SWITCH",
    "TURNS",
    "WINS",
    "WITCHES",
    "WITCH_MAY",
]
