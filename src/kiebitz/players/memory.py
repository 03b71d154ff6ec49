"""What a player that forgets old tricks still knows, and the worlds it can imagine.

    recall(view, tricks=2)     # the last two tricks are remembered
    recall(view, tricks=None)  # all of them

Forgotten are the cards that others played before the last so many tricks, and what those tricks showed about voids. The
own cards, those on the table and an open hand are never forgotten, nor the card points that each side has taken. A
forgotten card may lie anywhere again: in a hand, or beside the skat among the cards that are out of the game.
"""

from __future__ import annotations

from dataclasses import dataclass

from kiebitz import _core
from kiebitz.cards import CardSet
from kiebitz.seats import observe
from kiebitz.view import View


@dataclass(frozen=True, slots=True)
class Recollection:
    """The worlds to choose from, and how to count the card points in them.

    worlds   forgotten cards that are in no hand lie in the skat, so all of their points go to the declarer
    points   what the declarer has besides the skat
    against  so much less the declarer has in truth: what the defenders took lies in that skat too

    So the declarer needs that much more to win. The limits of schneider stay where they are: with something `against`,
    a forgetful player judges schneider too kindly for the declarer.
    """

    worlds: _core.Worlds
    points: int
    against: int = 0


def recall(view: View, tricks: int | None) -> Recollection:
    """What is left of a view in card play to somebody who remembers so many finished tricks."""
    worlds = _core.Worlds(observe(view), tricks)
    gone = forgotten(view, tricks)
    if not gone or view.contract is None or view.contract.is_null:
        return Recollection(worlds, view.points)  # in null, card points do not count
    balance = view.points - gone.points
    return Recollection(worlds, max(0, balance), max(0, -balance))


def forgotten(view: View, tricks: int | None) -> CardSet:
    """The cards played by others before the last so many tricks; none are if all tricks are remembered."""
    return CardSet(card for seat, card in view.plays[: _first_remembered(view, tricks)] if seat != view.seat)


def _first_remembered(view: View, tricks: int | None) -> int:
    """The number of the first card played that is remembered."""
    return 0 if tricks is None else 3 * max(0, len(view.finished_tricks) - tricks)
