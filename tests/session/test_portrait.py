"""What the computer thinks of somebody: it follows from the counts, and says how sure it is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kiebitz.memory import Impression
from kiebitz.memory.calls import Calls, Shown
from kiebitz.memory.foresight import Foresight
from kiebitz.memory.mistakes import MistakeCount
from kiebitz.players.levels import LEVELS
from kiebitz.session.portrait import portrait_of


def erring(as_declarer: tuple[int, int], in_defence: tuple[int, int]) -> Impression:
    """Somebody with so many mistakes of so many opportunities in either role."""
    (mistakes, of), (errors, times) = as_declarer, in_defence
    return Impression(
        mistakes={
            "declarer suit lead": MistakeCount(mistakes, of, of),
            "defender grand lead": MistakeCount(errors, 0, 0),
            "defender suit follow": MistakeCount(0, times, times),
        }
    )


def playing_like(level: int, cards: int) -> Foresight:
    """So many cards, foreseen by experts as those of a level are."""
    return Foresight(cards, expert=LEVELS[level].mastery * cards)


def bidding_from(threshold: float, calls: int) -> Impression:
    """Somebody who says what is above a threshold and refuses what is below it."""
    above = [Shown(threshold + 0.01, said=True)] * (calls // 2)
    return Impression(calls=Calls().after([*above, *[Shown(threshold - 0.01, said=False)] * (calls - len(above))]))


def test_of_a_stranger_nothing_is_said() -> None:
    found = portrait_of(Impression())
    assert found.games == 0
    assert {part.share for part in (found.declared, found.won, *found.mistakes.values())} == {None}
    assert {part.interval for part in (found.declared, found.won, *found.mistakes.values())} == {None}
    assert found.boldness.threshold is None
    assert found.advice is None


def test_rates_come_with_intervals_that_shrink() -> None:
    few, many = (portrait_of(Impression(games=10 * scale, declared=3 * scale, won=2 * scale)) for scale in (1, 10))
    assert few.declared.share == many.declared.share == 0.3
    assert few.won.share == pytest.approx(2 / 3)
    assert few.declared.interval is not None
    assert few.declared.interval == pytest.approx((0.108, 0.603), abs=0.001)  # as Wilson has it for 3 of 10
    assert many.declared.interval is not None
    low, high = many.declared.interval
    assert few.declared.interval[0] < low < 0.3 < high < few.declared.interval[1]


def test_mistakes_are_told_by_role_over_all_situations() -> None:
    found = portrait_of(erring((3, 40), (9, 60)))
    assert (found.mistakes["declarer"].times, found.mistakes["declarer"].of) == (3, 40)
    assert (found.mistakes["defender"].times, found.mistakes["defender"].of) == (9, 60)
    assert found.mistakes["defender"].share == 0.15


def test_mistakes_are_told_by_kind_of_game_within_a_role() -> None:
    found = portrait_of(erring((3, 40), (9, 60)))
    assert found.kinds["declarer"]["suit"] == found.mistakes["declarer"]
    assert found.kinds["declarer"]["null"].share is None
    in_grands, in_suit_games = (found.kinds["defender"][kind] for kind in ("grand", "suit"))
    assert (in_grands.times, in_suit_games.times, in_suit_games.of) == (9, 0, 60)


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_who_errs_like_a_level_is_told_to_play_against_it(level: int) -> None:
    as_declarer, in_defence = LEVELS[level].mistakes
    found = portrait_of(erring((round(2000 * as_declarer), 2000), (round(4000 * in_defence), 4000)))
    assert found.advice == level
    assert max(found.levels, key=lambda each: each.share).level == level
    assert sum(each.share for each in found.levels) == pytest.approx(1)
    assert [each.level for each in found.levels] == sorted(LEVELS)


def test_after_a_few_decisions_no_level_is_advised() -> None:
    assert portrait_of(erring((1, 6), (2, 9))).advice is None


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_list_of_cards_moves_the_belief_towards_who_plays_such_cards(level: int) -> None:
    few, many = (portrait_of(Impression(foresight=playing_like(level, cards))).levels for cards in (20, 260))
    assert max(many, key=lambda each: each.share).level in (level, level + 1)  # the upper two are foreseen alike
    assert max(many, key=lambda each: each.share).share > few[level - 1].share


def test_cards_like_those_of_a_level_alone_are_a_manner_and_no_proof() -> None:
    """However many cards experts foresee, who errs like level 4 is not taken for a beginner by them."""
    (mistakes, of), (errors, times) = ((round(rate * 4000), 4000) for rate in LEVELS[4].mistakes)
    known = replace(erring((mistakes, of), (errors, times)), foresight=playing_like(1, 1_000_000))
    assert portrait_of(known).advice in (3, 4)


@pytest.mark.parametrize(("threshold", "style"), [(0.4, "bold"), (0.55, "usual"), (0.6, "usual"), (0.7, "careful")])
def test_bidding_has_a_word_once_enough_was_seen(threshold: float, style: str) -> None:
    found = portrait_of(bidding_from(threshold, 40)).boldness
    assert found.style == style
    assert found.threshold == pytest.approx(threshold, abs=0.011)
    unsure = portrait_of(bidding_from(threshold, 19)).boldness
    assert (unsure.calls, unsure.threshold, unsure.style) == (19, None, None)
