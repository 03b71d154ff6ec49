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

from collections.abc import Iterator
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
    seen = observe(game.view(None))
    fitting = _core.Worlds(seen)
    if fitting.size > worlds:
        return
    listed = fitting.enumerate(0, fitting.size)
    ending = _core.Ending(seen, listed)
    mine = observe(game.view(game.turn))
    open_cards = dict(ending.chances(ending.open_cards(), mine))
    if not open_cards:
        return
    best = ending.equilibrium(_TURNS, accuracy)
    brought = cards_brought(ending, best, mine, chance_of_hand(game, listed))
    most = max(brought.values())
    wrong = max((card for card, chance in open_cards.items() if chance > 0), key=lambda card: most - brought[card])
    yield {
        "number": number,
        "lost": sum(chance * (most - brought[card]) for card, chance in open_cards.items()),
        "played": str(Card(wrong)),
        "right": str(Card(max(brought, key=brought.__getitem__))),
        "brought": {str(Card(card)): points for card, points in brought.items()},
        "worlds": fitting.size,
        "game": format_game(game),
    }


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
