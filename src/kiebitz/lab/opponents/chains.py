"""Several candidates on the same deals, with the same luck, against the same two others, who stay for many games.

All that is random follows from the deal and the seat alone. So candidates who bid alike, and play their cards by the
same player, have the same game to the last card: it is played once. What each of them has seen of the others is
remembered for it alone.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from kiebitz.arena.seats import check_players, seated, show
from kiebitz.bidding.chances import shipped_model
from kiebitz.deals import SEATS, random_deal
from kiebitz.game import Game
from kiebitz.lab.experiment import Figure, Found
from kiebitz.lab.figures import mean, plain, share
from kiebitz.lab.seating import relative_points
from kiebitz.memory import Memory
from kiebitz.moves import Move
from kiebitz.players import Player, Remembers, ask, create_bidding, parse_player
from kiebitz.players.adapting import predicted_win
from kiebitz.players.combined import Combined
from kiebitz.players.player import BiddingSystem, Watcher
from kiebitz.players.recipe import Recipe
from kiebitz.players.recipes import RECIPES, recipe_of
from kiebitz.view import Phase
from kiebitz.work.streams import stream

LIST: Final = 36
FORGETS: Final = " rm36"  # after a candidate's name: it forgets everybody after each list, as in the thesis
_NAMES: Final = ("candidate", "first", "second")
_History: TypeAlias = tuple[tuple[int, Move], ...]


@dataclass(frozen=True, slots=True)
class Played:
    """How a candidate fared in one game.

    number    of the chain of games
    deal      within that chain; its three seats are played in three chains
    points    its own list points, and `others` the mean of the other two's
    declared, won, foreseen
              whether it declared, won that, and what it had foreseen; `None` where that cannot be told
    """

    number: int
    candidate: str
    deal: int
    points: float
    others: float
    declared: bool
    won: bool
    foreseen: float | None

    @property
    def lead(self) -> float:
        return self.points - self.others


def chain(others: str, seed: int, number: int, candidates: Sequence[str], games: int) -> Iterator[Played]:
    """The games of all candidates in one chain; three chains in a row have the same deals, at the three places."""
    seats = [_Candidate(name) for name in candidates]
    cards = stream(seed, "opponents", number // len(SEATS))
    for deal in range(games):
        seat = (number + deal) % len(SEATS)
        played = _Deal(others, stream(cards, "deal", deal), seat)
        for candidate in seats:
            if deal % LIST == 0 and candidate.forgets:
                candidate.forget()
            game = played.game_of(candidate)
            candidate.watch(game, seat, played)
            yield _row(game, candidate, number, deal, seat)


class _Candidate:
    """Somebody compared: its name, its bidding system if that stays for all games, and what is remembered for it."""

    def __init__(self, name: str) -> None:
        self.name, self.forgets = name, name.endswith(FORGETS)
        spec = name.removesuffix(FORGETS)
        bidding, combined, cards = spec.partition("+")
        self.cards = cards if combined else spec
        self._bids_by = bidding if combined else None
        self._recipe = recipe_of(self.cards) if parse_player(self.cards).name in RECIPES else None
        self.forget()

    def forget(self) -> None:
        """Begin anew."""
        self.memory = Memory()
        self._bidding: BiddingSystem | None = None if self._bids_by is None else create_bidding(self._bids_by)

    def player(self, cards: Player) -> Player:
        """As it sits down for a game, with somebody who plays its cards."""
        player = cards if self._bidding is None else Combined(self._bidding, cards)
        if isinstance(player, Remembers):
            player.meet(self.memory)
        return player

    def plays_like(self, seat: int) -> Recipe | str:
        """By whom cards are played against those who sit there, whoever bids."""
        if self._recipe is None:
            return self.cards
        first, second, third = (
            None if place == seat else self.memory.of(name) for place, name in enumerate(_names(seat))
        )
        return replace(self._recipe.against((first, second, third)), bidder="", trial=None)

    def watch(self, game: Game, seat: int, deal: _Deal) -> None:
        """See a game end."""
        names = _names(seat)
        if isinstance(self._bidding, Watcher):
            self._bidding.game_over(game.view(seat, names))
        self.memory += deal.seen(game)


class _Deal:
    """One deal with a candidate at a seat; games that have been played, by who played the cards and what was said."""

    def __init__(self, others: str, seed: int, seat: int) -> None:
        self._others, self._seed, self._seat = others, seed, seat
        self._games: dict[tuple[object, _History], Game] = {}
        self._seen: dict[int, Memory] = {}

    def game_of(self, candidate: _Candidate) -> Game:
        specs = [candidate.cards if seat == self._seat else self._others for seat in SEATS]
        names = _names(self._seat)
        with seated(specs, [stream(self._seed, "seat", seat) for seat in SEATS]) as players:
            players[self._seat] = candidate.player(players[self._seat])
            game = Game(random_deal(random.Random(self._seed)))
            show(players, game)
            while game.phase not in (Phase.PLAY, Phase.OVER):
                _move(game, players, names)
            key = candidate.plays_like(self._seat), tuple(game.history)
            if key not in self._games:
                while game.turn is not None:
                    _move(game, players, names)
                self._games[key] = game
        return self._games[key]

    def seen(self, game: Game) -> Memory:
        """What a game has shown, worked out once."""
        if id(game) not in self._seen:
            self._seen[id(game)] = Memory().after(game.view(None, _names(self._seat)))
        return self._seen[id(game)]


def _names(seat: int) -> tuple[str, str, str]:
    """The candidate keeps its name wherever it sits, and so do those who follow it around the table."""
    first, second, third = (_NAMES[(place - seat) % len(SEATS)] for place in SEATS)
    return first, second, third


def _move(game: Game, players: Sequence[Player], names: tuple[str, str, str]) -> None:
    assert game.turn is not None
    game.push(ask(players[game.turn], game.view(game.turn, names)))


def _row(game: Game, candidate: _Candidate, number: int, deal: int, seat: int) -> Played:
    points = game.result().list_points()
    declared = game.declarer == seat
    return Played(
        number,
        candidate.name,
        deal,
        points[seat],
        points[seat] - relative_points(game, seat),
        declared,
        declared and game.result().won,
        predicted_win(shipped_model(), game.view(seat)) if declared else None,
    )


def check_others(spec: str) -> None:
    """`ValueError` if nobody sits down by this name."""
    check_players([spec])


def figures(found: Found) -> Iterator[Figure]:
    """Each candidate's points per list, those of the others, and how far it does better than the first candidate."""
    for others in found.rows:
        by_name: dict[str, list[Played]] = defaultdict(list)
        for row in found.each(Played, others):
            by_name[row.candidate].append(row)
        first, *_ = by_name.values()
        for name, games in by_name.items():
            yield from _told(others, name, games)
            if games is not first:
                gains = differences(games, first)
                yield mean(f"{name}, gain per {LIST}", gains, subject=others)
                yield mean(f"{name}, gain a game", [gain / LIST for gain in gains], "+.2f", subject=others)


