"""Games finished in worlds: the cheap test, and the thesis's soloists."""
