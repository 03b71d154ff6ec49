"""Why Monte Carlo works in Skat, and where it fails: small games that can be solved, and what players make of them."""
