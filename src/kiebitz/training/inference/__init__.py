"""Learning which hidden cards fit bids, contracts and discards."""
