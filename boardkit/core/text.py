"""Words in both languages, and the voice that fills their blanks.

Every sentence that a person reads is a `Text`: English and Traditional Chinese side by side, so that neither
can be forgotten. Blanks are filled by a `Voice`, which knows the language, the names of the players and to
whom it speaks.
"""

from collections.abc import Callable, Iterable, Mapping
from string import Formatter
from typing import Any, NamedTuple

LANGUAGES = ("en", "zh-Hant")
MINUS = "\N{MINUS SIGN}"


class Text(NamedTuple):
    """One sentence or label, in English and in Traditional Chinese (Taiwan usage)."""

    en: str
    zh: str

    def in_(self, lang: str) -> str:
        """The form in one of `LANGUAGES`; ValueError for any other."""
        if lang not in LANGUAGES:
            raise ValueError(f"lang: {lang!r} is not one of {', '.join(LANGUAGES)}")
        return self.en if lang == "en" else self.zh

    def blanks(self) -> set[str]:
        """The names of the blanks; both languages must have the same ones."""
        found = [{name for _, name, _, _ in Formatter().parse(form) if name} for form in self]
        if found[0] != found[1]:
            raise ValueError(f"the languages have different blanks: {self.en!r} / {self.zh!r}")
        return found[0]


def plain(name: str) -> Text:
    """The label of last resort: the engine's own name in both languages."""
    return Text(name, name)


def signed(number: int) -> str:
    """+3, 0 or −4, with a real minus sign."""
    return f"{number:+}".replace("-", MINUS) if number else "0"


def listed(words: Iterable[str], lang: str) -> str:
    """'a, b and c' or 'a、b 和 c'."""
    *first, last = list(words) or [""]
    if not first:
        return last
    return f"{', '.join(first)} and {last}" if lang == "en" else f"{'、'.join(first)}和{last}"


class Voice(Formatter):
    """Says a `Text` to somebody: fills `{card:name}`, `{cards:names}`, `{seat:Seat}`, `{sum:signed}` …

    A blank's format says what stands in it: `name`/`names` engine names, shown by their labels; `seat`/`seats`
    players, where the one spoken to becomes "you" (`Seat` begins a sentence); `signed` a number with its sign;
    `take|takes` picks the first word for "you" and the second for everybody else; nothing: as it is.
    """

    def __init__(
        self,
        lang: str = "en",
        label: Callable[[str], Text] = plain,
        names: tuple[str, ...] = (),
        me: int | None = None,
    ) -> None:
        self.lang = lang
        self.label = label
        self.names = names
        self.me = me

    def say(self, text: Text, facts: Mapping[str, Any] | None = None) -> str:
        """The sentence in this voice's language, with its blanks filled."""
        return self.vformat(text.in_(self.lang), (), facts or {})

    def name(self, engine_name: str) -> str:
        """The label of a place, piece or choice."""
        return self.label(engine_name).in_(self.lang)

    def seat(self, seat: int, *, begins: bool = False) -> str:
        """A player's name, or 'you'."""
        if seat == self.me:
            return ("You" if begins else "you") if self.lang == "en" else "你"
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return f"{'Player' if begins else 'player'} {seat + 1}" if self.lang == "en" else f"玩家 {seat + 1}"

    def format_field(self, value: Any, format_spec: str) -> str:
        """What one blank's format makes of its value."""
        match format_spec:
            case "name":
                return self.name(value)
            case "names":
                return listed(map(self.name, value), self.lang)
            case "seat" | "Seat":
                return self.seat(value, begins=format_spec == "Seat")
            case "seats" | "Seats":
                first = [self.seat(s, begins=format_spec == "Seats" and not n) for n, s in enumerate(value)]
                return listed(first, self.lang)
            case "signed":
                return signed(value)
        if "|" in format_spec:
            mine, others = format_spec.split("|")
            if isinstance(value, tuple) and len(value) > 1:
                return mine
            return mine if value == self.me or value == (self.me,) else others
        return str(super().format_field(value, format_spec))
