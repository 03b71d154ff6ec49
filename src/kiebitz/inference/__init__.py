"""What bids, contract and discard tell about the hidden cards: weights for worlds, from tables learned by training."""

from kiebitz.inference.tables import load_inference

__all__ = ["load_inference"]
