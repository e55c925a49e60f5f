"""Revolution's lessons: the rulebook, done step by step, and then the ways to play it differently."""

from boardkit.core.lesson import Lesson
from boardkit.core.text import Text
from boardkit.games.revolution.lesson.parts.again import ONCE_MORE
from boardkit.games.revolution.lesson.parts.allies import ALLY
from boardkit.games.revolution.lesson.parts.callers import CALLERS
from boardkit.games.revolution.lesson.parts.destroy import DESTROY
from boardkit.games.revolution.lesson.parts.ends import CHECK, ENDS
from boardkit.games.revolution.lesson.parts.exile import EXILE
from boardkit.games.revolution.lesson.parts.filling import FILLING
from boardkit.games.revolution.lesson.parts.neutral_tiles import DRAFTING, DRAWN, HIDDEN_TILES, OLD, SECRETLY
from boardkit.games.revolution.lesson.parts.nullify import ALWAYS
from boardkit.games.revolution.lesson.parts.old_style import OLD_STYLE
from boardkit.games.revolution.lesson.parts.reverse import REVERSE
from boardkit.games.revolution.lesson.parts.shields import SHIELDS
from boardkit.games.revolution.lesson.parts.switches import DOUBTS, IN_A_ROW
from boardkit.games.revolution.lesson.parts.tower_death import TOWER
from boardkit.games.revolution.lesson.parts.turners import TURNERS

LEARN = Lesson(
    "revolution.learn",
    1,
    Text("Learn Revolution", "學《革命》"),
    (
        *(ALLY, FILLING, REVERSE, SHIELDS, DESTROY, OLD_STYLE, EXILE),
        *(ONCE_MORE, ALWAYS, CALLERS, TURNERS, TOWER, ENDS, CHECK),
    ),
)

VARIANTS = Lesson(
    "revolution.variants",
    1,
    Text("Revolution in other ways", "《革命》的其他玩法"),
    (OLD, DRAWN, HIDDEN_TILES, DRAFTING, SECRETLY, IN_A_ROW, DOUBTS),
)

__all__ = ["LEARN", "VARIANTS"]
