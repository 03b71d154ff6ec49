"""What midgame tables could save, and what they do save."""
