"""What the techniques of the solver are worth."""
