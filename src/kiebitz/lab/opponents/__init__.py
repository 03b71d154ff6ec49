"""What is known of those at the table, and what it is worth."""
