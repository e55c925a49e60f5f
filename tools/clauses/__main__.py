"""`python -m tools.clauses raj`: prints the clause table of a game; exits with 1 if it has holes."""

import sys

from boardkit.games import game
from tools.clauses.table import holes, lines, table


def main() -> int:
    """Prints the table and its holes."""
    rows = table(game(sys.argv[1] if len(sys.argv) > 1 else "raj"))
    print("\n".join(lines(rows)))
    found = holes(rows)
    for hole in found:
        print(f"hole: {hole}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
