"""How many deals a difference needs."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from kiebitz.arena.folder import FinishedMatch
from kiebitz.arena.match import Mode
from kiebitz.arena.plan import USUAL_SPREAD, plan, spread_of
from kiebitz.cli.main import cli
from kiebitz.work.statistics import estimate_mean
from tests.arena.matches import cardplay, full, run_in
from tests.thorough import count
from tests.work.recorded import recorded_differences


def arena_plan(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, ["arena", "plan", *map(str, arguments)])


@pytest.mark.parametrize("power", [0.8, 0.95])
def test_planned_matches_notice_the_difference_as_often_as_planned(power: float) -> None:
    recorded, source, times = recorded_differences("cardplay-kermit"), np.random.default_rng(25), count(1000, 4000)
    planned = plan(300, float(recorded.std()), power=power)
    noticed = 0
    for _ in range(times):
        interval = estimate_mean(source.choice(recorded, planned.deals) - recorded.mean() + 300).interval
        noticed += interval is not None and interval.low > 0
    assert noticed / times == pytest.approx(power, abs=0.04)


def test_a_sequential_match_needs_fewer_deals() -> None:
    planned = plan(50, USUAL_SPREAD[Mode.CARDPLAY], power=0.95)
    assert planned.sequential < planned.deals / 1.5


def test_half_the_difference_needs_four_times_the_deals() -> None:
    assert plan(10, 500).deals == pytest.approx(4 * plan(20, 500).deals, rel=0.001)


def test_the_spread_is_that_of_a_kept_match(tmp_path: Path) -> None:
    run_in(tmp_path, cardplay("rules", "random"), 20)
    spread = spread_of(FinishedMatch.load(tmp_path))
    found = json.loads(arena_plan("100", "--like", tmp_path, "--json").stdout)
    assert found["spread"] == pytest.approx(spread)
    assert found["deals"] == plan(100, spread).deals


def test_whole_lists_are_planned_for_a_match_of_lists(tmp_path: Path) -> None:
    run_in(tmp_path, full("rules", "random", list_length=3), 12)
    assert json.loads(arena_plan("100", "--like", tmp_path, "--json").stdout)["deals"] % 3 == 0


def test_a_plan_is_told_in_words() -> None:
    result = arena_plan("50", "--mode", "cardplay")
    assert result.exit_code == 0
    assert "deals show a difference of 50 points per 36 in 80% of matches" in result.stdout
    assert "--decide 0 50" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["50", "--mode", "bridge"], "cardplay, full"),
        (["50", "--mode", "full", "--power", "1.5"], "power is a share"),
        (["50", "--mode", "full", "--size", "0.7"], "worth its deals"),
        (["0", "--mode", "full"], "above 0"),
    ],
)
def test_what_cannot_be_planned_is_told(arguments: list[str], told: str) -> None:
    result = arena_plan(*arguments)
    assert result.exit_code
    assert told in result.stderr
    assert "Traceback" not in result.stderr


def test_a_match_without_two_deals_has_no_spread(tmp_path: Path) -> None:
    run_in(tmp_path, cardplay("rules", "random"), 1)
    assert "two finished deals" in arena_plan("50", "--like", tmp_path).stderr


def test_players_that_never_differ_have_no_plan(tmp_path: Path) -> None:
    run_in(tmp_path, cardplay("rules", "rules"), 3)
    assert "above 0" in arena_plan("50", "--like", tmp_path).stderr
