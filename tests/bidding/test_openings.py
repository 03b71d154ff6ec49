"""Games on any hand, what learns from them, and what it says of hands that self-play never declares."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import kiebitz
from kiebitz import Kind, _core, parse_cards
from kiebitz.arena.contracts import CONTRACTED
from kiebitz.bidding import options_with_skat, outlook_of, shipped_model
from kiebitz.bidding.chances import LANES, OUTCOMES, Model, load_model
from kiebitz.cards import FULL_DECK, cards_in, mask_of
from kiebitz.cli.main import cli
from kiebitz.deals import SEATS
from kiebitz.lab.bidding.random_hands import measure
from kiebitz.models.loading import standing
from kiebitz.policy.network import load_playing
from kiebitz.training.bidding.networks import Networks, is_of_networks, uncorrected
from kiebitz.training.bidding.openings import OPENING, Openings, Outcomes, closed, fit_networks, opening_chunk
from kiebitz.training.bidding.tables import Tables, largest_gap, score, taken_apart

GAMES = 6_000


@pytest.fixture(scope="module")
def games() -> Openings:
    return np.frombuffer(opening_chunk(1, 0, 0, shipped_model(), GAMES), OPENING)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("outcomes")
    command = ["train", "bidding", "--outcomes", "--quick", "--out", str(out)]
    done = CliRunner().invoke(cli, command, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return out


def shipped_outcomes() -> Model:
    return load_model(standing(OUTCOMES))


# -- games -----------------------------------------------------------------------------------------------------------


def test_a_chunk_depends_on_its_place_and_not_on_threads(games: Openings) -> None:
    again = np.frombuffer(opening_chunk(1, 0, 0, shipped_model(), GAMES), OPENING)
    assert (again == games).all()
    player = _core.RulesPlayer()
    one, two = (_core.play_openings(shipped_model().evaluator, player, 50, 3, threads=threads) for threads in (1, 3))
    assert one == two
    assert _core.play_openings(shipped_model().evaluator, player, 50, 4) != one


def test_all_seats_and_games_are_seen_even_those_that_nobody_would_play(games: Openings) -> None:
    assert set(games["seat"]) == set(SEATS)
    assert set(games["kind"]) == set(Kind)
    assert 0.1 < (games["away"] == 0).mean() < 0.3
    chances = np.frombuffer(_core.evaluate_openings(shipped_model().evaluator, games.tobytes()), "<f4")
    wins = chances.reshape(-1, LANES)[games["kind"] != Kind.NULL, 1]
    assert (wins < 0.1).sum() > 100
    assert (wins > 0.9).sum() > 100


# -- what is learned -------------------------------------------------------------------------------------------------


def test_networks_foresee_better_than_a_constant(games: Openings) -> None:
    model = fit_networks(games, Outcomes(lessons=10), seed=1)
    others = np.frombuffer(opening_chunk(1, 0, 1, shipped_model(), GAMES), OPENING)
    found = {one.part: one for one in score(model, closed(others))}
    assert found["suit"].log_loss < 0.85 * found["suit"].constant


def test_corrections_are_replaced_and_networks_stay(games: Openings) -> None:
    model = fit_networks(games[:200], Outcomes(lessons=1), seed=1)
    assert is_of_networks(model)
    assert not is_of_networks(shipped_model())
    assert isinstance(taken_apart(shipped_model()), Tables)
    apart = Networks.of(model)
    assert apart.model() == model
    samples = closed(games[games["kind"] == Kind.GRAND])
    before = apart.odds(samples, False, 1, 1)
    apart.parts[0][1].shift[:], apart.parts[0][1].scale[:] = 0.5, 2
    assert (apart.odds(samples, False, 1, 1) == before).all()
    row = samples[samples["away"] > 0][0]
    chance = apart.model().evaluator.chances(Kind.GRAND, int(row["hand"]), int(row["away"]), int(row["seat"]))[0]
    odds = np.frombuffer(_core.evaluate_openings(model.evaluator, closed_bytes(row), corrected=False), "<f4")[0]
    assert chance == pytest.approx(1 / (1 + np.exp(-0.5 - 2 * odds)), abs=1e-4)


def closed_bytes(row: np.void) -> bytes:
    return np.array([(row["kind"], row["seat"], 0, 0, row["hand"], row["away"])], OPENING).tobytes()


def test_training_leaves_a_model_that_bids(trained: Path) -> None:
    manifest = json.loads((trained / "manifest.json").read_bytes())
    assert manifest["model"] == OUTCOMES
    assert manifest["turns"][0]["deals"] == 160
    players = [kiebitz.create(f"value@{trained}+rules", seed) for seed in SEATS]
    assert not kiebitz.referee(kiebitz.deal(1), players).faults


def test_training_goes_on_and_comes_to_the_same(trained: Path, tmp_path: Path) -> None:
    (tmp_path / "openings").mkdir()
    for file in list((trained / "openings").iterdir())[:2]:
        (tmp_path / "openings" / file.name).write_bytes(file.read_bytes())
    command = ["train", "bidding", "--outcomes", "--quick", "--out", str(tmp_path)]
    assert CliRunner().invoke(cli, command, catch_exceptions=False).exit_code == 0
    for name in ("networks.bin", "passing.json"):
        assert (tmp_path / name).read_bytes() == (trained / name).read_bytes()


# -- what ships ------------------------------------------------------------------------------------------------------


def test_a_suit_of_three_trumps_is_no_game_to_count_on() -> None:
    """Hearts with the jack of diamonds, seven and eight: the tables give it two wins in three, games one in two."""
    cards = parse_cards("DA DT DJ D9 CA C7 S8 SA HT H7 S7 H8")
    options = {option.contract.kind: option for option in options_with_skat(shipped_outcomes(), cards, 1, 18)}
    assert options[Kind.HEARTS].prospect.win < 0.65
    assert all(option.prospect.points < 0 for option in options.values())


def test_a_chance_is_how_often_games_are_won() -> None:
    """What is said of these ten cards and two, before anybody has bid, is what happens when they are played."""
    away, hand = parse_cards("C7 HT"), parse_cards("DA DT D9 DJ CA SA S8 S7 H7 H8")
    said = uncorrected(shipped_outcomes()).evaluator.chances(Kind.HEARTS, hand.mask, away.mask, 1)[1]
    rest = cards_in(FULL_DECK & ~(hand | away).mask)
    rows = np.zeros(1000, CONTRACTED)
    source = random.Random(5)
    for row in rows:
        source.shuffle(rest)
        others = [mask_of(rest[:10]), mask_of(rest[10:])]
        row["places"] = (others[0], hand.mask, others[1], away.mask)
        row["limits"], row["bid"], row["declarer"] = [(0, 18), (18, 1000), (0, 18)], 18, 1
        row["contract"] = (Kind.HEARTS, 0, 0, 0, 0)
    player = _core.PolicyPlayer(load_playing())
    brought = np.array(_core.play_contracts(_core.ContractList(rows.tobytes()), player, player))
    assert said == pytest.approx((brought > 0).mean(), abs=0.08)


def test_one_jack_and_one_ace_are_no_hand_to_bid_on() -> None:
    hand = parse_cards("SJ CA CK C9 SK SQ HT H8 DQ D9")
    outlook = outlook_of(shipped_outcomes(), hand, 1).with_skat(18)
    assert outlook.win < 0.4
    assert outlook.points < -30


def test_what_ships_is_right_on_random_hands() -> None:
    found = [game for number in range(12_000) for game in measure(OUTCOMES, 77, number, hands=0.2, daring=0.0)]
    foreseen, won = (np.array([getattr(game, name) for game in found]) for name in ("foreseen", "won"))
    assert largest_gap(foreseen, won, least=400) < 0.06
