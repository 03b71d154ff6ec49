"""Kiebitz: an engine for Skat.

import kiebitz

game = kiebitz.Game(kiebitz.deal(seed=7))
game.push(kiebitz.parse_move("18"))
"""

from kiebitz.auction import Auction
from kiebitz.bidding import Bidder
from kiebitz.cards import CARDS, Card, CardSet, Rank, Suit, format_card, format_cards, parse_card, parse_cards
from kiebitz.contract import ALL_CONTRACTS, BID_VALUES, Contract, Kind, format_contract, parse_contract
from kiebitz.deal import FOREHAND, MIDDLEHAND, REARHAND, Deal, deal, format_deal, parse_deal, random_deal
from kiebitz.engine import EngineFault
from kiebitz.formats.game_text import format_game, parse_game
from kiebitz.formats.iss import (
    InvalidRecord,
    Record,
    check_record,
    format_record,
    parse_record,
    read_records,
    record_of_game,
    replay,
)
from kiebitz.formats.position_text import format_position, parse_position
from kiebitz.game import Game
from kiebitz.moves import (
    CLAIM,
    HOLD,
    PASS,
    PICK_UP,
    Bid,
    Call,
    Claim,
    Declare,
    Hold,
    IllegalMove,
    Leave,
    Move,
    Pass,
    PickUp,
    Resign,
    Timeout,
    format_move,
    parse_move,
)
from kiebitz.play import Position
from kiebitz.players import Player, RefereedGame, Timed, UnknownPlayer, Watcher, ask, create, referee, register
from kiebitz.scoring import Result, ScoreList, game_value
from kiebitz.solve import (
    CardValue,
    Side,
    Solution,
    Solver,
    Techniques,
    at_least,
    best_line,
    solve,
    solve_cards,
    solve_many,
    takes_all_tricks,
)
from kiebitz.view import Phase, Trick, View

__all__ = [
    "ALL_CONTRACTS",
    "BID_VALUES",
    "CARDS",
    "CLAIM",
    "FOREHAND",
    "HOLD",
    "MIDDLEHAND",
    "PASS",
    "PICK_UP",
    "REARHAND",
    "Auction",
    "Bid",
    "Bidder",
    "Call",
    "Card",
    "CardSet",
    "CardValue",
    "Claim",
    "Contract",
    "Deal",
    "Declare",
    "EngineFault",
    "Game",
    "Hold",
    "IllegalMove",
    "InvalidRecord",
    "Kind",
    "Leave",
    "Move",
    "Pass",
    "Phase",
    "PickUp",
    "Player",
    "Position",
    "Rank",
    "Record",
    "RefereedGame",
    "Resign",
    "Result",
    "ScoreList",
    "Side",
    "Solution",
    "Solver",
    "Suit",
    "Techniques",
    "Timed",
    "Timeout",
    "Trick",
    "UnknownPlayer",
    "View",
    "Watcher",
    "ask",
    "at_least",
    "best_line",
    "check_record",
    "create",
    "deal",
    "format_card",
    "format_cards",
    "format_contract",
    "format_deal",
    "format_game",
    "format_move",
    "format_position",
    "format_record",
    "game_value",
    "parse_card",
    "parse_cards",
    "parse_contract",
    "parse_deal",
    "parse_game",
    "parse_move",
    "parse_position",
    "parse_record",
    "random_deal",
    "read_records",
    "record_of_game",
    "referee",
    "register",
    "replay",
    "solve",
    "solve_cards",
    "solve_many",
    "takes_all_tricks",
]
