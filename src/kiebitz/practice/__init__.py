"""Getting better: moments that come back until they are known, puzzles, and what one's games tell."""
