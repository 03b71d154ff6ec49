"""Mistakes with the sentences that a review says of them, to be read by a person: would a good teacher say this?

Run it with `python -m benchmarks.mistakes --count 100 --seed 20261118`. Games alternate between two weaker players; at
most two mistakes of a game are shown, by lot, so that no game is read too often. Each shows what the seat saw, what it
did, what was better at what price, how the cards lay, and the sentence, in German or English.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from itertools import count, islice

from kiebitz.cards import Card
from kiebitz.cli.reasons import reason_text
from kiebitz.cli.speaker import Speaker
from kiebitz.cli.table.wording import Wording
from kiebitz.deals import deal
from kiebitz.lab.review.reasons import Mistake, mistakes
from kiebitz.view import View

PLAYERS = ("kermit:level=1", "rules")
OF_A_GAME = 2


def chosen(seed: int, worlds: int) -> Iterator[tuple[int, str, Mistake]]:
    """Mistakes of one game after the other, with the number of the game and the player."""
    for number in count():
        player = PLAYERS[number % len(PLAYERS)]
        found = list(mistakes(player, seed, number, worlds))
        random.Random(seed + number).shuffle(found)
        for mistake in found[:OF_A_GAME]:
            yield number, player, mistake


def shown(seed: int, game: int, mistake: Mistake, speaker: Speaker) -> Iterator[str]:
    """The lines of a mistake."""
    view, found = mistake.view, mistake.foresight
    assert view.seat is not None
    contract = "" if view.contract is None else speaker.contract(view.contract)
    yield f"deal {deal(seed + game)}"
    yield f"{speaker.seat(view.seat)}, declarer {view.declarer} {contract}, bid {view.auction.bid}, hand {view.hand}"
    yield f"before: {before(view)}"
    yield f"made {mistake.move}, better {found.best}, {found.loss:.0f} points, {found.win_loss:.0%} of the chance"
    names = [speaker.seat(seat) for seat in range(3)]
    yield "-> no reason" if mistake.reason is None else f"-> {reason_text(mistake.reason, names, speaker)}"


def before(view: View) -> str:
    """The moves up to now, cards by tricks."""
    calls = [str(move) for _, move in view.history if not isinstance(move, Card)]
    cards = [f"{seat}:{move}" for seat, move in view.history if isinstance(move, Card)]
    tricks = [" ".join(cards[first : first + 3]) for first in range(0, len(cards), 3)]
    return f"{' '.join(calls)} | {' / '.join(tricks)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=20261118)
    parser.add_argument("--worlds", type=int, default=160)
    parser.add_argument("--lang", default="en")
    asked = parser.parse_args()
    speaker = Speaker(asked.lang, Wording(asked.lang))
    for place, (game, player, mistake) in enumerate(islice(chosen(asked.seed, asked.worlds), asked.count), start=1):
        print(f"\n{place}. {player}, game {game}")
        print("\n".join(f"   {line}" for line in shown(asked.seed, game, mistake, speaker)), flush=True)


if __name__ == "__main__":
    main()
