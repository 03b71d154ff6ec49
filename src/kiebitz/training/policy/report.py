"""How well cards are foreseen that nobody has learned from, by role, trick and style."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from kiebitz.training.policy.decisions import Decisions, joined
from kiebitz.training.policy.fit import answers
from kiebitz.training.policy.games import NOTHING
from kiebitz.training.policy.network import Numbers
from kiebitz.training.policy.styles import STYLES

Figures: TypeAlias = dict[str, float]

ROLES: Final = ("declarer", "defender before", "defender behind")


@dataclass(frozen=True, slots=True)
class Foreseen:
    """For each of some decisions: how unlikely the card chosen was taken to be, whether it was the likeliest, and the
    outcome that was expected.
    """

    decisions: Decisions
    loss: npt.NDArray[np.float32]
    agrees: npt.NDArray[np.bool_]
    outcomes: npt.NDArray[np.float32]

    def where(self, chosen: npt.NDArray[np.bool_]) -> Foreseen:
        """Some of them."""
        return Foreseen(self.decisions[chosen], self.loss[chosen], self.agrees[chosen], self.outcomes[chosen])


def foreseen(decisions: Decisions, numbers: Numbers, family: int) -> Foreseen:
    """What a net makes of decisions of its family."""
    chances, outcomes = answers(decisions, numbers, family)
    row = np.arange(len(decisions))
    chosen = decisions["outputs"][row, decisions["best"]]
    return Foreseen(decisions, -chances[row, chosen], chances.argmax(axis=1) == chosen, outcomes)


def together(parts: Sequence[Foreseen]) -> Foreseen:
    """What several nets make of their decisions."""
    return Foreseen(
        joined(part.decisions for part in parts),
        np.concatenate([part.loss for part in parts]),
        np.concatenate([part.agrees for part in parts]),
        np.concatenate([part.outcomes for part in parts]),
    )


def summary(found: Foreseen) -> Figures:
    """Log-loss, that of any legal card, and agreement; what part of the outcomes' spread is foreseen."""
    outcomes = found.decisions["outcome"]
    unforeseen = float(np.mean((found.outcomes - outcomes) ** 2) / max(float(np.var(outcomes)), 1e-9))
    return {
        "decisions": len(found.decisions),
        "log_loss": _mean(found.loss),
        "of_any_card": _mean(np.log(found.decisions["number"].astype(np.float64))),
        "agreement": _mean(found.agrees),
        "outcome_foreseen": round(1 - unforeseen, 4),
    }


def with_themselves(decisions: Decisions) -> Figures:
    """How often each style chooses the same card again with other luck, which is what can be foreseen at most."""
    twice = decisions[decisions["again"] != NOTHING]
    by_style = {style.name: twice[twice["style"] == number] for number, style in enumerate(STYLES)}
    return {name: _mean(some["again"] == some["best"]) for name, some in by_style.items() if len(some)}


def by_role_and_trick(found: Foreseen) -> dict[str, dict[str, Figures]]:
    """The same for every role and trick."""
    return {
        name: {
            str(trick + 1): summary(part)
            for trick in range(10)
            if len((part := found.where(_is(found, role=role, trick=trick))).decisions)
        }
        for role, name in enumerate(ROLES)
    }


def by_style(found: Foreseen) -> dict[str, Figures]:
    """The same for every style."""
    return {
        style.name: summary(part)
        for number, style in enumerate(STYLES)
        if len((part := found.where(_is(found, style=number))).decisions)
    }


def _is(found: Foreseen, **values: int) -> npt.NDArray[np.bool_]:
    return np.asarray(np.all([found.decisions[name] == value for name, value in values.items()], axis=0))


def _mean(values: Any) -> float:
    return round(float(np.mean(values)), 4) if len(values) else float("nan")
