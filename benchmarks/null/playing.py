"""Games of the shared set, played by one declarer and one pair of defenders, and what came of them."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, TypeAlias

from benchmarks.null.deals import read
from benchmarks.null.parts import PREFIX, part
from kiebitz import Game, create
from kiebitz.arena.open_players import OPEN_PLAYERS, OpenPlayer
from kiebitz.arena.truth import declarer_wins
from kiebitz.cards import Card
from kiebitz.players import Player
from kiebitz.solve import Solver

SEED: Final = 1
_SOLVER: Final = Solver(table_mb=1)


CardPlayer: TypeAlias = Callable[[Game, int], Card]  # plays a card of the seat in turn


@dataclass(frozen=True, slots=True)
class Played:
    """How a game ended.

    open_won  whether the declarer wins with open cards, after the discard
    won       whether the declarer has won
    tricks    finished before the end
    seconds   of processor time: of the declarer's and of the defenders' decisions with a choice
    """

    number: int
    open_won: bool
    won: bool
    tricks: int
    declarer_seconds: list[float]
    defender_seconds: list[float]


def card_player(spec: str) -> CardPlayer:
    """Any player, one that sees all cards, or a part of the specialist, by name."""
    if spec.startswith(PREFIX):
        return part(spec)
    if OPEN_PLAYERS.knows(spec):
        open_player: OpenPlayer = OPEN_PLAYERS.make(OPEN_PLAYERS.parse(spec), SEED)
        return open_player.play_open
    player: Player = create(spec, SEED)
    return lambda game, seat: player.play(game.view(seat))


def is_won_openly(game: Game) -> bool:
    """Whether the declarer wins with open cards."""
    outcomes = declarer_wins(_SOLVER, game).values()
    return any(outcomes) if game.turn == game.declarer else all(outcomes)


def play(text: str, number: int, declarer: CardPlayer, defenders: CardPlayer) -> Played:
    """One game from its first card to its end."""
    game = read(text)
    open_won = is_won_openly(game)
    seconds: tuple[list[float], list[float]] = ([], [])
    while (seat := game.turn) is not None:
        is_defender = seat != game.declarer
        begin = time.process_time()
        card = (defenders if is_defender else declarer)(game, seat)
        if len(game.legal_moves()) > 1:
            seconds[is_defender].append(time.process_time() - begin)
        game.push(card)
    result = game.result()
    return Played(number, open_won, result.won, len(game.view(None).finished_tricks), *seconds)


def play_all(texts: Sequence[str], declarer: str, defenders: str, out: Path, *, only_lost: bool) -> None:
    """Play a set, or what is missing of it, into a file of JSON lines; perhaps only what is lost with open cards."""
    out.parent.mkdir(parents=True, exist_ok=True)
    done = {result.number for result in results_in(out)} if out.exists() else set()
    sides = card_player(declarer), card_player(defenders)
    with out.open("a") as file:
        for number, text in enumerate(texts):
            if number in done or (only_lost and is_won_openly(read(text))):
                continue
            file.write(json.dumps(asdict(play(text, number, *sides))) + "\n")
            file.flush()


def results_in(file: Path) -> Iterator[Played]:
    """What `play_all` has written."""
    for line in file.read_text().splitlines():
        yield Played(**json.loads(line))
