"""Lines of which only one side is left: the packets of the other are lost, so nobody ends them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kiebitz.network.server import _KEEP_ALIVE
from tests.web.serving import SECONDS

OWN_NETWORK = ["unshare", "--user", "--map-root-user", "--net"]


def can_have_its_own_network() -> bool:
    if shutil.which("unshare") is None or shutil.which("ip") is None:
        return False
    return subprocess.run([*OWN_NETWORK, "ip", "link", "set", "lo", "up"], capture_output=True).returncode == 0


@pytest.mark.skipif(not can_have_its_own_network(), reason="no network of its own can be made here")
def test_a_line_whose_packets_are_lost_is_let_go_of_and_disturbs_nobody(tmp_path: Path) -> None:
    """One guest is idle, one in a game, and finds the seat again as soon as packets arrive."""
    program = [*OWN_NETWORK, sys.executable, "-m", "tests.network.lost_packets", str(tmp_path)]
    done = subprocess.run(program, capture_output=True, text=True, timeout=SECONDS)
    assert done.returncode == 0, done.stderr


def test_a_dead_line_is_known_to_be_dead_after_a_minute() -> None:
    probes = _KEEP_ALIVE["TCP_KEEPIDLE"] + _KEEP_ALIVE["TCP_KEEPINTVL"] * _KEEP_ALIVE["TCP_KEEPCNT"]
    assert probes <= 60
    assert _KEEP_ALIVE["TCP_USER_TIMEOUT"] <= 60_000
