"""Learning what a share of worlds won with open cards means for the chance to win: `kiebitz train review`."""
