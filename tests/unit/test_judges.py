"""The test of choices: what is kept of a decision, and how judges are measured by it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from benchmarks.judges import decisions, deeper
from benchmarks.judges.decisions import Decision, look_at_deals
from benchmarks.judges.judging import cards_of, jury_named
from benchmarks.judges.learned import JUDGES, fitted, held_out
from benchmarks.judges.tables import mean_of, worth

# A defender, for whom the declarer's loss is a gain: the second card is best, open cards prefer the first.
MADE_UP = Decision(
    deal=0,
    number=4,
    kind="suit",
    seen={"seat": 0, "declarer": 2},
    cards=[3, 7],
    truth=[[100, 80, 100, 80], [60, 40, 60, 40]],
    open=[[-100, 50], [-100, 60]],
    games={"policy": [[90, 90], [10, 10]], "playing": [[10, 10], [90, 90]]},
    foreseen=[[80, 80], [-80, -80]],
    weights=[0.5, 0.5],
    chances={"policy": [0.1, 0.9], "playing": [0.1, 0.9]},
)


@pytest.fixture(scope="module")
def recorded() -> list[Decision]:
    with pytest.MonkeyPatch.context() as quick:
        for name, number in (("TRUTH", 3), ("DRAWN", 10), ("JUDGED", 4)):
            quick.setattr(decisions, name, number)
        lines = look_at_deals(1, 1, 1)
        assert lines == look_at_deals(1, 1, 1)
    return [Decision(**json.loads(line)) for line in lines.splitlines()]


def test_a_decision_is_kept_with_every_card_in_every_world(recorded: list[Decision]) -> None:
    assert [sum(one.is_declarer == role for one in recorded) for role in (True, False)] == [3, 5]
    for one in recorded:
        seen = one.observation()
        assert sorted(one.cards) == [card for card in range(32) if seen.legal >> card & 1]
        assert len(seen.plays) == one.number
        assert one.trick == one.number // 3 + 1
        assert all(sum(chances) == pytest.approx(1, abs=1e-3) for chances in one.chances.values())
        assert [len(values) for values in one.foreseen] == [len(one.weights)] * len(one.cards)
        assert sum(one.weights) == pytest.approx(1, abs=1e-3)
        for values in (one.truth, one.open, *one.games.values()):
            assert len(values) == len(one.cards)
            assert len({len(worlds) for worlds in values}) == 1
            assert all(value >= 68 or value <= -126 for worlds in values for value in worlds)  # 18 won, and lost


def test_players_are_asked_and_their_cards_kept(recorded: list[Decision], tmp_path: Path) -> None:
    cards = cards_of("rules", recorded, tmp_path, 1)
    assert all(card in one.cards for card, one in zip(cards, recorded, strict=True))
    (kept,) = tmp_path.rglob("*.json")
    kept.write_text(json.dumps([one.cards[0] for one in recorded]))
    assert cards_of("rules", recorded, tmp_path, 1) == [one.cards[0] for one in recorded]
    assert cards_of("jury:0.5", recorded, tmp_path, 1) != cards


def test_cards_in_which_judges_differ_are_played_in_more_worlds(
    recorded: list[Decision], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deeper, "DEEPER", 2)
    open_to_doubt = [one for one in recorded if one.truth[0] != one.truth[1]][:2]
    assert open_to_doubt
    judges = {"first": [one.cards[0] for one in open_to_doubt], "second": [one.cards[1] for one in open_to_doubt]}
    for one in deeper.deepened(open_to_doubt, judges, tmp_path, 1):
        assert [len(values) for values in one.truth] == [5, 5, *[3] * (len(one.cards) - 2)]
    monkeypatch.setattr(deeper, "play_cards", None)  # what was played is kept, and who agree need no more
    assert len(deeper.deepened(open_to_doubt, {"first": judges["first"]}, tmp_path, 1)[0].truth[1]) == 5
    assert deeper.deepened(recorded, {"first": [one.cards[0] for one in recorded]}, tmp_path / "new", 1) == recorded


def test_juries_weigh_open_cards_and_games() -> None:
    def card(name: str, decision: Decision = MADE_UP) -> int:
        jury = jury_named(name)
        assert jury is not None
        return decision.cards[int(np.argmax(jury(decision)))]

    assert [card("jury:0"), card("jury:0.25"), card("jury:1"), card("jury:1,flat")] == [3, 7, 7, 3]
    assert [card("jury:1,playing"), card("jury:1,foreseen"), card("jury:0,likes=5")] == [3, 7, 7]
    blind = replace(MADE_UP, open=[[-100, 50], [-100, 50]])
    assert [card("jury:0", blind), card("jury:1,playing,flat", blind)] == [7, 3]  # by what is liked, by games
    assert jury_named("kermit:40") is None


def test_worths_are_those_of_the_own_side() -> None:
    assert [worth(MADE_UP, card) for card in MADE_UP.cards] == [-90, -50]


def test_errors_are_over_deals() -> None:
    values = np.array([1.0, 1.0, 3.0, 3.0])
    together, apart = mean_of(values, [0, 0, 1, 1]), mean_of(values, [0, 1, 2, 3])
    assert together.mean == apart.mean == 2
    assert together.error == pytest.approx(1)
    assert apart.error == pytest.approx(values.std(ddof=1) / 2)


def made_by_lot(deal: int) -> Decision:
    """A decision in which games of the reinforced policy are right and all others guess."""
    luck = np.random.default_rng(deal)
    guesses = [[[int(luck.integers(-200, 200))] * 4 for _ in range(3)] for _ in range(4)]
    games = {"policy": guesses[0], "playing": guesses[1]}
    chances = {"policy": [0.3] * 3, "playing": [0.3] * 3}
    made = replace(MADE_UP, deal=deal, cards=[3, 7, 8], games=games, chances=chances, weights=[0.25] * 4)
    return replace(made, truth=guesses[1], open=guesses[2], foreseen=guesses[3])


def test_a_learned_jury_goes_by_who_is_right() -> None:
    decisions = [made_by_lot(deal) for deal in range(40)]
    weights = dict(zip(JUDGES, fitted(decisions), strict=True))
    assert weights.pop("games of playing") == pytest.approx(1, abs=0.01)
    assert list(weights.values()) == pytest.approx([0] * len(weights), abs=0.01)
    best = [one.cards[int(np.argmin([values[0] for values in one.truth]))] for one in decisions]  # a defender's
    assert held_out(decisions, best).mean == pytest.approx(0)
    assert held_out(decisions, [one.cards[0] for one in decisions]).mean > 0
