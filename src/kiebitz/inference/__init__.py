"""What bids, contract and discard tell about the hidden cards: weights for worlds, from tables learned by training."""

from kiebitz.inference.weights import TableInference, load_inference

__all__ = ["TableInference", "load_inference"]
