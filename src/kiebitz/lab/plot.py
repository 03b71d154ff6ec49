"""The picture of an experiment: its own, or its figures with their intervals beside the published ones."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from kiebitz.errors import Fault
from kiebitz.extras import require
from kiebitz.lab.experiment import Experiment, Figure, Found

_WIDE: Final = 30


class CannotDraw(Fault):
    """A picture cannot be written to this file."""


def check_plot_is_possible(file: Path) -> None:
    """Before hours of work: `MissingExtra` without the library that it needs, `CannotDraw` if the file cannot be."""
    require("matplotlib", "matplotlib", "plot", "lab")
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    kinds = sorted(FigureCanvasAgg.filetypes)
    if file.suffix[1:] not in kinds:
        raise CannotDraw("plot-no-picture", path=str(file), kinds=", ".join(kinds))
    if not file.parent.is_dir():
        raise CannotDraw("plot-no-folder", path=str(file), folder=str(file.parent))


def draw(experiment: Experiment, found: Found, file: Path) -> None:
    """Write the picture; the file's ending says of which kind."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure as Canvas

    canvas = Canvas(figsize=(8, 4.5), layout="constrained")
    FigureCanvasAgg(canvas)
    if experiment.plot is not None:
        experiment.plot(canvas, found)
    else:
        _draw_figures(canvas, experiment, list(experiment.report(found)))
    canvas.savefig(file, dpi=110)


def _draw_figures(canvas: Any, experiment: Experiment, figures: Sequence[Figure]) -> None:
    """One panel for each form, since shares and points have no common scale."""
    forms = list(dict.fromkeys(figure.form for figure in figures))
    canvas.set_size_inches(8, 1.5 + 0.25 * len(figures))
    heights = [1 + sum(figure.form == form for figure in figures) for form in forms]
    panels = canvas.subplots(len(forms), 1, squeeze=False, height_ratios=heights)[:, 0]
    for axes, form in zip(panels, forms, strict=True):
        _draw_panel(axes, experiment, [figure for figure in figures if figure.form == form])


def _draw_panel(axes: Any, experiment: Experiment, figures: Sequence[Figure]) -> None:
    for place, figure in enumerate(figures):
        low, high = figure.interval or (figure.ours, figure.ours)
        axes.plot([low, high], [place, place], color="C0", linewidth=1)
        axes.plot([figure.ours], [place], "o", color="C0")
        published = experiment.published_for(figure)
        if isinstance(published, int | float):
            axes.plot([published], [place], "D", color="C1", markerfacecolor="none", label="published")
    axes.set_yticks(range(len(figures)), [figure.name for figure in figures], fontsize=7)
    axes.invert_yaxis()
    axes.legend(*(found[:1] for found in axes.get_legend_handles_labels()), fontsize=7, frameon=False)
    if _is_wide([figure.ours for figure in figures]):
        axes.set_xscale("log")


def _is_wide(values: Sequence[float]) -> bool:
    """Whether the smaller values would be lost beside the larger ones."""
    return min(values) > 0 and max(values) > _WIDE * min(values)
