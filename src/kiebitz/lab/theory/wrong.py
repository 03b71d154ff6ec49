"""Endings from own games in which open cards are wrong, and nobody can doubt it.

A case is an undecided ending as in `theory-endings`, all worlds alike, and asks whoever leads to the eighth trick.
The others play the equilibrium. What each of the leader's cards brings is then exact, if the leader does its best ever
after: the best responses to the others with that card, in the worlds in which the leader has this hand. Open cards
choose the card that is best on average if everybody sees everything; what another card brings more is what they lose by
strategy fusion and non-locality alone, since all know the same rules and nothing is sampled.

Counted are leaders to whom the card matters. The dearest are named by the number of their case; the rows that `--out`
keeps have the whole game as a game string, which every face can show.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from kiebitz import _core
from kiebitz.cards import Card
from kiebitz.formats.game_text import format_game
from kiebitz.game import Game
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean, plain, share
from kiebitz.lab.theory.endings import is_open, played_to_ending
from kiebitz.seats import observe

_TURNS: Final = 1000
_CLEARLY: Final = 1.0  # list points that a wrong card loses at least
_NAMED: Final = 5
_SKAT: Final = 3  # its place in a world


def measure(subject: str, seed: int, number: int, *, player: str, worlds: int, accuracy: float) -> Iterator[Row]:
    """One deal, if it comes to an open ending in which the leader's card matters."""
    game = played_to_ending(seed, number, player)
    if game is None or game.turn is None or not is_open(game):
        return
    led = lead_of(game, worlds, accuracy)
    if led is None:
        return
    wrong = max((card for card, chance in led.open_cards.items() if chance > 0), key=lambda card: -led.brought[card])
    yield {
        "number": number,
        "lost": led.lost,
        "played": str(wrong),
        "right": str(max(led.brought, key=led.brought.__getitem__)),
        "brought": {str(card): points for card, points in led.brought.items()},
        "open": {str(card): chance for card, chance in led.open_cards.items()},
        "best": {str(card): chance for card, chance in led.best.items()},
        "worlds": led.worlds,
        "game": format_game(game),
    }


@dataclass(frozen=True, slots=True)
class Lead:
    """The lead to the eighth trick, card by card.

    open_cards  how likely open cards choose it
    best        how likely the equilibrium plays it
    brought     its list points, less those of the best card
    worlds      in which that is so
    """

    open_cards: Mapping[Card, float]
    best: Mapping[Card, float]
    brought: Mapping[Card, float]
    worlds: int

    @property
    def lost(self) -> float:
        """By open cards, in list points."""
        return -sum(chance * self.brought[card] for card, chance in self.open_cards.items())


def lead_of(game: Game, worlds: int, accuracy: float) -> Lead | None:
    """The lead of who is to play, if there are no more worlds, and if its card matters."""
    assert game.turn is not None
    seen, mine = observe(game.view(None)), observe(game.view(game.turn))
    fitting = _core.Worlds(seen)
    if fitting.size > worlds:
        return None
    listed = fitting.enumerate(0, fitting.size)
    ending = _core.Ending(seen, listed)
    open_cards = ending.chances(ending.open_cards(), mine)
    if not open_cards:
        return None
    best = ending.equilibrium(_TURNS, accuracy)
    brought = cards_brought(ending, best, mine, chance_of_hand(game, listed))
    most = max(brought.values())
    return Lead(
        {Card(card): chance for card, chance in open_cards},
        {Card(card): chance for card, chance in ending.chances(best, mine)},
        {Card(card): points - most for card, points in brought.items()},
        fitting.size,
    )


def cards_brought(
    ending: _core.Ending, others: _core.TreePolicy, mine: _core.Observation, chance: float
) -> dict[int, float]:
    """The list points of each card for whoever is to play, with its best play ever after, less those of the best."""
    seat = mine.seat
    assert seat is not None
    response, value = ending.best_response(others, seat)
    cards = [card for card, _ in ending.chances(others, mine)]
    points = {card: ending.payoffs(ending.with_card(response, mine, card))[seat] for card in cards}
    return {card: (found - value) / chance for card, found in points.items()}


def chance_of_hand(game: Game, listed: _core.WorldList) -> float:
    """In which share of all worlds whoever is to play knows the same."""
    assert game.turn is not None
    view = game.view(game.turn)
    places = [(game.turn, view.hand.mask)]
    if game.turn == game.declarer and view.skat is not None:
        places.append((_SKAT, view.skat.mask))
    worlds = listed.masks()
    return sum(all(world[place] == mask for place, mask in places) for world in worlds) / len(worlds)


def report(found: Found) -> Iterator[Figure]:
    """How often open cards are wrong, what that costs, and where it costs most."""
    rows = found.all
    yield share(f"wrong by {_CLEARLY:.0f} list point or more", [row["lost"] >= _CLEARLY for row in rows])
    yield mean("lost by the first card, list points", [row["lost"] for row in rows], ".2f")
    wrong = [row for row in rows if row["lost"] >= _CLEARLY]
    for row in sorted(wrong, key=lambda row: -row["lost"])[:_NAMED]:
        yield plain(f"case {row['number']}: {row['played']} in place of {row['right']}", row["lost"], ".1f")


EXPERIMENT: Final = Experiment(
    name="theory-wrong",
    measure=measure,
    report=report,
    size=400,
    unit="deals",
    chunk=10,
    quick=Quick(30, settings={"player": "rules", "worlds": 3000, "accuracy": 1.0}),
    options=(Option("player", "kermit:10"), Option("worlds", 92_400), Option("accuracy", 0.1)),
    source="Long's thesis, 5.2.1 (how often, not where)",
)
