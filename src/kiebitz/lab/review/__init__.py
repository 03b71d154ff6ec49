"""What reviews are worth: whether they leave good play alone, find blunders, foresee results and name reasons."""
