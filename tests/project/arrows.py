"""The rules of the architecture, as functions over a source tree. Each gives the faults it finds."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

# From the ground up. An import may stay on its floor or go down.
FLOORS = ("core", "games", "strategy", "facade", "widgets", "notebooks")
SCREEN = {
    "IPython",
    "anywidget",
    "boardkit_widgets",
    "ipykernel",
    "ipywidgets",
    "jupyter_client",
    "jupyterlab",
    "traitlets",
}
AT_IMPORT = sys.stdlib_module_names | {"boardkit", "networkx"}  # all that `import boardkit` may load
MOST_LINES = 300


def module_of(file: Path, root: Path) -> str:
    """`boardkit.core.text` for boardkit/core/text.py; `boardkit_widgets.board` for what lies in widgets/."""
    parts = file.relative_to(root).with_suffix("").parts
    if parts[0] == "widgets":
        parts = parts[1:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def floor_of(module: str) -> str | None:
    """The floor a module lives on; None for what is not ours."""
    top, *rest = module.split(".")
    if top == "boardkit":
        return rest[0] if rest and rest[0] in ("games", "strategy") else "core" if rest else "facade"
    return {"boardkit_widgets": "widgets", "notebooks": "notebooks"}.get(top)


def game_of(module: str) -> str | None:
    """`raj` for everything in boardkit.games.raj."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["boardkit", "games"] and len(parts) > 2 else None


def sources(root: Path) -> Iterator[Path]:
    """Every Python file of the layers."""
    for folder in ("boardkit", "widgets", "notebooks"):
        yield from sorted((root / folder).rglob("*.py"))


def imports(file: Path, root: Path, *, only_at_import: bool = False) -> Iterator[tuple[int, str]]:
    """Line and full name of each module imported; a relative import is made absolute.

    With `only_at_import`, what stands in a function or under `if TYPE_CHECKING` is left out.
    """
    ours = {module_of(f, root) for f in sources(root)}
    module = module_of(file, root)
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]

    def walk(node: ast.AST) -> Iterator[tuple[int, str]]:
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                up = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*up, base] if base else up)
            for name in node.names:
                inner = f"{base}.{name.name}"
                yield node.lineno, inner if inner in ours else base
        elif only_at_import and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            return
        elif only_at_import and isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            for other in node.orelse:
                yield from walk(other)
        else:
            for child in ast.iter_child_nodes(node):
                yield from walk(child)

    yield from walk(ast.parse(file.read_text(encoding="utf-8")))


def upward(root: Path) -> list[str]:
    """Imports of a higher floor, and of one game by another."""
    faults = []
    for file in sources(root):
        source = module_of(file, root)
        here, game = floor_of(source), game_of(source)
        for line, target in imports(file, root):
            there, other = floor_of(target), game_of(target)
            where = f"{file.relative_to(root)}:{line}"
            if here and there and FLOORS.index(there) > FLOORS.index(here):
                faults.append(f"{where}: {here} imports {target}, which is {there}")
            if game and other and game != other:
                faults.append(f"{where}: the game {game} imports the game {other}")
    return faults


def games(root: Path) -> list[str]:
    """The games that have a room."""
    return sorted(p.parent.name for p in (root / "boardkit/games").glob("*/__init__.py"))


def without_words(file: Path) -> str:
    """A Python file less its comments and docstrings, which may show an example; JavaScript as it is."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return text
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = None  # a statement that is only a string does nothing: a docstring or as good as one
    return ast.unparse(tree)


def named_games(root: Path) -> list[str]:
    """Games that the core or the one front end knows by name, be it as identifiers or in strings."""
    if not games(root):
        return []
    word, hump = "|".join(games(root)), "|".join(games(root)).title()  # chess, CHESS_MEN, ChessBoard; playChess
    names = re.compile(rf"(?<![a-zA-Z])(?i:{word})(?![a-z])|(?<=[a-z])(?:{hump})(?![a-z])")
    faults = []
    core, front_end = root / "boardkit/core", root / "widgets/boardkit_widgets/static"
    for file in sorted([*core.rglob("*.py"), *front_end.rglob("*.js")]):
        faults += [
            f"{file.relative_to(root)} names {found[0]}: {line.strip()}"
            for line in without_words(file).splitlines()
            if (found := names.search(line))
        ]
    return faults


def foreign(root: Path) -> list[str]:
    """What the engine may not import: a screen anywhere; anything but networkx when it is itself imported."""
    faults = []
    for file in sorted((root / "boardkit").rglob("*.py")):
        where = file.relative_to(root)
        for line, target in imports(file, root):
            if target.split(".")[0] in SCREEN:
                faults.append(f"{where}:{line}: the engine imports {target}, a screen")
        for line, target in imports(file, root, only_at_import=True):
            if target.split(".")[0] not in AT_IMPORT | SCREEN:
                faults.append(f"{where}:{line}: `import boardkit` may not load {target}")
    return faults


def too_long(root: Path) -> list[str]:
    """Source files over the limit."""
    faults = []
    for folder in ("boardkit", "widgets", "notebooks", "tests", "tools"):
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in (".py", ".js") and "node_modules" not in file.parts:
                lines = len(file.read_text(encoding="utf-8").splitlines())
                if lines > MOST_LINES:
                    faults.append(f"{file.relative_to(root)} has {lines} lines, more than {MOST_LINES}")
    return faults
