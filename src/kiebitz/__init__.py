"""Kiebitz: an engine for Skat.

import kiebitz

game = kiebitz.Game(kiebitz.deal(seed=7))
game.push(kiebitz.parse_move("18"))
"""

from importlib.metadata import version

from kiebitz import achieve, kermit, policy, recursive  # noqa: F401  # enter the players under their names
from kiebitz.auction import Auction
from kiebitz.bidding import Bidder
from kiebitz.calculation import Calculation, Step
from kiebitz.cards import CARDS, Card, CardSet, Rank, Suit, format_card, format_cards, parse_card, parse_cards
from kiebitz.contract import ALL_CONTRACTS, BID_VALUES, Contract, Kind, format_contract, parse_contract
from kiebitz.deal import FOREHAND, MIDDLEHAND, REARHAND, Deal, deal, format_deal, parse_deal, random_deal
from kiebitz.engine import EngineFault
from kiebitz.errors import WrongType
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
from kiebitz.goal import Goal, goal_in_every_deal, goal_in_view, goal_of
from kiebitz.guarantee import Guarantee, guarantee, guaranteed_points, guaranteed_rest, was_sure
from kiebitz.hints import Adviser, Hint, NoHint
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
from kiebitz.players import (
    Cancellable,
    CardEvidence,
    Evidence,
    InvalidOption,
    LeavesClaims,
    MonteCarlo,
    Option,
    Player,
    RefereedGame,
    Timed,
    UnknownPlayer,
    Watcher,
    ask,
    create,
    format_player,
    parse_player,
    referee,
    register,
    register_bidding,
)
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
from kiebitz.stop import Cancelled
from kiebitz.view import Phase, Trick, View
from kiebitz.worlds import World, count_worlds, enumerate_worlds, sample_worlds

__version__ = version("kiebitz")

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
    "Adviser",
    "Auction",
    "Bid",
    "Bidder",
    "Calculation",
    "Call",
    "Cancellable",
    "Cancelled",
    "Card",
    "CardEvidence",
    "CardSet",
    "CardValue",
    "Claim",
    "Contract",
    "Deal",
    "Declare",
    "EngineFault",
    "Evidence",
    "Game",
    "Goal",
    "Guarantee",
    "Hint",
    "Hold",
    "IllegalMove",
    "InvalidOption",
    "InvalidRecord",
    "Kind",
    "Leave",
    "LeavesClaims",
    "MonteCarlo",
    "Move",
    "NoHint",
    "Option",
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
    "Step",
    "Suit",
    "Techniques",
    "Timed",
    "Timeout",
    "Trick",
    "UnknownPlayer",
    "View",
    "Watcher",
    "World",
    "WrongType",
    "ask",
    "at_least",
    "best_line",
    "check_record",
    "count_worlds",
    "create",
    "deal",
    "enumerate_worlds",
    "format_card",
    "format_cards",
    "format_contract",
    "format_deal",
    "format_game",
    "format_move",
    "format_player",
    "format_position",
    "format_record",
    "game_value",
    "goal_in_every_deal",
    "goal_in_view",
    "goal_of",
    "guarantee",
    "guaranteed_points",
    "guaranteed_rest",
    "parse_card",
    "parse_cards",
    "parse_contract",
    "parse_deal",
    "parse_game",
    "parse_move",
    "parse_player",
    "parse_position",
    "parse_record",
    "random_deal",
    "read_records",
    "record_of_game",
    "referee",
    "register",
    "register_bidding",
    "replay",
    "sample_worlds",
    "solve",
    "solve_cards",
    "solve_many",
    "takes_all_tricks",
    "was_sure",
]
