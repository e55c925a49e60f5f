"""What stands around the board, as plain data for the screen: timeline, curtain, series, what can be done now."""

from typing import TYPE_CHECKING, Any

from boardkit_widgets import telling, ui_words

if TYPE_CHECKING:
    from boardkit_widgets.board import Board


def around(board: "Board") -> dict[str, Any]:
    """`{"seat", "timeline", "can", "curtain", "peek", "series", "saved"}`; `seat`: from where the table is seen."""
    return {
        "seat": board.seat,
        "timeline": timeline(board),
        "can": can(board),
        "curtain": curtain(board),
        "peek": peek(board),
        "series": series(board),
        "saved": saved(board),
    }


def timeline(board: "Board") -> dict[str, Any]:
    """How many frames there are, which is looked at (the last is the running game), and what to call it."""
    seat, look = board.seat, board.timeline
    frames = look.frames(seat)
    at = len(frames) - 1 if look.at is None else look.at
    said = telling.voice(board.match, seat, board.lang)
    label = said.say(ui_words.RUNNING if look.at is None else ui_words.STEP, {"at": at + 1, "all": len(frames)})
    return {"frames": len(frames), "at": at, "live": look.at is None, "by_event": look.by_event, "label": label}


def can(board: "Board") -> dict[str, bool]:
    """Which commands make sense now."""
    match, seat = board.match, board.seat
    live = board.timeline.at is None
    moved = any(moment.seat == seat or (seat < 0 and moment.seat in match.people) for moment in match.moments)
    return {
        "take_back": live and moved,
        "redo": live and match.can_redo,
        "hint": live and seat in match.state.to_act,
        "branch": not live,
        "go_back": bool(match.lines),
        "next_game": board.series is not None and board.series.can_go_on,
        "hide": board.curtain.needed and board.curtain.holder is not None,
    }


def curtain(board: "Board") -> dict[str, Any] | None:
    """Whose turn it is behind the curtain, and how each of them opens it; None where no curtain is drawn.

    Nor while one looks back: what is seen then is not what is to be decided.
    """
    if not board.curtain.drawn or board.curtain.peeking is not None or board.timeline.at is not None:
        return None
    match = board.match
    said = telling.voice(match, board.seat, board.lang)
    return {
        "text": said.say(ui_words.CURTAIN, {"waiting": match.waiting_for}),
        "seats": [
            {
                "seat": seat,
                "open": said.say(ui_words.OPEN, {"seat": seat}),
                "type": said.say(ui_words.TYPE, {"seat": seat}),
            }
            for seat in match.waiting_for
        ],
    }


def peek(board: "Board") -> list[dict[str, Any]]:
    """Who may hold a button to look at what they have chosen already."""
    hidden = board.curtain.needed and board.curtain.holder is None and board.timeline.at is None
    if not hidden or not board.match.state.to_act:
        return []
    match = board.match
    said = telling.voice(match, board.seat if board.seat not in match.people else -2, board.lang)
    seats = [seat for seat in match.people if seat in match.state.committed]
    return [{"seat": seat, "label": said.say(ui_words.PEEK, {"seat": seat})} for seat in seats]


def series(board: "Board") -> str:
    """How the series stands, in one line; empty where a single game is played."""
    if board.series is None:
        return ""
    played = board.series
    names = board.match.names(board.lang)
    facts = {
        "number": min(len(played.results) + 1, played.length),
        "length": played.length,
        "wins": " · ".join(f"{name} {won}" for name, won in zip(names, played.wins, strict=True)),
        "winners": played.winners,
    }
    said = telling.voice(board.match, board.seat, board.lang)
    return said.say(ui_words.SERIES_OVER if played.over else ui_words.SERIES, facts)


def saved(board: "Board") -> dict[str, Any]:
    """What the browser keeps for the case that the kernel is lost; `fresh` says that there is nothing to keep yet."""
    match = board.match
    fresh = not any(moment.seat in match.people for moment in match.moments)
    key = f"boardkit.{match.game.name}.{board.keep}" if board.keep is not None else ""
    return {"key": key, "fresh": fresh, "code": "" if fresh or not key else match.record.code()}
