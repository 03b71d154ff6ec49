"""How a game may end, by what one seat knows: the chances of its endings, and the list points that follow from them."""
