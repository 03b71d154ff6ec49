"""Which card is played by whoever knows what a seat knows: a learned network."""

from kiebitz.policy.network import load_policy, policy_reading

__all__ = ["load_policy", "policy_reading"]
