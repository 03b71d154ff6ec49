"""Learning which card a player plays: games of many kinds of players, and a network fitted to them."""
