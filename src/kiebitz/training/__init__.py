"""Learning from own play: games become tables, which `kiebitz.models` ships."""
