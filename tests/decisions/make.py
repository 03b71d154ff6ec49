"""Recorded decisions: the cards that `kermit:40` plays in 500 situations.

    python -m tests.decisions.make

writes `data/decisions/kermit40.txt` anew, a line for each: the player's seed, the game so far, the card. Do that only
for a deliberate change of how cards are chosen, and read the difference.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from kiebitz import Game, create, format_game, parse_game
from tests.decisions.starts import bid_by, declared_anyhow

FILE = Path(__file__).parents[2] / "data/decisions/kermit40.txt"
PLAYER = "kermit:40"
DECISIONS = 500
_IN_A_GAME = 5


def decision(seed: int, game: Game) -> str:
    """The line of the card that the player in turn plays."""
    assert game.turn is not None
    card = create(PLAYER, seed).play(game.view(game.turn))
    return f"{seed} | {format_game(game)} | {card}"


def read_decision(line: str) -> tuple[int, Game]:
    """The seed and the game of a line."""
    seed, game, _ = line.split(" | ")
    return int(seed), parse_game(game)


def _lines() -> Iterator[str]:
    """Contracts that `kermit` bids in turn with any contract on any deal, so that rare ones are there too."""
    seed = 0
    while True:
        source = random.Random(seed)
        yield from _decisions_of(bid_by("kermit", seed) if seed % 2 else declared_anyhow(seed, source), seed, source)
        seed += 1


def _decisions_of(game: Game, seed: int, source: random.Random) -> Iterator[str]:
    """Some of the choices of a game, which is played on by rules."""
    numbers = source.sample(range(30), _IN_A_GAME)
    player = create("rules", seed)
    for number in range(30):
        if game.is_over or game.turn is None:
            return
        view = game.view(game.turn)
        if number in numbers and len(view.legal_cards()) > 1:
            yield decision(seed, game)
        game.push(player.play(view))


def main() -> None:
    FILE.parent.mkdir(parents=True, exist_ok=True)
    found = _lines()
    FILE.write_text("".join(next(found) + "\n" for _ in range(DECISIONS)))


if __name__ == "__main__":
    main()
