"""Decision makers, registered by name, and the referee who leads them through a game."""

from kiebitz.players import book as book_player
from kiebitz.players import random as random_player
from kiebitz.players import rules as rules_player
from kiebitz.players import uct as uct_player
from kiebitz.players.monte_carlo import CardEvidence, Evidence, MonteCarlo
from kiebitz.players.options import InvalidOption, Option
from kiebitz.players.player import (
    BiddingSystem,
    Cancellable,
    Closes,
    DecidesElsewhere,
    LeavesClaims,
    Player,
    Timed,
    Watcher,
)
from kiebitz.players.referee import Fault, RefereedGame, ask, continue_game, referee
from kiebitz.players.registry import (
    BIDDING_SYSTEMS,
    PLAYERS,
    PlayerSpec,
    UnknownPlayer,
    create,
    create_bidding,
    format_player,
    parse_player,
    register,
    register_bidding,
)

__all__ = [
    "BIDDING_SYSTEMS",
    "PLAYERS",
    "BiddingSystem",
    "Cancellable",
    "CardEvidence",
    "Closes",
    "DecidesElsewhere",
    "Evidence",
    "Fault",
    "InvalidOption",
    "LeavesClaims",
    "MonteCarlo",
    "Option",
    "Player",
    "PlayerSpec",
    "RefereedGame",
    "Timed",
    "UnknownPlayer",
    "Watcher",
    "ask",
    "book_player",
    "continue_game",
    "create",
    "create_bidding",
    "format_player",
    "parse_player",
    "random_player",
    "referee",
    "register",
    "register_bidding",
    "rules_player",
    "uct_player",
]
