"""How well hands are bid and contracts chosen."""
