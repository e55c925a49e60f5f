"""A match put into words for one looker: status, prompt, log, refusals. Plain data, ready to be sent."""

from collections.abc import Sequence
from typing import Any

from boardkit.core.clause import Refusal
from boardkit.core.event import Event, seen_by
from boardkit.core.match import Match
from boardkit.core.moment import Moment
from boardkit.core.text import Voice
from boardkit_widgets import ui_words

QUIET = frozenset({"core.committed"})
"""Events that the picture shows and the log need not repeat."""


def voice(match: Match, seat: int, lang: str) -> Voice:
    """Speaks about a match to the one who sits in `seat`."""
    return Voice(lang, match.game.label, match.names(lang), me=seat)


def status(match: Match, seat: int, lang: str) -> str:
    """Where the game stands, in one line."""
    said = voice(match, seat, lang)
    state = match.state
    if not state.to_act:
        last = match.moments[-1].events[-1:]
        return _sentence(match, last[0], said) if last else said.say(ui_words.OVER)
    if seat in state.to_act:
        return said.say(ui_words.YOUR_MOVE)
    return said.say(ui_words.WAITING, {"waiting": state.to_act})


def log(match: Match, seat: int, lang: str, moments: Sequence[Moment]) -> list[dict[str, Any]]:
    """What has happened in these moments, paragraph by paragraph: `{"head": …, "lines": [{"text": …, "clause": …}]}`."""
    said = voice(match, seat, lang)
    entries: list[dict[str, Any]] = []
    for moment in moments:
        for event in seen_by(moment.events, seat):
            if event.clause in QUIET:
                continue
            if event.clause in match.game.paragraphs:
                entries.append({"head": _sentence(match, event, said), "lines": []})
                continue
            if not entries:
                entries.append({"head": said.say(ui_words.SET_UP), "lines": []})
            entries[-1]["lines"].append({"text": _sentence(match, event, said), "clause": event.clause})
    return entries


def refusal(match: Match, seat: int, lang: str, refused: Refusal) -> dict[str, Any]:
    """A refusal as a note: what was wrong, what would be right, and the rule."""
    rulebook = match.game.rulebook
    return {
        "kind": "refusal",
        "text": rulebook.refusal(refused, voice(match, seat, lang), most=6),
        "clause": refused.clause,
        "rule": rulebook[refused.clause].rule.in_(lang),
    }


def words(match: Match, lang: str, where: str) -> dict[str, str]:
    """Every word on the screen that is neither in the picture nor in the log; `where` is the status line."""
    return {
        "lang": lang,
        "dir": "ltr",
        "title": match.game.title.in_(lang),
        "status": where,
        **{key: text.in_(lang) for key, text in ui_words.WORDS.items()},
    }


def choices(match: Match, seat: int, lang: str, turn: int) -> dict[str, Any]:
    """What `seat` may choose now: the question, the tree of its answers, and what each is called."""
    seen = match.observation(seat)
    if not seen.my_turn:
        return nothing_to_choose(turn)
    ask, tree = seen.choices(), seen.option_tree()
    return {
        "turn": turn,
        "seat": seat,
        "prompt": match.game.rulebook[ask.clause].rule.in_(lang),
        "tree": tree,
        "labels": labels(match, lang, tree),
    }


def nothing_to_choose(turn: int) -> dict[str, Any]:
    """The same where nobody at this screen decides now."""
    return {"turn": turn, "seat": None, "prompt": "", "tree": {}, "labels": {}}


def labels(match: Match, lang: str, tree: Any) -> dict[str, str]:
    """What people call every part in an option tree."""
    if not isinstance(tree, dict):
        return {}
    named = {part: match.game.label(part).in_(lang) for part in tree if part not in ("", "*", "#")}
    for below in tree.values():
        named |= labels(match, lang, below)
    return named


def _sentence(match: Match, event: Event, said: Voice) -> str:
    return match.game.rulebook.event(event.clause, event.facts, said)
