"""How somebody looks at a game: language, room, names, help."""

from dataclasses import dataclass

WIDTHS = (360, 720, 1200)
"""The three widths (CSS px offered) that pictures are drawn for: phone, notebook, projector."""


@dataclass(frozen=True)
class View:
    """What a picture depends on beside the observation.

    `lang` is "en" or "zh-Hant"; `width` the CSS pixels offered; `names` the players' names by seat, where one
    is missing the game's own word for the seat stands in; `memory_aid` shows what an attentive player could
    remember; `bare` draws no conclusions (scores, sums, who will take or win), so that a learner can draw them.
    """

    lang: str = "en"
    width: int = 720
    names: tuple[str, ...] = ()
    memory_aid: bool = True
    bare: bool = False

    @property
    def bucket(self) -> int:
        """The widest of `WIDTHS` that fits; the narrowest where none does."""
        return max((width for width in WIDTHS if width <= self.width), default=WIDTHS[0])

    def name(self, seat: int, otherwise: str) -> str:
        """A player's name, or the game's own word for the seat."""
        return self.names[seat] if seat < len(self.names) and self.names[seat].strip() else otherwise
