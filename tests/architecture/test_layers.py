"""Every part of the house imports only from those below it, in the order that docs/architecture.md states."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CORE = ROOT / "cpp"
PACKAGE = ROOT / "src/kiebitz"
# Rules, views and solutions show themselves in notebooks; they know nothing of pictures until they are asked for one.
MAY_LOOK_UP = "_repr_svg_"
BUILD_OF_CORE = "_core_base"  # compiled, and so no module here
PAGE = (ROOT / "docs/architecture.md").read_text("utf-8")


def order_of_core() -> list[str]:
    """The folders of the core, as the page lists them, lowest first."""
    found = re.search(r"^    (base -> .*)$", PAGE, re.MULTILINE)
    assert found is not None
    return found[1].split(" -> ")


def sources() -> list[Path]:
    return sorted(path for path in CORE.rglob("*.[ch]pp") if "tests" not in path.parts)


def included(path: Path) -> list[str]:
    return re.findall(r'^#include "([^"]+)"', path.read_text("utf-8"), re.MULTILINE)


def test_every_folder_of_the_core_has_its_place() -> None:
    assert sorted(order_of_core()) == sorted({path.relative_to(CORE).parts[0] for path in sources()})


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(CORE)))
def test_the_core_includes_nothing_from_above(path: Path) -> None:
    order = order_of_core()
    own = order.index(path.relative_to(CORE).parts[0])
    above = [header for header in included(path) if order.index(Path(header).parts[0]) > own]
    assert not above


@pytest.mark.parametrize("path", sorted(CORE.rglob("*.[ch]pp")), ids=lambda path: str(path.relative_to(CORE)))
def test_a_header_is_named_by_its_folder(path: Path) -> None:
    assert [header for header in included(path) if not (CORE / header).is_file()] == []


def layers() -> list[list[str]]:
    """The modules and packages of every layer, as the table of the page lists them, lowest first."""
    table = re.search(r"^\| layer \| where \|.*?\n\n", PAGE, re.MULTILINE | re.DOTALL)
    assert table is not None
    rows = [line.split("|") for line in table[0].splitlines()[2:] if line]
    return [re.findall(r"`(\w+)`", row[2]) for row in rows]


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def place_of(path: Path) -> str:
    """The module or package at the top of which a file stands."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """Everything below, in functions too, but for the one that may import from above."""
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.FunctionDef) and child.name == MAY_LOOK_UP):
            yield child
            yield from statements(child)


def names_imported(statement: ast.AST) -> list[str]:
    match statement:
        case ast.Import(names=names):
            return [name.name for name in names]
        case ast.ImportFrom(module="kiebitz", names=names):
            return [f"kiebitz.{name.name}" for name in names]
        case ast.ImportFrom(module=module, level=level):
            assert level == 0, "imports are written in full"
            return [module or ""]
    return []


def imported(source: str) -> set[str]:
    """The modules and packages of ours that a source imports."""
    names = [name.split(".") for node in statements(ast.parse(source)) for name in names_imported(node)]
    return {parts[1] if len(parts) > 1 else "__init__" for parts in names if parts[0] == "kiebitz"}


def from_above(place: str, source: str) -> set[str]:
    """What a source at some place imports though it stands in a higher layer."""
    layer_of = {name: layer for layer, names in enumerate(layers()) for name in names} | {BUILD_OF_CORE: 0}
    return {name for name in imported(source) if layer_of.get(name, len(layer_of)) > layer_of[place]}


def test_every_module_has_its_place_once() -> None:
    listed = [name for layer in layers() for name in layer]
    assert sorted(listed) == sorted({place_of(path) for path in modules()})


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nothing_is_imported_from_above(path: Path) -> None:
    assert from_above(place_of(path), path.read_text("utf-8")) == set()


@pytest.mark.parametrize(
    ("place", "source", "found"),
    [
        ("bidding", "from kiebitz.players.registry import create", {"players"}),
        ("bidding", "import kiebitz.players", {"players"}),
        ("bidding", "def late() -> None:\n    from kiebitz import cards, svg", {"svg"}),
        ("cards", "if TYPE_CHECKING:\n    from kiebitz.view import View\n    from kiebitz.web import app", {"web"}),
        ("session", "from kiebitz import Card", {"Card"}),  # of the whole package
        ("session", "import kiebitz", {"__init__"}),
        ("deal", "class Deal:\n    def _repr_svg_(self) -> str:\n        from kiebitz import svg", set()),
        ("null", "import re\nfrom kiebitz import _core\nfrom kiebitz.bidding import Bidder", set()),
    ],
)
def test_an_import_from_above_is_found(place: str, source: str, found: set[str]) -> None:
    assert from_above(place, source) == found
