"""A head start for the cards that a policy likes: it decides where worlds do not, and never says that it wins."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kiebitz import View, _core
from kiebitz.inference import load_inference
from kiebitz.policy import load_playing
from kiebitz.seats import observe
from tests.policy.made_up import made_up_policy
from tests.unit.test_monte_carlo import views_to_decide

WORLDS = 8
OVERWHELMING = 10.0  # no share of wins stands against it


def player(liking: _core.Liking | None = None) -> _core.MonteCarloPlayer:
    jury = _core.Jury(liking=liking)
    sampler = _core.Sampler(load_inference())
    return _core.MonteCarloPlayer(WORLDS, sampler, declarers_jury=jury, defenders_jury=jury)


def trump_views(cards: int) -> Iterator[View]:
    for game, view in views_to_decide(cards, range(24)):
        if game.contract is not None and not game.contract.is_null:
            yield view


def likeliest(seen: _core.Observation, policy: _core.Policy) -> int:
    return max(policy.chances(seen), key=lambda one: one[1])[0]


def test_a_liking_without_measure_plays_what_the_policy_plays() -> None:
    policy = made_up_policy()
    for view in trump_views(4):
        seen = observe(view)
        assert player(_core.Liking(policy, OVERWHELMING)).choose(seen, 1) == likeliest(seen, policy)


def test_a_liking_of_next_to_nothing_only_tells_equals_apart() -> None:
    policy, told_apart = load_playing(), 0
    for view in trump_views(7):
        seen = observe(view)
        plain = {card: score for card, *_, score, _, _ in player().evidence(seen, 1, all_values=True).cards}
        chosen = player(_core.Liking(policy, 1e-6)).evidence(seen, 1).best
        best = max(score for score in plain.values() if score is not None)
        assert plain[chosen] == pytest.approx(best)
        told_apart += chosen != player().evidence(seen, 1).best
    assert told_apart


def test_after_its_last_trick_nothing_is_liked() -> None:
    liking = _core.Liking(made_up_policy(), OVERWHELMING, until=2)
    for view in trump_views(7):
        seen = observe(view)
        assert player(liking).choose(seen, 1) == player().choose(seen, 1)


def test_shares_of_wins_are_told_without_it() -> None:
    liking = _core.Liking(made_up_policy(), 0.01)
    for view in trump_views(7):
        plain, liked = (one.evidence(observe(view), 1, all_values=True).cards for one in (player(), player(liking)))
        assert [row[2] for row in plain] == [row[2] for row in liked]


@pytest.mark.parametrize(("weight", "until"), [(0.0, 10), (-1.0, 10), (float("nan"), 10), (0.1, 0), (0.1, 11)])
def test_what_cannot_be_liked_is_refused(weight: float, until: int) -> None:
    with pytest.raises(ValueError, match=r"liking|tricks"):
        _core.Liking(made_up_policy(), weight, until)
