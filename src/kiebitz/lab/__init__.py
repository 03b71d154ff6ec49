"""Experiments: reproducible test deals, and what is measured on them."""
