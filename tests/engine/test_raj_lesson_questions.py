"""Raj's questions: three hundred cases each, the answers found once more by other means."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

from boardkit import game
from boardkit.core.event import happened
from boardkit.core.quiz import Case, Question
from boardkit.core.text import LANGUAGES, Text, Voice
from boardkit.games.raj.lesson.questions import QUESTIONS

RAJ = game("raj")
SEEDS = range(300)
COLOURS = ("red", "blue", "green", "yellow", "violet")
NAMES = ("You", "Blue", "Green", "Yellow", "Violet")


def worth(name: str) -> int:
    return int(name.split(".")[1])


def unequal(numbers: Sequence[int]) -> list[int]:
    return [number for number in numbers if list(numbers).count(number) == 1]


def shown(case: Case) -> list[int]:
    """The card of each seat, as shown."""
    (event,) = case.shown
    assert event.clause == "raj.round.reveal"
    assert list(event.facts) == ["cards"]
    return [worth(card) for card in event.facts["cards"]]


def pot(case: Case) -> int:
    state: Any = case.state
    return sum(map(worth, state.pot))


def seat_that_takes(numbers: Sequence[int], total: int) -> int | None:
    """All equal cards away; of the others the highest, or below nought the lowest."""
    left = sorted(unequal(numbers))
    return list(numbers).index(left[-1 if total >= 0 else 0]) if left else None


def who_takes(case: Case) -> set[str]:
    seat = seat_that_takes(shown(case), pot(case))
    return {"nobody" if seat is None else COLOURS[seat]}


def which_takes(case: Case) -> set[str]:
    seat = seat_that_takes(shown(case), pot(case))
    assert seat is not None
    return {f"{COLOURS[seat]}.{shown(case)[seat]}"}


def which_cancel(case: Case) -> set[str]:
    numbers = shown(case)
    return {f"{COLOURS[s]}.{n}" for s, n in enumerate(numbers) if n not in unequal(numbers)}


def under_carry(case: Case) -> set[str]:
    numbers = shown(case)
    best = max(numbers) if pot(case) >= 0 else min(numbers)
    return {COLOURS[numbers.index(best)] if numbers.count(best) == 1 else "nobody"}


def still_open(case: Case) -> set[str]:
    state: Any = case.state
    stays = seat_that_takes(shown(case), pot(case)) is None
    return {case.facts["next"], *(state.pot if stays else ())}


def score(case: Case) -> set[str]:
    state: Any = case.state
    name = case.text.en.removeprefix("The game is over. ").removesuffix(": what is the score?")
    return {str(sum(map(worth, state.won[NAMES.index(name.capitalize())])))}


def best(scores: Sequence[int]) -> set[int]:
    return {seat for seat, points in enumerate(scores) if points == max(scores)}


def winners(case: Case) -> set[str]:
    state: Any = case.state
    return {COLOURS[seat] for seat in best([sum(map(worth, tiles)) for tiles in state.won])}


def series(case: Case) -> set[str]:
    """Read from the question's words alone."""
    wins: Counter[int] = Counter()
    for told in re.findall(r"Game \d: ([^.]*)\.", case.text.en):
        wins.update(best([int(part.split()[1].replace("−", "-")) for part in told.split(", ")]))
    return {COLOURS[seat] for seat, won in wins.items() if won == max(wins.values())}


def box(case: Case) -> set[str]:
    return {name for name in case.choices if worth(name) in (*range(-5, 0), *range(1, 11))}


def may_play(case: Case) -> set[str]:
    state: Any = case.state
    return {name for name in case.choices if name in state.unspent[0]}


def my_removed(case: Case) -> set[str]:
    state: Any = case.state
    hand = set(state.observation(0).legal_moves())
    gone = {card for card in (f"red.{n}" for n in range(1, 16)) if card not in state.unspent[0]}
    return {f"red.{n}" for n in range(1, 16)} - hand - gone


