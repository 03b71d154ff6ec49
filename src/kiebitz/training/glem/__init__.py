"""Learning what Kermit's four features say of a hand, from the tricks of own games."""
