"""Texts in which positions, games and records are exchanged; every format round-trips."""
