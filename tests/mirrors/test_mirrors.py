"""What mirrors something else is made from it, and says the same."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from tests.mirrors.make import MIRRORS
from tests.mirrors.stub import stub


@pytest.mark.parametrize("path", MIRRORS, ids=lambda path: path.name)
def test_a_mirror_is_not_stale(path: Path) -> None:
    assert path.read_text() == MIRRORS[path](), f"{path.name} is stale: `make mirrors` renews it"


def test_the_builds_of_the_core_have_the_same_types() -> None:
    assert stub(importlib.import_module("kiebitz._core_base")) == stub()
