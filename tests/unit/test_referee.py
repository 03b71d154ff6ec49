"""Hostile and clumsy players lose by the rules, and the others' game goes on."""

from __future__ import annotations

import sys
import threading
import time

import pytest

from kiebitz import (
    CARDS,
    CLAIM,
    PASS,
    Bid,
    Call,
    Cancelled,
    Card,
    Declare,
    Leave,
    Move,
    Phase,
    Player,
    Resign,
    Timeout,
    UnknownPlayer,
    View,
    check_record,
    create,
    deal,
    format_record,
    parse_record,
    referee,
)
from kiebitz.players.random import RandomPlayer
from kiebitz.players.rules import RulesPlayer


class Bidder(RandomPlayer):
    """Bids once, so that there is a game to spoil."""

    def bid(self, view: View) -> Call:
        return PASS if view.auction.is_holding or view.auction.bid else Bid(18)


class Passer(RandomPlayer):
    def bid(self, view: View) -> Call:
        return PASS


class Cheat(Passer):
    """Plays a card it does not hold."""

    def play(self, view: View) -> Card:
        return next(card for card in CARDS if card not in view.hand)


class Revoker(Passer):
    """Never follows suit if it has another card."""

    def play(self, view: View) -> Card:
        wrong = [card for card in view.hand if card not in view.legal_cards()]
        return wrong[0] if wrong else view.legal_cards()[0]


class Nonsense(Passer):
    def play(self, view: View) -> Card:
        return "CJ"  # type: ignore[return-value]


class Crasher(Passer):
    def play(self, view: View) -> Card:
        raise RuntimeError("lost my cards")


class Quitter(Passer):
    def play(self, view: View) -> Card:
        sys.exit(1)


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise RuntimeError("I will not tell")


class Mute(Passer):
    def play(self, view: View) -> Card:
        raise Unspeakable


class Deserter(Passer):
    """Raises what no `except Exception` catches."""

    def play(self, view: View) -> Card:
        raise GeneratorExit


class Bracketeer(Passer):
    """Complains in a way that would end a field of a record, and the record."""

    def play(self, view: View) -> Card:
        raise ValueError("hand[0] is no\ncard] ;)\ud800" + "x" * 100_000)


class Sleeper(Passer):
    def play(self, view: View) -> Card:
        time.sleep(600)
        return view.legal_cards()[0]


class Overdeclarer(Bidder):
    """Declares without discarding."""

    def picks_up(self, view: View) -> bool:
        return True

    def declare(self, view: View) -> Declare:
        from kiebitz import parse_contract

        return Declare(parse_contract("G"))


class AuctionCrasher(RandomPlayer):
    def bid(self, view: View) -> Call:
        raise ValueError("what was the question?")


class Overcaller(RandomPlayer):
    """Bids below what has been said, and out of turn values."""

    def bid(self, view: View) -> Call:
        return Bid(17)


@pytest.mark.parametrize(
    ("hostile", "reason"),
    [
        (Cheat, "not in the hand"),
        (Nonsense, "not a move"),
        (Crasher, "lost my cards"),
        (Quitter, "SystemExit"),
        (Mute, "Unspeakable"),
        (Deserter, "GeneratorExit"),
    ],
)
def test_a_defender_that_breaks_the_rules_loses_the_game_for_its_side(hostile: type[RandomPlayer], reason: str) -> None:
    refereed = referee(deal(1), [Passer(1), Bidder(2), hostile(3)])
    assert reason in refereed.faults[0].reason
    assert refereed.faults[0].seat == 2
    result = refereed.game.result()
    assert (result.declarer, result.won, result.left) == (1, True, 2)


