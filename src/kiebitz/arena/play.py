"""A deal of a match, played by all who meet on it. The match and the number alone decide what comes out."""

from __future__ import annotations

from collections.abc import Sequence

from kiebitz.arena.match import Match, arrangements, names_at, opening
from kiebitz.arena.results import PlayedGame, played_game
from kiebitz.arena.seats import seated, show
from kiebitz.deals import SEATS
from kiebitz.game import Game
from kiebitz.memory.mistakes import judge
from kiebitz.players import Player, continue_game
from kiebitz.work.streams import stream


def play_deal(match: Match, number: int) -> list[PlayedGame]:
    """All games of a deal, at which nobody stays for the next."""
    start = opening(match, number)
    games = []
    for pairing in match.pairings:
        for arrangement in arrangements(match, start.declarer):
            seeds = [stream(match.seed, "seat", number, seat) for seat in SEATS]
            with seated(specs_at(match, pairing, arrangement), seeds) as players:
                names = names_at(match, pairing, arrangement)
                games.append(play_game(match, number, start, pairing, arrangement, players, names))
    return games


def specs_at(match: Match, pairing: tuple[int, int], arrangement: str) -> list[str]:
    """The players of an arrangement, as the match names them."""
    return [match.players[pairing["AB".index(letter)]] for letter in arrangement]


def play_game(
    match: Match,
    number: int,
    start: Game,
    pairing: tuple[int, int],
    arrangement: str,
    players: Sequence[Player],
    names: tuple[str, str, str],
) -> PlayedGame:
    """One game of some players at their seats."""
    game = start.copy()
    show(players, game)
    refereed = continue_game(game, players, match.game_seconds, names, shorten=match.shorten)
    return played_game(
        refereed,
        deal=number,
        pairing=pairing,
        arrangement=arrangement,
        moves_before=len(start.history),
        mistakes=judge(game) if match.pipma else None,
    )
