"""Decision makers, registered by name, and the referee who leads them through a game."""

from kiebitz.players import random as random_player
from kiebitz.players import rules as rules_player
from kiebitz.players.monte_carlo import CardEvidence, Evidence, MonteCarlo
from kiebitz.players.player import Player
from kiebitz.players.referee import Fault, RefereedGame, ask, referee
from kiebitz.players.registry import UnknownPlayer, create, register, summaries

__all__ = [
    "CardEvidence",
    "Evidence",
    "Fault",
    "MonteCarlo",
    "Player",
    "RefereedGame",
    "UnknownPlayer",
    "ask",
    "create",
    "random_player",
    "referee",
    "register",
    "rules_player",
    "summaries",
]
