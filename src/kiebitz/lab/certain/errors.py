"""Of the declarer's decisions in which some cards keep a sure trump game and some do not, those that lose it, by trick.

Contracts are those of `kermit`; subjects are the players. The thesis has a picture: stronger players a little lower, 10
against 320 worlds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kiebitz.cards import Card
from kiebitz.deals import deal
from kiebitz.game import Game
from kiebitz.goal import Goal
from kiebitz.guarantees import guarantee
from kiebitz.lab.certain.holdings import DEALS_OF_A_SEED
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import share
from kiebitz.lab.seating import check_player, table_of
from kiebitz.players import ask
from kiebitz.view import Phase, View

_NODES: Final = 20_000


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """Such decisions of one game."""
    game = Game(deal(seed * DEALS_OF_A_SEED + number))
    bidders, players = table_of("kermit:1", 3 * number), table_of(subject, 3 * number)
    while game.turn is not None:
        view = game.view(game.turn)
        move = ask((players if game.phase is Phase.PLAY else bidders)[game.turn], view)
        if isinstance(move, Card) and _may_lose_it(view):
            keeping = guarantee(view, Goal.GAME, nodes=_NODES).keeping
            if 0 < len(keeping) < len(view.legal_cards()):
                yield {"trick": len(view.plays) // 3 + 1, "lost": move not in keeping}
        game.push(move)


def _may_lose_it(view: View) -> bool:
    assert view.contract is not None
    return view.is_declarer and len(view.legal_cards()) > 1 and not view.contract.is_null


def report(found: Found) -> Iterator[Figure]:
    """In all and by trick."""
    for player, rows in found.rows.items():
        yield share("lost", [row["lost"] for row in rows], subject=player)
        for trick in sorted({row["trick"] for row in rows}):
            here = [row["lost"] for row in rows if row["trick"] == trick]
            yield share(f"trick {trick}: lost", here, subject=player)


EXPERIMENT: Final = Experiment(
    name="certain-errors",
    measure=measure,
    report=report,
    size=400,
    unit="games of each player",
    chunk=10,
    quick=Quick(12, ("rules",)),
    subjects=("kermit:10", "kermit:160"),
    check_subject=check_player,
    source="Furtak's thesis, Fig. 6.2 (a picture)",
)
