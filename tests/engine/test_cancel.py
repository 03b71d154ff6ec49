"""A wait for an engine can be ended from another thread, and the engine is asked again afterwards."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kiebitz import Bid, Cancellable, Cancelled, Game, create, deal
from kiebitz.engine import ExecPlayer
from tests.engine.engines import engine
from tests.engine.processes import await_that

FIRST_VIEW = Game(deal(1)).view(1)


def thinking(folder: Path, *, at_start: bool = False) -> ExecPlayer:
    """A player whose engine notes that it was asked, or started, and then thinks until it may go on."""
    think = (
        f"open({str(folder / 'asked')!r}, 'a').close()\n"
        f"while not os.path.exists({str(folder / 'may go on')!r}): time.sleep(0.01)\n"
    )
    indented = think.replace("\n", "\n        ")
    player = create(engine("answer('18')", start=think) if at_start else engine(f"{indented}answer('18')"))
    assert isinstance(player, ExecPlayer)
    assert isinstance(player, Cancellable)
    return player


@pytest.mark.parametrize("at_start", [False, True])
def test_a_cancelled_decision_ends_at_once_and_the_next_one_is_taken(at_start: bool, tmp_path: Path) -> None:
    player = thinking(tmp_path, at_start=at_start)
    with ThreadPoolExecutor(1) as other:
        decision = other.submit(player.bid, FIRST_VIEW)
        await_that((tmp_path / "asked").exists)
        player.cancel()
        with pytest.raises(Cancelled):
            decision.result()
    (tmp_path / "may go on").touch()
    assert player.bid(FIRST_VIEW) == Bid(18)
    assert player.engine is not None
    assert player.engine.discarded == int(not at_start), "the late answer is thrown away"
    player.close()


def test_cancelling_when_nothing_is_asked_changes_nothing(tmp_path: Path) -> None:
    player = thinking(tmp_path)
    (tmp_path / "may go on").touch()
    player.cancel()
    for _ in range(2):
        assert player.bid(FIRST_VIEW) == Bid(18)
        for _ in range(200):
            player.cancel()
    player.close()


def test_all_who_wait_are_let_go(tmp_path: Path) -> None:
    """A referee may have left a thread behind, and asked again from another."""
    player = thinking(tmp_path)
    with ThreadPoolExecutor(3) as others:
        decisions = [others.submit(player.bid, FIRST_VIEW) for _ in range(3)]
        await_that((tmp_path / "asked").exists)
        await_that(lambda: all(decision.running() for decision in decisions))
        while not all(decision.done() for decision in decisions):
            player.cancel()
    assert [type(decision.exception()) for decision in decisions] == [Cancelled] * 3
    player.close()
