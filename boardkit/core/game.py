"""A game: everything that belongs to it, in one place."""

import dataclasses
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from boardkit.core.bot import RANDOM, Bot
from boardkit.core.clause import Rulebook
from boardkit.core.options import OptionError, Options
from boardkit.core.shape import ShapeError, shaped
from boardkit.core.source import Source
from boardkit.core.state import State
from boardkit.core.text import Text

if TYPE_CHECKING:
    from boardkit.core.lesson import Lesson


@dataclasses.dataclass(frozen=True)
class Game:
    """A game's states, rules in words, labels, bots and source."""

    name: str
    title: Text
    state: type[State]
    rulebook: Rulebook
    seats: tuple[Text, ...]
    """What each seat is called when nobody else gives it a name."""
    own_bots: Mapping[str, Bot]
    source: Source
    series_clause: str = ""
    """The clause about several games in a row, if the rulebook has one."""
    paragraphs: frozenset[str] = frozenset()
    """Clauses whose event begins a new paragraph of the log: a round, a turn."""
    load_lessons: Callable[[], "Mapping[str, Lesson]"] = dict
    """Gives `lessons` when they are first wanted: a game is played more often than it is taught."""

    @property
    def label(self) -> Callable[[str], Text]:
        """What people call the thing with an engine name."""
        return self.rulebook.label

    @property
    def bots(self) -> dict[str, Bot]:
        """Every bot that can sit at this game, by the name to ask for it."""
        return {"random": RANDOM, **self.own_bots}

    @property
    def filler(self) -> Bot:
        """The bot that takes a seat that nobody asked for: the game's own first, else the random one."""
        return next(iter(self.own_bots.values()), RANDOM)

    @property
    def lessons(self) -> "Mapping[str, Lesson]":
        """The game's lessons by name, in the order in which they are best taken."""
        return self.load_lessons()

    def options(self, **switches: Any) -> Options:
        """The options object with these switches set; OptionError says which are wrong and what would be right."""
        known = self.state.options_type.switches()
        for name in switches:
            if name not in known:
                raise OptionError(f"{name!r} is no option of {self.name}; its options are {', '.join(known)}")
        return self.state.options_type(**switches)

    def start(self, **switches: Any) -> State:
        """The first position of a game with these options."""
        return self.state.start(self.options(**switches))

    def read_options(self, data: Any) -> Options:
        """The options that a file gives; ShapeError names a wrong one."""
        options: Options = shaped(data, self.state.options_type, "options")
        return options

    def __repr__(self) -> str:
        return f"<game {self.name}>"


__all__ = ["Game", "ShapeError"]
