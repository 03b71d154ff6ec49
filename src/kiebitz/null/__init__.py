"""Null games: safe cards, what a suit's pattern is worth, what to put away, and how they are played; see docs/null.md."""
