"""The games that the policy learns from: every card, and what spoke for each of the cards that could be played."""

from __future__ import annotations

import io
import random
from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from kiebitz import _core
from kiebitz.cards import CARDS
from kiebitz.deals import SEATS, random_deal
from kiebitz.game import Game
from kiebitz.players import Player, create
from kiebitz.seats import contract_flags, limits_shown, observe
from kiebitz.training.inference.data import bid_out
from kiebitz.training.policy.styles import (
    BIDDERS,
    STYLES,
    Style,
    Table,
    judge_of,
    table_of,
    teacher_of,
    test_table,
)
from kiebitz.view import Phase
from kiebitz.work.streams import stream
from kiebitz.worlds import World

PLAYS: Final = 30
CHOICES: Final = 10  # cards that can be played at most
NOTHING: Final = -1  # no card; a figure that is not known
WIN_STEPS: Final = 200  # for a share of 1
SCORE_STEPS: Final = 1000  # for a score of 1
VALUE_STEPS: Final = 10  # for a card point, in null for a trick
_ASKED_TWICE: Final = 20  # every so many games the players are asked again, with other luck

# Whatever belongs to a legal card stands in the order of the cards' numbers.
GAME: Final = np.dtype(
    [
        ("number", np.int32),
        ("hands", np.uint32, 3),  # before the first card
        ("skat", np.uint32),
        ("contract", np.int8, 5),
        ("declarer", np.int8),
        ("bid", np.int16),
        ("limits", np.int16, (3, 2)),
        ("bidder", np.int8),
        ("styles", np.int8, 3),  # by seat
        ("plays", np.int8),  # how many cards were played
        ("cards", np.int8, PLAYS),
        ("best", np.int8, PLAYS),  # what the player would play but for a slip
        ("again", np.int8, PLAYS),  # and with other luck, where it was asked
        ("wins", np.int16, (PLAYS, CHOICES)),
        ("scores", np.int16, (PLAYS, CHOICES)),
        ("values", np.int16, (PLAYS, CHOICES)),
    ]
)

Games: TypeAlias = npt.NDArray[Any]  # of GAME


def play_games(seed: int, first: int, count: int, teacher: str = "") -> bytes:
    """The games on the deals of a seed from a number on, where somebody bids; read again by `read_games`.

    teacher  who plays the experts' cards, a player's name
    """
    numbers = range(first, first + count)
    games = [_play_game(_Luck(seed, "policy", number), table_of(seed, number), teacher) for number in numbers]
    file = io.BytesIO()
    np.savez_compressed(file, games=_joined(games))
    return file.getvalue()


def read_games(packed: bytes) -> Games:
    """What `play_games` has written."""
    with np.load(io.BytesIO(packed)) as file:
        return np.asarray(file["games"])


def play_test_games(name: str, seed: int, count: int, first: int = 0) -> Games:
    """Games of one style in all seats, on deals of their own, of which some are passed in."""
    return _joined(
        [_play_game(_Luck(seed, "policy test", number), test_table(name)) for number in range(first, first + count)]
    )


def _joined(games: list[Games | None]) -> Games:
    return np.concatenate([np.zeros(0, GAME), *(game for game in games if game is not None)])


class _Luck:
    """Numbers for everything random in a game, each from a place of its own."""

    def __init__(self, seed: int, what: str, number: int) -> None:
        self._place = (seed, what, number)
        self.number = number
        self.asks_again = number % _ASKED_TWICE == 0

    @property
    def of_deal(self) -> int:
        return stream(*self._place)

    def at(self, play: int, what: str) -> int:
        return stream(*self._place, play, what)


def _play_game(luck: _Luck, table: Table, teacher: str = "") -> Games | None:
    """Nothing if all pass."""
    game = Game(random_deal(random.Random(luck.of_deal)))
    bid_out(game, [_bidder(BIDDERS[table.bidder])] * len(SEATS))
    if game.phase is not Phase.PLAY:
        return None
    row = np.zeros(1, GAME)
    row[0]["number"], row[0]["bidder"], row[0]["styles"] = luck.number, table.bidder, table.styles
    _note_start(row[0], game)
    _play_cards(row[0], game, [STYLES[style] for style in table.styles], luck, teacher)
    return row


@cache
def _bidder(name: str) -> Player:
    """Bids by its cards alone, so that one serves all games."""
    return create(name, 0)


def _note_start(row: Any, game: Game) -> None:
    assert game.contract is not None
    masks = World.of_game(game).masks
    row["hands"], row["skat"] = masks[:3], masks[3]
    row["contract"], row["declarer"] = contract_flags(game.contract), game.declarer
    row["bid"], row["limits"] = game.auction.bid, limits_shown(game.history)


def _play_cards(row: Any, game: Game, styles: list[Style], luck: _Luck, teacher: str) -> None:
    played = _core.SeatGame(observe(game.view(None)), World.of_game(game).masks)
    row["cards"], row["best"], row["again"] = NOTHING, NOTHING, NOTHING
    for figure in ("wins", "scores", "values"):
        row[figure] = NOTHING
    for play in range(PLAYS):
        if played.is_over:
            break
        seen = played.seen_by(played.turn)
        style = styles[played.turn]
        if style.player:
            card = _play_at_view(row, play, game, style)
        else:
            card = _decide(row, play, seen, style, luck, _judge(style, teacher, game))
        played.play(card)
        game.push(CARDS[card])
        row["cards"][play] = card
        row["plays"] = play + 1


def _play_at_view(row: Any, play: int, game: Game, style: Style) -> int:
    assert game.turn is not None
    row["best"][play] = card = create(style.player, game.turn).play(game.view(game.turn))
    return card


def _judge(style: Style, teacher: str, game: Game) -> _core.JudgingPlayer | None:
    """Who finds evidence for the cards of a style."""
    if teacher and style.is_taught:
        return teacher_of(teacher)
    return judge_of(style) if style.judges else None


def _decide(
    row: Any, play: int, seen: _core.Observation, style: Style, luck: _Luck, judge: _core.JudgingPlayer | None
) -> int:
    """The card that is played, after noting what spoke for which."""
    legal = [card for card in range(32) if seen.legal >> card & 1]
    if len(legal) == 1:
        row["best"][play] = legal[0]
        return legal[0]
    if judge is None:
        row["best"][play] = best = _RULES.choose(seen, luck.at(play, "card"))
        return best
    evidence = judge.evidence(seen, luck.at(play, "card"))
    row["best"][play] = evidence.best
    if luck.asks_again:
        row["again"][play] = judge.evidence(seen, luck.at(play, "again")).best
    for card, _, wins, score, _, value in evidence.cards:
        at = legal.index(card)
        row["wins"][play, at] = round(wins * WIN_STEPS)
        row["scores"][play, at] = NOTHING * SCORE_STEPS if score is None else round(score * SCORE_STEPS)
        row["values"][play, at] = NOTHING if value is None else round(value * VALUE_STEPS)
    slip = random.Random(luck.at(play, "slip"))
    return slip.choice(legal) if slip.random() < style.slips else evidence.best


_RULES: Final = _core.RulesPlayer()
