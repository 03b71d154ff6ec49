"""The terminal table: a person plays with computer players, `kiebitz play`."""
