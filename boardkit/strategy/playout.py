"""Random games, as fast as plain Python plays them."""

from random import Random

from boardkit.core.state import State


def playout(state: State, rng: Random) -> tuple[float, ...]:
    """The returns of one random game from here to its end; the same for the same generator.

    Those who choose at once are answered with `joint`, without commitments in between.
    """
    random = rng.random
    who = state.to_act
    while who:
        if len(who) == 1:
            seat = who[0]
            if seat < 0:
                state = state.step(seat, state.draw(rng))
            else:
                moves = state.legal_moves(seat)
                state = state.step(seat, moves[int(random() * len(moves))])
        else:
            choices = map(state.legal_moves, who)
            state = state.joint(tuple([moves[int(random() * len(moves))] for moves in choices]))
        who = state.to_act
    return state.returns()
