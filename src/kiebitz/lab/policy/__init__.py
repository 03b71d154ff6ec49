"""What the cards played tell about those hidden, by the policy."""
