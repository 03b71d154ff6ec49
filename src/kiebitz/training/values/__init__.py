"""`kiebitz train values`: what an open position is worth at a glance, learned from what the solver says."""
