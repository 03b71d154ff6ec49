"""A deal or a list of a match, played by all who meet on it. The match and the number alone decide what comes out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kiebitz.arena.match import Match, arrangements, names_at, opening
from kiebitz.arena.pipma import judge
from kiebitz.arena.results import PlayedGame, played_game
from kiebitz.arena.seats import seated, show
from kiebitz.deal import SEATS
from kiebitz.game import Game
from kiebitz.players import Player, continue_game
from kiebitz.scoring import ScoreList
from kiebitz.work.streams import stream


def play_unit(match: Match, number: int) -> list[PlayedGame]:
    """All games of a deal, or of a list if the match is of lists."""
    if match.list_length is None:
        return _play_deal(match, number)
    return [
        game
        for pairing in match.pairings
        for arrangement in arrangements(match, None)
        for game in _play_list(match, number, match.list_length, pairing, arrangement)
    ]


def _play_deal(match: Match, number: int) -> list[PlayedGame]:
    start = opening(match, number)
    games = []
    for pairing in match.pairings:
        for arrangement in arrangements(match, start.declarer):
            seeds = [stream(match.seed, "seat", number, seat) for seat in SEATS]
            with seated(_specs(match, pairing, arrangement), seeds) as players:
                games.append(_play_game(match, number, start, pairing, arrangement, players))
    return games


def _play_list(
    match: Match, number: int, length: int, pairing: tuple[int, int], arrangement: str
) -> Iterator[PlayedGame]:
    """A list in order; seats rotate, so that the arrangement is that of the table and of the first deal only."""
    table = ScoreList(names_at(match, pairing, arrangement), length)
    seeds = [stream(match.seed, "list", number, place) for place in SEATS]
    with seated(_specs(match, pairing, arrangement), seeds) as players:
        for deal in range(length):
            places = table.seating(deal)
            yield _play_game(
                match,
                number * length + deal,
                opening(match, number * length + deal),
                pairing,
                "".join(arrangement[place] for place in places),
                [players[place] for place in places],
                [table.players[place] for place in places],
            )


def _specs(match: Match, pairing: tuple[int, int], arrangement: str) -> list[str]:
    return [match.players[pairing["AB".index(letter)]] for letter in arrangement]


def _play_game(
    match: Match,
    number: int,
    start: Game,
    pairing: tuple[int, int],
    arrangement: str,
    players: Sequence[Player],
    names: Sequence[str] | None = None,
) -> PlayedGame:
    """One game of some players at their seats, which keep their names where they stay for longer."""
    game = start.copy()
    show(players, game)
    first, second, third = names or names_at(match, pairing, arrangement)
    refereed = continue_game(game, players, match.game_seconds, (first, second, third), shorten=match.shorten)
    return played_game(
        refereed,
        deal=number,
        pairing=pairing,
        arrangement=arrangement,
        moves_before=len(start.history),
        mistakes=judge(game) if match.pipma else None,
    )
