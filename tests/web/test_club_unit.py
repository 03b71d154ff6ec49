"""The example for systemd, as it is in `examples/club`: its line starts a server, and its signal ends that in order."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.network.test_killed import free_port
from tests.web.serving import SECONDS, surroundings

UNIT = Path(__file__).parents[2] / "examples" / "club" / "kiebitz@.service"
PROGRAM = "/opt/kiebitz/bin/kiebitz"
ENDED_IN_ORDER = {0, *(-number for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM, signal.SIGPIPE))}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="there is systemd on Linux alone")


def setting(name: str, process: int) -> str:
    """What the unit says of a name, for one of its processes."""
    (found,) = re.findall(rf"^{name}=(.*)$", UNIT.read_text(), re.MULTILINE)
    return str(found).replace("%i", str(process))


@pytest.mark.parametrize("process", [0, 1])
def test_what_the_unit_starts_is_a_server_with_rooms_that_its_signal_ends_in_order(
    tmp_path: Path, process: int
) -> None:
    first_port = free_port() - process
    variables = dict(each.split("=") for each in setting("Environment", process).split())
    assert variables["XDG_DATA_HOME"] == "/var/lib/" + setting("StateDirectory", process), "where it may write"
    line = setting("ExecStart", process).replace("7711", str(first_port))
    assert PROGRAM in line
    started = subprocess.Popen(
        shlex.split(line.replace(PROGRAM, f"{shlex.quote(sys.executable)} -m tests.web.at_once")),
        env=surroundings(tmp_path, **variables | {"XDG_DATA_HOME": str(tmp_path)}),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert started.stdout is not None
    assert started.stdout.readline()
    with urllib.request.urlopen(f"http://127.0.0.1:{first_port + process}/healthz", timeout=SECONDS) as answer:
        assert json.load(answer) == {"status": "ok"}
    started.send_signal(signal.Signals[setting("KillSignal", process)])
    started.communicate(timeout=SECONDS)
    known = {int(code) for code in re.findall(r"^SuccessExitStatus=(\d+)$", UNIT.read_text(), re.MULTILINE)}
    assert started.returncode in ENDED_IN_ORDER | known


def test_systemd_has_nothing_against_the_unit(tmp_path: Path) -> None:
    """Where it is installed; else the lines are read as it reads them."""
    for text in UNIT.read_text().splitlines():
        assert not text or re.fullmatch(r"#.*|\[(Unit|Service|Install)\]|[A-Z]\w+=\S.*", text), text
    if (systemd := shutil.which("systemd-analyze")) is not None:
        unit = tmp_path / UNIT.name.replace("@", "@0")
        shutil.copy(UNIT, tmp_path / UNIT.name)
        shutil.copy(UNIT, unit)
        found = subprocess.run([systemd, "verify", str(unit)], capture_output=True, text=True, timeout=SECONDS)
        assert UNIT.name.partition("@")[0] not in found.stderr, found.stderr
