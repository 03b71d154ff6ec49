"""Which card is played by whoever knows what a seat knows: a learned network."""

from kiebitz.policy.network import card_chances, load_playing, load_policy, policy_reading

__all__ = ["card_chances", "load_playing", "load_policy", "policy_reading"]
