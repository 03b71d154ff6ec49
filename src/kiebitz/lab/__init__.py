"""Experiments: whatever reproduces a paper or measures a claim. `experiments.py` lists them, `run.py` runs them."""
