"""What mirrors something else is made from it, and says the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mirrors.make import MIRRORS


@pytest.mark.parametrize("path", MIRRORS, ids=lambda path: path.name)
def test_a_mirror_is_not_stale(path: Path) -> None:
    assert path.read_text() == MIRRORS[path](), f"{path.name} is stale: `make mirrors` renews it"
