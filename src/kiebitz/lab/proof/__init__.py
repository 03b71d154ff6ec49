"""How few nodes prove a value, and how near searches come to it."""