def blue_may_hold(case: Case) -> set[str]:
    state: Any = case.state
    return {card for card in case.choices if card in state.unspent[1]}


def not_seen(case: Case) -> set[str]:
    state: Any = case.state
    seen = {*state.pot, *sum(state.won, ())}
    return {tile for tile in case.choices if tile not in seen}


ANSWERS: dict[str, Callable[[Case], Iterable[str]]] = {
    "raj.score": score,
    "raj.who-wins": winners,
    "raj.in-the-box": box,
    "raj.card-on-a-treasure": which_takes,
    "raj.card-on-a-cobra": which_takes,
    "raj.card-among-ties": which_takes,
    "raj.who-takes-one-tile": who_takes,
    "raj.who-takes-with-ties": who_takes,
    "raj.who-is-next": who_takes,
    "raj.who-takes-the-pot": who_takes,
    "raj.who-takes-in-the-last-round": who_takes,
    "raj.who-takes": who_takes,
    "raj.which-cancel": which_cancel,
    "raj.may-play": may_play,
    "raj.what-one-knows": lambda case: {"spent", "open", "left"} & set(case.choices),
    "raj.cards-left": lambda case: {str(15 - case.facts["rounds"])},
    "raj.rounds-left": lambda case: {str(15 - case.facts["rounds"])},
    "raj.sum": lambda case: {str(pot(case))},
    "raj.which-way": lambda case: {"raj.take.highest" if pot(case) >= 0 else "raj.take.lowest"},
    "raj.what-lies-open": still_open,
    "raj.my-removed-cards": my_removed,
    "raj.what-blue-may-hold": blue_may_hold,
    "raj.tiles-to-come": not_seen,
    "raj.twelve-rounds": lambda case: {str(12 - case.facts["rounds"])},
    "raj.what-is-sure": lambda case: {"mine", "spent"} & set(case.choices),
    "raj.series-of-three": series,
    "raj.shared-series": series,
    "raj.who-takes-under-carry": under_carry,
    "raj.which-is-the-rulebook": lambda _case: {"cancel_cascade"},
}


def test_every_question_has_its_check() -> None:
    assert {question.key for question in QUESTIONS} == ANSWERS.keys()
    assert len({question.key for question in QUESTIONS}) == len(QUESTIONS)


@pytest.mark.parametrize("question", QUESTIONS, ids=[question.key for question in QUESTIONS])
def test_answers_are_right_and_cases_are_sound(question: Question) -> None:
    cases = set()
    for seed in SEEDS:
        case = question.case(seed)
        assert case.right == set(ANSWERS[question.key](case)), f"seed {seed}"
        case.state.checked()
        assert_it_can_be_said(case)
        assert not set(case.feedback) & case.right
        assert set(case.feedback) <= set(case.choices)
        cases.add((case.state, case.text, case.right, frozenset(case.choices)))
    assert len(cases) > 280
    assert question.case(5) == question.case(5)


def assert_it_can_be_said(case: Case) -> None:
    for lang in LANGUAGES:
        voice = Voice(lang, RAJ.label, me=0)
        said = [voice.say(case.text, case.facts), *(RAJ.rulebook.event(e.clause, e.facts, voice) for e in case.why)]
        said += [text.in_(lang) for text in (*case.feedback.values(), *case.choices.values())]
        assert all(words.strip() for words in said)
        assert not set("{}") & set("".join(said))


def test_rounds_are_of_every_kind() -> None:
    by_key = {question.key: question for question in QUESTIONS}
    cases = [by_key["raj.who-takes"].case(seed) for seed in SEEDS]
    players = Counter(len(shown(case)) for case in cases)
    assert set(players) == {2, 3, 4, 5}
    assert min(players.values()) > 40
    assert sum(case.right == {"nobody"} for case in cases) > 40
    assert sum(len(unequal(shown(case))) < len(shown(case)) for case in cases) > 120
    sums = Counter((pot(case) > 0) - (pot(case) < 0) for case in (by_key["raj.which-way"].case(seed) for seed in SEEDS))
    assert min(sums[1], sums[0], sums[-1]) > 50
    ends = [by_key["raj.who-takes-in-the-last-round"].case(seed) for seed in SEEDS]
    assert 100 < sum(case.right == {"nobody"} for case in ends) < 200
    assert sum(len(by_key["raj.who-wins"].case(seed).right) > 1 for seed in SEEDS) > 30
    differs = [case for case in map(by_key["raj.who-takes-under-carry"].case, SEEDS) if case.right != who_takes(case)]
    assert 100 < len(differs) < 250


