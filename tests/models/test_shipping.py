"""`kiebitz ship`: what was trained is put in place whole, or not at all."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from kiebitz.cli.main import cli
from kiebitz.models import loading
from kiebitz.models.loading import MANIFEST, SHELF, BadModel, checksum, load_learned, standing
from kiebitz.outcomes.calibration import CALIBRATION_FILE, UNCALIBRATED, Calibration, shipped_calibration
from kiebitz.training.manifest import write_manifest
from kiebitz.training.shipping import MOST_BYTES, READERS, ship
from tests.models.folders import copy_of, flip, older_copy_of, rewrite


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """The models that ship, where they may be replaced."""
    place = tmp_path / "shelf"
    for name in READERS:
        shutil.copytree(SHELF / name, place / name)
    return place


@pytest.fixture
def trained(tmp_path: Path) -> Path:
    """A training's folder, with more in it than the model."""
    out = tmp_path / "trained"
    (out / "votes").mkdir(parents=True)
    (out / "run.json").write_text("{}")
    UNCALIBRATED.save(out / CALIBRATION_FILE)
    write_manifest(
        out,
        "review",
        command="kiebitz train review",
        seed=1,
        games=1,
        held_out={},
        files=[CALIBRATION_FILE],
        more={"by trick": {10: 0.5, 9: 0.4}},
    )
    return out


def on(shelf: Path) -> Calibration:
    return load_learned("review", CALIBRATION_FILE, Calibration.load, standing("review", shelf))


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_trained_model_takes_the_place_of_the_one_before(shelf: Path, trained: Path) -> None:
    assert on(shelf) == shipped_calibration()
    assert ship(trained, shelf)["model"] == "review"
    assert on(shelf) == UNCALIBRATED
    assert names(shelf / "review") == {MANIFEST, CALIBRATION_FILE}
    assert names(shelf) == set(READERS)


@pytest.mark.parametrize("name", READERS)
def test_every_model_can_be_shipped_even_where_there_is_none(name: str, tmp_path: Path) -> None:
    (tmp_path / "shelf").mkdir()
    ship(SHELF / name, tmp_path / "shelf")
    assert names(tmp_path / "shelf" / name) == names(SHELF / name)


def test_what_is_not_in_order_is_refused_and_nothing_changes(shelf: Path, trained: Path) -> None:
    flip(trained / CALIBRATION_FILE, 40)
    with pytest.raises(BadModel, match=re.escape(str(trained / CALIBRATION_FILE))):
        ship(trained, shelf)
    assert on(shelf) == shipped_calibration()
    assert names(shelf) == set(READERS)


def test_data_of_another_shape_is_refused(shelf: Path, trained: Path) -> None:
    (trained / CALIBRATION_FILE).write_text("{}")
    rewrite(trained, files={CALIBRATION_FILE: {"bytes": 2, "sha256": checksum(b"{}")}})
    with pytest.raises(BadModel, match="no such file of the model 'review'"):
        ship(trained, shelf)
    assert on(shelf) == shipped_calibration()


def test_a_model_with_other_files_is_refused(shelf: Path, trained: Path) -> None:
    rewrite(trained, files={})
    with pytest.raises(BadModel, match=r"the files of 'review' are calibration.json"):
        ship(trained, shelf)


def test_a_model_of_no_known_name_is_refused(shelf: Path, trained: Path) -> None:
    rewrite(trained, model="chess")
    with pytest.raises(BadModel, match=r"manifest.json: it names 'chess', and models are bidding, "):
        ship(trained, shelf)


@pytest.mark.parametrize("name", READERS)
def test_a_folder_without_checksums_is_refused_with_what_to_do(name: str, shelf: Path, tmp_path: Path) -> None:
    with pytest.raises(BadModel, match=r"manifest.json: .*`kiebitz train` command of this folder writes it anew"):
        ship(older_copy_of(name, tmp_path / "older"), shelf)


def test_all_models_together_stay_small(shelf: Path, trained: Path) -> None:
    (shelf / "policy" / "more.f32").write_bytes(bytes(MOST_BYTES))
    with pytest.raises(BadModel, match="and may have 20,000,000"):
        ship(trained, shelf)
    assert on(shelf) == shipped_calibration()


def test_whoever_is_killed_while_shipping_leaves_a_model_that_loads(shelf: Path, trained: Path) -> None:
    """Killed before each touch of the disk in turn, and begun again from there, until one comes through."""
    before, after = (checksum((folder / CALIBRATION_FILE).read_bytes()) for folder in (shelf / "review", trained))
    command = [sys.executable, "-m", "tests.models.killed", str(trained), str(shelf)]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    ends = [line.split() for line in told.splitlines()]
    assert [status for status, _ in ends] == ["9"] * (len(ends) - 1) + ["0"]
    loaded = [found for _, found in ends]
    assert loaded == [before] * loaded.count(before) + [after] * loaded.count(after)  # one of them each time
    assert {*loaded} == {before, after}
    assert names(shelf) == set(READERS)


def test_the_command_ships_and_tells(shelf: Path, trained: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "SHELF", shelf)
    done = CliRunner().invoke(cli, ["ship", str(trained)])
    assert done.exit_code == 0, done.output
    assert "ships now: kiebitz train review" in done.output
    assert on(shelf) == UNCALIBRATED


def test_the_command_refuses_with_the_file_and_the_reason(tmp_path: Path) -> None:
    folder = copy_of("policy", tmp_path)
    flip(folder / "policy.f32", 1000)
    done = CliRunner().invoke(cli, ["ship", str(folder)])
    assert done.exit_code == 1
    assert "policy.f32: it is not the one that manifest.json was written for" in done.output
