"""Null games: how well they are defended, declared and put, on deals declared by force and on those that are bid."""
