"""Which cards somebody at a table may know, by the rules of the game alone."""

from __future__ import annotations

from kiebitz import Card, Game


def known_cards(game: Game, seat: int | None) -> set[Card]:
    """The own hand, what was played, an open hand, the skat that the declarer has seen; without a seat no hand."""
    known = {move for move in game.moves if isinstance(move, Card)}
    shown = game.claimed or (game.contract is not None and game.contract.ouvert)
    if game.position is not None and shown and game.declarer is not None:
        known |= set(game.hand(game.declarer))
    if seat is not None:
        known |= set(game.deal.hands[seat])
    if seat is not None and seat == game.declarer and game.picked_up:
        known |= set(game.deal.skat)
    return known
