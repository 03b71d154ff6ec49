"""Which card is played by whoever knows what a seat knows: a learned network, and the player that is nothing else."""

from kiebitz.policy.network import load_policy, policy_reading
from kiebitz.policy.player import PolicyPlayer

__all__ = ["PolicyPlayer", "load_policy", "policy_reading"]
