"""Players that see all cards: only in the arena, never wrong unless they are meant to be."""

from __future__ import annotations

import pytest

from kiebitz import Card, Game, UnknownPlayer, create
from kiebitz.arena.open_players import OPEN_PLAYERS, Cheat, rate_in_trick
from kiebitz.arena.seats import check_players
from kiebitz.memory.mistakes import MistakeCount, count_by_trick, count_mistakes, judge
from kiebitz.players.registry import Entry
from kiebitz.work.statistics import Interval
from tests.arena.matches import cardplay, report_of
from tests.games import finished_game


@pytest.mark.parametrize("spec", ["cheat", "mistake:0.10"])
def test_nobody_but_the_arena_seats_them(spec: str) -> None:
    with pytest.raises(UnknownPlayer):
        create(spec)


class Meddler(Cheat):
    """Plays on in the game that it is shown."""

    def play_open(self, game: Game, seat: int) -> Card:
        card = super().play_open(game, seat)
        while not game.is_over:
            game.push(game.legal_moves()[0])
        return card


def test_nobody_can_move_the_real_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OPEN_PLAYERS.entries, "meddler", Entry(lambda seed: Meddler("rules", seed), "plays on"))
    found = report_of(cardplay("meddler", "cheat"), 3)
    assert found.players[0].faults == 0
    assert found.differences[0].per_36.mean == 0


def test_the_cheat_beats_the_random_player_and_makes_no_mistake() -> None:
    found = report_of(cardplay("cheat", "random", pipma=True), 12)
    assert (found.differences[0].per_36.interval or Interval(0, 0)).low > 0
    cheat, other = (player.mistakes for player in found.players)
    assert cheat is not None
    assert other is not None
    assert (cheat.all.mistakes, cheat.all.opportunities > 0) == (0, True)
    assert other.all.mistakes > 0


def test_the_mistaken_player_errs_at_its_rate() -> None:
    player = report_of(cardplay("mistake:0.10", "mistake:0.10", pipma=True), 150).players[0]
    assert player.mistakes is not None
    assert player.mistakes.all.rate == pytest.approx(0.10, abs=0.035)
    assert player.mistakes.by_trick[0].rate == pytest.approx(rate_in_trick(0.10, 1), abs=0.07)


def test_without_mistakes_a_mistaken_player_makes_none() -> None:
    player = report_of(cardplay("mistake:0", "random", pipma=True), 10).players[0]
    assert player.mistakes is not None
    # In the first trick the thesis adds seven mistakes in a hundred even then.
    assert all(count.mistakes == 0 for count in player.mistakes.by_trick[1:])


def test_mistakes_are_told_apart_by_role() -> None:
    player = report_of(cardplay("random", "rules", pipma=True), 12).players[0]
    roles = player.mistakes_as_declarer, player.mistakes_as_defender
    assert player.mistakes is not None
    assert all(role is not None and role.all.opportunities > 0 for role in roles)
    assert player.mistakes.all.mistakes == sum(role.all.mistakes for role in roles if role is not None)


@pytest.mark.parametrize(
    ("spec", "message"),
    [("mistake:often", "of type number"), ("mistake:2", "from 0 to 1"), ("cheat:rate=1", "it has: like")],
)
def test_a_rate_that_is_none_is_a_clear_error(spec: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        check_players([spec])


def test_the_last_card_is_no_decision() -> None:
    words = judge(finished_game(3))
    assert all(word[-1] in ".-" for word in words)


def test_mistakes_are_counted_in_all_and_by_trick() -> None:
    words = ["xo........", "ox......--"]
    assert count_mistakes(words) == MistakeCount(mistakes=2, opportunities=4, decisions=18)
    assert count_mistakes(words).rate == 0.5
    assert count_by_trick(words)[0] == MistakeCount(1, 2, 2)
    assert count_by_trick(words)[9] == MistakeCount(0, 0, 1)
    assert count_by_trick(words)[9].rate is None
