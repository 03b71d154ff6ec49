"""Learned tables. Each comes with a manifest that says by which command it was made and how well it does."""
