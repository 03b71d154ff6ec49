"""The specialist taken apart, to see what each of its parts is worth: `parts:rules`, `parts:search`, ...

rules     the paper's rules alone
search    worlds with open cards and plans against open hands, without rules, putting and playouts
vote      the same, but every skat of an open hand is looked at alone
both      search, with the rules to break ties
sane      both, and worlds weighed by what a sane declarer puts away
playouts  sane, and games played out in either role
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kiebitz import _core
from kiebitz.cards import CARDS, Card
from kiebitz.errors import Fault
from kiebitz.game import Game
from kiebitz.inference import load_inference
from kiebitz.lab.seating import CardPlayer, card_player
from kiebitz.null.specialist import DECLARERS_TRUST, DECLARERS_WORLDS, DEFENDERS_WORLDS, PRIOR, null_putting, suit_table
from kiebitz.policy import load_policy, policy_reading
from kiebitz.seats import observe
from kiebitz.work.streams import stream

PREFIX: Final = "parts:"
SEED: Final = 1  # of the players


def _rules() -> _core.NullRulesPlayer:
    return _core.NullRulesPlayer(suit_table())


def _searching(
    *,
    rules: bool = False,
    putting: bool = False,
    playouts: bool = False,
    decisions: int = 10,
) -> _core.NullPlayer:
    trusted = _core.Jury(_core.PolicyPlayer(load_policy()), share=DECLARERS_TRUST) if playouts else _core.Jury()
    return _core.NullPlayer(
        _core.Sampler(load_inference(), policy_reading(), null_putting() if putting else None),
        declarers_worlds=DECLARERS_WORLDS,
        defenders_worlds=DEFENDERS_WORLDS,
        rules=(_rules(), PRIOR) if rules else None,
        declarers_jury=trusted,
        defenders_jury=trusted,
        ouvert_decisions=decisions,
    )


PARTS: Final[dict[str, Callable[[], _core.SeatPlayer]]] = {
    "rules": _rules,
    "search": _searching,
    "vote": lambda: _searching(decisions=1),
    "both": lambda: _searching(rules=True),
    "sane": lambda: _searching(rules=True, putting=True),
    "playouts": lambda: _searching(rules=True, putting=True, playouts=True),
}


def null_player(name: str) -> CardPlayer:
    """A player made of some of the parts, or any other."""
    if not name.startswith(PREFIX):
        return card_player(name, SEED)
    try:
        player = PARTS[name.removeprefix(PREFIX)]()
    except KeyError:
        raise Fault("parts-unknown", known=", ".join(PARTS)) from None

    def play(game: Game, seat: int) -> Card:
        return CARDS[player.choose(observe(game.view(seat)), stream("part", len(game.moves), seat))]

    return play
