"""`python -m kiebitz`: the command where no script is installed."""

from kiebitz.cli.main import cli

cli(prog_name="kiebitz")
