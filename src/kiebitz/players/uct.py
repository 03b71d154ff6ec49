"""The player that grows a tree of the cards that may fall: information-set UCT, as in Schäfer's program Bernie.

Chapter 9 of Furtak's thesis measures Monte Carlo with playouts against it. It decides about cards only; bidding and
declaring are left to a bidding system.
"""

from __future__ import annotations

from typing import Final

from kiebitz import _core
from kiebitz.cards import CARDS, Card
from kiebitz.players.bids_like import BidsLike
from kiebitz.players.options import Option
from kiebitz.players.player import BiddingSystem, Player
from kiebitz.players.registry import register
from kiebitz.players.rules import RulesPlayer
from kiebitz.players.seeds import seed_of_decision
from kiebitz.seats import observe
from kiebitz.stop import Calls
from kiebitz.view import Phase, View

DEFAULT_PLAYOUTS: Final = 1600
MOST_PLAYOUTS: Final = 1_000_000  # each takes some 200 bytes
DEFAULT_EXPLORATION: Final = 0.7


class Uct(BidsLike):
    """Plays random worlds out by rules of thumb, the first cards by what earlier playouts have shown.

    playouts     how many for a decision
    exploration  how long cards are tried that have done badly, against those that have done well
    bidder       who bids and declares, by default `rules`

    A decision depends on the seed and the view alone, not on what was asked before.
    """

    leaves_claims: Final = True

    def __init__(
        self,
        *,
        playouts: int = DEFAULT_PLAYOUTS,
        exploration: float = DEFAULT_EXPLORATION,
        seed: int = 0,
        bidder: BiddingSystem | None = None,
    ) -> None:
        if not 1 <= playouts <= MOST_PLAYOUTS:
            raise ValueError(f"the number of playouts is 1 to {MOST_PLAYOUTS}, not {playouts}")
        if not exploration >= 0:
            raise ValueError(f"exploration is 0 or more, not {exploration}")
        self.playouts = playouts
        self.exploration = exploration
        self.seed = seed
        super().__init__(bidder if bidder is not None else RulesPlayer())
        self._core = _core.UctPlayer(playouts=playouts, exploration=exploration)
        self._calls = Calls()

    def cancel(self) -> None:
        """End a decision under way on another thread."""
        self._calls.cancel()

    def play(self, view: View) -> Card:
        """The card most visited; the only legal one without a thought."""
        if view.phase is not Phase.PLAY or not view.my_turn:
            raise ValueError("a card is chosen in a view in which it is this seat's turn to play one")
        legal = view.legal_cards()
        if len(legal) == 1:
            return legal[0]
        with self._calls.begin() as stop:
            return CARDS[self._core.search(observe(view), seed_of_decision(self.seed, view), stop=stop)]


_PLAYOUTS: Final = Option(
    "playouts", "integer", DEFAULT_PLAYOUTS, low=1, high=MOST_PLAYOUTS, meaning="how many games are played out"
)
_EXPLORATION: Final = Option(
    "exploration",
    "number",
    DEFAULT_EXPLORATION,
    low=0,
    high=1000,
    meaning="how long cards are tried that have done badly",
)


@register(
    "uct",
    "grows a tree of cards by playouts of rules in random worlds; plays the card most visited",
    options=(_PLAYOUTS, _EXPLORATION),
    main="playouts",
)
def _create(seed: int, playouts: int, exploration: float) -> Player:
    return Uct(playouts=playouts, exploration=exploration, seed=seed)
