"""`kiebitz solve` as its users meet it."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

from kiebitz.cli.main import cli
from tests.cli.tables import heed_interrupts

GRAND = "CJAT.SK7/CQ9.SJ.HKT/SAT8.HA7/DK8 G 0"
NULL = "CJAT.SK7/CQ9.SJ.HKT/SAT8.HA7/DK8 N 0"


SECONDS = 300  # far more than any of this takes


def batch(*words: str) -> subprocess.Popen[str]:
    """The command as a process that is given positions on a pipe."""
    return subprocess.Popen(
        [sys.executable, "-m", "kiebitz", "solve", "--batch", "-", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_interrupts,
    )


def code_after_interrupts(running: subprocess.Popen[str]) -> int:
    """Interrupt as a person would, once more if nothing happens: a signal that comes just before Python begins to read
    from a pipe is noticed only when the read ends."""
    for _ in range(SECONDS // 20):
        running.send_signal(signal.SIGINT)
        try:
            return running.wait(20)
        except subprocess.TimeoutExpired:
            continue
    raise AssertionError("still running")


def run(*words: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(cli, ["solve", *words], input=typed)


def test_a_table_of_all_cards_and_the_line() -> None:
    result = run(GRAND)
    assert result.exit_code == 0
    lines = [line.split() for line in result.output.splitlines()]
    assert ["♣A", "43", "points,", "lost", "best"] in lines
    assert ["♠7", "17", "points,", "lost"] in lines
    assert ["value", "43", "points,", "lost"] in lines
    assert ["10", "Rearhand", "♠8", "♣J", "♠J", "+4"] in lines


def test_null_tells_the_trick() -> None:
    result = run(NULL)
    assert "value  lost in trick 7" in result.output
    assert "takes it" in result.output


def test_json() -> None:
    found = json.loads(run("--json", GRAND).output)
    assert found["value"] == found["lower"] == found["upper"] == 43
    assert found["won"] is False
    assert found["cards"] == {"S7": 17, "SK": 17, "CT": 43, "CA": 43, "CJ": 42}
    assert len(found["line"]) == 15


def test_a_question() -> None:
    assert run("--points", "43", GRAND).output == "yes\n"
    assert run("--points", "44", GRAND).output == "no\n"
    assert json.loads(run("--points", "44", "--json", GRAND).output)["at_least"] is False
    assert run("--points", "43", "--node-limit", "0", GRAND).output == "open, the limit came first\n"


def test_what_a_declarer_can_guarantee() -> None:
    tops = "CJATKQ.SJAT.HJ.DJ/C987.SKQ.HATK.DAT/S987.HQ987.DKQ9/D87 G 0"
    told = run("--guarantee", tops).output
    assert "guaranteed: 120 card points" in told
    assert "cannot be lost" in told
    assert json.loads(run("--guarantee", "--json", "CJAT.SK7/CQ9.SJ.HKT/SAT8.HA7/DK8 G 0").output)["is_sure"] is False
    assert "can be lost" in run("--guarantee", "S7A/S8.H8/S9.H9/- N 0").output
    assert run("--guarantee", "--points", "61", tops).exit_code == 2


def test_limits_show_bounds() -> None:
    output = run("--node-limit", "0", "--table-mb", "1", GRAND).output
    assert "value  4 to 82 points, open" in output
    assert json.loads(run("--node-limit", "0", "--json", GRAND).output)["value"] is None


def test_a_batch_goes_on_after_a_bad_line(tmp_path: Path) -> None:
    file = tmp_path / "positions.txt"
    file.write_text(f"# two good ones\n{GRAND}\n\nnonsense\n{NULL}\n{NULL} 0:- 0:1\n")
    for source, typed in ((str(file), None), ("-", file.read_text())):
        result = run("--batch", source, "--threads", "2", "--cards", typed=typed)
        rows = [json.loads(line) for line in result.stdout.splitlines()]
        assert result.exit_code == 1
        assert [row["line"] for row in rows] == [2, 4, 5, 6]
        assert [row.get("value") for row in rows] == [43, None, 1, None]
        assert rows[0]["cards"]["CA"] == 43
        assert rows[2]["lost_in_trick"] == 7
        assert "written" in rows[1]["error"]
        assert "lost" in rows[3]["error"]


def test_a_batch_takes_no_more_threads_than_there_are_cores(tmp_path: Path) -> None:
    file = tmp_path / "positions.txt"
    file.write_text(f"{GRAND}\n" * 3)
    assert len(run("--batch", str(file), "--threads", "1000").stdout.splitlines()) == 3  # each would have a table


def test_a_batch_answers_before_its_input_ends() -> None:
    for threads in ("1", "3"):
        with batch("--threads", threads) as running:
            for number, line in enumerate((GRAND, "nonsense", NULL), start=1):
                assert running.stdin is not None
                assert running.stdout is not None
                running.stdin.write(line + "\n")
                running.stdin.flush()
                assert json.loads(running.stdout.readline())["line"] == number
            running.communicate(timeout=SECONDS)
            assert running.returncode == 1


def test_a_batch_keeps_only_some_of_its_input() -> None:
    """While nobody reads its answers, it takes no more of an endless input than a few positions and what pipes hold."""
    with batch() as running:
        assert running.stdin is not None
        os.set_blocking(running.stdin.fileno(), False)
        written, line = 0, (GRAND + "\n").encode()
        with contextlib.suppress(BlockingIOError):
            while written < 50_000_000:  # all pipes are full long before
                written += os.write(running.stdin.fileno(), line * 1000)
        assert written < 50_000_000
        running.kill()


def test_a_batch_ends_with_ctrl_c_while_it_waits_for_input() -> None:
    with batch() as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(GRAND + "\n")
        running.stdin.flush()
        running.stdout.readline()
        assert code_after_interrupts(running) == 130
        assert running.stderr is not None
        assert running.stderr.read().split() == ["Interrupted."]


def test_a_limit_beyond_all_searches_does_not_limit() -> None:
    assert json.loads(run("--json", "--node-limit", str(10**24), "--time-limit", "1e300", GRAND).output)["value"] == 43
    rows = run("--batch", "-", "--node-limit", str(10**24), typed=f"{GRAND}\n").output
    assert json.loads(rows)["value"] == 43


def test_a_good_batch_and_an_empty_one() -> None:
    assert run("--batch", "-", typed=f"{GRAND}\n").exit_code == 0
    assert run("--batch", "-", typed="").exit_code == 0


def test_faults_are_told() -> None:
    for words in (["nonsense"], [], [GRAND, "--batch", "-"], ["--batch", "-", "--points", "61"], [GRAND, "--cards"]):
        result = run(*words, typed="")
        assert result.exit_code != 0
        assert "Error" in result.output
        assert "Traceback" not in result.output
