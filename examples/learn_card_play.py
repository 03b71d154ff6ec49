"""A small network learns to play cards and beats the beginner's book, within a quarter of an hour on two cores.

    python examples/learn_card_play.py [--games 30000] [--passes 6] [--deals 1000]

It watches `rules` play, now and then after a card that `rules` would not have played, and learns which card is chosen.
Then it sits down with two `book`s, and `book` itself sits down there on the same deals: the difference is what it is
better. All of it is numpy; docs/env.md goes through it. Needs `pip install "kiebitz[env]"`.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kiebitz import ask, create
from kiebitz.env import INFORMATION, CardPlay, Reward, WholeGame, game_of, several
from kiebitz.env.one_seat import OneSeat
from kiebitz.seats import RulesPlayer

Floats = NDArray[np.float32]
Bits = NDArray[np.int8]
Decisions = tuple[Bits, Bits, NDArray[np.int64]]

CARDS: Final = ("hand", "found", "put_away", "open_hand", "table", "played")  # fields that have a bit for each card
OTHERS: Final = ("turn", "declarer", "kind", "announced", "leader", "points", "tricks")
STRANGE: Final = 0.15  # of the cards are random, so that the network learns what to do after mistakes


def turned(bits: NDArray[Any], kinds: NDArray[np.int64], back: bool = False) -> NDArray[Any]:
    """Cards with the trump suit moved to clubs: what holds for one suit holds for all of them."""
    shifts = np.where(kinds < 4, 3 - kinds, 0) * (-1 if back else 1)
    suits = (np.arange(4)[None, :] - shifts[:, None]) % 4
    by_suit = bits.reshape(len(bits), -1, 4, 8)
    return np.take_along_axis(by_suit, suits[:, None, :, None], axis=2).reshape(bits.shape)


def kinds_of(tensors: Bits) -> NDArray[np.int64]:
    kinds: NDArray[np.int64] = tensors[:, INFORMATION["kind"]].argmax(axis=1)
    return kinds


def features(tensors: Bits) -> Bits:
    """What the network is shown: cards with trumps turned to clubs, and the rest as it is."""
    cards = np.concatenate([tensors[:, INFORMATION[name]] for name in CARDS], axis=1)
    others = [tensors[:, INFORMATION[name]] for name in OTHERS]
    return np.concatenate([turned(cards, kinds_of(tensors)), *others], axis=1)


class Network:
    """Two hidden layers and a number for each card, fitted by Adam."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        source = np.random.default_rng(seed)
        sizes = [(inputs, hidden), (hidden, hidden), (hidden, 32)]
        self.weights: list[Floats] = []
        for rows, columns in sizes:
            self.weights.append((source.standard_normal((rows, columns)) * math.sqrt(2 / rows)).astype(np.float32))
            self.weights.append(np.zeros(columns, np.float32))
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def layers(self, shown: Bits) -> list[Floats]:
        first, first_bias, second, second_bias, last, last_bias = self.weights
        zero = shown.astype(np.float32)
        one = np.maximum(zero @ first + first_bias, 0)
        two = np.maximum(one @ second + second_bias, 0)
        return [zero, one, two, two @ last + last_bias]

    def learn(self, shown: Bits, legal: Bits, chosen: NDArray[np.int64], rate: float) -> float:
        """One step towards the cards chosen; the share that it would have chosen itself."""
        *before, scores = self.layers(shown)
        scores = np.where(legal, scores, -np.inf)
        right = float((scores.argmax(axis=1) == chosen).mean())
        error = np.exp(scores - scores.max(axis=1, keepdims=True))
        error /= error.sum(axis=1, keepdims=True)
        error[np.arange(len(chosen)), chosen] -= 1
        error /= np.float32(len(chosen))
        slopes: list[Floats] = []
        for layer in (2, 1, 0):
            slopes = [before[layer].T @ error, error.sum(axis=0), *slopes]
            error = (error @ self.weights[2 * layer].T) * (before[layer] > 0)
        self._adam(slopes, rate)
        return right

    def _adam(self, slopes: list[Floats], rate: float) -> None:
        self._steps += 1
        scale = rate * math.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for weight, slope, mean, square in zip(self.weights, slopes, self._means, self._squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= scale * mean / (np.sqrt(square) + 1e-8)

    def choose(self, tensor: Bits, mask: Bits) -> int:
        """The legal card that it would play."""
        kinds = kinds_of(tensor[None])
        scores = self.layers(features(tensor[None]))[-1]
        own = turned(scores, kinds, back=True)[0]
        return int(np.where(mask[:32], own, -np.inf).argmax())


def watched(games: list[WholeGame], source: random.Random) -> Decisions:
    """All decisions with a choice in games of `rules`: what was seen, what was legal, and the card it plays."""
    rules = RulesPlayer()
    tensors, legal, chosen = [], [], []
    for start in games:
        game = start.copy()
        while (seat := game.turn) is not None:
            actions = game.legal_actions()
            card = rules.choose(game.seen_by(seat), 0) if len(actions) > 1 else actions[0]
            if len(actions) > 1:
                tensors.append(game.information_state())
                legal.append(game.legal_mask()[:32])
                chosen.append(card)
            game.push(source.choice(actions) if source.random() < STRANGE else card)
    seen = np.array(tensors)
    kinds = kinds_of(seen)
    cards = turned(np.eye(32, dtype=np.int8)[chosen], kinds).argmax(axis=1)
    return features(seen), turned(np.array(legal), kinds), cards


def all_watched(games: list[WholeGame], seed: int) -> Decisions:
    """The same of many games, some at a time, since tensors are larger than what is shown to the network."""
    source = random.Random(seed)
    parts = [watched(games[first : first + 500], source) for first in range(0, len(games), 500)]
    shown, legal, chosen = zip(*parts, strict=True)
    return np.concatenate(shown), np.concatenate(legal), np.concatenate(chosen)


def train(games: list[WholeGame], passes: int, *, hidden: int = 384, size: int = 512, seed: int = 1) -> Network:
    """A network that has gone through the decisions of some games so many times."""
    shown, legal, chosen = all_watched(games, seed)
    network = Network(shown.shape[1], hidden, seed)
    source = np.random.default_rng(seed)
    steps = passes * len(shown) // size
    print(f"{len(shown):,} decisions, {steps:,} steps")
    right = 0.0
    for step in range(steps):
        rows = source.integers(len(shown), size=size)
        rate = 1e-3 * (1 - step / steps)
        right += network.learn(shown[rows], legal[rows], chosen[rows], rate)
        if (step + 1) % 500 == 0:
            print(f"step {step + 1:,}: {right / 500:.1%} of the cards", flush=True)
            right = 0.0
    return network


def leads_over_book(network: Network, deals: int, seed: int) -> list[float]:
    """For each deal, what the network gets at one seat among two `book`s, less what `book` gets there."""
    env, book = OneSeat("book", start=CardPlay("rules"), payoff=Reward.RELATIVE), create("book")
    leads = []
    for number in range(deals):
        got = []
        for is_network in (True, False):
            seen, _ = env.reset(seed=seed + number)
            over, reward = False, 0.0
            while not over:
                if is_network:
                    action = network.choose(seen["observation"], seen["action_mask"])
                else:
                    action = int(ask(book, game_of(env.game).view(env.seat)))  # type: ignore[arg-type]
                seen, reward, over, _, _ = env.step(action)
            got.append(reward)
        leads.append(got[0] - got[1])
    return leads


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=30_000, help="that it watches")
    parser.add_argument("--passes", type=int, default=6, help="how often it goes through them")
    parser.add_argument("--deals", type=int, default=1000, help="of the match")
    options = parser.parse_args()
    start = time.monotonic()
    network = train(several(CardPlay("rules"), options.games, seed=1), options.passes)
    print(f"learned in {time.monotonic() - start:.0f} s")
    leads = leads_over_book(network, options.deals, seed=1_000_000)
    spread = 1.96 * float(np.std(leads)) / math.sqrt(len(leads))
    print(f"better than book by {36 * np.mean(leads):+.0f} +- {36 * spread:.0f} points in 36 games")


if __name__ == "__main__":
    main()
