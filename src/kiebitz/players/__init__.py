"""Decision makers, registered by name, and the referee who leads them through a game."""

from kiebitz.players import random as random_player
from kiebitz.players import rules as rules_player
from kiebitz.players.monte_carlo import CardEvidence, Evidence, MonteCarlo
from kiebitz.players.player import BiddingSystem, Closes, Player, Timed, Watcher
from kiebitz.players.referee import Fault, RefereedGame, ask, continue_game, referee
from kiebitz.players.registry import (
    UnknownPlayer,
    bidding_summaries,
    create,
    create_bidding,
    register,
    register_bidding,
    summaries,
)

__all__ = [
    "BiddingSystem",
    "CardEvidence",
    "Closes",
    "Evidence",
    "Fault",
    "MonteCarlo",
    "Player",
    "RefereedGame",
    "Timed",
    "UnknownPlayer",
    "Watcher",
    "ask",
    "bidding_summaries",
    "continue_game",
    "create",
    "create_bidding",
    "random_player",
    "referee",
    "register",
    "register_bidding",
    "rules_player",
    "summaries",
]
