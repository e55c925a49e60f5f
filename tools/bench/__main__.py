"""`make bench`: prints each figure beside its target."""

from tools.bench.imports import import_cost
from tools.bench.pairs import paired
from tools.bench.playouts import goofspiel_games, raj_games

TARGETS = {2: 1.0, 3: 1.0, 4: 1.0, 5: 0.85}


def main() -> None:
    """Measures everything, slowest last."""
    print("T1  Raj playouts beside OpenSpiel's goofspiel (games a second on one core; the ratio is what counts)")
    for players, least in TARGETS.items():
        found = paired(raj_games(players), goofspiel_games(players))
        print(
            f"    {players} players: {found.ours:7,.0f} against {found.anchor:7,.0f}"
            f"   ratio {found.median:.2f} ({found.low:.2f} to {found.high:.2f}), target {least}"
        )
    print("T8  imports (ms of processor time over the bare interpreter)")
    for statement, target in (
        ("import boardkit", ", target 30"),
        ("from boardkit import game; game('raj').start()", ""),
    ):
        print(f"    {statement}: {import_cost(statement):.0f}{target}")


if __name__ == "__main__":
    main()
