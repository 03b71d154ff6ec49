"""Places for those who compute: only so many at once, each in its turn, and none for who only waits."""

from __future__ import annotations

import threading
from functools import partial

from kiebitz.session.thinkers import GiveWay, Thinkers

SECONDS = 60.0  # far more than anything here takes


def test_no_more_players_compute_at_once_than_there_are_places_and_each_in_its_turn() -> None:
    places, ended = Thinkers(2), threading.Semaphore(0)
    lock, at_work, most, begun = threading.Lock(), 0, 0, list[int]()

    def work(number: int, _give_way: GiveWay) -> None:
        nonlocal at_work, most
        with lock:
            begun.append(number)
            at_work += 1
            most = max(most, at_work)
        both.wait(SECONDS)
        with lock:
            at_work -= 1
        ended.release()

    both = threading.Barrier(2)
    for number in range(8):
        places.submit(partial(work, number))
    for _ in range(8):
        assert ended.acquire(timeout=SECONDS)
    assert most == 2
    assert sorted(begun[:2]) == [0, 1]
    assert sorted(begun) == list(range(8))


def test_who_gives_way_goes_on_beside_the_next_and_a_place_is_given_once() -> None:
    places, order = Thinkers(1), list[str]()
    may_end, has_ended, last = threading.Event(), threading.Event(), threading.Event()

    def waits(give_way: GiveWay) -> None:
        give_way()
        give_way()
        assert may_end.wait(SECONDS)
        order.append("waited")
        has_ended.set()

    def computes(_give_way: GiveWay) -> None:
        order.append("computed")
        may_end.set()
        assert has_ended.wait(SECONDS)

    places.submit(waits)
    places.submit(computes)
    places.submit(lambda _give_way: last.set())
    assert last.wait(SECONDS)
    assert order == ["computed", "waited"]
