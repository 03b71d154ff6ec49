"""`python -m kiebitz.cli`: the command where no script is installed."""

from kiebitz.cli.main import cli

cli(prog_name="kiebitz")
