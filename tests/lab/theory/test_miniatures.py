"""Strategy fusion and non-locality: the thesis's examples, and who falls for them."""

from __future__ import annotations

import pytest

from kiebitz.lab.theory.figures import measure
from kiebitz.lab.theory.miniatures import EXAMPLES, example


def found(name: str) -> dict[str, tuple[float, float]]:
    """By player: how often it is right, and its score."""
    return {row["player"]: (row["right"], row["score"]) for row in measure(name, 1, 0)}


@pytest.mark.parametrize("name", EXAMPLES)
def test_open_cards_are_never_sure_of_what_is_right(name: str) -> None:
    assert found(name)["R0"][0] < 0.7


@pytest.mark.parametrize("name", [name for name in EXAMPLES if name != "non-locality"])
def test_games_finished_without_sight_tell_what_is_right(name: str) -> None:
    right, score = found(name)["R1"]
    assert right == 1
    assert score == pytest.approx(found(name)["equilibrium"][1], abs=0.01)


def test_non_locality_needs_more_than_finished_games() -> None:
    """Only who asks why it came to this can tell the world; uniform worlds cannot."""
    told = found("non-locality")
    assert told["R0"][0] == told["R1"][0] == 0.5
    assert told["equilibrium"] == pytest.approx((1, 0), abs=0.01)


@pytest.mark.parametrize(
    ("name", "score"), [("gambit", 0), ("spared-ace", 0), ("underestimated", 0), ("foisted-guess", 0.5)]
)
def test_an_equilibrium_makes_what_the_thesis_says(name: str, score: float) -> None:
    assert found(name)["equilibrium"][1] == pytest.approx(score, abs=0.01)


def test_open_cards_take_the_best_move_for_a_mistake() -> None:
    """Fig. 7.1: what is called a mistake afterwards, with all cards seen, was right."""
    shown = example("foisted-guess")
    assert shown.tree.told(shown.tree.game.open_cards())[shown.place] == {"left": 1, "right": 0}


def test_an_eight_may_tell_as_much_as_a_nine_if_it_is_agreed_on() -> None:
    """Fig. 8.1: with R0 as partner the nine alone is right; an equilibrium may have a convention of its own."""
    assert found("ambiguous-lead")["R0"][1] < found("ambiguous-lead")["R1"][1]
    assert found("ambiguous-lead")["equilibrium"][1] == pytest.approx(2 / 3, abs=0.01)
