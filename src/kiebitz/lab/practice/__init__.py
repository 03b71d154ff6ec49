"""Puzzles that people practise with."""
