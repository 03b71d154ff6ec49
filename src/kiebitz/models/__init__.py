"""Learned tables that come with the package, each folder with a manifest that says how it was made."""
