"""What it is worth to know sure games: list points with them less without, on the deals where they change the game.

    python -m benchmarks.certain worth --deals 300 --lucks 4     # 2,400 games; --save keeps what is done

Such deals are rare, so most are passed over by what cannot make a difference, and nothing else:

- who has no proven game from the hand bids, and picks up or not, as without proofs;
- then it can only declare another game after picking up, and only if it would with the skat at some bid.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from kiebitz import CardSet, Deal, Game, _core, ask, create, deal
from kiebitz.bidding import Option, best_option, options_with_skat, shipped_model
from kiebitz.bidding.proofs import CONFIDENT, NEXT_STEP, Candidate, proven
from kiebitz.contract import BID_VALUES, Contract, Kind
from kiebitz.seats import contract_flags
from kiebitz.view import Phase
from kiebitz.work.statistics import estimate_mean

WITHOUT_PROOFS: Final = replace(shipped_model(), proves=False)
DEALS_OF_A_SEED: Final = 1_000_000


class Difference(NamedTuple):
    """A deal in which a seat that knows sure games brings about another game than without."""

    number: int
    seat: int
    with_proofs: Game
    without: Game


def measure_worth(deals: int, lucks: int, seed: int, cards: str, save: Path | None) -> dict[str, object]:
    """List points, less the mean of the others', of a seat that knows sure games less without, deal by deal.

    Each deal is played out with several lucks of the card players, the same ones on both sides; a deal is one
    observation, whatever their number.
    """
    rows = [] if save is None or not save.exists() else [json.loads(line) for line in save.read_text().splitlines()]
    first = rows[-1]["deal"] + 1 if rows else seed * DEALS_OF_A_SEED
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns) as progress:
        task = progress.add_task("deals that differ", total=deals, completed=len(rows))
        for found in _differences(first):
            if len(rows) >= deals:
                break
            rows.append(_row(found, lucks, cards))
            progress.update(task, completed=len(rows))
            if save is not None:
                with save.open("a") as file:
                    file.write(json.dumps(rows[-1]) + "\n")
    return _summary(rows[:deals], lucks, seed, cards)


def _row(found: Difference, lucks: int, cards: str) -> dict[str, object]:
    points = [
        [_points(game.copy(), found, luck, cards) for luck in range(lucks)]
        for game in (found.with_proofs, found.without)
    ]
    games = [" ".join(map(str, game.moves)) for game in (found.with_proofs, found.without)]
    return {"deal": found.number, "seat": found.seat, "games": games, "points": points}


def _summary(rows: list[dict[str, object]], lucks: int, seed: int, cards: str) -> dict[str, object]:
    with_proofs, without = np.array([row["points"] for row in rows], dtype=float).mean(axis=2).T
    found = estimate_mean(with_proofs - without)
    return {
        "deals that differ": len(rows),
        "of deals": rows[-1]["deal"] - seed * DEALS_OF_A_SEED + 1,  # type: ignore[operator]
        "games": 2 * lucks * len(rows),
        "cards": cards,
        "points with": float(with_proofs.mean()),
        "points without": float(without.mean()),
        "difference": found.mean,
        "interval by deal": found.interval and [found.interval.low, found.interval.high],
    }


# -- deals that differ -------------------------------------------------------------------------------------------------


def _differences(first: int) -> Iterator[Difference]:
    """One for each seat that brings about another game, deal by deal."""
    number = first
    while True:
        dealt = deal(number)
        seats = [seat for seat in range(3) if _has_sure_hand_game(dealt, seat) or _may_declare_otherwise(dealt, seat)]
        without = _declared(dealt, None) if seats else None
        for seat in seats:
            assert without is not None
            with_proofs = _declared(dealt, seat)
            if with_proofs.moves != without.moves:
                yield Difference(number, seat, with_proofs, without)
        number += 1


def _has_sure_hand_game(dealt: Deal, seat: int) -> bool:
    evaluator, hand = WITHOUT_PROOFS.evaluator, dealt.hands[seat]
    candidates = [Candidate(kind, hand, CardSet(), seat, evaluator.chances(kind, hand.mask, 0, seat)) for kind in Kind]
    return any(any(proven([candidate])) for candidate in candidates)


def _may_declare_otherwise(dealt: Deal, seat: int) -> bool:
    """Whether a proof may change what is declared with the skat, at some bid at which a game is likely enough for it.

    No chance rises with the bid. Proofs are the same at every bid, so that each is searched for once.
    """
    cards, tried = dealt.hands[seat] | dealt.skat, set[tuple[Contract, CardSet]]()
    for bid in BID_VALUES:
        after_skat = _core.AfterSkat(WITHOUT_PROOFS.evaluator, cards.mask, seat, _core.contest_of(bid))
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


def _rivals(cards: CardSet, seat: int, bid: int) -> Iterator[tuple[Option, tuple[float, ...]]]:
    """The games that would promise more than the best one if all that is searched for proofs were certain."""
    options = options_with_skat(WITHOUT_PROOFS, cards, seat, bid)
    best = best_option(options)
    for option in options:
        if option == best or option.prospect.win < CONFIDENT or option.discard is None:
            continue
        kind, hand, away = option.contract.kind, (cards - option.discard).mask, option.discard.mask
        chances = WITHOUT_PROOFS.evaluator.chances(kind, hand, away, seat)
        steps = 1 if option.contract.is_null else 1 + sum(chance >= NEXT_STEP for chance in chances[2:])
        flags = contract_flags(option.contract)
        if WITHOUT_PROOFS.evaluator.prospect(flags, hand, away, seat, bid, steps)[0] > best.prospect.points:
            yield option, chances


def _declared(dealt: Deal, sure: int | None) -> Game:
    """A deal up to the first card, in which one seat knows sure games."""
    game = Game(dealt)
    bidders = [create("value+rules" if seat == sure else "value:proofs=false+rules") for seat in range(3)]
    while game.turn is not None and game.phase is not Phase.PLAY:
        game.push(ask(bidders[game.turn], game.view(game.turn)))
    return game


def _points(game: Game, found: Difference, luck: int, cards: str) -> float:
    players = [create(cards, 3 * (luck * DEALS_OF_A_SEED + found.number % DEALS_OF_A_SEED) + seat) for seat in range(3)]
    while game.turn is not None:
        game.push(ask(players[game.turn], game.view(game.turn)))
    points = game.result().list_points()
    return points[found.seat] - (sum(points) - points[found.seat]) / 2
