"""The published players, and what was found with them."""
