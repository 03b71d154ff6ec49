"""What is certain: proofs, what they are worth, and claims."""
