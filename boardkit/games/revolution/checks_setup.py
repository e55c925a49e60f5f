"""What a position of Revolution from outside may break in its set-up and in its secrets."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from boardkit.core.errors import Fault
from boardkit.games.revolution.components import OPEN_NEUTRALS, SEATS
from boardkit.games.revolution.hidden import held
from boardkit.games.revolution.variants import (
    DRAFTED_TILES,
    DRAWN_TILES,
    PASSED_TILES,
    schedule,
    starter,
)

if TYPE_CHECKING:
    from boardkit.games.revolution.rules import Revolution

SECRETS = ("secret", "shown", "drawn", "passed", "received")


def setup_faults(s: "Revolution") -> Iterator[Fault]:
    """revolution.setup.neutrals and the variants' clauses: what is dealt fits the queue and the rules of secrets."""
    setting_up = bool(s.queue) and s.queue[0].kind in ("deal", "pick")
    secret = s.options.variant in ("secret_random", "secret_draft")
    for field in SECRETS:
        if any(getattr(s, field)) and (not secret or (field in SECRETS[2:] and s.options.variant == "secret_random")):
            yield Fault(field, "revolution.secret", {"variant": s.options.variant})
            return
    if s.options.variant != "base" and not setting_up and s.neutrals:
        yield Fault("neutrals", "revolution.setup.neutrals", {"variant": s.options.variant})
    if not setting_up and any(s.drawn):
        yield Fault("drawn", "revolution.secret-draft.draw", {"tiles": len(s.drawn[0]) + len(s.drawn[1])})
    for look in (_secret_faults, _draft_faults) if secret else ():
        found = list(look(s))
        yield from found
        if found:
            return
    if setting_up:
        yield from _queue_faults(s)


def _secret_faults(s: "Revolution") -> Iterator[Fault]:
    """revolution.secret: hidden tiles lie once each among those whose place is not public."""
    hidden: set[str] = set()
    for field in ("secret", "drawn"):
        for seat, tiles in enumerate(getattr(s, field)):
            if not set(tiles) <= set(s.unseen) or len(set(tiles)) < len(tiles) or hidden & set(tiles):
                yield Fault(f"{field}[{seat}]", "revolution.secret", {"tiles": len(tiles)})
            hidden |= set(tiles)
    for seat in SEATS:
        taken = (*s.secret[seat], *s.shown[seat])
        if len(taken) > DRAWN_TILES or len(set(taken)) < len(taken):
            yield Fault(f"secret[{seat}]", "revolution.secret", {"tiles": len(taken)})
        if set(s.shown[seat]) & {*s.unseen, *s.shown[1 - seat]}:
            yield Fault(f"shown[{seat}]", "revolution.secret", {"not shown": len(s.shown[seat])})


def _draft_faults(s: "Revolution") -> Iterator[Fault]:
    """revolution.secret-draft.pass: what one passed on the other received, took one of, and threw the rest away."""
    if s.options.variant != "secret_draft":
        return
    if set(s.passed[0]) & set(s.passed[1]):
        yield Fault("passed", "revolution.secret-draft.pass", {"twice": 1})
        return
    for seat in SEATS:
        three = s.received[seat]
        whole = len(set(three)) == len(three) and len(three) in (0, PASSED_TILES)
        if not whole or sorted(three) != sorted(s.passed[1 - seat]):
            yield Fault(f"received[{seat}]", "revolution.secret-draft.pass", {"tiles": len(three)})
        else:
            yield from _taken_faults(s, seat)


def _taken_faults(s: "Revolution", seat: int) -> Iterator[Fault]:
    taken = {*s.secret[seat], *s.shown[seat]}
    three = set(s.received[seat])
    choosing = bool(three) and set(s.drawn[seat]) == three
    if len(taken & three) != (bool(three) and not choosing):
        yield Fault(f"received[{seat}]", "revolution.secret-draft.pick", {"taken": len(taken & three)})
    elif len(taken - three) != bool(s.passed[seat]) or taken & set(s.passed[seat]):
        yield Fault(f"passed[{seat}]", "revolution.secret-draft.pick", {"taken": len(taken - three)})
    elif not three - taken <= set(s.unseen):
        yield Fault(f"received[{seat}]", "revolution.secret-draft.out", {"out": len(three - taken)})
    elif not choosing and len(s.drawn[seat]) > DRAFTED_TILES:
        yield Fault(f"drawn[{seat}]", "revolution.secret-draft.draw", {"drawn": len(s.drawn[seat])})


def _queue_faults(s: "Revolution") -> Iterator[Fault]:
    """The queue is what is left of the variant's schedule, and everything lies as it must at this point of it."""
    whole = schedule(s.options)
    done = whole[: len(whole) - len(s.queue)]
    if whole[len(done) :] != s.queue:
        yield Fault("queue", "revolution.setup.neutrals", {"tasks": len(s.queue)})
        return
    first = starter(s.options)
    if s.turn != first or any(s.board) or s.exiled or s.destroyed or any(s.shown) or s.last or s.ended:
        yield Fault("queue", "revolution.setup.neutrals", {"turn": s.turn})
    if "citizen" not in s.areas[first]:
        yield Fault(f"areas[{first}]", "revolution.setup.starter", {})
    dealt = [task.place for task in done if task.kind == "deal"]
    picks = [task for task in done if task.kind == "pick"]
    if len(s.neutrals) != dealt.count(OPEN_NEUTRALS) - sum([task.place == OPEN_NEUTRALS for task in picks]):
        yield Fault("neutrals", "revolution.setup.neutrals", {"tiles": len(s.neutrals)})
    for seat in SEATS:
        if s.options.variant == "secret_draft":
            yield from _drawn_faults(s, seat, [task.seat for task in picks], dealt)
        elif len(s.secret[seat]) != dealt.count(f"secret.{('regality', 'religion')[seat]}"):
            yield Fault(f"secret[{seat}]", "revolution.secret-random", {"tiles": len(s.secret[seat])})
    to_deal = sum([task.kind == "deal" for task in s.queue])
    if len([tile for tile in s.unseen if tile not in held(s)]) < to_deal:
        yield Fault("unseen", "revolution.setup.neutrals", {"tiles": len(s.unseen), "needed": to_deal})


def _drawn_faults(s: "Revolution", seat: int, picks: list[int], dealt: list[str]) -> Iterator[Fault]:
    """revolution.secret-draft.draw: four drawn until one is taken, three received until one is taken."""
    own = picks.count(seat)
    if len(s.secret[seat]) != own:
        yield Fault(f"secret[{seat}]", "revolution.secret-draft.pick", {"tiles": len(s.secret[seat])})
    if bool(s.passed[seat]) != (len(picks) > (0 if seat == starter(s.options) else 2)):
        yield Fault(f"passed[{seat}]", "revolution.secret-draft.pass", {"tiles": len(s.passed[seat])})
    task = s.queue[0]
    drawing = dealt[-1:] == [task.place] or task.kind == "deal"
    wanted = 0
    if task.seat == seat and task.kind == "pick" and len(picks) % 2:
        wanted = PASSED_TILES
    elif task.seat == seat and drawing:
        wanted = len(dealt) - DRAFTED_TILES * (len(picks) // 2)
    if len(s.drawn[seat]) != wanted:
        yield Fault(f"drawn[{seat}]", "revolution.secret-draft.draw", {"tiles": len(s.drawn[seat]), "needed": wanted})
