"""What it is worth to know sure games: list points with them less without, on the deals where they change the game.

Points are the seat's less the mean of the others'. Each deal is played out with several lucks of the card players, the
same ones on both sides; a deal is one observation, whatever their number.

Such deals are rare, so most are passed over by what cannot make a difference, and nothing else:

- who has no proven game from the hand bids, and picks up or not, as without proofs;
- then it can only declare another game after picking up, and only if it would with the skat at some bid.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import Final

from kiebitz import _core
from kiebitz.bidding import Option as Choice
from kiebitz.bidding import best_option, options_with_skat
from kiebitz.bidding.proofs import CONFIDENT, NEXT_STEP, Candidate, proven
from kiebitz.cards import CardSet
from kiebitz.contract import BID_VALUES, Contract, Kind
from kiebitz.deals import SEATS, Deal, deal
from kiebitz.game import Game
from kiebitz.lab.certain.holdings import DEALS_OF_A_SEED, without_proofs
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean, plain
from kiebitz.lab.seating import play_out, relative_points, table_of
from kiebitz.players import ask, create
from kiebitz.seats import contract_flags
from kiebitz.view import Phase


def measure(subject: str, seed: int, number: int, *, player: str, lucks: int) -> Iterator[Row]:
    """One for each seat that brings about another game by knowing sure ones, with the points of all lucks."""
    dealt = deal(seed * DEALS_OF_A_SEED + number)
    seats = [seat for seat in SEATS if _has_sure_hand_game(dealt, seat) or _may_declare_otherwise(dealt, seat)]
    without = _declared(dealt, None) if seats else None
    for seat in seats:
        assert without is not None
        with_proofs = _declared(dealt, seat)
        if with_proofs.moves != without.moves:
            yield {
                "seat": seat,
                "games": [" ".join(map(str, game.moves)) for game in (with_proofs, without)],
                "with": [_points(with_proofs, seat, number, luck, player) for luck in range(lucks)],
                "without": [_points(without, seat, number, luck, player) for luck in range(lucks)],
            }


def _points(start: Game, seat: int, number: int, luck: int, player: str) -> float:
    game = start.copy()
    play_out(game, table_of(player, 3 * (luck * DEALS_OF_A_SEED + number)))
    return relative_points(game, seat)


def report(found: Found) -> Iterator[Figure]:
    """The gain, deal by deal."""
    pairs = [(fmean(row["with"]), fmean(row["without"])) for row in found.all]
    yield mean("list points with sure games less without", [one - other for one, other in pairs])
    yield plain("points with", fmean(one for one, _ in pairs), ".1f", len(pairs))
    yield plain("points without", fmean(other for _, other in pairs), ".1f", len(pairs))
    yield plain("deals looked at", found.all[-1]["number"] + 1)


# -- deals that differ -------------------------------------------------------------------------------------------------


def _has_sure_hand_game(dealt: Deal, seat: int) -> bool:
    evaluator, hand = without_proofs().evaluator, dealt.hands[seat]
    candidates = [Candidate(kind, hand, CardSet(), seat, evaluator.chances(kind, hand.mask, 0, seat)) for kind in Kind]
    return any(any(proven([candidate])) for candidate in candidates)


def _may_declare_otherwise(dealt: Deal, seat: int) -> bool:
    """Whether a proof may change what is declared with the skat, at some bid at which a game is likely enough for it.

    No chance rises with the bid. Proofs are the same at every bid, so that each is searched for once.
    """
    cards, tried = dealt.hands[seat] | dealt.skat, set[tuple[Contract, CardSet]]()
    for bid in BID_VALUES:
        after_skat = _core.AfterSkat(without_proofs().evaluator, cards.mask, seat, _core.contest_of(bid))
        if after_skat.best_win(bid) < CONFIDENT:
            break
        for option, chances in _rivals(cards, seat, bid):
            assert option.discard is not None
            game = option.contract, option.discard
            candidate = Candidate(option.contract.kind, cards - option.discard, option.discard, seat, chances)
            if game not in tried and any(proven([candidate])):
                return True
            tried.add(game)
    return False


def _rivals(cards: CardSet, seat: int, bid: int) -> Iterator[tuple[Choice, tuple[float, ...]]]:
    """The games that would promise more than the best one if all that is searched for proofs were certain."""
    options = options_with_skat(without_proofs(), cards, seat, bid)
    best = best_option(options)
    for option in options:
        if option == best or option.prospect.win < CONFIDENT or option.discard is None:
            continue
        kind, hand, away = option.contract.kind, (cards - option.discard).mask, option.discard.mask
        chances = without_proofs().evaluator.chances(kind, hand, away, seat)
        steps = 1 if option.contract.is_null else 1 + sum(chance >= NEXT_STEP for chance in chances[2:])
        flags = contract_flags(option.contract)
        if without_proofs().evaluator.prospect(flags, hand, away, seat, bid, steps)[0] > best.prospect.points:
            yield option, chances


def _declared(dealt: Deal, sure: int | None) -> Game:
    """A deal up to the first card, in which one seat knows sure games."""
    game = Game(dealt)
    bidders = [create("value+rules" if seat == sure else "value:proofs=false+rules") for seat in SEATS]
    while game.turn is not None and game.phase is not Phase.PLAY:
        game.push(ask(bidders[game.turn], game.view(game.turn)))
    return game


EXPERIMENT: Final = Experiment(
    name="certain-worth",
    measure=measure,
    report=report,
    size=400,
    unit="deals that differ",
    chunk=200,
    counts=lambda row: True,
    quick=Quick(1, settings={"player": "rules", "lucks": 1}),
    options=(
        Option("player", "kermit:10"),
        Option("lucks", 3),
    ),
)