def test_a_question_asks_for_nothing_that_comes_later_in_the_lesson() -> None:
    """Nobody's tiles come in the part on the last round, several open tiles in the one before, chains after pairs."""
    by_key = {question.key: question for question in QUESTIONS}
    one_tile = ("card-on-a-treasure", "may-play", "what-one-knows", "card-on-a-cobra", "which-cancel")
    for key in (*one_tile, "who-takes-with-ties", "who-is-next"):
        assert {len(_base(case).pot) for case in map(by_key[f"raj.{key}"].case, SEEDS)} == {1}
    for key in ("score", "who-wins", "cards-left", "rounds-left"):
        assert {_base(case).pot for case in map(by_key[f"raj.{key}"].case, SEEDS)} == {()}
    for key, pairs in (("which-cancel", 1), ("who-takes-with-ties", 1), ("who-is-next", 2)):
        for case in map(by_key[f"raj.{key}"].case, SEEDS):
            assert [event.clause for event in case.why].count("raj.tie.cancel") == pairs
    assert all(len(_base(case).pot) > 1 for case in map(by_key["raj.which-way"].case, SEEDS))


def test_questions_show_what_they_speak_of() -> None:
    by_key = {question.key: question for question in QUESTIONS}
    for case in map(by_key["raj.what-one-knows"].case, SEEDS):
        seen: Any = case.state.observation(0)
        assert list(seen.commits) == [None, *["?"] * (len(seen.commits) - 1)]
    for case in map(by_key["raj.who-takes-under-carry"].case, SEEDS):
        assert len(unequal(shown(case))) < len(shown(case)), "equal cards are what the rule is about"
    assert all(len(by_key["raj.shared-series"].case(seed).right) > 1 for seed in SEEDS)


DEEDS = {"raj.round.reveal", "raj.round.turn-up", "raj.variant.hidden", "raj.round.repeat", "raj.tie.last"}


@pytest.mark.parametrize("question", QUESTIONS, ids=[question.key for question in QUESTIONS])
def test_explanations_pretend_nothing(question: Question) -> None:
    """Cards are shown, tiles turned up and games ended in an explanation only where the question says so."""
    for case in map(question.case, range(60)):
        told = {event.clause for event in happened(case.why)} & DEEDS
        allowed = {event.clause for event in case.shown}
        allowed |= {"raj.round.turn-up"} if "next" in case.facts else set()
        allowed |= {"raj.tie.last"} if case.shown and not _base(case).tiles else set()
        assert told <= allowed


def _base(case: Case) -> Any:
    """The position under secret choices."""
    return getattr(case.state, "base", case.state)


def test_right_answers_are_not_always_in_the_same_place() -> None:
    for question in QUESTIONS:
        if question.kind in ("one", "place") and question.key != "raj.which-is-the-rulebook":
            places = Counter(list(c.choices).index(next(iter(c.right))) for c in map(question.case, SEEDS))
            assert len(places) > 1, question.key
            assert max(places.values()) < 240, question.key


@pytest.mark.parametrize("question", QUESTIONS, ids=[question.key for question in QUESTIONS])
def test_both_languages_have_the_same_blanks(question: Question) -> None:
    for seed in range(20):
        case = question.case(seed)
        texts: list[Text] = [case.text, *case.choices.values(), *case.feedback.values()]
        for text in texts:
            text.blanks()
