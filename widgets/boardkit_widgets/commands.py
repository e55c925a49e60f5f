"""What can be done at the table beside moving: look back, take back, save, begin anew, open the curtain …

Each command is a function of the board and of arguments from the browser, which are checked before they are used.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from boardkit.core.botmove import bot_move
from boardkit.core.errors import IllegalMove
from boardkit.core.options import OptionError
from boardkit.core.quiz import AnswerError
from boardkit.core.record import LARGEST, RecordError, read
from boardkit.core.rng import seeded
from boardkit.core.shape import ShapeError, shaped
from boardkit.core.text import LANGUAGES, Text
from boardkit.games import game
from boardkit_widgets import telling, ui_words
from boardkit_widgets.setup_form import filled_in

if TYPE_CHECKING:
    from boardkit_widgets.board import Board

Args = dict[str, Any]


def look(board: "Board", args: Args) -> None:
    """Turns the timeline to a frame, or back to the running game."""
    at = shaped(args.get("at"), int | None, "at")
    by_event = shaped(args.get("by_event", False), bool, "by_event")
    board.timeline.look(board.seat, at, by_event=by_event)
    board.refresh()


def branch(board: "Board", _args: Args) -> None:
    """Goes on from the frame looked at in another way."""
    moment, told = board.timeline.frame(board.seat)
    if told is not None:  # half-way to a moment one stands at the one before
        moment -= 1
    board.timeline.at = None
    board.match.branch(moment)


def go_back(board: "Board", _args: Args) -> None:
    """Returns to the way the match went before it was tried another way."""
    board.timeline.at = None
    board.match.return_to()


def take_back(board: "Board", args: Args) -> None:
    """Takes back the last move of whoever looks; asks for everybody's yes where it is needed."""
    agreed = board.match.people if shaped(args.get("agreed", False), bool, "agreed") else ()
    seat = board.seat if board.seat >= 0 else None
    try:
        board.match.take_back(seat, agreed=agreed)
    except IllegalMove as error:
        note = telling.refusal(board.match, board.seat, board.lang, error.refusal)
        if error.refusal.clause == "core.take-back.agree":
            label = ui_words.ALL_AGREE.in_(board.lang)
            note |= {"kind": "info", "action": {"label": label, "name": "take_back", "args": {"agreed": True}}}
        board.note_down(note)


def redo(board: "Board", _args: Args) -> None:
    """Plays again what was taken back."""
    board.match.redo()


def hint(board: "Board", _args: Args) -> None:
    """Tells what the game's own bot would do in the place of whoever looks, and its idea."""
    match, seat = board.match, board.seat
    if seat not in match.state.to_act:
        board.say(ui_words.NOT_YOURS)
        return
    bot = match.game.filler
    move, _ = bot_move(bot, match.state, seat, seeded(match.seed, "hint", len(match.moments)), match.bot_seconds)
    move_said = " · ".join(match.game.label(part).in_(board.lang) for part in move.split())
    facts = {"bot": bot.name.in_(board.lang), "move": move_said, "idea": bot.source.in_(board.lang)}
    board.say(ui_words.HINT, "info", **facts)


def open_curtain(board: "Board", args: Args) -> None:
    """Somebody says: it is me, show me my things."""
    if not board.curtain.open(shaped(args.get("seat"), int, "seat")):
        board.say(ui_words.NOT_YOURS)
        return
    board.refresh()


def close_curtain(board: "Board", _args: Args) -> None:
    """Hides everything that only one person may see."""
    board.curtain.close()
    board.refresh()


def peek(board: "Board", args: Args) -> None:
    """Shows a person's own secrets as long as a button is held (a seat), or no longer (null)."""
    board.curtain.peek(shaped(args.get("seat"), int | None, "seat"))
    board.refresh()


def type_secretly(board: "Board", args: Args) -> None:
    """A move typed unseen, while the curtain stays closed and the projector shows nothing."""
    seat = shaped(args.get("seat"), int, "seat")
    if not board.curtain.drawn or seat not in board.match.waiting_for:
        board.say(ui_words.NOT_YOURS)
        return
    try:
        board.match.play(shaped(args.get("text"), str, "text"), seat)
    except IllegalMove as error:  # what was typed is not repeated: everybody reads the answer
        refused = telling.refusal(board.match, seat, board.lang, error.refusal)
        board.note_down({**refused, "text": ui_words.TYPED_WRONG.in_(board.lang)})


def save(board: "Board", _args: Args) -> None:
    """Sends the match as a file and as a share code."""
    record = board.match.record
    data = record.to_json()
    warning = ui_words.SEALED.in_(board.lang) if data["secrets"] == "sealed" else ""
    board.send(
        {
            "re": "saved",
            "file": f"{record.game.name}.json",
            "text": record.text(),
            "code": record.code(),
            "warning": warning,
        }
    )


def load(board: "Board", args: Args) -> None:
    """Goes on with the match in a file or share code; a broken or foreign one is refused, and nothing is lost."""
    text = args.get("text")
    if not isinstance(text, str) or len(text) > LARGEST:
        raise RecordError(Text("the file is too large, or no text", "檔案太大，或不是文字檔"))
    board.match.restore(read(text, game))
    board.say(ui_words.LOADED, "info")


def new(board: "Board", args: Args) -> None:
    """Begins a new game with the players, options and seed of the form."""
    players, seed, options = filled_in(board.match.game, args)
    board.series = None
    board.timeline.at = None
    start = board.match.game.state.start(options)
    board.match.restart(players, seed=seed or board.fresh_seed(), start=start)


def next_game(board: "Board", _args: Args) -> None:
    """Begins the next game of the series."""
    if board.series is None:
        board.refresh()  # the screen waits for an answer
        return
    board.timeline.at = None
    board.series.next_game()


def speak(board: "Board", args: Args) -> None:
    """Changes the language."""
    lang = shaped(args.get("lang"), str, "lang")
    if lang in LANGUAGES:
        board.lang = lang
    board.refresh()


Command = Callable[[Any, Args], None]
COMMANDS: Mapping[str, Command] = {
    "look": look,
    "branch": branch,
    "go_back": go_back,
    "take_back": take_back,
    "redo": redo,
    "hint": hint,
    "open": open_curtain,
    "close": close_curtain,
    "peek": peek,
    "type": type_secretly,
    "save": save,
    "load": load,
    "new": new,
    "next_game": next_game,
    "lang": speak,
}


def run(board: "Board", commands: Mapping[str, Command], name: str, args: Any) -> None:
    """Carries out a command from the browser; what is wrong with it is said at the board, and nothing is lost."""
    if name not in commands or not isinstance(args, dict):
        board.say(ui_words.GARBLED)
        return
    try:
        commands[name](board, args)
    except RecordError as error:
        board.say(ui_words.NOT_READ, fault=error.text.in_(board.lang))
    except AnswerError as error:
        board.say(error.text)
    except (ShapeError, OptionError, IllegalMove, ValueError) as error:
        board.say(ui_words.NOT_DONE, fault=str(error))
