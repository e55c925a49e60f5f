"""The source document of a rulebook, line by line, without its words.

What the document says stands in our own words in the clauses. Here stand only a digest of each line, so that
line numbers can be checked by whoever has the document, and the lines that no clause covers, each with the
reason.
"""

from typing import NamedTuple

BLANK = "-"


def digest(line: str) -> str:
    """Six hexadecimal digits for a line; `BLANK` for one with nothing on it."""
    import hashlib

    return hashlib.sha256(line.strip().encode()).hexdigest()[:6] if line.strip() else BLANK


class Source(NamedTuple):
    """One source document: its name, a digest of each line, and why some lines are no rule."""

    document: str
    digests: tuple[str, ...]
    not_rules: dict[int, str]

    def lines(self) -> tuple[int, ...]:
        """The numbers, from 1, of the lines that say something."""
        return tuple(n for n, one in enumerate(self.digests, 1) if one != BLANK)

    def fits(self, text: str) -> bool:
        """Is this the document?"""
        return tuple(map(digest, text.splitlines())) == self.digests
