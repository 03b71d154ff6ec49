"""Decision makers, registered by name, and the referee who leads them through a game."""

from kiebitz.players import random as random_player
from kiebitz.players import rules as rules_player
from kiebitz.players.monte_carlo import CardEvidence, Evidence, MonteCarlo
from kiebitz.players.player import Closes, Player, Timed, Watcher
from kiebitz.players.referee import Fault, RefereedGame, ask, continue_game, referee
from kiebitz.players.registry import UnknownPlayer, create, register, summaries

__all__ = [
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
    "continue_game",
    "create",
    "random_player",
    "referee",
    "register",
    "rules_player",
    "summaries",
]
