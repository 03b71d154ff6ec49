"""Decision makers, registered by name, and the referee who leads them through a game."""

from kiebitz.players import adaptive as adaptive_player
from kiebitz.players import bidding_systems
from kiebitz.players import book as book_player
from kiebitz.players import random as random_player
from kiebitz.players import rules as rules_player
from kiebitz.players.awaited import AwaitedPlayer
from kiebitz.players.core_player import CorePlayer
from kiebitz.players.evidence import CardEvidence, Evidence
from kiebitz.players.options import InvalidOption, Option
from kiebitz.players.player import (
    BiddingSystem,
    Cancellable,
    Closes,
    DecidesElsewhere,
    LeavesClaims,
    MeetsPeople,
    Player,
    PlaysInCore,
    Remembers,
    Timed,
    Watcher,
)
from kiebitz.players.recipe import CannotCombine, Games, Recipe
from kiebitz.players.recipes import KERMIT, KIEBITZ, STRONGEST, recipe_of
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
    "KERMIT",
    "KIEBITZ",
    "PLAYERS",
    "STRONGEST",
    "AwaitedPlayer",
    "BiddingSystem",
    "Cancellable",
    "CannotCombine",
    "CardEvidence",
    "Closes",
    "CorePlayer",
    "DecidesElsewhere",
    "Evidence",
    "Fault",
    "Games",
    "InvalidOption",
    "LeavesClaims",
    "MeetsPeople",
    "Option",
    "Player",
    "PlayerSpec",
    "PlaysInCore",
    "Recipe",
    "RefereedGame",
    "Remembers",
    "Timed",
    "UnknownPlayer",
    "Watcher",
    "adaptive_player",
    "ask",
    "bidding_systems",
    "book_player",
    "continue_game",
    "create",
    "create_bidding",
    "format_player",
    "parse_player",
    "random_player",
    "recipe_of",
    "referee",
    "register",
    "register_bidding",
    "rules_player",
]
