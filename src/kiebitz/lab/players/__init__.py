"""What players know."""
