"""How the bidding model is learned: hands labelled by the solver, tables fitted, games played to correct them."""
