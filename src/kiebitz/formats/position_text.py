"""An open-hand position in one line, to be read and typed by people:

    HANDS KIND DECLARER [LEADER:TRICK [POINTS:TRICKS]]

    CJAT.SK7.HQ9/CQ9.SJ.HKT8.D7/SAT8.HA7.DAT9/DK8 G 0 1:HK.HA 24:2

HANDS is forehand/middlehand/rearhand/skat, a missing skat being empty; KIND a letter of D H S C G N; DECLARER the seat
0 1 2; TRICK the cards on the table in playing order, `-` for none; POINTS the card points in the tricks the declarer
has taken (the skat comes on top) and TRICKS their number. Left out, forehand leads and nothing has been taken.
"""

from __future__ import annotations

import re
from typing import Final

from kiebitz.cards import Card, CardSet, parse_card, parse_cards
from kiebitz.contract import KIND_LETTERS, Contract, Kind
from kiebitz.deals import FOREHAND, Deal
from kiebitz.errors import Fault, checked, checked_text
from kiebitz.game import Game
from kiebitz.moves import PASS, PICK_UP, Bid, Call, Declare
from kiebitz.play import Position

_TRICK: Final = re.compile(r"([012]):(-|\S+)")
_SCORE: Final = re.compile(r"([0-9]{1,3}):([0-9]{1,2})")
_WINNING_18: Final[tuple[tuple[Call, ...], ...]] = ((PASS, PASS, Bid(18)), (Bid(18), PASS, PASS), (PASS, Bid(18), PASS))


def format_position(position: Position) -> str:
    """Write a position in one line; the inverse of `parse_position`."""
    return str(checked(position, Position, "a Position is written here", "game.position is one in card play"))


def parse_position(text: str) -> Position:
    """Read and check a position; `ValueError` names the fault."""
    words = checked_text(text, "a position").split()
    if not 3 <= len(words) <= 5:
        raise Fault("position-words")
    hands = [parse_cards(part).mask for part in words[0].split("/")]
    if len(hands) not in (3, 4):
        raise Fault("position-parts", text=words[0], count=len(hands))
    if words[1] not in tuple(KIND_LETTERS):
        raise Fault("position-kind", text=words[1])
    if words[2] not in ("0", "1", "2"):
        raise Fault("position-declarer", text=words[2])
    leader, trick = _parse_trick(words[3] if len(words) > 3 else "0:-")
    points, tricks = _parse_score(words[4] if len(words) > 4 else "0:0")
    return Position(
        kind=Kind(KIND_LETTERS.index(words[1])),
        declarer=int(words[2]),
        hands=(hands[0], hands[1], hands[2]),
        skat=hands[3] if len(hands) == 4 else 0,
        leader=leader,
        trick=trick,
        points=points,
        tricks=tricks,
    ).check()


def start_of_play(position: Position) -> Game:
    """A game in which this position arises before the first card, the declarer having won the auction at 18."""
    if position.cards_left != 10 or position.trick or position.leader != FOREHAND or not position.skat:
        raise Fault("position-not-a-start")
    hands = [CardSet(hand) for hand in position.hands]
    skat = CardSet(position.skat)
    game = Game(Deal((hands[0], hands[1], hands[2]), skat))
    for move in (*_WINNING_18[position.declarer], PICK_UP, Declare(Contract(position.kind), skat)):
        game.push(move)
    return game


def _parse_trick(word: str) -> tuple[int, tuple[Card, ...]]:
    match = _TRICK.fullmatch(word)
    if match is None:
        raise Fault("position-trick", text=word)
    cards = () if match[2] == "-" else tuple(parse_card(card) for card in match[2].split("."))
    return int(match[1]), cards


def _parse_score(word: str) -> tuple[int, int]:
    match = _SCORE.fullmatch(word)
    if match is None:
        raise Fault("position-score", text=word)
    return int(match[1]), int(match[2])
