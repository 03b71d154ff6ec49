"""Measurements of the solver; `python -m benchmarks.solver --help` lists them."""
