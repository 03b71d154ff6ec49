"""`kiebitz train null`: what the patterns of a suit are worth, from forced trials and games."""
