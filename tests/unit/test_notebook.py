"""The notebook of the examples runs, and is stored with what it showed."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

NOTEBOOK = json.loads((Path(__file__).parents[2] / "examples/skat.ipynb").read_text(encoding="utf-8"))
CODE = [cell for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]


def test_its_cells_run_one_after_the_other() -> None:
    names: dict[str, Any] = {}
    with contextlib.redirect_stdout(io.StringIO()):
        for cell in CODE:
            exec("".join(cell["source"]), names)
    assert names["game"].is_over


def test_every_cell_is_stored_with_the_picture_that_it_ends_with() -> None:
    for cell in CODE:
        *_, last = cell["outputs"]
        assert "image/svg+xml" in last["data"]
