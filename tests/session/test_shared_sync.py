"""One `fsync` for many: what was acknowledged is durable, and a disk that fails is told to all who wait for it."""

from __future__ import annotations

import errno
import os
import threading
from pathlib import Path

import pytest

from kiebitz import PASS
from kiebitz.session import FILE_NAME, NotStored, Store, Table
from kiebitz.session.shared_sync import SharedSync
from tests.session.tables import settings

THREADS = 8


def test_those_who_wait_at_the_same_time_share_what_the_disk_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "log").write_bytes(b"")
    sync = SharedSync(tmp_path / "log")
    is_asked, may_answer = threading.Event(), threading.Event()

    def slow(_file: int) -> None:
        is_asked.set()
        assert may_answer.wait(60)

    monkeypatch.setattr(os, "fdatasync", slow)
    first = threading.Thread(target=sync.wait)
    first.start()
    assert is_asked.wait(60)
    others = [threading.Thread(target=sync.wait) for _ in range(THREADS)]
    for thread in others:
        thread.start()
    while sync.waiting < THREADS + 1:  # all of them have come while the disk was busy with the first
        pass
    may_answer.set()
    for thread in (first, *others):
        thread.join()
    assert sync.count == 2
    sync.close()


def test_a_disk_that_fails_acknowledges_nothing_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move may be there afterwards or not; it was not told, and there is one truth about it."""
    with Store(tmp_path / FILE_NAME, shares_syncs=True) as store:
        with Table.begin(store, settings(None, None, None, deals=3)) as table:
            number, place = table.id, _asked(table)
            told: list[object] = []
            table.watch(None, lambda event, _view: told.append(event))
            with monkeypatch.context() as broken:
                broken.setattr(os, "fdatasync", _fail)
                with pytest.raises(NotStored):
                    table.move(place, PASS)
            assert told == []
        with Table.resume(store, number) as again:
            made = len(again.view(None).view.history)
            again.move(_asked(again), PASS)
            assert len(again.view(None).view.history) == made + 1


def _asked(table: Table) -> int:
    waiting = table.view(None).awaited
    assert waiting is not None
    return waiting.places[0]


def _fail(_file: int) -> None:
    raise OSError(errno.ENOSPC, "no space left on device")