def _told(others: str, name: str, games: Sequence[Played]) -> Iterator[Figure]:
    yield plain(f"{name}, points per {LIST}", LIST * _mean(game.points for game in games), ",.0f", len(games), others)
    yield plain(f"{name}, others per {LIST}", LIST * _mean(game.others for game in games), ",.0f", len(games), others)
    yield mean(f"{name}, others' lead per {LIST}", [-LIST * lead for lead in by_deal(games)], subject=others)
    yield share(f"{name}, declares", [game.declared for game in games], subject=others)
    errors = [game.won - game.foreseen for game in games if game.foreseen is not None]
    yield mean(f"{name}, won less foreseen", errors, "+.3f", subject=others)


def differences(games: Sequence[Played], reference: Sequence[Played]) -> list[float]:
    """What the lead over the two others gains per list, deal by deal, over another candidate's."""
    pairs = zip(by_deal(games), by_deal(reference), strict=True)
    return [LIST * (lead - other) for lead, other in pairs]


def by_deal(games: Sequence[Played]) -> list[float]:
    """The mean lead in each deal, of the seats at which it was played."""
    leads: dict[tuple[int, int], list[float]] = defaultdict(list)
    for game in games:
        leads[game.number // len(SEATS), game.deal].append(game.lead)
    return [_mean(found) for found in leads.values()]


def _mean(values: Iterator[float] | Sequence[float]) -> float:
    found = list(values)
    return sum(found) / len(found)
