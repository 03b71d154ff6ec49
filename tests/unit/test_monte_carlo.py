"""The Monte Carlo players: what they decide follows from the view, the seed and the worlds, and from nothing else."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiebitz import (
    Card,
    CardSet,
    Deal,
    Declare,
    Game,
    Phase,
    Recipe,
    View,
    World,
    _core,
    create,
    deal,
    enumerate_worlds,
    parse_contract,
    referee,
    sample_worlds,
    solve_cards,
)
from kiebitz.bidding import best_option, options_with_skat, shipped_model
from kiebitz.inference import load_inference
from kiebitz.players import Evidence
from kiebitz.players.recipe import SHIPPED, Role, Scoring
from kiebitz.players.registry import UnknownPlayer
from kiebitz.seats import observe
from kiebitz.solver import points_to_win
from tests.games import game_with_contract

ROOT = Path(__file__).parents[2]
CONTRACTS = ("C", "G", "N", "SH", "NO", "D")


def game_after(seed: int, cards: int) -> Game:
    """A game in which so many cards have been played at random, fewer if it was over before."""
    source = random.Random(seed)
    contract = parse_contract(CONTRACTS[seed % len(CONTRACTS)])
    game = game_with_contract(contract, seed % 3, deal(seed))
    for _ in range(cards):
        if not game.is_over:
            game.push(source.choice(game.legal_moves()))
    return game


def views_to_decide(cards: int, seeds: range) -> Iterator[tuple[Game, View]]:
    """Games and the views of the seats in turn, which have a choice."""
    for seed in seeds:
        game = game_after(seed, cards)
        if game.turn is not None and len(game.legal_moves()) > 1:
            yield game, game.view(game.turn)


def game_in_world(game: Game, view: View, world: World) -> Game:
    """The game that would look the same to a seat if the hidden cards lay as in a world."""
    hands = [hand.mask for hand in world.hands]
    for seat, card in view.plays:
        hands[seat] |= card.mask
    skat = world.skat
    if view.is_declarer and game.picked_up:
        assert view.seat is not None
        hands[view.seat], skat = game.deal.hands[view.seat].mask, game.deal.skat
    other = Game(Deal((CardSet(hands[0]), CardSet(hands[1]), CardSet(hands[2])), skat))
    for move in game.moves:
        if isinstance(move, Declare) and game.picked_up:
            move = Declare(move.contract, world.skat)
        other.push(move)
    return other


@pytest.mark.parametrize("cards", [0, 5, 13, 19, 22])
@pytest.mark.parametrize(
    "player",
    [
        "ddss:5",
        "kermit:5",
        "achieve:5",
        "achieve:6,sets=3",
        "recursive:5,share=0.5,moves=4",
        "rk:3x2",
        "rrules:9",
        "uct:50",
    ],
)
def test_hidden_cards_lying_otherwise_change_no_decision(player: str, cards: int) -> None:
    for game, view in views_to_decide(cards, range(6)):
        (world,) = sample_worlds(view, 1, seed=cards)
        other = game_in_world(game, view, world).view(view.seat)
        assert other.hand == view.hand
        assert create(player, seed=3).play(other) == create(player, seed=3).play(view)


@pytest.mark.parametrize("scoring", [Scoring.KH, Scoring.KERMIT])
@pytest.mark.parametrize(("cards", "worlds"), [(7, 8), (4, 50), (16, 50)])
def test_evidence_is_the_same_on_any_number_of_threads(scoring: Scoring, cards: int, worlds: int) -> None:
    for _, view in views_to_decide(cards, range(6)):
        one, two = (Recipe(worlds=worlds, scoring=scoring, threads=threads).player(5) for threads in (1, 2))
        assert one.evidence(view) == two.evidence(view)
        if worlds < 10:
            assert one.evidence(view, all_values=True) == two.evidence(view, all_values=True)


def test_a_decision_does_not_depend_on_what_was_asked_before() -> None:
    views = [view for _, view in views_to_decide(8, range(6))]
    player = Recipe(worlds=6).player(5)
    forwards = [player.evidence(view) for view in views]
    backwards = [player.evidence(view) for view in reversed(views)]
    assert forwards == backwards[::-1]


def check_evidence(evidence: Evidence, view: View) -> None:
    assert {found.card for found in evidence.cards} == set(view.legal_cards())
    assert all(0 <= found.win_share <= 1 for found in evidence.cards)
    best = evidence.of(evidence.best)
    assert best.worlds == evidence.worlds == max(found.worlds for found in evidence.cards)
    scores = [found.score for found in evidence.cards if found.score is not None]
    assert best.score is None or best.score == max(scores)
    for found in evidence.cards:
        assert (found.score is None) == (found.error is None)
        assert found.score is None or found.worlds == evidence.worlds
        assert found.value is None or found.score is not None


@pytest.mark.parametrize("cards", [0, 10, 17, 25])
def test_evidence_adds_up(cards: int) -> None:
    for _, view in views_to_decide(cards, range(12)):
        for scoring in (Scoring.KH, Scoring.KERMIT):
            evidence = Recipe(worlds=7, scoring=scoring).player().evidence(view)
            check_evidence(evidence, view)
            assert evidence.is_full or evidence.worlds == 7


def test_a_race_ends_when_it_is_decided_and_full_evidence_has_all_worlds() -> None:
    numbers = set()
    for _, view in views_to_decide(6, range(12)):
        player = Recipe(worlds=60).player()
        evidence, full = player.evidence(view), player.evidence(view, all_values=True)
        check_evidence(evidence, view)
        assert {found.worlds for found in full.cards} == {full.worlds}
        assert evidence.worlds in (20, 30, 45, full.worlds)
        assert evidence.of(evidence.best).value is None or evidence.worlds == full.worlds
        numbers.add(evidence.worlds)
    assert min(numbers) < 60 == max(numbers)


def test_with_few_worlds_left_all_are_judged_and_every_figure_is_exact() -> None:
    for _, view in views_to_decide(21, range(18)):
        evidence = Recipe(worlds=100_000).player().evidence(view, all_values=True)
        assert evidence.is_full
        wins, values = dict.fromkeys(view.legal_cards(), 0), dict.fromkeys(view.legal_cards(), 0)
        for world in enumerate_worlds(view):
            position = world.position(view)
            for solved in solve_cards(position):
                values[solved.card] += solved.value
                wins[solved.card] += (solved.value >= points_to_win(position)) == view.is_declarer
        for found in evidence.cards:
            assert found.win_share == pytest.approx(wins[found.card] / evidence.worlds)
            assert found.value == pytest.approx(values[found.card] / evidence.worlds)


def test_a_card_that_wins_in_every_world_is_played() -> None:
    met = 0
    for _, view in views_to_decide(18, range(60)):
        player = Recipe(worlds=1000).player()
        shares = {found.card: found.win_share for found in player.evidence(view, all_values=True).cards}
        if max(shares.values()) == 1 > min(shares.values()):
            met += 1
            assert shares[player.play(view)] == 1
            assert shares[Recipe(worlds=1000, scoring=Scoring.KH).player().play(view)] == 1
    assert met > 3


def test_a_single_legal_card_is_played_without_a_thought() -> None:
    game = game_after(3, 29)
    assert not game.is_over
    assert game.turn is not None
    view = game.view(game.turn)
    assert Recipe(worlds=1).player().play(view) == view.legal_cards()[0]


def wins_in(view: View, world: World, card: Card) -> bool:
    position = world.position(view)
    (value,) = (solved.value for solved in solve_cards(position) if solved.card == card)
    return (value >= points_to_win(position)) == view.is_declarer


def test_where_all_worlds_are_judged_each_counts_as_inference_weighs_it() -> None:
    tables = load_inference()
    for _, view in views_to_decide(21, range(12)):
        evidence = Recipe(worlds=100_000, inference=SHIPPED).player().evidence(view)
        worlds = list(enumerate_worlds(view))
        weighed = tables.weigh(_core.WorldList([world.masks for world in worlds]), observe(view))
        weights = [max(weight, 1e-6) for weight in weighed]
        card = evidence.cards[0].card
        won = sum(weight for world, weight in zip(worlds, weights, strict=True) if wins_in(view, world, card))
        assert evidence.cards[0].win_share == pytest.approx(won / sum(weights))


def test_worlds_are_chosen_as_often_as_inference_weighs_them() -> None:
    tables = load_inference()
    for _, view in views_to_decide(18, range(6)):
        seen = observe(view)
        everything = _core.Worlds(seen).enumerate(0, 10**6)
        weights = [max(weight, 1e-6) for weight in tables.weigh(everything, seen)]
        number = len(everything) // 50
        expected = {
            tuple(world): number * weight / sum(weights)
            for world, weight in zip(everything.masks(), weights, strict=True)
        }
        worlds, times = _core.Sampler(tables).choose(seen, number, 1)  # drawn from all that there are
        assert sum(times) == number
        for world, chosen in zip(worlds.masks(), times, strict=True):
            assert abs(chosen - expected[tuple(world)]) < 1


def test_a_role_without_inference_takes_all_worlds_the_same() -> None:
    for _, view in views_to_decide(6, range(6)):
        plain = Recipe(worlds=5).player().evidence(view)
        for role in (Role.DECLARER, Role.DEFENDERS):
            infers = (role is Role.DECLARER) == view.is_declarer
            found = Recipe(worlds=5, inference=SHIPPED, infers_as=role).player().evidence(view)
            assert infers or found == plain


def test_limited_time_ends_a_decision_early() -> None:
    (_, view), *_ = views_to_decide(0, range(1))
    for seed in range(20):
        evidence = Recipe(worlds=50_000, seconds=0.02).player(seed).evidence(view)
        assert 1 <= evidence.worlds < 50_000
        check_evidence(evidence, view)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"worlds": 0}, "worlds is from 1 to 100000"),
        ({"seconds": 0}, "more than 0 seconds"),
        ({"threads": 0}, "threads is from 1 to 1024"),
        ({"scoring": "guess"}, "a scoring is kh, kermit or list"),
    ],
)
def test_an_empty_budget_or_unknown_scoring_is_refused(arguments: dict[str, int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Recipe(**arguments).player()  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["kermit:0", "kermit:many", "ddss:-3", "ddss:1.5"])
def test_a_bad_number_of_worlds_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="'worlds'"):
        create(name)


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(UnknownPlayer, match="kermit"):
        create("kermitt")


def test_cards_are_judged_only_in_turn() -> None:
    game = game_after(1, 4)
    assert game.turn is not None
    for view in (game.view((game.turn + 1) % 3), Game(deal(1)).view(1)):
        with pytest.raises(ValueError, match="turn"):
            Recipe().player().evidence(view)


@pytest.mark.parametrize("player", ["ddss:2", "kermit:2"])
def test_games_are_played_to_the_end_without_a_fault(player: str) -> None:
    players = [create(player, seed) for seed in range(3)]
    for seed in range(5):
        refereed = referee(deal(seed), players)
        assert refereed.game.phase is Phase.OVER
        assert not refereed.faults


def test_the_same_seed_gives_the_same_game() -> None:
    games = [referee(deal(4), [create("kermit:3", seed) for seed in range(3)]).game for _ in range(2)]
    assert games[0].history == games[1].history
    assert any(isinstance(move, Card) for move in games[0].moves)


ENDLESS = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # also where the tests run in the background
from kiebitz import Contract, Kind, deal
from tests.endless import Endless
from tests.games import game_with_contract
view = game_with_contract(Contract(Kind.CLUBS), 1, deal(1)).view(0)
try:
    print("ready", flush=True)
    Endless(threads=2).play(view)
except KeyboardInterrupt:
    print("interrupted")
"""


def test_ctrl_c_interrupts() -> None:
    process = subprocess.Popen([sys.executable, "-c", ENDLESS], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    time.sleep(1)  # the worlds are drawn
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=300)[0] == "interrupted\n"


def test_a_paranoid_declarer_keeps_a_game_that_cannot_be_lost() -> None:
    """One world does not tell which cards win in all of them."""
    kept = 0
    for seed in range(150):
        dealt = deal(seed)
        best = best_option(options_with_skat(shipped_model(), dealt.hands[0] | dealt.skat, 0, 18))
        if not best.is_sure or best.contract.is_null:
            continue
        player = create("kermit:1,paranoid=true", seed)
        game = game_with_contract(best.contract, 0, dealt, best.discard)
        while not game.is_over:
            view = game.view(game.turn)
            game.push(player.play(view) if game.turn == 0 else view.legal_cards()[0])
        assert game.result().won
        kept += 1
    assert kept > 1
