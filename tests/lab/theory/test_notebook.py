"""The notebook on why Monte Carlo works runs, and is stored with what it printed."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

NOTEBOOK = json.loads((Path(__file__).parents[3] / "examples/why_monte_carlo.ipynb").read_text("utf-8"))
CODE = [cell for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]


def test_its_cells_print_what_is_stored() -> None:
    names: dict[str, Any] = {}
    for cell in CODE:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec("".join(cell["source"]), names)
        (stored,) = cell["outputs"]
        assert printed.getvalue() == "".join(stored["text"])
