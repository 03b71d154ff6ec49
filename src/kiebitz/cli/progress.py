"""The bar that long work shows on a terminal; where nobody looks there is none."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


def progress_bar() -> Progress:
    """On standard error, gone when the work is done."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}", markup=False),  # it may tell names
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )
