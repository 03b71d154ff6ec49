"""What the tests of tables share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiebitz.session import FILE_NAME, Store
from tests.folders import quick_folder


@pytest.fixture
def folder() -> Iterator[Path]:
    """A data folder of its own."""
    with quick_folder() as made:
        yield made


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    with Store(folder / FILE_NAME) as opened:
        yield opened
