"""From `ask` and `why` to everything a chooser needs: options, refusals, whole moves, option trees.

Options and refusals come from one source and cannot drift apart. All functions work on a state or on a
position with holes, and look only at what the seat may know.
"""

import json
import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from boardkit.core.ask import Ask
from boardkit.core.clause import Refusal
from boardkit.core.names import CHANCE

if TYPE_CHECKING:
    from boardkit.core.state import State

Prefix = tuple[str, ...]
NUMBER = re.compile("0|-?[1-9][0-9]{0,8}")
TREE_BYTES = 8_000
"""How much of an option tree is sent at once; the rest is fetched when somebody gets there."""


def parts_of(move: str | Sequence[str]) -> Prefix:
    """A move's parts, from its text or from a sequence of names."""
    return tuple(move.split()) if isinstance(move, str) else tuple(move)


def options(state: "State", seat: int, prefix: Prefix = ()) -> Ask:
    """The question after `prefix`, with only the parts that no clause forbids."""
    if seat not in state.to_act:
        return Ask("core.turn")
    ask = state.ask(seat, prefix)
    if isinstance(ask.parts, range):
        legal = [n for n in ask.parts if state.why(seat, prefix, str(n)) is None]
        whole = bool(legal) and legal == list(range(legal[0], legal[-1] + 1))
        return ask._replace(parts=range(legal[0], legal[-1] + 1) if whole else tuple(map(str, legal)))
    return ask._replace(parts=tuple([part for part in ask.parts if state.why(seat, prefix, part) is None]))


def choices(state: "State", seat: int, prefix: Prefix = ()) -> Ask:
    """The same for a prefix from outside: nothing can follow one that is not legal itself."""
    refusal = why_not(state, seat, prefix)
    return Ask(refusal.clause) if refusal else options(state, seat, prefix)


def whole_moves(state: "State", seat: int, prefix: Prefix = ()) -> Iterator[str]:
    """Every legal move that begins with `prefix`, as text."""
    ask = options(state, seat, prefix)
    if ask.done:
        yield " ".join(prefix)
    for part in ask.names():
        yield from whole_moves(state, seat, (*prefix, part))


def out_of_turn(state: "State", seat: int) -> Refusal | None:
    """The clause that keeps a seat from moving at all, or None."""
    if seat in state.to_act:
        return None
    if not state.to_act:
        return Refusal("core.over", {})
    if state.to_act == (CHANCE,):
        return Refusal("core.chance", {})
    if seat in state.committed:
        return Refusal("core.committed", {"seat": seat})
    return Refusal("core.turn", {"seat": seat, "waiting": state.to_act})


def why_not(state: "State", seat: int, move: str | Sequence[str], *, whole: bool = False) -> Refusal | None:
    """The clause that forbids a move, or the beginning of one; None if none does.

    With `whole`, a beginning alone is refused too.
    """
    refusal = out_of_turn(state, seat)
    if refusal:
        return refusal
    prefix: Prefix = ()
    for part in parts_of(move):
        refusal = _why_not_part(state, seat, prefix, part)
        if refusal:
            return refusal
        prefix = (*prefix, part)
    if whole and not state.ask(seat, prefix).done:
        return Refusal("core.unfinished", {"move": " ".join(prefix)}, options(state, seat, prefix).names())
    return None


def _why_not_part(state: "State", seat: int, prefix: Prefix, part: str) -> Refusal | None:
    ask = state.ask(seat, prefix)
    number = isinstance(ask.parts, range) and NUMBER.fullmatch(part) is not None
    if not number and part not in ask.names():
        clause = "core.unknown" if ask.parts else "core.too-much"
        return Refusal(clause, {"part": part[:40], "question": ask.clause}, options(state, seat, prefix).names())
    refusal = state.why(seat, prefix, part)
    if refusal is None and number and int(part) not in ask.parts:
        return Refusal("core.unknown", {"part": part[:40]}, options(state, seat, prefix).names())
    if refusal is None or refusal.right:
        return refusal
    return refusal._replace(right=options(state, seat, prefix).names())


def parse(state: "State", seat: int, text: str) -> str | Refusal:
    """The move that a person meant: engine names, or short forms of them ("7" for "red.7").

    A short form is the end of a name after its last dot. A legal choice is preferred to a forbidden one; two
    legal ones are refused as ambiguous. What follows a part that is not legal is left as it is. The parts of a set
    may stand in any order.
    """
    prefix: Prefix = ()
    words = _in_order(state, seat, tuple(text.split()))
    for number, word in enumerate(words):
        if seat not in state.to_act:
            break
        fitting = _fitting(state.ask(seat, prefix), word)
        legal = [name for name in fitting if state.why(seat, prefix, name) is None]
        if len(legal) > 1:
            return Refusal("core.ambiguous", {"part": word[:40]}, tuple(legal))
        prefix = (*prefix, *(legal or fitting or [word])[:1])
        if not legal:
            return " ".join((*prefix, *words[number + 1 :]))
    return " ".join(prefix) if prefix else text


def _fitting(ask: Ask, word: str) -> list[str]:
    """The names among which it is asked that a word may mean."""
    return [name for name in ask.names() if name == word] or [
        name for name in ask.names() if name.rpartition(".")[2] == word
    ]


def _in_order(state: "State", seat: int, words: Prefix) -> Prefix:
    """The words, those of a set in the game's order if that makes a legal move; else as they are."""
    prefix: Prefix = ()
    for start, word in enumerate(words):
        if why_not(state, seat, prefix) is not None:
            break
        ask = state.ask(seat, prefix)
        places = {one: ask.names().index(_fitting(ask, one)[0]) for one in words[start:] if _fitting(ask, one)}
        for end in range(len(words), start + 1, -1) if ask.unordered else ():
            if all(one in places for one in words[start:end]):
                names = [ask.names()[at] for at in sorted(places[one] for one in words[start:end])]
                if why_not(state, seat, (*prefix, *names, *words[end:]), whole=True) is None:
                    return (*prefix, *names, *words[end:])
        prefix = (*prefix, *(_fitting(ask, word) or [word])[:1])
    return words


def tree(state: "State", seat: int, prefix: Prefix, depth: int) -> Any:
    """The options after `prefix` as plain JSON, `depth` levels deep.

    1: the move is whole. "?": ask for more. Else an object: part → tree; "": 1, one may stop here; "*": 1, a
    set in any order; "#": [lowest, highest], a number that ends the move (one that does not is listed).
    """
    ask = options(state, seat, prefix)
    if not ask.parts:
        return 1
    if depth == 0:
        return "?"
    last = isinstance(ask.parts, range) and not state.ask(seat, (*prefix, str(ask.parts[0]))).parts
    if isinstance(ask.parts, range) and last:
        inner: dict[str, Any] = {"#": [ask.parts[0], ask.parts[-1]]}
    else:
        inner = {part: tree(state, seat, (*prefix, part), depth - 1) for part in ask.names()}
    if ask.done:
        inner[""] = 1
    if ask.unordered:
        inner["*"] = 1
    return inner


def budgeted_tree(state: "State", seat: int, prefix: Prefix = (), limit: int = TREE_BYTES) -> Any:
    """The deepest whole-level tree that fits into `limit` bytes of JSON; one level at least."""
    if why_not(state, seat, prefix):
        return {}
    best: Any = None
    for depth in range(1, 10):
        deeper = tree(state, seat, prefix, depth)
        text = json.dumps(deeper, separators=(",", ":"))
        if best is not None and len(text) > limit:
            return best
        best = deeper
        if '"?"' not in text:
            return best
    return best
