"""From a folder that training has left to the models that ship: checked, loaded, and put in place in one step.

What is put in place is what has been loaded. Until the new model has its place the old one keeps it, or waits beside it
for the length of one renaming, where the loader finds it; so whoever is killed here leaves a model behind that loads.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from kiebitz import _core
from kiebitz.bidding.chances import NETWORKS_FILE, OUTCOMES, TABLES_FILE, Model
from kiebitz.bidding.estimates import LINEAR_FILE, NEIGHBOURS_FILE, LinearEstimate, NearestNeighbours
from kiebitz.bidding.glem import GLEM, GLEM_FILE
from kiebitz.bidding.passing import PASSING_FILE, PassingTable
from kiebitz.errors import Fault, brief
from kiebitz.inference.tables import COUNTED, HISTOGRAMS, counted_of, likelihood_of
from kiebitz.inference.tables import TABLES as INFERENCE_TABLES
from kiebitz.models.loading import (
    MANIFEST,
    SHELF,
    BadModel,
    ModelFolder,
    load_learned,
    open_model,
    place_before,
)
from kiebitz.null.patterns import TABLES as SUIT_TABLES
from kiebitz.null.patterns import SuitTables
from kiebitz.outcomes.calibration import CALIBRATION_FILE, Calibration
from kiebitz.policy.network import NETWORK, policy_of
from kiebitz.values import NETWORKS

MOST_BYTES: Final = 20_000_000  # of all models together

READERS: Final[Mapping[str, Mapping[str, Callable[[bytes], object]]]] = {
    "bidding": {
        TABLES_FILE: Model.load,
        PASSING_FILE: PassingTable.load,
        LINEAR_FILE: LinearEstimate.load,
        NEIGHBOURS_FILE: NearestNeighbours.load,
    },
    COUNTED: {HISTOGRAMS: counted_of},
    GLEM: {GLEM_FILE: Model.load},
    "inference": {INFERENCE_TABLES: likelihood_of},
    "null": {SUIT_TABLES: SuitTables.load},
    OUTCOMES: {NETWORKS_FILE: Model.load, PASSING_FILE: PassingTable.load},
    "playing": {NETWORK: policy_of},
    "policy": {NETWORK: _core.Policy},
    "review": {CALIBRATION_FILE: Calibration.load},
    "values": {NETWORKS: _core.ValueEstimator},
}


def ship(folder: Path, shelf: Path = SHELF) -> dict[str, Any]:
    """Put the model of a folder in its place among those that ship, and return its manifest; `BadModel` if it is not
    in order, and then nothing has changed."""
    name = _name_of(folder)
    new = shelf / f"{name}.new"
    shutil.rmtree(new, ignore_errors=True)  # what somebody left who was killed
    try:
        manifest = _copy(name, folder, new)
        _check_size(name, new, shelf)
        _put_in_place(name, new, shelf)
    finally:
        shutil.rmtree(new, ignore_errors=True)
    return manifest


def _name_of(folder: Path) -> str:
    """Which model it is; one that was trained before there were checksums does not say."""
    unchecked = ModelFolder(folder, Fault("model-train-again"))
    name = unchecked.json_object(MANIFEST).get("model")
    if not isinstance(name, str) or name not in READERS:
        raise unchecked.refusal(MANIFEST, Fault("model-name", given=brief(name), known=", ".join(READERS)))
    return name


def _copy(name: str, folder: Path, new: Path) -> dict[str, Any]:
    """Copy what belongs to a model, and load all of it from there."""
    model = open_model(name, folder)
    if model.manifest["files"].keys() != READERS[name].keys():
        raise model.refusal(MANIFEST, Fault("model-files", name=name, files=", ".join(READERS[name])))
    new.mkdir()
    for file in READERS[name]:
        (new / file).write_bytes(model.read(file))
    shutil.copyfile(folder / MANIFEST, new / MANIFEST)
    for file, read in READERS[name].items():
        load_learned(name, file, read, new)
    return model.manifest


def _check_size(name: str, new: Path, shelf: Path) -> None:
    others = [shelf / other for other in READERS if other != name]
    total = sum(file.stat().st_size for place in (new, *others) for file in place.glob("*"))
    if total > MOST_BYTES:
        raise BadModel("models-too-large", name=name, bytes=total, most=MOST_BYTES)


def _put_in_place(name: str, new: Path, shelf: Path) -> None:
    place, before = shelf / name, place_before(name, shelf)
    if place.exists():
        shutil.rmtree(before, ignore_errors=True)
        place.rename(before)
    new.rename(place)
    shutil.rmtree(before, ignore_errors=True)
