"""Hands that somebody might declare, labelled by the solver: the data of the first stage.

Every sample is one world: a deal, a seat, a game, ten cards to play and two put away. The solver tells what the
declarer reaches in it with all cards open. Some declarers are dealt rare good cards, which chance alone would hardly
show; the other hands are random all the same, so what such samples teach about these cards is true. A chunk of samples
follows from its seed, its place and the model that chose the hands, and from nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from math import exp, log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kiebitz import _core
from kiebitz.bidding.chances import Model
from kiebitz.cards import CARDS, JACKS, Card, CardSet, card_points, cards_in, mask_of
from kiebitz.contract import Kind
from kiebitz.deals import SEATS, Deal, random_deal
from kiebitz.solver import DEFAULT_TABLE_MB
from kiebitz.work.streams import stream

CHUNK: Final = 2000
HAND_GAMES: Final = 0.25  # the share of samples in which the skat is not picked up
RICH_DEALS: Final = 0.3  # the share of deals in which a seat has cards for a strong game
WIN_LANE: Final = 1  # of a trump game; null has its win in lane 0

# `level` counts the lanes that are reached: of 31, 61, 90 points and all tricks; in null it is 1 for a win. Nothing is
# put away in a hand game. Nobody has bid on cards that the solver labels: their contest is 0.
SAMPLE: Final = np.dtype(
    [("kind", "u1"), ("seat", "u1"), ("contest", "u1"), ("level", "u1"), ("hand", "<u4"), ("away", "<u4")]
)
Samples = NDArray[np.void]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A game that a seat might play; `skat` is what lies in the skat while it is played."""

    kind: int
    seat: int
    hand: int
    skat: int
    is_hand_game: bool


def label_chunk(seed: int, turn: int, number: int, model: Model | None, size: int = CHUNK) -> bytes:
    """The samples of a chunk; without a model hands and discards are taken at random."""
    source = random.Random(stream(seed, "bidding samples", turn, number))
    judge = Judge()
    rows = np.zeros(size, SAMPLE)
    filled = 0
    while filled < size:
        seats: tuple[int, ...] = SEATS
        if source.random() < RICH_DEALS:
            seats = (source.choice(SEATS),)
            dealt = _rich_deal(source, seats[0])
        else:
            dealt = random_deal(source)
        games = random_games(source, dealt) if model is None else likely_games(source, dealt, model)
        for game in games:
            if game.seat not in seats:
                continue
            if filled == size:
                break
            away = 0 if game.is_hand_game else game.skat
            rows[filled] = (game.kind, game.seat, 0, judge.level(dealt, game), game.hand, away)
            filled += 1
    return rows.tobytes()


class Judge:
    """Asks the solver how much a declarer reaches with all cards open."""

    def __init__(self) -> None:
        self._solver = _core.Solver(_core.Techniques(), int(DEFAULT_TABLE_MB * 2**20))

    def level(self, dealt: Deal, game: Candidate) -> int:
        position = position_of(dealt, game)
        if game.kind == Kind.NULL:
            return int(self._reaches(position, "at_least", 10))
        if not self._reaches(position, "at_least", 61):
            return int(self._reaches(position, "at_least", 31))
        if not self._reaches(position, "at_least", 90):
            return 2
        return 4 if self._reaches(position, "declarer_takes_all", 10) else 3

    def is_won(self, dealt: Deal, game: Candidate) -> bool:
        return self._reaches(position_of(dealt, game), "at_least", 10 if game.kind == Kind.NULL else 61)

    def value(self, dealt: Deal, game: Candidate) -> int:
        """The declarer's card points; in null the tricks survived."""
        return self._solver.answer(position_of(dealt, game), _core.Question("value")).lower

    def _reaches(self, position: _core.Position, what: str, wanted: int) -> bool:
        return self._solver.answer(position, _core.Question(what, wanted)).lower >= wanted


def position_of(dealt: Deal, game: Candidate) -> _core.Position:
    """The open hands before the first card."""
    hands = [cards.mask for cards in dealt.hands]
    hands[game.seat] = game.hand
    points = 0 if game.kind == Kind.NULL else card_points(game.skat)
    return _core.Position(game.kind, game.seat, hands, 0, (), points, 0)