@pytest.mark.parametrize("seconds", [None, 20.0])
@pytest.mark.parametrize("move", [Leave(1), Timeout(1), Resign(1), CLAIM, Leave(2), None, True])
def test_a_player_cannot_answer_for_another_seat_or_for_the_referee(move: Move | None, seconds: float | None) -> None:
    class Usurper(Passer):
        def play(self, view: View) -> Card:
            return move  # type: ignore[return-value]

    refereed = referee(deal(1), [Passer(1), Bidder(2), Usurper(3)], seconds)
    assert [fault.seat for fault in refereed.faults] == [2]
    assert refereed.game.result().left == 2
    assert not refereed.game.claimed


def test_a_player_cannot_stop_the_game_in_the_auction() -> None:
    class Saboteur(RandomPlayer):
        def bid(self, view: View) -> Call:
            return Timeout(1)  # type: ignore[return-value]

    refereed = referee(deal(1), [Saboteur(1), Bidder(2), Passer(3)])
    assert refereed.game.result().declarer == 1
    assert "not a move of this phase, auction" in refereed.faults[0].reason


def test_a_player_cannot_change_the_auction_it_looks_at() -> None:
    class Forger(RandomPlayer):
        def bid(self, view: View) -> Call:
            view.auction.declarer = 0  # type: ignore[misc]
            return PASS

    refereed = referee(deal(1), [Forger(1), Bidder(2), Passer(3)])
    assert refereed.game.declarer == 1
    assert refereed.faults[0].seat == 0


def test_an_interrupt_raised_by_a_timed_player_is_its_own_fault() -> None:
    class Interrupter(Passer):
        def play(self, view: View) -> Card:
            raise KeyboardInterrupt

    refereed = referee(deal(1), [Passer(1), Bidder(2), Interrupter(3)], seconds_per_game=20)
    assert "KeyboardInterrupt" in refereed.faults[0].reason


def test_the_record_of_a_game_tells_its_faults_and_reads_back() -> None:
    refereed = referee(deal(1), [Passer(1), Bidder(2), Bracketeer(3)])
    record = refereed.record(("fore", "middle", "rear"), game_id="7", comment="first round")
    assert record.comment is not None
    assert record.comment.startswith("first round; seat 2, move ")
    assert r"hand(0) is no\ncard) ;)" in record.comment
    line = format_record(record)
    assert line.encode().count(b"\n") == 0
    assert parse_record(line) == record
    assert (record.players, record.game_id) == (("fore", "middle", "rear"), "7")
    assert check_record(record).result() == refereed.game.result()


def test_the_record_of_a_clean_game_has_an_empty_comment() -> None:
    refereed = referee(deal(5), [RandomPlayer(seat) for seat in range(3)])
    assert refereed.record(("fore", "middle", "rear")).comment == ""


def test_a_revoke_ends_the_game_at_once() -> None:
    refereed = referee(deal(1), [Passer(1), Bidder(2), Revoker(3)])
    assert "does not follow" in refereed.faults[0].reason
    assert refereed.game.is_over


def test_a_declarer_that_cannot_declare_pays_a_penalty() -> None:
    refereed = referee(deal(1), [Passer(1), Overdeclarer(2), Passer(3)])
    assert "two cards must be discarded" in refereed.faults[0].reason
    assert refereed.game.result().list_points() == (0, -100, 0)


@pytest.mark.parametrize("hostile", [AuctionCrasher, Overcaller])
def test_who_fails_in_the_auction_passes_and_the_others_go_on(hostile: type[RandomPlayer]) -> None:
    refereed = referee(deal(1), [hostile(1), Bidder(2), Passer(3)])
    assert refereed.game.declarer == 1
    assert refereed.game.phase is Phase.OVER
    assert [fault.seat for fault in refereed.faults] == [0]
    assert refereed.game.result().left is None


def test_silence_costs_the_game_when_the_time_is_up() -> None:
    start = time.perf_counter()
    refereed = referee(deal(1), [Passer(1), Bidder(2), Sleeper(3)], seconds_per_game=0.2)
    assert time.perf_counter() - start < 300
    assert refereed.faults[0].is_timeout
    result = refereed.game.result()
    assert (result.won, result.timed_out, result.left) == (True, 2, None)
    assert refereed.seconds[2] >= 0.2


