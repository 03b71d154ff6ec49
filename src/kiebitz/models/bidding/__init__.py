"""The bidding model and the older systems' estimates, made by `kiebitz train bidding`."""
