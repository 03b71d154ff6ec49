"""Kuhn poker: a random player and one that opens the cards, against the equilibrium and against who knows them.

All figures are exact, so one case is enough. What a table of averages leaves open is named in each figure: the first
player has a family of equilibria, told by how often it bets with the jack, `a` from 0 to 1/3; with open cards betting a
king often looks as good as passing, and whoever opens them may bet then, pass then, or toss a coin. And who has the
queen and is bet at calls if payoffs are summed over worlds, but is torn if each world has a vote.

Subjects are what is done about such ties; with `votes` a coin is tossed wherever they are equal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kiebitz import _core
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import plain
from kiebitz.lab.theory.poker import kuhn
from kiebitz.lab.theory.tree import Tree

TIES: Final = {"bets": "last", "splits": "split", "passes": "first", "votes": "split"}
_BLUFFS: Final = {"0": 0.0, "2/9": 2 / 9, "1/3": 1 / 3}
_TORN: Final = ((0, "Qpb"), (1, "Qb"))  # by a jack, which should be called, and a king, which should not
_SEATS: Final = ("p1", "p2")


def equilibrium(tree: Tree, bluffs: float) -> _core.TreePolicy:
    """The known one in which the first player bets with so many of its jacks."""
    first = {"J": bluffs, "Jpb": 0, "Q": 0, "Qpb": bluffs + 1 / 3, "K": 3 * bluffs, "Kpb": 1}
    second = {"Jp": 1 / 3, "Jb": 0, "Qp": 0, "Qb": 1 / 3, "Kp": 1, "Kb": 1}
    bets = {(player, knows): share for player, seat in enumerate((first, second)) for knows, share in seat.items()}
    return tree.policy({place: {"b": share, "p": 1 - share} for place, share in bets.items()})


def open_cards(tree: Tree, subject: str) -> _core.TreePolicy:
    """As the subject treats ties."""
    policy = tree.game.open_cards(TIES[subject])
    if subject != "votes":
        return policy
    return tree.policy({**tree.told(policy), **{place: {"p": 0.5, "b": 0.5} for place in _TORN}})


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """Everything, at once."""
    tree = kuhn()
    policies = {"random": tree.game.uniform(), "pimc": open_cards(tree, subject)}
    for name, policy in policies.items():
        for player, seat in enumerate(_SEATS):
            row = {"player": f"{name} {seat}", "exploited": -tree.game.best_response(policy, 1 - player)[1]}
            for told, bluffs in _BLUFFS.items():
                against = tree.game.joined(policy, equilibrium(tree, bluffs), player)
                row[told] = tree.game.payoffs(against)[player]
            yield row


def report(found: Found) -> Iterator[Figure]:
    """The figures of the table; where it depends on the equilibrium, those of each."""
    for subject, rows in found.rows.items():
        for row in rows:
            values = {told: row[told] for told in _BLUFFS}
            if max(values.values()) - min(values.values()) < 1e-9:
                yield plain(f"{row['player']}, equilibrium", values["0"], "+.4f", subject=subject)
            else:
                for told, value in values.items():
                    yield plain(f"{row['player']}, equilibrium of a = {told}", value, "+.4f", subject=subject)
            yield plain(f"{row['player']}, best response", row["exploited"], "+.4f", subject=subject)


EXPERIMENT: Final = Experiment(
    name="theory-kuhn",
    measure=measure,
    report=report,
    size=1,
    unit="cases",
    quick=Quick(1),
    subjects=tuple(TIES),
    source="Long's thesis, Table 5.1",
    published={
        "bets: random p1, equilibrium": -0.161,
        "bets: random p1, best response": -0.417,
        "bets: random p2, equilibrium of a = 2/9": -0.130,
        "bets: random p2, best response": -0.500,
        "bets: pimc p1, equilibrium": -0.056,
        "votes: pimc p1, best response": -0.083,
        "bets: pimc p2, equilibrium": 0.056,
        "bets: pimc p2, best response": -0.166,
    },
)
