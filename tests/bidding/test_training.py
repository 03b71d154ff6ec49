"""Training: the same from the same seed, better than not training, and it goes on where it stopped."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from kiebitz.bidding import Model
from kiebitz.bidding.chances import TABLES_FILE, load_model
from kiebitz.bidding.passing import load_passing
from kiebitz.cli.main import cli
from kiebitz.players.rules.null import null_log_odds
from kiebitz.players.rules.strength import log_odds as rules_log_odds
from kiebitz.training.bidding.correct import UNCORRECTED, corrected, fit_line, passing_values
from kiebitz.training.bidding.fit import Groups, fit, log_loss, minimize, probabilities
from kiebitz.training.bidding.learn import QUICK_COURSE
from kiebitz.training.bidding.played import DeclaredGame, Lineup, PassedHand, play_chunk, read_played
from kiebitz.training.bidding.run import QUICK, read
from kiebitz.training.bidding.samples import SAMPLE, Samples, label_chunk
from kiebitz.training.bidding.tables import Tables, lane_labels, largest_gap, predicted, select, win_lane


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("model")
    done = CliRunner().invoke(cli, ["train", "bidding", "--quick", "--out", str(out)], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return out


def by_rules(samples: Samples) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """What the player by rules of thumb thinks of these games: the untrained stand-in."""
    odds = [
        null_log_odds(int(row["hand"]), row["seat"] == 0, True)
        if row["kind"] == 5
        else rules_log_odds(int(row["kind"]), int(row["hand"]), 7, row["seat"] == 0)
        for row in samples
    ]
    return probabilities(np.array(odds))


@pytest.mark.parametrize("family", [0, 1, 2])
def test_a_quick_model_predicts_better_than_the_untrained_stand_in(trained: Path, family: int) -> None:
    held_out = select(read(trained / "samples", QUICK, 1).held_out, False, family)
    labels = lane_labels(held_out, win_lane(family))
    learned = log_loss(predicted(_uncorrected(trained), held_out, False, family, win_lane(family)), labels)
    assert learned < log_loss(by_rules(held_out), labels)
    assert learned < log_loss(np.full(len(labels), labels.mean()), labels)


def _uncorrected(folder: Path) -> Model:
    """The model before games have corrected it: the labels are of open hands."""
    tables = Tables.of(load_model(folder))
    for row in tables.parts:
        for part in row:
            part.shift[:], part.scale[:] = 0, 1
    return tables.model()


def test_the_manifest_tells_how_the_model_was_made(trained: Path) -> None:
    manifest = json.loads((trained / "manifest.json").read_text())
    assert manifest["seed"] == 1
    assert manifest["samples"] > 10_000
    assert {row["part"] for row in manifest["held_out"]} >= {"suit", "grand", "null"}
    assert len(manifest["turns"]) == len(QUICK_COURSE.games)


def test_training_goes_on_from_what_is_there(trained: Path) -> None:
    before = (trained / TABLES_FILE).read_bytes()
    stamp = (trained / "samples" / "0-00001.samples").stat().st_mtime_ns
    done = CliRunner().invoke(cli, ["train", "bidding", "--quick", "--out", str(trained), "--jobs", "1"])
    assert done.exit_code == 0, done.output
    assert (trained / "samples" / "0-00001.samples").stat().st_mtime_ns == stamp
    assert (trained / TABLES_FILE).read_bytes() == before


def test_for_another_player_only_games_are_played(trained: Path, tmp_path: Path) -> None:
    command = ["train", "bidding", "--quick", "--start", str(trained), "--player", "rules", "--seed", "2"]
    done = CliRunner().invoke(cli, [*command, "--out", str(tmp_path)], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    assert not (tmp_path / "samples").exists()
    manifest = json.loads((tmp_path / "manifest.json").read_text())
    assert manifest["samples"] == json.loads((trained / "manifest.json").read_text())["samples"]
    before, after = (Tables.of(load_model(folder)) for folder in (trained, tmp_path))
    assert np.array_equal(before.parts[0][0].entries, after.parts[0][0].entries)
    assert not np.array_equal(before.parts[0][0].shift, after.parts[0][0].shift)


def test_a_folder_of_another_run_is_refused(trained: Path) -> None:
    done = CliRunner().invoke(cli, ["train", "bidding", "--quick", "--seed", "2", "--out", str(trained)])
    assert done.exit_code == 1
    assert "another training, with seed 1 instead of 2" in done.output


def test_a_chunk_follows_from_its_seed_and_place() -> None:
    chunk = label_chunk(1, 0, 3, None, 40)
    assert chunk == label_chunk(1, 0, 3, None, 40)
    assert chunk != label_chunk(2, 0, 3, None, 40)
    samples = np.frombuffer(chunk, SAMPLE)
    assert all(int(row["hand"]).bit_count() == 10 and int(row["away"]).bit_count() in (0, 2) for row in samples)
    assert not (samples["hand"] & samples["away"]).any()


def test_games_are_played_by_any_registered_player_and_read_back(trained: Path) -> None:
    table = Lineup(load_model(trained), load_passing(trained).values, "rules")
    played = read_played(play_chunk(1, 0, 0, table, deals=6, trials=3))
    assert played == read_played(play_chunk(1, 0, 0, table, deals=6, trials=3))
    assert len(played.trials) == 3
    for game in played.games + played.trials:
        assert isinstance(game, DeclaredGame)
        assert game.hand.bit_count() == 10
        assert game.won == (game.level >= (1 if game.kind == 5 else 2)) or game.bid > 18


def test_a_correction_finds_the_line_behind_the_results() -> None:
    source = np.random.default_rng(1)
    odds = source.normal(0, 1.5, 20_000)
    samples = np.zeros(20_000, SAMPLE)
    samples["seat"], samples["contest"] = source.integers(0, 3, 20_000), source.integers(0, 3, 20_000)
    truth = 0.8 + 0.6 * odds + 0.2 * (samples["seat"] - 1.0) - 0.3 * (samples["contest"] - 1.0)
    labels = source.random(20_000) < probabilities(truth)
    line = fit_line(odds, samples, labels, UNCORRECTED)
    assert largest_gap(probabilities(corrected(line, odds, samples)), labels) < 0.05
    shift, scale, *others = line
    assert shift == pytest.approx(0.8, abs=0.1)
    assert scale == pytest.approx(0.6, abs=0.06)
    assert others == pytest.approx([-0.2, 0, 0.2, 0.3, 0, -0.3], abs=0.1)


def test_passing_values_lean_on_their_likes_where_passes_are_few() -> None:
    passes = [PassedHand(1, 1, 2, -30.0)] * 4000 + [PassedHand(1, 1, 3, 90.0)]
    values = passing_values(passes)
    assert values["1/1/2"] == pytest.approx(-30, abs=1)
    assert values["1/1/3"] == pytest.approx(-27, abs=2)
    assert values["1/5/0"] < -20


def test_minimize_finds_the_minimum_of_a_convex_loss() -> None:
    scales = np.array([1.0, 10.0, 100.0])
    goal = np.array([3.0, -2.0, 0.5])
    found = minimize(lambda x: (float((scales * (x - goal) ** 2).sum()), 2 * scales * (x - goal)), np.zeros(3), 100)
    assert found == pytest.approx(goal, abs=1e-3)


def test_a_rare_entry_is_judged_by_its_group() -> None:
    """Entries 0 and 1 are akin; only the first was seen, and always won."""
    places = np.array([[0, 4], [2, 4]] * 200, np.int32)
    labels = np.array([True, False] * 200)
    groups = Groups(np.full(5, 2.0), (np.array([0, 0, 1, 1, -1], np.int32),))
    weights = fit(places, labels, groups, steps=100)
    assert weights[1] > 0.5
    assert weights[3] < -0.5
