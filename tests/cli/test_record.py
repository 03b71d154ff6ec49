"""`kiebitz record` and files that never yield a record."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

SECONDS = 120  # far more than any of this takes


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_check_of_what_never_yields_a_record(jobs: str, tmp_path: Path) -> None:
    endless = tmp_path / "endless"
    os.mkfifo(endless)
    command = [sys.executable, "-m", "kiebitz", "record", "check", "--jobs", jobs, str(endless)]
    checking = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    with endless.open("wb"):  # waits until somebody reads
        checking.send_signal(signal.SIGINT)
        _, complained = checking.communicate(timeout=SECONDS)
    assert checking.returncode != 0
    assert "Traceback" not in complained
