"""Options: one frozen object a game, with every switch named, explained and checked."""

import dataclasses
from collections.abc import Iterable
from typing import Any, ClassVar

from boardkit.core.text import Text


@dataclasses.dataclass(frozen=True)
class Switch:
    """What is known of one option besides its default: the values it may have and what it is, in words."""

    among: tuple[Any, ...]
    text: Text
    values: dict[Any, Text]


def switch(default: Any, among: Iterable[Any], text: Text, values: dict[Any, Text] | None = None) -> Any:
    """Declares an option: its default, its possible values, its label and, where useful, a label for each value."""
    return dataclasses.field(default=default, metadata={"switch": Switch(tuple(among), text, values or {})})


class OptionError(ValueError):
    """An option with a value that it cannot have; the message names both and what would be right."""


@dataclasses.dataclass(frozen=True)
class Options:
    """Base of a game's options. Every game has a number of players."""

    players: int = 2

    SERIES_LENGTH: ClassVar[int] = 3

    def __post_init__(self) -> None:
        for name, known in self.switches().items():
            value = getattr(self, name)
            if not any(value == choice and type(value) is type(choice) for choice in known.among):
                right = ", ".join(map(repr, known.among))
                raise OptionError(f"{name}={value!r}: choose one of {right}")

    @classmethod
    def switches(cls) -> dict[str, Switch]:
        """Every switch by its name, in the order in which the game declares them."""
        return {f.name: f.metadata["switch"] for f in dataclasses.fields(cls) if "switch" in f.metadata}
