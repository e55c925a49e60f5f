"""Sentences in both languages, and the voice that fills their blanks."""

import pytest

from boardkit.core.text import Text, Voice, listed, plain, signed
from boardkit.games.raj.components import label


def test_a_text_speaks_two_languages_and_no_third() -> None:
    text = Text("yes", "是")
    assert (text.in_("en"), text.in_("zh-Hant")) == ("yes", "是")
    for lang in ("zh", "de", "", "EN"):
        with pytest.raises(ValueError, match="lang"):
            text.in_(lang)


def test_blanks_must_be_the_same_in_both_languages() -> None:
    assert Text("{a} and {b:name}", "{b:name}和{a}").blanks() == {"a", "b"}
    assert Text("none", "無").blanks() == set()
    with pytest.raises(ValueError, match="different blanks"):
        Text("{a}", "{b}").blanks()


@pytest.mark.parametrize(("number", "said"), [(3, "+3"), (-4, "−4"), (0, "0"), (-10, "−10")])
def test_numbers_carry_their_sign(number: int, said: str) -> None:
    assert signed(number) == said


@pytest.mark.parametrize(
    ("words", "en", "zh"),
    [
        ((), "", ""),
        (("a",), "a", "a"),
        (("a", "b"), "a and b", "a和b"),
        (("a", "b", "c"), "a, b and c", "a、b和c"),
    ],
)
def test_lists(words: tuple[str, ...], en: str, zh: str) -> None:
    assert listed(words, "en") == en
    assert listed(words, "zh-Hant") == zh


TAKES = Text(
    "{seat:Seat} {seat:take|takes} {tiles:names} ({sum:signed}).", "{seat:Seat}拿走{tiles:names}（{sum:signed}）。"
)
FACTS = {"seat": 1, "tiles": ("tile.+3", "tile.-5"), "sum": -2}


def test_the_one_who_is_spoken_to_becomes_you() -> None:
    names = ("Ann", "Bo", "Cy")
    assert Voice("en", label, names).say(TAKES, FACTS) == "Bo takes treasure +3 and cobra −5 (−2)."
    assert Voice("en", label, names, me=1).say(TAKES, FACTS) == "You take treasure +3 and cobra −5 (−2)."
    assert Voice("zh-Hant", label, names, me=1).say(TAKES, FACTS) == "你拿走寶藏 +3和眼鏡蛇 −5（−2）。"
    assert Voice("en", label).say(TAKES, FACTS).startswith("Player 2 takes")


WINS = Text("Over. {seats:Seats} {seats:win|wins}.", "結束。{seats:Seats}獲勝。")


@pytest.mark.parametrize(
    ("seats", "me", "said"),
    [
        ((0,), None, "Over. Ann wins."),
        ((0,), 0, "Over. You win."),
        ((1, 2), None, "Over. Bo and Cy win."),
        ((0, 1), 0, "Over. You and Bo win."),
        ((0, 1), 1, "Over. Ann and you win."),
    ],
)
def test_several_seats(seats: tuple[int, ...], me: int | None, said: str) -> None:
    assert Voice("en", names=("Ann", "Bo", "Cy"), me=me).say(WINS, {"seats": seats}) == said


def test_what_a_player_is_called_is_never_read_as_a_blank() -> None:
    assert Voice(names=("{seat}", "B")).say(Text("{seat:Seat}", "{seat:Seat}"), {"seat": 0}) == "{seat}"


def test_every_name_of_raj_has_a_label_in_both_languages() -> None:
    for name in ("red.7", "violet.15", "tile.+10", "tile.-1", "pot", "bag", "won.blue", "hand.red", "aside.red"):
        found = label(name)
        assert found != plain(name)
        assert all(found)
    assert label("nonsense") == plain("nonsense")