class Thinker(Passer):
    """Thinks until it is told to stop, and is angry about that if it shall be."""

    def __init__(self, *, angry: bool) -> None:
        super().__init__(seed=1)
        self.angry = angry
        self.told = threading.Event()
        self.ended = threading.Event()

    def play(self, view: View) -> Card:
        self.told.wait()
        self.ended.set()
        raise Cancelled

    def cancel(self) -> None:
        self.told.set()
        if self.angry:
            raise RuntimeError("one moment")


@pytest.mark.parametrize("angry", [False, True])
def test_a_decision_that_nobody_waits_for_any_more_is_cancelled(angry: bool) -> None:
    thinker = Thinker(angry=angry)
    refereed = referee(deal(1), [Passer(1), Bidder(2), thinker], seconds_per_game=0.5)
    assert refereed.faults[-1].is_timeout
    assert thinker.ended.wait(60)


def test_players_within_their_time_are_left_alone() -> None:
    timed = referee(deal(5), [RandomPlayer(seat) for seat in range(3)], seconds_per_game=20)
    untimed = referee(deal(5), [RandomPlayer(seat) for seat in range(3)])
    assert timed.faults == []
    assert timed.game.history == untimed.game.history


class Watching(Passer):
    """Wants to know the clock and the end, and is not pleased with the end."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.times: list[float] = []
        self.ends: list[View] = []

    def set_time_left(self, seconds: float) -> None:
        self.times.append(seconds)

    def game_over(self, view: View) -> None:
        self.ends.append(view)
        raise RuntimeError("I should have won")


def test_who_wants_to_know_is_told_the_clock_and_the_end() -> None:
    player = Watching(3)
    refereed = referee(deal(1), [Passer(1), Bidder(2), player], seconds_per_game=20)
    assert refereed.faults == []
    assert player.times[0] == 20
    assert player.times == sorted(player.times, reverse=True)
    (end,) = player.ends
    assert (end.seat, end.result) == (2, refereed.game.result())


def test_no_clock_is_told_where_there_is_none() -> None:
    player = Watching(3)
    referee(deal(1), [Passer(1), Bidder(2), player])
    assert player.times == []
    assert len(player.ends) == 1


def test_a_player_that_gives_up_for_lack_of_time_loses_on_time() -> None:
    class Late(Passer):
        def play(self, view: View) -> Card:
            raise TimeoutError("no answer from my brain")

    refereed = referee(deal(1), [Passer(1), Bidder(2), Late(3)])
    assert (refereed.faults[0].reason, refereed.faults[0].is_timeout) == ("no answer from my brain", True)
    assert refereed.game.result().timed_out == 2


@pytest.mark.parametrize("name", ["random", "rules"])
def test_registered_players_play_whole_games_by_the_rules_and_repeatably(name: str) -> None:
    for seed in range(20):
        first, second = (referee(deal(seed), [create(name, 3 * seed + seat) for seat in range(3)]) for _ in range(2))
        assert first.faults == []
        assert first.game.history == second.game.history


def test_registered_players_are_players() -> None:
    for name in ("random", "rules"):
        assert isinstance(create(name), Player)


def test_unknown_names_and_arguments_are_refused() -> None:
    with pytest.raises(UnknownPlayer, match=r"known: .*random"):
        create("grandmaster")
    with pytest.raises(ValueError, match="it has none"):
        create("random:fast")


def test_players_know_by_name_who_sits_where() -> None:
    class Attentive(RulesPlayer):
        def __init__(self) -> None:
            self.heard: set[object] = set()

        def bid(self, view: View) -> Call:
            self.heard.add(view.names)
            return super().bid(view)

        def game_over(self, view: View) -> None:
            self.heard.add((view.seat, view.names))

    names = ("Anna", "Bernd", "Clara")
    players = [Attentive() for _ in range(3)]
    referee(deal(7), players, names=names)
    assert [player.heard for player in players] == [{names, (seat, names)} for seat in range(3)]
