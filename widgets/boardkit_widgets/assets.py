"""The front end as anywidget takes it: one JavaScript module and one style sheet, joined from the small files in `static/`.

The files are ordinary ES modules, so that editors, tsc and biome understand them; a page in a notebook, however, can import
nothing beside its widget. So they are joined here, without a bundler: relative imports and the word `export` fall away,
comments and needless space too. The joiner knows only the few forms that our files use, and refuses every other.
"""

import functools
import re
from collections.abc import Callable
from importlib import import_module
from importlib.resources import files

ENTRY = "main.js"
STYLES = ("board.css", "picture.css", "controls.css", "table.css", "lesson.css")

_IMPORT = re.compile(r'^import \{([^{}]*)\} from "\./([a-z]+\.js)";\n', re.MULTILINE)
_DECLARATION = re.compile(r"^(export )?(?:async )?(?:function|class|const|let) ([A-Za-z_$][\w$]*)\b", re.MULTILINE)
_BLOCK_COMMENT = re.compile(r"^[ \t]*/\*.*?\*/[ \t]*\n", re.MULTILINE | re.DOTALL)
_LINE_COMMENT = re.compile(r"^[ \t]*//.*\n", re.MULTILINE)
_INLINE_TYPE = re.compile(r"/\*\* @(?:type|param) [^\n]*?\*/ ?")
_TOP_LEVEL = re.compile(
    r"(?:export )?(?:async )?(?:function|class|const|let) [A-Za-z_$]|[}\])]|export default \{ \w+ \};$|export \{\};$"
)
_QUOTED = r'"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\\n])*`'
# biome puts every semicolon, so that around these signs no space and no line end means anything.
_SPACE = re.compile(_QUOTED + r"|\s*[{}()\[\];,:?=<>|&!*][{}()\[\];,:?=<>|&!*\s]*")
_CSS_SPACE = re.compile(r"\s*([{};,>]|(?<=[a-z]):(?=\s))\s*")

Read = Callable[[str], str]


class JoinError(ValueError):
    """A file of the front end uses a form that the joiner does not know."""


def _read(name: str) -> str:
    return files(__package__).joinpath("static", name).read_text(encoding="utf-8")


def _bare(name: str, source: str) -> str:
    """The source without the comments that fill whole lines; refuses what would make it unsafe to cut line by line."""
    source = _LINE_COMMENT.sub("", _BLOCK_COMMENT.sub("", _INLINE_TYPE.sub("", source)))
    for line in source.splitlines():
        rest = re.sub(_QUOTED, "", line)
        if any(text.count("${") != text.count("}") for text in re.findall(_QUOTED, line) if text[0] == "`"):
            raise JoinError(f"{name}: a template literal inside another, near {line.strip()!r}")
        for sign, what in (
            ("`", "a template literal over several lines"),
            ("'", "a string in single quotes"),
            ('"', "a string that does not end"),
            ("//", "a comment behind code"),
            ("/*", "a comment behind code"),
            ("import(", "a dynamic import"),
        ):
            if sign in rest:
                raise JoinError(f"{name}: {what}, near {line.strip()!r}")
    return source


def _plain(name: str, line: str, default: bool) -> str:
    """A line without `export`; one that begins at the left margin has to be of a known form."""
    if line[0].isspace():
        return line
    if not _TOP_LEVEL.match(line) or (line.startswith("export default") and not default):
        raise JoinError(f"{name}: not understood at top level: {line.strip()!r}")
    if line.startswith("export {}"):
        return ""
    return line if line.startswith("export default") else line.removeprefix("export ")


def _tight(found: re.Match[str]) -> str:
    """Signs without the space among them, nor the semicolons that close a block; what is quoted stays as it is."""
    text = found[0]
    return text if text[0] in '"`' else re.sub(r"\s+|;(?=\s*\})", "", text)


def join_modules(entry: str, read: Read) -> str:
    """One module out of `entry` and all that it imports, each file once, what is imported before what imports it.

    `read` gives the text of a file by name. Only `entry` may have a default export, and it is the only one that stays.
    Raises `JoinError`, naming the file, for a form of import, export, comment or top-level statement that is not known
    here, for an imported name that is not exported, for a circle of imports, and for two files that declare the same
    top-level name.
    """
    owner: dict[str, str] = {}
    exported: dict[str, set[str]] = {}
    pieces: list[str] = []

    def add(name: str, path: tuple[str, ...]) -> None:
        if name in path:
            raise JoinError(f"a circle of imports: {' → '.join([*path, name])}")
        if name in exported:
            return
        source = _bare(name, read(name))
        for names, other in _IMPORT.findall(source):
            add(other, (*path, name))
            for wanted in filter(None, map(str.strip, names.split(","))):
                if wanted not in exported[other]:
                    raise JoinError(f"{name}: {other} exports no {wanted!r}")
        source = _IMPORT.sub("", source)
        exported[name] = set()
        for export, declared in _DECLARATION.findall(source):
            if declared in owner:
                raise JoinError(f"{name}: {declared!r} is declared in {owner[declared]} too")
            owner[declared] = name
            if export:
                exported[name].add(declared)
        plain = "".join(_plain(name, line, default=name == entry) for line in source.splitlines(keepends=True))
        pieces.append(f"{_SPACE.sub(_tight, plain).strip()}\n")

    add(entry, ())
    return "".join(pieces)


@functools.cache
def esm() -> str:
    """The JavaScript module, for `_esm`. Raises `JoinError` (see `join_modules`)."""
    return join_modules(ENTRY, _read)


@functools.cache
def css() -> str:
    """The style sheet, for `_css`: our rules, and the picture's colours by role for the dark theme."""
    # Not at the top: the palette belongs to the drawing, which nobody needs who only joins the JavaScript.
    palette = import_module(f"{__package__}.draw.palette")
    sheets = [*(_BLOCK_COMMENT.sub("", _read(name)) for name in STYLES), palette.dark_css(".bk-dark")]
    return "".join(_CSS_SPACE.sub(r"\1", sheet).replace(";}", "}").strip() + "\n" for sheet in sheets)
