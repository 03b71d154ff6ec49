"""The folder of a run belongs to its parameters and to one process at a time."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kiebitz.work.run_folder import FolderInUse, OtherRun, RunFolder

HOLD = "import sys, time; from pathlib import Path; from kiebitz.work.run_folder import RunFolder\n"
HOLD += "run = RunFolder(Path(sys.argv[1]), 'training', {'seed': 1}); print('held', flush=True); time.sleep(600)"


def test_the_same_run_goes_on(tmp_path: Path) -> None:
    for _ in range(2):
        with RunFolder(tmp_path / "new", "training", {"seed": 1, "plan": (1, 2)}) as folder:
            assert folder.path.is_dir()


def test_another_run_is_refused_with_what_differs(tmp_path: Path) -> None:
    RunFolder(tmp_path, "training", {"seed": 1, "deals": 5}).close()
    with pytest.raises(OtherRun, match=r"another training, with deals 5 instead of 7;"):
        RunFolder(tmp_path, "training", {"seed": 1, "deals": 7, "games": 2})
    RunFolder(tmp_path, "training", {"seed": 1, "deals": 5}).close()  # a refusal lets go of the folder


def test_a_file_that_tells_of_no_run_is_a_clear_error(tmp_path: Path) -> None:
    (tmp_path / "run.json").write_text("[]")
    with pytest.raises(ValueError, match="does not describe a training"):
        RunFolder(tmp_path, "training", {})


def test_two_processes_in_one_folder_are_told_so_until_one_is_killed(tmp_path: Path) -> None:
    other = subprocess.Popen([sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE)
    assert other.stdout is not None
    try:
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(FolderInUse, match="another process works on the training"):
            RunFolder(tmp_path, "training", {"seed": 1})
    finally:
        other.send_signal(signal.SIGKILL)
        other.wait()
        other.stdout.close()
    RunFolder(tmp_path, "training", {"seed": 1}).close()
