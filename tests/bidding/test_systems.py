"""Bidding systems at the table: legal, deterministic, and combined with card players by name."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

import kiebitz
from kiebitz.bidding import PassingTable, Threshold, Value, outlook_of, shipped_model
from kiebitz.bidding.advice import highest_bid
from kiebitz.cli.main import cli
from kiebitz.deals import SEATS
from kiebitz.players import BIDDING_SYSTEMS
from kiebitz.training.inference.data import bid_out

SYSTEMS = ("value", "outcomes", "threshold", "linear", "knn", "rules")


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_system_bids_and_declares_by_the_rules(system: str) -> None:
    players = [kiebitz.create(f"{system}+rules", seed) for seed in SEATS]
    declared = 0
    for number in range(12):
        refereed = kiebitz.referee(kiebitz.deal(number), players)
        assert not refereed.faults
        declared += refereed.game.contract is not None
    assert declared >= 4


def test_all_systems_are_registered() -> None:
    assert set(SYSTEMS) <= set(BIDDING_SYSTEMS.entries)


def test_a_system_takes_its_argument_before_the_player() -> None:
    assert kiebitz.create("threshold:0.7+rules")
    assert kiebitz.create("value:5+random")


@pytest.mark.parametrize(
    ("spec", "fault"),
    [
        ("nobody+rules", "unknown bidding system"),
        ("value+nobody", "unknown player 'nobody'"),
        ("threshold:high+rules", "of type number"),
        ("threshold:2+rules", "0 to 1"),
        ("linear:3+rules", "it has none"),
        ("value@/nowhere+rules", "/nowhere/manifest.json"),
    ],
)
def test_bad_specs_are_told(spec: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        kiebitz.create(spec)


def test_the_arena_seats_combined_players() -> None:
    command = ["arena", "full", "value+rules", "threshold+rules", "--deals", "2", "--jobs", "1", "--json"]
    done = CliRunner().invoke(cli, command)
    assert done.exit_code == 0, done.output


def test_a_lower_threshold_never_bids_less() -> None:
    auction = kiebitz.Auction()
    for number in range(20):
        outlook = outlook_of(shipped_model(), kiebitz.deal(number).hands[1], 1)
        limits = [highest_bid(Threshold(least), outlook, auction) for least in (0.8, 0.6, 0.4)]
        assert limits == sorted(limits)


def test_the_worse_passing_is_the_higher_the_bids() -> None:
    auction = kiebitz.Auction()
    everywhere = [f"{others}/{bids}/{strength}" for others in (1, 2) for bids in range(7) for strength in range(6)]
    for number in range(20):
        outlook = outlook_of(shipped_model(), kiebitz.deal(number).hands[1], 1)
        limits = [
            highest_bid(Value(PassingTable(dict.fromkeys(everywhere, points))), outlook, auction)
            for points in (20.0, 0.0, -20.0)
        ]
        assert limits == sorted(limits)


def test_kermit_bids_and_declares_by_the_learned_system() -> None:
    for number in range(8):
        games = []
        for player in ("kermit:1", "value+rules"):
            game = kiebitz.Game(kiebitz.deal(number))
            games.append(bid_out(game, [kiebitz.create(player, seat) for seat in SEATS]).history)
        assert games[0] == games[1]
