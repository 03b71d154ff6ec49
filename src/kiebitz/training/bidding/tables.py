"""From samples to the tables of a model, and how good they are on samples they have not seen."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kiebitz import _core
from kiebitz.bidding.chances import CONTESTS, FAMILIES, FAMILY_NAMES, LANES, Model, family_of, table_size
from kiebitz.deals import SEATS
from kiebitz.training.bidding.fit import Floats, Ints, fit, log_loss, log_odds, probabilities
from kiebitz.training.bidding.groups import groups_of
from kiebitz.training.bidding.networks import Networks, is_of_networks
from kiebitz.training.bidding.samples import WIN_LANE, Samples

STEPS: Final = 40
NULL: Final = 2
_SITUATIONS: Final = (len(SEATS), CONTESTS)


@dataclass
class Part:
    """The numbers of one family, after picking up or from the hand."""

    entries: Floats  # a row of lanes for each entry
    shift: Floats  # for each seat and contest, a row of lanes
    scale: Floats

    @classmethod
    def empty(cls, family: int) -> Part:
        return cls(np.zeros((table_size(family), LANES)), np.zeros((*_SITUATIONS, LANES)), np.ones(LANES))


@dataclass
class Tables:
    """A model taken apart: `parts[is_hand_game][family]`."""

    parts: list[list[Part]]

    @classmethod
    def of(cls, model: Model) -> Tables:
        numbers = np.frombuffer(model.numbers, "<f4").astype(np.float64)
        parts: list[list[Part]] = []
        start = 0
        for _ in range(2):
            row = []
            for family in range(len(FAMILIES)):
                entries = table_size(family)
                rows = entries + prod(_SITUATIONS) + 1
                block = numbers[start : start + rows * LANES].reshape(rows, LANES).copy()
                start += rows * LANES
                row.append(Part(block[:entries], block[entries:-1].reshape(*_SITUATIONS, LANES), block[-1]))
            parts.append(row)
        return cls(parts)

    def odds(self, samples: Samples, is_hand_game: bool, family: int, lane: int) -> Floats:
        """Of samples of one part, before they are corrected."""
        return log_odds(places_of(samples, family), self.parts[is_hand_game][family].entries[:, lane])

    def model(self) -> Model:
        """Put together again."""
        blocks = [
            block
            for row in self.parts
            for part in row
            for block in (part.entries.ravel(), part.shift.ravel(), part.scale.ravel())
        ]
        return Model(np.concatenate(blocks).astype("<f4").tobytes())


def taken_apart(model: Model) -> Tables | Networks:
    """Of tables or of networks, whichever it has."""
    return Networks.of(model) if is_of_networks(model) else Tables.of(model)


def select(samples: Samples, is_hand_game: bool, family: int) -> Samples:
    """The samples of one part of a model."""
    families = np.maximum(samples["kind"].astype(int) - 3, 0)
    return np.asarray(samples[(families == family) & ((samples["away"] == 0) == is_hand_game)])


def places_of(samples: Samples, family: int) -> Ints:
    """The table entries of each sample. Suits are interchangeable, but trumps must be named."""
    columns = None
    for kind in np.unique(samples["kind"]):
        mine = samples["kind"] == kind
        holdings = list(zip(*(samples[name][mine].tolist() for name in ("hand", "away", "seat")), strict=True))
        found = np.frombuffer(_core.bidding_features(int(kind), holdings), "<i4").reshape(len(holdings), -1)
        if columns is None:
            columns = np.zeros((len(samples), found.shape[1]), np.int32)
        columns[mine] = found
    assert columns is not None
    assert all(family_of(int(kind)) == family for kind in np.unique(samples["kind"]))
    return columns


def lane_labels(samples: Samples, lane: int) -> NDArray[np.bool_]:
    return np.asarray(samples["level"] > lane)


def fit_tables(samples: Samples) -> Model:
    """A model of open-hand chances. Hand games are fewer and lean on the games after picking up."""
    with_skat = [_fit_part(select(samples, False, family), family, None) for family in range(3)]
    from_hand = [_fit_part(select(samples, True, family), family, with_skat[family]) for family in range(3)]
    return Tables([with_skat, from_hand]).model()


def _fit_part(samples: Samples, family: int, base: Part | None) -> Part:
    part = Part.empty(family)
    if not len(samples):
        return part if base is None else base
    places, groups = places_of(samples, family), groups_of(family)
    for lane in range(1 if family == NULL else LANES):
        lane_base = None if base is None else base.entries[:, lane]
        part.entries[:, lane] = fit(places, lane_labels(samples, lane), groups, base=lane_base, steps=STEPS)
    if family == NULL:  # closed and ouvert are the same to a solver who sees all cards
        part.entries[:, 1] = part.entries[:, 0]
    return part


def win_lane(family: int) -> int:
    return 0 if family == NULL else WIN_LANE


def predicted(model: Model, samples: Samples, is_hand_game: bool, family: int, lane: int) -> Floats:
    """The chances of samples of one part, corrections included."""
    apart = taken_apart(model)
    part = apart.parts[is_hand_game][family]
    odds = apart.odds(samples, is_hand_game, family, lane)
    return probabilities(part.shift[samples["seat"], samples["contest"], lane] + part.scale[lane] * odds)


@dataclass(frozen=True, slots=True)
class Score:
    """How well the wins of one part are predicted on samples held out.

    constant      the log-loss of always saying the mean
    calibration   the largest gap between predicted and won over ten bins with at least 100 samples
    """

    part: str
    samples: int
    won: float
    log_loss: float
    constant: float
    calibration: float


def score(model: Model, samples: Samples) -> list[Score]:
    scores = []
    for hand in (False, True):
        for family, name in enumerate(FAMILY_NAMES):
            mine = select(samples, hand, family)
            if not len(mine):
                continue
            lane = win_lane(family)
            labels = lane_labels(mine, lane)
            chances = predicted(model, mine, hand, family, lane)
            mean = np.full(len(mine), labels.mean())
            scores.append(
                Score(
                    f"{name} hand" if hand else name,
                    len(mine),
                    float(labels.mean()),
                    log_loss(chances, labels),
                    log_loss(mean, labels),
                    largest_gap(chances, labels),
                )
            )
    return scores


def largest_gap(chances: Floats, labels: NDArray[np.bool_], *, least: int = 100) -> float:
    """Predicted against happened over ten equal bins of the prediction; bins with fewer samples do not count."""
    bins = np.minimum((chances * 10).astype(int), 9)
    gaps = [
        abs(float(chances[bins == one].mean() - labels[bins == one].mean()))
        for one in range(10)
        if (bins == one).sum() >= least
    ]
    return max(gaps, default=0.0)
