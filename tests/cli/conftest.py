"""What the tests of the command line share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.folders import quick_folder


@pytest.fixture
def home() -> Iterator[Path]:
    """A data folder of its own."""
    with quick_folder() as made:
        yield made
