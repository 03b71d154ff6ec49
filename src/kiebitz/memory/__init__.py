"""What is remembered of those who have sat at a table: counts by name, from what everybody could see by the end.

Pure values: a game is added, two memories are merged, and whoever keeps one hands it to the players.
"""

from kiebitz.memory.impression import Impression
from kiebitz.memory.memory import Memory
from kiebitz.memory.played import played_openly

__all__ = ["Impression", "Memory", "played_openly"]
