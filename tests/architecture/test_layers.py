"""Every part of the house imports only from those below it, in the order that docs/architecture.md states."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CORE = ROOT / "cpp"
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
