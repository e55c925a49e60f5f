"""The joiner of the front end's files: what it makes of them, and what it refuses."""

import re
from pathlib import Path

import pytest

import boardkit_widgets
from boardkit_widgets.assets import JoinError, css, esm, join_modules

STATIC = Path(boardkit_widgets.__file__).parent / "static"
MAIN = 'import { two } from "./two.js";\n\nconst text = "a  =  b";\n\nexport default { two };\n'
TWO = 'import { one } from "./one.js";\n\n/** Two. */\nexport function two() {\n  // why\n  return one + 1;\n}\n'
ONE = "export const one = 1;\n"


def join(**files: str) -> str:
    given = {"main": MAIN, "two": TWO, "one": ONE, **files}
    return join_modules("main.js", lambda name: given[name.removesuffix(".js")])


def test_files_are_joined_in_the_order_of_their_imports() -> None:
    assert join() == (
        'const one=1;\nfunction two(){return one+1}\nconst text="a  =  b";export default{two};\n'.replace(
            "one+1", "one + 1"
        )
    )


def test_a_file_that_two_import_comes_once() -> None:
    main = 'import { one } from "./one.js";\n' + MAIN.replace("text =", "text = one +")
    assert join(main=main).count("const one") == 1


@pytest.mark.parametrize(
    ("files", "fault"),
    [
        ({"one": "export const other = 1;\n"}, "two.js: one.js exports no 'one'"),
        ({"one": "export const one = 1;\nconst two = 2;\n"}, "two.js: 'two' is declared in one.js too"),
        (
            {"one": 'import { two } from "./two.js";\nexport const one = 1;\n'},
            "a circle of imports: main.js → two.js → one.js → two.js",
        ),
        ({"one": "export default 1;\n"}, "one.js: not understood at top level"),
        ({"one": "const one = 1;\nexport { one };\n"}, "one.js: not understood at top level"),
        ({"one": 'export * from "./two.js";\n'}, "one.js: not understood at top level"),
        ({"one": 'import one from "./three.js";\n'}, "one.js: not understood at top level"),
        ({"one": 'import { a as one } from "./main.js";\n'}, "a circle"),
        ({"two": TWO.replace("{ one }", "{ one as uno }")}, "two.js: one.js exports no 'one as uno'"),
        ({"one": "export const one = 1;\nalert(one);\n"}, "one.js: not understood at top level: 'alert(one);'"),
        ({"one": "export const one = 1; // one\n"}, "one.js: a comment behind code"),
        ({"one": "export const one = `1\n`;\n"}, "one.js: a template literal over several lines"),
        ({"one": 'export const one = `a ${two ? `, ${three}` : ""}`;\n'}, "one.js: a template literal inside another"),
        ({"one": "export const one = '1';\n"}, "one.js: a string in single quotes"),
        ({"one": 'export const one = import("x");\n'}, "one.js: a dynamic import"),
    ],
)
def test_what_the_joiner_does_not_know_it_refuses(files: dict[str, str], fault: str) -> None:
    with pytest.raises(JoinError, match=re.escape(fault)):
        join(**files)


def test_the_front_end_is_one_module_that_imports_nothing() -> None:
    assert re.findall(r"\bexport\b.*", esm()) == ["export default{render};"]
    assert not re.search(r"\bimport\b", esm())
    # every file is there: none was forgotten in the imports, save the one that holds types only
    used = {
        name for file in STATIC.glob("*.js") for name in re.findall(r'from "\./([a-z]+\.js)"', file.read_text("utf-8"))
    }
    assert used | {"main.js", "types.js"} == {file.name for file in STATIC.glob("*.js")}


def test_the_front_end_reaches_nothing_outside_its_root_and_no_other_machine() -> None:
    for reach in (
        "document.head",
        "document.body",
        "document.getElementById",
        "document.querySelector",
        "innerHTML",
        "fetch(",
    ):
        assert reach not in esm()
    assert re.findall(r"https?://[^\"]*", esm()) == ["http://www.w3.org/2000/svg"]
    assert "url(" not in css()
    assert "@import" not in css()


def test_every_rule_of_the_style_sheet_is_for_our_own_nodes() -> None:
    rules = re.sub(r"@media[^{]*\{((?:[^{}]*\{[^{}]*\})*)\}", r"\1", css())
    for selectors in re.findall(r"([^{}]+)\{[^{}]*\}", rules):
        for selector in selectors.split(","):
            assert re.search(r"\.bk\b|\.bk-", selector), selector


def test_the_front_end_stays_small() -> None:
    # Each board of a saved notebook would carry it. It began with 30 kB; the table around the board and the lessons, for
    # all games and without a library, took it to about 70. More should have a reason as good. The picture's dark colours are data, and grow with the drawings.
    colours = [rule for rule in re.findall(r"[^{}]*\{[^{}]*\}", css()) if re.match(r"\s*\.bk-dark \.[fs]-", rule)]
    assert colours
    assert len((esm() + css()).encode()) - len("".join(colours)) < 74 * 1024
