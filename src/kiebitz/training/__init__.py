"""Learning from our own solver and our own games; what comes out are the tables in `kiebitz.models`."""

from kiebitz.extras import require

require("numpy", "NumPy", "training", "train")
