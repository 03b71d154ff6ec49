"""The policy that ships with the package: a player by itself, and what it makes of cards that were played."""

from __future__ import annotations

from kiebitz import Game, _core, create, deal, recipe_of, referee
from kiebitz.inference import load_inference
from kiebitz.players.recipe import SHIPPED
from kiebitz.policy import card_chances, load_policy, policy_reading
from kiebitz.seats import observe
from kiebitz.training.policy.bits import mean_bits, measure
from kiebitz.training.policy.decisions import start_of
from kiebitz.training.policy.games import play_test_games


def test_it_plays_games_by_itself() -> None:
    for seed in range(4):
        played = referee(deal(seed), [create("policy", seat) for seat in range(3)])
        assert not played.faults
        assert played.game.is_over


def test_cards_make_the_truth_likelier_than_bids_alone() -> None:
    found = mean_bits(measure(play_test_games("rules", 5, 30), load_inference(), policy_reading(), seed=1))
    assert found[True, 5][1] > 0.4
    assert found[False, 5][1] > 0.8


def test_a_policy_that_is_trusted_in_nothing_says_nothing() -> None:
    reading = _core.CardReading(load_policy(), exponent=0)
    found = mean_bits(measure(play_test_games("rules", 5, 2), load_inference(), reading, seed=1))
    assert all(abs(added) < 1e-9 for _, added, _ in found.values())


def test_kermit_reads_cards_by_it() -> None:
    assert recipe_of("kermit:2,cards=policy").reading == SHIPPED


def test_kiebitz_reads_cards_unless_its_level_forgets_them() -> None:
    for name, reads in (("kiebitz:2", True), ("kiebitz:level=5", True), ("kiebitz:level=3", False)):
        assert (recipe_of(name).reading == SHIPPED) == reads


def test_experts_are_foreseen_to_play_otherwise_than_others() -> None:
    games = play_test_games("rules", 5, 4)
    told_apart = 0
    for game in games:
        played = start_of(game)
        for card in game["cards"][: game["plays"]].tolist():
            seen = played.seen_by(played.turn)
            if seen.legal.bit_count() > 1:
                told_apart += load_policy().chances(seen, expert=True) != load_policy().chances(seen, expert=False)
            played.play(card)
    assert told_apart > 20


def test_its_chances_are_those_of_the_cards_of_a_view() -> None:
    game = Game(deal(7))
    for move in "18 y p p s G.CA.CT SA".split():
        game.push(move)
    view = game.view(1)
    chances = card_chances(view)
    assert sorted(chances) == sorted(view.legal_cards())
    assert chances == card_chances(observe(view))
    assert abs(sum(chances.values()) - 1) < 1e-6
