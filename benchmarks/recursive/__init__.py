"""Games finished in worlds: which way to judge cards pays, before anything is played for it."""
