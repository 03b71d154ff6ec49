"""Models are read as they were written, or refused by a fault that names the file."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kiebitz import create
from kiebitz.models import loading
from kiebitz.models.loading import MANIFEST, SHELF, VERSION, BadModel, checksum, load_learned, open_model
from kiebitz.outcomes.calibration import Calibration
from kiebitz.training.shipping import READERS
from tests.models.folders import FILES, copy_of, flip, older_copy_of, rewrite

# Another model for each; the two policies have files of the same shape, and so have the two bidding models.
OTHERS = dict(zip(READERS, [*list(READERS)[1:], next(iter(READERS))], strict=True)) | {"playing": "review"}
DOORS = [
    ("value@{}+rules", "bidding", "passing.json"),
    ("threshold@{}+rules", "bidding", "tables.bin"),
    ("policy:{}", "policy", "policy.f32"),
    ("kermit:cards={}", "policy", "policy.f32"),
    ("kermit:inference={}", "inference", "inference.f32"),
]
TRAINED_BY = {"counted": "inference --counted", "outcomes": "bidding --outcomes", "playing": "policy --reinforce"}
GARBAGE = {
    "nothing": b"",
    "a word": b"no",
    "a list": b"[]",
    "an object": b"{}",
    "an abyss": b"[" * 100_000,
    "no UTF-8": b"\xff\xfe",
    "a number too long": b"9" * 9000,
    "no tables": b'{"shifts": 1}',
    "no numbers": b'{"suit": ["a"]}',
}


def load(name: str, file: str, folder: Path) -> object:
    return load_learned(name, file, READERS[name][file], folder)


def command_of(name: str) -> str:
    return "kiebitz train " + TRAINED_BY.get(name, name)


def refused(name: str, file: str, folder: Path, culprit: str, why: str = "") -> None:
    with pytest.raises(BadModel, match=re.escape(str(folder / culprit)) + f": .*{why}.*; .*{command_of(name)}"):
        load(name, file, folder)


@pytest.mark.parametrize(("name", "file"), FILES)
def test_what_ships_is_read(name: str, file: str) -> None:
    assert load_learned(name, file, READERS[name][file])


@pytest.mark.parametrize("name", READERS)
def test_every_manifest_has_the_same_shape(name: str) -> None:
    manifest = open_model(name).manifest
    shape = ("model", "version", "command", "seed", "date", "versions", "games", "held_out", "plan", "files", "seal")
    assert [key for key in manifest if key in shape] == list(shape)
    assert manifest["command"].startswith(command_of(name))
    assert manifest["games"] > 0
    assert set(manifest["files"]) == {file.name for file in (SHELF / name).iterdir()} - {MANIFEST}


@pytest.mark.parametrize(("name", "file"), FILES)
def test_a_flipped_bit_is_refused(name: str, file: str, tmp_path: Path) -> None:
    folder = copy_of(name, tmp_path)
    flip(folder / file, (folder / file).stat().st_size // 2)
    refused(name, file, folder, file, "checksum")


@pytest.mark.parametrize(("name", "file"), FILES)
def test_a_file_cut_short_is_refused_with_both_lengths(name: str, file: str, tmp_path: Path) -> None:
    folder = copy_of(name, tmp_path)
    content = (folder / file).read_bytes()
    (folder / file).write_bytes(content[:100])
    refused(name, file, folder, file, f"100 bytes instead of {len(content)}")


@pytest.mark.parametrize(("name", "file"), FILES)
def test_a_missing_file_is_refused(name: str, file: str, tmp_path: Path) -> None:
    folder = copy_of(name, tmp_path)
    (folder / file).unlink()
    refused(name, file, folder, file, "cannot be read")


@pytest.mark.parametrize(("name", "file"), FILES)
def test_a_file_of_another_model_is_refused(name: str, file: str, tmp_path: Path) -> None:
    folder = copy_of(name, tmp_path)
    foreign = SHELF / OTHERS[name] / next(iter(READERS[OTHERS[name]]))
    shutil.copyfile(foreign, folder / file)
    refused(name, file, folder, file)
    rewrite(folder, files={file: {"bytes": foreign.stat().st_size, "sha256": checksum(foreign.read_bytes())}})
    refused(name, file, folder, file, "no such file of the model")


@pytest.mark.parametrize("name", READERS)
def test_a_manifest_of_another_model_is_refused(name: str, tmp_path: Path) -> None:
    folder = copy_of(name, tmp_path)
    shutil.copyfile(SHELF / OTHERS[name] / MANIFEST, folder / MANIFEST)
    refused(name, next(iter(READERS[name])), folder, MANIFEST, f"not of the model '{name}' but of '{OTHERS[name]}'")


@pytest.mark.parametrize("name", READERS)
def test_a_missing_manifest_is_refused(name: str, tmp_path: Path) -> None:
    folder = copy_of(name, tmp_path)
    (folder / MANIFEST).unlink()
    refused(name, next(iter(READERS[name])), folder, MANIFEST, "cannot be read")


@pytest.mark.parametrize("garbage", GARBAGE.values(), ids=GARBAGE)
def test_a_manifest_that_is_garbage_is_refused(garbage: bytes, tmp_path: Path) -> None:
    folder = copy_of("review", tmp_path)
    (folder / MANIFEST).write_bytes(garbage)
    refused("review", "calibration.json", folder, MANIFEST)


@pytest.mark.parametrize("garbage", GARBAGE.values(), ids=GARBAGE)
@pytest.mark.parametrize(("name", "file"), FILES)
def test_garbage_is_refused_though_its_checksum_fits(name: str, file: str, garbage: bytes, tmp_path: Path) -> None:
    folder = copy_of(name, tmp_path)
    (folder / file).write_bytes(garbage)
    rewrite(folder, files={file: {"bytes": len(garbage), "sha256": checksum(garbage)}})
    refused(name, file, folder, file, "no such file of the model")


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"version": VERSION + 1}, f"this kiebitz reads version {VERSION}"),
        ({"files": None}, "does not list its files"),
        ({"files": {"calibration.json": 5}}, "does not list its files"),
    ],
)
def test_a_manifest_that_fits_no_reader_is_refused(said: dict[str, Any], why: str, tmp_path: Path) -> None:
    folder = copy_of("review", tmp_path)
    rewrite(folder, **said)
    refused("review", "calibration.json", folder, MANIFEST, why)


def test_a_figure_of_a_manifest_cannot_be_altered(tmp_path: Path) -> None:
    folder = copy_of("policy", tmp_path)
    said = (folder / MANIFEST).read_text()
    (folder / MANIFEST).write_text(said.replace('"log_loss": 0.6166', '"log_loss": 0.5166', 1))
    refused("policy", "policy.f32", folder, MANIFEST, "its seal is another")
    (folder / MANIFEST).write_text(json.dumps(json.loads(said)))  # laid out otherwise, it says the same
    assert load("policy", "policy.f32", folder)


def test_a_file_that_the_manifest_does_not_name_is_refused(tmp_path: Path) -> None:
    folder = copy_of("bidding", tmp_path)
    rewrite(folder, files={})
    refused("bidding", "passing.json", folder, "passing.json", "manifest.json does not name it")


@pytest.mark.parametrize(("spec", "name", "file"), DOORS)
def test_every_player_that_names_a_folder_refuses_it(spec: str, name: str, file: str, tmp_path: Path) -> None:
    folder = copy_of(name, tmp_path)
    flip(folder / file, 50)
    with pytest.raises(BadModel, match=re.escape(str(folder / file))):
        create(spec.format(folder))


@pytest.mark.parametrize("copy", [copy_of, older_copy_of])
def test_a_model_that_ships_must_have_its_checksums(
    copy: Callable[[str, Path], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = copy("review", tmp_path)
    monkeypatch.setattr(loading, "standing", lambda name: folder)
    flip(folder / "calibration.json", 50)
    with pytest.raises(BadModel, match=r"review/(calibration|manifest).json: .*; install kiebitz anew"):
        load_learned("review", "calibration.json", Calibration.load)


@pytest.mark.parametrize("folder", ["/nowhere", "with\0nothing", "x" * 5000])
def test_a_folder_that_cannot_be_is_refused_like_any_other(folder: str) -> None:
    with pytest.raises(BadModel, match=f"{MANIFEST}: it cannot be read"):
        open_model("policy", folder)


@pytest.mark.parametrize(("spec", "name", "file"), DOORS)
def test_a_folder_trained_before_there_were_checksums_still_plays(
    spec: str, name: str, file: str, tmp_path: Path
) -> None:
    folder = older_copy_of(name, tmp_path)
    assert create(spec.format(folder))


@pytest.mark.parametrize(("name", "file"), FILES)
def test_data_of_an_older_folder_must_have_its_shape(name: str, file: str, tmp_path: Path) -> None:
    folder = older_copy_of(name, tmp_path)
    assert load(name, file, folder)
    (folder / file).write_bytes((folder / file).read_bytes()[:-8])
    refused(name, file, folder, file, "no such file of the model")


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("lost", ["model", "version", "files", "seal"])
def test_a_manifest_that_has_lost_something_is_not_taken_for_an_older_one(name: str, lost: str, tmp_path: Path) -> None:
    folder = copy_of(name, tmp_path)
    said = json.loads((folder / MANIFEST).read_text())
    del said[lost]
    (folder / MANIFEST).write_text(json.dumps(said))
    refused(name, next(iter(READERS[name])), folder, MANIFEST)
