"""Matches between players: the same deals and the same luck for all, and an interval with every figure."""
