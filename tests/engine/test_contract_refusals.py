"""Every wrong move is answered by a clause, in a whole sentence of both languages, with what would be right."""

from collections import Counter
from collections.abc import Iterator

from boardkit.core.clause import Refusal
from boardkit.core.event import Event
from boardkit.core.game import Game
from boardkit.core.state import State
from boardkit.core.text import LANGUAGES, Voice
from tests.engine.walks import GAMES, nodes, walks


def wrong_clicks(state: State, seat: int, prefix: tuple[str, ...] = (), depth: int = 4) -> Iterator[tuple[str, ...]]:
    """Every beginning of a move that ends in a part which is forbidden, and some that no game knows."""
    ask = state.ask(seat, prefix)
    words = (*ask.names(), "nonsense", "999", "0", "-7")
    legal = state.choices(seat, prefix).names()
    yield from ((*prefix, word) for word in dict.fromkeys(words) if word not in legal)
    for part in legal[:2] if depth else ():
        yield from wrong_clicks(state, seat, (*prefix, part), depth - 1)


def state_is_small(state: State) -> bool:
    """Where all wrong clicks are few, all are tried."""
    return all(len(state.ask(seat).parts) < 20 for seat in state.to_act)


def is_said(played: Game, state: State, refusal: Refusal) -> bool:
    """The refusal's sentence fills all its blanks in both languages, and names what would be right."""
    for lang in LANGUAGES:
        said = played.rulebook.refusal(refusal, Voice(lang, played.label))
        assert said
        assert not set("{}") & set(said)
        assert all(played.label(part).in_(lang) in said for part in refusal.right)
    return True


def test_every_wrong_click_is_answered(name: str) -> None:
    played, count = GAMES[name], 0
    for node in nodes(name, every=31, inner=True):
        for seat in node.state.to_act:
            for wrong in wrong_clicks(node.state, seat):
                refusal = node.state.why_not(seat, wrong)
                assert refusal is not None, wrong
                assert refusal.clause in played.rulebook
                right = node.state.choices(seat, wrong[:-1]).names()
                assert refusal.right or not right, f"{wrong}: {refusal} does not say what would be right"
                assert set(refusal.right) <= set(right)
                count += 1
                if count % 7 == 0:  # the sentence takes longer to make than to check
                    assert is_said(played, node.state, refusal)
    assert count > 50


def test_what_would_be_right_is_never_empty_while_something_is(name: str) -> None:
    for node in nodes(name, every=3, inner=True):
        for seat in node.state.to_act:
            unfinished = node.state.why_not(seat, "", whole=True)
            assert unfinished is not None
            assert unfinished.clause == "core.unfinished"
            assert unfinished.right == node.state.choices(seat).names()


def test_every_refusal_and_every_event_has_its_sentence_and_no_sentence_is_idle(name: str) -> None:
    """All facts that clauses can occur with; so a sentence that nothing ever says is found as well."""
    played = GAMES[name]
    refused: dict[str, Refusal] = {}
    told: dict[str, Event] = {}
    seen: Counter[str] = Counter()
    openings = [event for walk in walks(name) for event in walk.opening]
    for number, node in enumerate(nodes(name)):
        for seat in range(-1, node.state.players) if number % 23 == 0 or state_is_small(node.state) else ():
            clicks = wrong_clicks(node.state, seat) if seat in node.state.to_act else [()]
            for click in clicks:
                if refusal := node.state.why_not(seat, click):
                    refused.setdefault(refusal.clause, refusal)
        for event in (*node.events, *openings):
            told.setdefault(event.clause, event)
            seen[event.clause] += 1
            if seen[event.clause] < 40:
                assert tells(played, event, node.state.players)
    for refusal in refused.values():
        is_said(played, node.state, refusal)
    wanted = {clause.id for clause in played.rulebook.own if clause.refuses}
    assert wanted - set(refused) <= UNREACHED_REFUSALS.get(name, set())
    wanted = {clause.id for clause in played.rulebook.own if clause.tells}
    assert wanted - set(told) <= UNTOLD.get(name, set())


RARE = {clause.id for clause in GAMES["revolution"].rulebook.own}  # all are looked for in test_revolution_sentences.py
UNREACHED_REFUSALS = {"revolution": RARE}
"""Clauses whose refusal nothing in these random games causes; each has a test of its own, named beside it."""

UNTOLD = {"raj": {"raj.tie.last", "raj.series"}, "revolution": RARE}  # test_RAJ_20, test_series.py
"""Clauses whose event is too rare for these random games; each has a test of its own, named beside it."""


def tells(played: Game, event: Event, players: int) -> bool:
    """The event's sentence can be said to everybody, in both languages; its moves are (piece, from, to)."""
    for lang in LANGUAGES:
        for me in (None, *range(players)):
            said = played.rulebook.event(event.clause, event.facts, Voice(lang, played.label, me=me))
            assert said
            assert not set("{}") & set(said)
    assert event.audience is None or set(event.audience) <= set(range(players))
    assert all(len(moved) == 3 for moved in event.moved)
    return True