def _rich_deal(source: random.Random, seat: int) -> Deal:
    """A deal in which a seat has many jacks, aces, tens and cards of one suit, or many low cards."""
    favourite, for_null = source.randrange(4), source.random() < 0.25
    weights = _LOW_CARDS if for_null else _HIGH_CARDS

    def place(card: Card) -> float:
        weight = weights[card & 7] * (2.5 if card >> 3 == favourite and not for_null else 1.0)
        return -log(1.0 - source.random()) / weight

    drawn = sorted(CARDS, key=place)
    rest = drawn[10:]
    source.shuffle(rest)
    hands = [rest[:10], rest[10:20]]
    hands.insert(seat, drawn[:10])
    first, second, third = (CardSet(cards) for cards in hands)
    return Deal((first, second, third), CardSet(rest[20:]))


# How readily a card is dealt to a rich hand, by rank: 7 8 9 Q K T A J.
_HIGH_CARDS: Final = (1.0, 1.0, 1.0, 1.0, 1.2, 2.0, 3.0, 4.0)
_LOW_CARDS: Final = (6.0, 4.0, 2.5, 0.5, 0.3, 1.5, 0.3, 0.7)


def random_games(source: random.Random, dealt: Deal) -> Iterator[Candidate]:
    """A game for each seat: the longest suit, grand or null, with any discard."""
    for seat in SEATS:
        hand, skat = dealt.hands[seat].mask, dealt.skat.mask
        if source.random() < HAND_GAMES:
            yield Candidate(_any_kind(source, hand), seat, hand, skat, True)
            continue
        cards = hand | skat
        kind = _any_kind(source, cards)
        discard = mask_of(source.sample(cards_in(cards if kind == Kind.NULL else cards & ~JACKS), 2))
        yield Candidate(kind, seat, cards ^ discard, discard, False)


def _any_kind(source: random.Random, cards: int) -> int:
    draw = source.random()
    if draw < 0.25:
        return Kind.GRAND
    if draw < 0.5:
        return Kind.NULL
    return max(range(4), key=lambda suit: (cards >> 8 * suit & 0x7F).bit_count())


def likely_games(source: random.Random, dealt: Deal, model: Model) -> Iterator[Candidate]:
    """The best suit, grand and null of each seat, the likelier to be won the more often; discards near the best."""
    for seat in SEATS:
        for kinds in (range(4), (Kind.GRAND,), (Kind.NULL,)):
            if source.random() < HAND_GAMES:
                game, chance = _hand_game(model, dealt, seat, kinds)
            else:
                game, chance = _skat_game(source, model, dealt, seat, kinds)
            if source.random() < max(0.03, min(1.0, _interest(game) * chance)):
                yield game


def _interest(game: Candidate) -> int:
    """How much more often a game is labelled than it is won: with open hands hardly any null is."""
    return (12 if game.kind == Kind.NULL else 2) * (2 if game.is_hand_game else 1)


def _hand_game(model: Model, dealt: Deal, seat: int, kinds: range | tuple[Kind, ...]) -> tuple[Candidate, float]:
    hand = dealt.hands[seat].mask
    chance, kind = max((_win(kind, model.evaluator.chances(kind, hand, 0, seat)), kind) for kind in kinds)
    return Candidate(kind, seat, hand, dealt.skat.mask, True), chance


def _skat_game(
    source: random.Random, model: Model, dealt: Deal, seat: int, kinds: range | tuple[Kind, ...]
) -> tuple[Candidate, float]:
    cards = dealt.hands[seat].mask | dealt.skat.mask
    weighed = {kind: model.evaluator.discards(kind, cards, seat) for kind in kinds}
    kind = max(kinds, key=lambda kind: max(_win(kind, chances) for _, chances in weighed[kind]))
    discards = [(discard, _win(kind, chances)) for discard, chances in weighed[kind]]
    if source.random() < 0.5:
        discard, chance = max(discards, key=lambda entry: entry[1])
    else:
        discard, chance = source.choices(discards, [_near_best(chance) for _, chance in discards])[0]
    return Candidate(kind, seat, cards ^ discard, discard, False), chance


def _win(kind: int, chances: tuple[float, float, float, float]) -> float:
    return chances[0 if kind == Kind.NULL else WIN_LANE]


def _near_best(chance: float) -> float:
    """The weight of a discard in the draw: its odds, a little sharpened."""
    return exp(1.5 * log(max(chance, 1e-6) / max(1 - chance, 1e-6)))
