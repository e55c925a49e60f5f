"""Digests of seeded games, made without anything but the engine, so that any Python can be asked for them:
`python -c "from tests.engine.digests import digest; print(digest('raj'))"` at the root of the repository.
"""

import hashlib
import json

from boardkit import Match
from tests.engine.walks import GAMES, option_sets, take


def digest(name: str) -> str:
    """One digest of the moves of a few seeded games: one by chance for every option set, one by bots."""
    played, found = GAMES[name], hashlib.sha256()
    for options in option_sets(played):
        walk = take(options, played, "T11")
        found.update(json.dumps([(node.seat, node.move) for node in walk.inner]).encode())
    match = Match(played, ["random", played.filler], seed="T11")
    found.update(json.dumps([(moment.seat, moment.move) for moment in match.moments]).encode())
    return found.hexdigest()[:16]
