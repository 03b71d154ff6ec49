"""Recorded decisions of `rules`: the cards it plays wherever it has a choice, in games of every kind.

    python -m tests.decisions.rules write FILE --decisions 100000
    python -m tests.decisions.rules check FILE

A line is a game and, after a bar, the cards that `rules` plays in its views with a choice, in order. The games are bid
by `kermit` and `rules` or declared anyhow, some are laid open on the way, and every seat plays by rules but for slips
of its own frequency, so that good and bad positions occur. Nothing else goes in: the same `rules` writes the same file.

`data/decisions/rules.txt` holds the first lines. Write it anew only for a deliberate change, and read the difference.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from pathlib import Path

from kiebitz import CLAIM, Card, Game, Phase, create, format_game, parse_game
from tests.decisions.starts import bid_by, declared_anyhow

FILE = Path(__file__).parents[2] / "data/decisions/rules.txt"
SLIPS = (0.0, 0.2, 0.5, 1.0)  # how often a seat plays any legal card
LAID_OPEN = 0.03  # how often the declarer shows his cards before the next one is played


def decisions(game: Game) -> list[Card]:
    """What `rules` plays in every view of a game in which the seat in turn has a choice of cards."""
    player, replayed, found = create("rules"), Game(game.deal), []
    for move in game.moves:
        if isinstance(move, Card):
            assert replayed.turn is not None
            view = replayed.view(replayed.turn)
            if len(view.legal_cards()) > 1:
                found.append(player.play(view))
        replayed.push(move)
    return found


def read_line(line: str) -> tuple[Game, list[str]]:
    """The game of a line and the recorded cards."""
    game, cards = line.split(" | ")
    return parse_game(game), cards.split()


def games() -> Iterator[Game]:
    """Played games without end, every one of its own seed."""
    seed = 0
    while True:
        source = random.Random(seed)
        bidder = ("kermit", "rules", None)[seed % 3]
        game = bid_by(bidder, seed) if bidder else declared_anyhow(seed, source)
        if game.phase is Phase.PLAY:
            yield _played(game, source)
        seed += 1


def _played(game: Game, source: random.Random) -> Game:
    player, slips = create("rules"), [source.choice(SLIPS) for _ in range(3)]
    while game.turn is not None:
        if not game.claimed and source.random() < LAID_OPEN:
            game.push(CLAIM)
        view = game.view(game.turn)
        slipped = source.random() < slips[game.turn]
        game.push(source.choice(view.legal_cards()) if slipped else player.play(view))
    return game


def _write(file: Path, number: int) -> None:
    recorded = 0
    with file.open("w") as out:
        for game in games():
            cards = decisions(game)
            out.write(f"{format_game(game)} | {' '.join(map(str, cards))}\n")
            recorded += len(cards)
            if recorded >= number:
                break
    print(f"{recorded} decisions")


def _check(file: Path) -> None:
    recorded = differing = 0
    for line in file.read_text().splitlines():
        game, cards = read_line(line)
        found = [str(card) for card in decisions(game)]
        recorded += len(cards)
        if found != cards:
            differing += sum(card != other for card, other in zip(found, cards, strict=True))
            print(f"recorded {line}\nnow plays {' '.join(found)}")
    print(f"{recorded} decisions, {differing} of them differ")


def main() -> None:
    parser = argparse.ArgumentParser(description="Write or check decisions of rules.")
    parser.add_argument("what", choices=("write", "check"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--decisions", type=int, default=100_000, help="write at least so many")
    arguments = parser.parse_args()
    if arguments.what == "write":
        _write(arguments.file, arguments.decisions)
    else:
        _check(arguments.file)


if __name__ == "__main__":
    main()
