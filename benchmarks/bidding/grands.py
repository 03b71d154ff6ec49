"""Grand or a suit game, where both promise about the same: both are played, and the model's odds of grand set right.

What is fitted on some deals is checked on others, by another seed.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Final

import numpy as np
from rich.progress import track

from benchmarks.bidding.borderline import Outcome, play_contract
from kiebitz import Game, deal
from kiebitz.bidding import Bidder, Option, Value, best_option, options_with_skat, shipped_model, shipped_passing
from kiebitz.bidding.outlook import CLOSE, learned_options
from kiebitz.cards import Rank
from kiebitz.contract import Kind
from kiebitz.moves import PICK_UP
from kiebitz.view import Phase
from kiebitz.work.statistics import estimate_mean

_BIDDER: Final = Bidder(replace(shipped_model(), proves=False), Value(shipped_passing()))  # quick, and bids the same


@dataclass(frozen=True, slots=True)
class Close:
    """A grand and a suit game, as the model has learned them; what grand promises set right; how many cards of its
    longest suit are held in grand; and how they ended, by opponent, grand first."""

    grand: Option
    suit: Option
    right: Option
    longest: int
    results: dict[str, tuple[Outcome, Outcome]]

    @property
    def is_changed(self) -> bool:
        return is_changed(self.grand, self.suit, self.right)


def is_changed(grand: Option, suit: Option, right: Option) -> bool:
    """Whether grand is declared only because it was set right."""
    return grand.prospect.points <= suit.prospect.points < right.prospect.points


def play_grands(player: str, opponents: Sequence[str], deals: int, seed: int, *, changed_only: bool) -> Iterator[Close]:
    """The close choices among so many deals; or only those in which another contract is declared now."""
    for number in track(range(deals), description="grands"):
        game = Game(deal(1_000_000 * seed + number))
        for grand, suit, right in _close_options(game):
            if changed_only and not is_changed(grand, suit, right):
                continue
            results = {
                opponent: (
                    play_contract(game.copy(), grand, player, opponent, number),
                    play_contract(game.copy(), suit, player, opponent, number),
                )
                for opponent in opponents
            }
            yield Close(grand, suit, right, _longest(game, grand), results)


def _longest(game: Game, grand: Option) -> int:
    assert game.turn is not None
    assert grand.discard is not None
    lengths = Counter(card.suit for card in game.view(game.turn).hand - grand.discard if card.rank is not Rank.JACK)
    return max(lengths.values())


def _close_options(game: Game) -> Iterator[tuple[Option, Option, Option]]:
    """After the auction: grand and the best suit game, if these two are the best, about alike, and nothing is sure."""
    while game.phase in (Phase.AUCTION, Phase.SKAT):
        assert game.turn is not None
        view = game.view(game.turn)
        if game.phase is Phase.AUCTION:
            game.push(_BIDDER.bid(view))
        else:
            game.push(PICK_UP if _BIDDER.picks_up(view) else _BIDDER.declare(view))
    if game.phase is not Phase.DECLARE or game.turn is None:
        return
    cards, seat, bid = game.view(game.turn).hand, game.turn, game.auction.bid
    options = learned_options(shipped_model(), cards, seat, bid)
    grands = [option for option in options if option.contract.kind is Kind.GRAND]
    suits = [option for option in options if option.contract.kind < Kind.GRAND]
    if not grands or not suits or any(option.is_sure for option in options):
        return
    grand, suit, best = grands[0], best_option(suits), best_option(options)
    if best in (grand, suit) and abs(grand.prospect.points - suit.prospect.points) < CLOSE:
        by_kind = {option.contract.kind: option for option in options_with_skat(shipped_model(), cards, seat, bid)}
        yield grand, suit, by_kind[Kind.GRAND]


def told_grands(cases: Sequence[Close], opponents: Sequence[str]) -> str:
    """By opponent: wins predicted and won; the odds of grand that fit best; what the changed contracts have brought."""
    changed = [case for case in cases if case.is_changed]
    lines = [f"{len(cases)} close choices, of which {len(changed)} are now grands and were suit games"]
    grand = _mean([case.grand.prospect.win for case in cases]), _mean([case.right.prospect.win for case in cases])
    suit = _mean([case.suit.prospect.win for case in cases])
    lines.append(f"predicted: grand {grand[0]:.1%}, set right {grand[1]:.1%}; suit {suit:.1%}")
    for opponent in opponents:
        won = [_mean([case.results[opponent][which].won for case in cases]) for which in (0, 1)]
        low, best, high = _odds([case.grand.prospect.win for case in cases], won[0])
        lines.append(
            f"{opponent:<11} grand won {won[0]:.1%}, odds x{best:.2f} ({low:.2f} to {high:.2f}); suit won {won[1]:.1%}"
        )
        for name, some in (("all, grand less suit", cases), ("changed, new less old", changed)):
            pairs = [case.results[opponent] for case in some]
            own = _interval([grand.points - suit.points for grand, suit in pairs])
            relative = _interval([grand.relative - suit.relative for grand, suit in pairs])
            lines.append(f"    {name:<24} list points {own}, less the others' mean {relative}")
        for name, some in (
            ("4 or more of a suit", [case for case in cases if case.longest > 3]),
            ("3 at most", [case for case in cases if case.longest <= 3]),
        ):
            learned = _mean([case.grand.prospect.win for case in some])
            won_so = _mean([case.results[opponent][0].won for case in some])
            lines.append(f"    {name:<24} {len(some)} grands: predicted {learned:.1%}, won {won_so:.1%}")
        predicted = _mean([case.right.prospect.points - case.suit.prospect.points for case in changed])
        lines.append(f"    {'changed, predicted':<24} {predicted:+.1f}")
    return "\n".join(lines)


def _odds(predicted: Sequence[float], won: float) -> tuple[float, float, float]:
    """The factor of the odds that makes the predictions come true on average, with its 95% interval."""
    shift, information = 0.0, 0.0
    for _ in range(50):
        chances = [1 / (1 + (1 - chance) / chance * math.exp(-shift)) for chance in predicted]
        information = sum(chance * (1 - chance) for chance in chances)
        shift += (won * len(chances) - sum(chances)) / information
    error = 1.96 / math.sqrt(information)
    return math.exp(shift - error), math.exp(shift), math.exp(shift + error)


def _interval(gains: Sequence[float]) -> str:
    return str(estimate_mean(np.array(gains))) if gains else "-"


def _mean(values: Sequence[float]) -> float:
    return fmean(values) if values else math.nan
