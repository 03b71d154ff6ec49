"""Decisions as the network sees them: the bits that the core describes them by, and what is to be learned."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from kiebitz import _core
from kiebitz.training.policy.games import CHOICES, NOTHING, Games
from kiebitz.training.policy.styles import STYLES
from kiebitz.training.policy.targets import targets_of

Bytes: TypeAlias = npt.NDArray[np.uint8]
Array: TypeAlias = npt.NDArray[np.float32]

_CONTEXT_BYTES: Final = 16
_GROUP_BYTES: Final = 24
LIST_POINTS: Final = 100  # outcomes are told in hundreds of them
OUTPUTS: Final = _core.Policy.groups * _core.Policy.places  # a place for every card of every group

# One decision; whatever belongs to a legal card stands in the order of the cards' numbers.
DECISION: Final = np.dtype(
    [
        ("bits", np.uint8, _CONTEXT_BYTES + _core.Policy.groups * _GROUP_BYTES),
        ("net", np.int8),
        ("trick", np.int8),
        ("role", np.int8),  # of the seat: 0 declarer, 1 defender before it, 2 behind it
        ("style", np.int8),
        ("number", np.int8),  # of legal cards
        ("outputs", np.int8, CHOICES),
        ("targets", np.float32, CHOICES),  # the chances to be learned
        ("best", np.int8),  # the card chosen, as one of the legal ones
        ("again", np.int8),  # and with other luck, where that is known
        ("outcome", np.float32),  # the declarer's list points less the mean of the others', in hundreds
    ]
)

Decisions: TypeAlias = npt.NDArray[Any]  # of DECISION


@dataclass(frozen=True, slots=True)
class Inputs:
    """Decisions unpacked: a number for every bit, and which outputs may be chosen with what chances."""

    context: Array  # by decision
    groups: Array  # by decision and group
    legal: npt.NDArray[np.bool_]
    targets: Array
    outcomes: Array

    @classmethod
    def of(cls, decisions: Decisions) -> Inputs:
        """What the network reads and what it shall answer."""
        packed = decisions["bits"]
        context = np.unpackbits(packed[:, :_CONTEXT_BYTES], axis=1, bitorder="little")
        by_group = packed[:, _CONTEXT_BYTES:].reshape(len(packed), _core.Policy.groups, _GROUP_BYTES)
        groups = np.unpackbits(by_group, axis=2, bitorder="little")
        legal = np.zeros((len(packed), OUTPUTS), dtype=np.bool_)
        targets = np.zeros((len(packed), OUTPUTS), dtype=np.float32)
        row, choice = np.nonzero(np.arange(CHOICES) < decisions["number"][:, None])
        output = decisions["outputs"][row, choice]
        legal[row, output] = True
        targets[row, output] = decisions["targets"][row, choice]
        return cls(
            context[:, : _core.Policy.context_bits].astype(np.float32),
            groups[:, :, : _core.Policy.group_bits].astype(np.float32),
            legal,
            targets,
            decisions["outcome"],
        )


def decisions_of(games: Games, softness: float) -> Decisions:
    """All decisions of some games in which there was a choice; for `softness` see `targets_of`."""
    rows = np.zeros(int(games["plays"].sum()), DECISION)
    count = 0
    for game in games:
        first, played = count, start_of(game)
        for play, seen in _choices(game, played):
            _describe(rows[count], game, play, seen)
            _set_targets(rows[count], game, play, softness)
            count += 1
        rows["outcome"][first:count] = _outcome(played)
    return rows[:count].copy()


def start_of(game: Any) -> _core.SeatGame:
    """A recorded game before its first card."""
    kind, *flags = (int(flag) for flag in game["contract"])
    hand, schneider, schwarz, ouvert = map(bool, flags)
    seen = _core.Observation(
        seat=None,
        hand=0,
        contract=(kind, hand, schneider, schwarz, ouvert),
        declarer=int(game["declarer"]),
        bid=int(game["bid"]),
        limits=[(int(low), int(high)) for low, high in game["limits"]],
    )
    return _core.SeatGame(seen, [*game["hands"].tolist(), int(game["skat"])])


def _choices(game: Any, played: _core.SeatGame) -> Iterator[tuple[int, _core.Observation]]:
    """The decisions of a game, which is played to its end."""
    for play, card in enumerate(game["cards"][: game["plays"]].tolist()):
        seen = played.seen_by(played.turn)
        if seen.legal.bit_count() > 1:
            yield play, seen
        played.play(card)


def _outcome(played: _core.SeatGame) -> float:
    points, declarer = played.list_points(), played.seen_by(0).declarer
    assert declarer is not None
    return (points[declarer] - (sum(points) - points[declarer]) / 2) / LIST_POINTS


def _describe(row: Any, game: Any, play: int, seen: _core.Observation) -> None:
    legal = cards_of(seen.legal)
    kind = int(game["contract"][0])
    row["style"] = game["styles"][seen.turn]
    row["bits"] = np.frombuffer(_core.policy_bits(seen, STYLES[row["style"]].is_expert), np.uint8)
    row["net"] = _core.policy_net(seen)
    row["trick"], row["role"] = play // 3, role_of(seen)
    row["number"] = len(legal)
    row["outputs"][: len(legal)] = [_outputs(kind)[card] for card in legal]
    row["best"] = legal.index(int(game["best"][play]))
    again = int(game["again"][play])
    row["again"] = NOTHING if again == NOTHING else legal.index(again)


def _set_targets(row: Any, game: Any, play: int, softness: float) -> None:
    number = int(row["number"])
    row["targets"][:number] = targets_of(game, play, number, int(row["best"]), softness)


def cards_of(mask: int) -> list[int]:
    """The numbers of the cards of a set."""
    return [card for card in range(32) if mask >> card & 1]


def role_of(seen: _core.Observation) -> int:
    """0 for the declarer, 1 for the defender before it, 2 for the one behind."""
    assert seen.declarer is not None
    return (seen.declarer - seen.turn) % 3


@cache
def _outputs(kind: int) -> list[int]:
    return [group * _core.Policy.places + place for group, place in _core.policy_places(kind)]


def joined(parts: Iterable[Decisions]) -> Decisions:
    """All decisions in one row."""
    return np.concatenate([np.zeros(0, DECISION), *parts])
