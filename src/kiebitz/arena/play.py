"""One deal of a match, played by all who meet on it. The match and the deal's number alone decide what comes out."""

from __future__ import annotations

from kiebitz.arena.match import Match, arrangements, opening
from kiebitz.arena.pipma import judge
from kiebitz.arena.results import PlayedGame, played_game
from kiebitz.arena.seats import copy_of, seated
from kiebitz.arena.streams import stream
from kiebitz.deal import SEATS
from kiebitz.game import Game
from kiebitz.players import continue_game


def play_deal(match: Match, number: int) -> list[PlayedGame]:
    """All games of one deal."""
    start = opening(match, number)
    return [
        _play_game(match, number, start, pairing, arrangement)
        for pairing in match.pairings
        for arrangement in arrangements(match.mode, start.declarer)
    ]


def _play_game(match: Match, number: int, start: Game, pairing: tuple[int, int], arrangement: str) -> PlayedGame:
    game = copy_of(start)
    players = tuple(pairing["AB".index(letter)] for letter in arrangement)
    seeds = [stream(match.seed, "seat", number, seat) for seat in SEATS]
    with seated([match.players[player] for player in players], seeds, game) as seats:
        refereed = continue_game(game, seats, match.game_seconds)
    return played_game(
        refereed,
        deal=number,
        pairing=pairing,
        arrangement=arrangement,
        names=match.labels,
        moves_before=len(start.history),
        mistakes=judge(game) if match.pipma else None,
    )
