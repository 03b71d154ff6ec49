"""Null games: safe cards, what a suit is worth, what to put away, and how they are played; see docs/null.md."""
