"""Where in a game there is a puzzle: one choice that is clearly best by what its seat knew, and one that tempts.

A moment is looked at in few worlds first and in more as long as it promises something; in the end every other choice
must lose by much more than luck in 2,000 worlds that had no part in choosing. Calls are confirmed in as many deals of
the very hand, declarations by as many games of each candidate.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import cache
from math import hypot
from typing import Final

from kiebitz import _core
from kiebitz.bidding import Bidder, Value, shipped_model, shipped_passing
from kiebitz.bidding.played_hands import shipped_hands
from kiebitz.bidding.trial import TrialDeclarer
from kiebitz.cards import Card
from kiebitz.game import Game
from kiebitz.inference import load_inference
from kiebitz.moves import PASS, Bid, Declare, Hold, Move
from kiebitz.outcomes.calibration import shipped_calibration
from kiebitz.outcomes.sight import Sight, foresight, see_cards
from kiebitz.players import create
from kiebitz.policy import load_playing, load_policy
from kiebitz.practice.puzzle import Puzzle
from kiebitz.practice.themes import theme_of
from kiebitz.review.before_play import judge_before_play
from kiebitz.review.comparison import costs_in
from kiebitz.review.reasons import find_reason
from kiebitz.review.verdict import Foresight, Option
from kiebitz.seats import observe
from kiebitz.solver import Solver
from kiebitz.view import Phase, View

CONFIRMED_IN: Final = 2000  # worlds
_LOOKED_IN: Final = (32, 160)  # before that
_GAP: Final = 4.0  # list points that every wrong choice loses at least
_ERRORS: Final = 4.0  # and so many standard errors
_AS_GOOD: Final = 1.0  # list points within which choices are alike
_MOST_RIGHT: Final = 2  # choices, or there is no one idea
_FEWEST_CARDS: Final = 4  # in hand: later there is little to choose
_TRIVIAL: Final = 0.98  # the policy plays what is right so surely that everybody would
_GAP_OF_CALLS: Final = (5.0, 40.0)  # list points by the tables; beyond, the hand speaks for itself
_GAP_OF_DECLARATIONS: Final = 8.0
_ERROR_OF_GAMES: Final = 2.0  # list points by which games of the policy are easily wrong


@dataclass(frozen=True, slots=True)
class Found:
    """A moment that is a puzzle; how hard it is nobody has asked yet."""

    view: View
    right: tuple[Move, ...]
    tempting: Move
    foresight: Foresight

    def named(self, name: str, solver: Solver) -> Puzzle | None:
        """The puzzle with its reason; `None` where that has no name."""
        sight = None if self.view.phase is not Phase.PLAY else _sight(self.view, CONFIRMED_IN, "confirm")
        costs = [] if sight is None else costs_in(sight, _card(self.tempting), _card(self.right[0]))
        reason = find_reason(solver, self.view, self.tempting, self.foresight, None, lambda *_: costs)
        if reason is None:
            return None
        return Puzzle(name, self.view, self.right, self.tempting, reason, theme_of(reason.kind))


def find_puzzles(game: Game, phases: Collection[Phase] = (Phase.AUCTION, Phase.DECLARE, Phase.PLAY)) -> Iterator[Found]:
    """The puzzles in a finished game, in the order of its moves; of an auction the first one only."""
    wanted = set(phases)
    replayed = Game(game.deal)
    for seat, move in game.history:
        view = replayed.view(seat)
        found = _FINDERS[view.phase](view) if view.phase in wanted and view.phase in _FINDERS and view.my_turn else None
        if found is not None:
            yield found
            wanted -= {Phase.AUCTION} if view.phase is Phase.AUCTION else set()
        replayed.push(move)


# -- cards -----------------------------------------------------------------------------------------------------------


def find_card(view: View) -> Found | None:
    """A card to be played that is clearly best."""
    cards = view.legal_cards()
    if len(cards) < 2 or len(view.hand) < _FEWEST_CARDS:
        return None
    chances = dict(load_playing().chances(observe(view)))
    for worlds in _LOOKED_IN:
        sight = _sight(view, worlds, "look")
        right = _right(sight, sight.best())
        if len(right) > _MOST_RIGHT or _next_loss(sight, right) < _GAP:
            return None
        if sum(chances[card] for card in right) > _TRIVIAL:
            return None
    return _confirmed(view, right, max((card for card in cards if card not in right), key=lambda card: chances[card]))


def _confirmed(view: View, right: list[Card], tempting: Card) -> Found | None:
    """The same by worlds that had no part in choosing, where every other card loses for sure."""
    sight = _sight(view, CONFIRMED_IN, "confirm")
    best = right[0]
    leads = {card: sight.lead(best, card) for card in sight.cards if card != best}
    wrong = {card: lead for card, lead in leads.items() if card not in right}
    if any(abs(leads[card][0]) > _AS_GOOD for card in right[1:]):
        return None
    if any(loss < _GAP or loss < _ERRORS * error for loss, error in wrong.values()):
        return None
    options = [Option.of_card(card, sight.outcomes(card), view) for card in sight.cards]
    ranked = tuple(sorted(options, key=lambda option: -option.points))
    wins = {option.move: option.win or 0.0 for option in options}
    loss, error = leads[tempting]
    told = Foresight(ranked, best, loss, error, max(wins[best] - wins[tempting], 0.0), len(sight.rows))
    return Found(view, tuple(right), tempting, told)


def _right(sight: Sight, best: Card) -> list[Card]:
    """The best card, and those that are as good."""
    others = [card for card in sight.cards if card != best and sight.points(best) - sight.points(card) < _AS_GOOD]
    return [best, *others]


def _next_loss(sight: Sight, right: list[Card]) -> float:
    others = [sight.points(card) for card in sight.cards if card not in right]
    return sight.points(right[0]) - max(others) if others else 0.0


def _sight(view: View, worlds: int, which: str) -> Sight:
    seed = random.Random(f"{view.seat} {len(view.history)} {view.hand} {which}").getrandbits(64)
    return see_cards(_looking(), shipped_calibration(), view, worlds, seed)


@cache
def _looking() -> _core.Foresight:
    return foresight()


def _card(move: Move) -> Card:
    assert isinstance(move, Card)
    return move


# -- calls and declarations ------------------------------------------------------------------------------------------


def find_call(view: View) -> Found | None:
    """To go along or to pass, where one of them is clearly better."""
    judged = judge_before_play(view, PASS)
    if judged is None:
        return None
    passing = judged.of(PASS)
    going = next((option for option in judged.options if isinstance(option.move, Bid | Hold)), None)
    least, most = _GAP_OF_CALLS
    if going is None or not least <= abs(going.points - passing.points) <= most:
        return None
    assert isinstance(going.move, Bid | Hold)
    played = shipped_hands().compare(view, going.move, PASS, CONFIRMED_IN)
    gap, error = played.lead, hypot(_ERROR_OF_GAMES, played.error)
    if (gap > 0) != (going.points > passing.points) or abs(gap) < max(least, 2 * error):
        return None
    going, passing = Option(going.move, played.first.points, played.first.win), Option(PASS, played.second.points, None)
    best, other = (going, passing) if gap > 0 else (passing, going)
    told = Foresight((best, other), best.move, abs(gap), error, 0.0, CONFIRMED_IN)
    return Found(view, (best.move,), other.move, told)


def find_declaration(view: View) -> Found | None:
    """What to play and to put away, where what the rules of thumb say is clearly worse."""
    tempting = create("rules").declare(view)
    judged = judge_before_play(view, tempting)
    if judged is None or judged.loss < _GAP_OF_DECLARATIONS or not judged.is_sure:
        return None
    options = {
        Declare(found.contract, found.discard): found.prospect for found in _declarer().options(view, also=tempting)
    }
    best = max(options, key=lambda move: options[move].points)
    loss = options[best].points - options[tempting].points if tempting in options else 0.0
    if best != judged.best or loss < _GAP_OF_DECLARATIONS:
        return None
    ranked = sorted(
        (Option(move, prospect.points, prospect.win) for move, prospect in options.items()),
        key=lambda option: -option.points,
    )
    wins = max((options[best].win or 0.0) - (options[tempting].win or 0.0), 0.0)
    told = Foresight(tuple(ranked), best, loss, judged.error, wins, CONFIRMED_IN)
    return Found(view, (best,), tempting, told)


@cache
def _declarer() -> TrialDeclarer:
    bidder = Bidder(shipped_model(), Value(shipped_passing()))
    return TrialDeclarer(bidder, load_policy(), load_inference(), seed=1, worlds=CONFIRMED_IN)


_FINDERS: Final[dict[Phase, Callable[[View], Found | None]]] = {
    Phase.AUCTION: find_call,
    Phase.DECLARE: find_declaration,
    Phase.PLAY: find_card,
}
