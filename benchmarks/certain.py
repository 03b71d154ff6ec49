"""What is certain: how long it takes to find out, how often it is found while bidding, and what it is worth.

    python -m benchmarks.certain hands --hands 400      # "cannot be lost?" of hands with a chance of 0.9 or more
    python -m benchmarks.certain found --hands 300      # hands proven without limits: of how many bidding knows it
    python -m benchmarks.certain bidding --hands 600    # the whole decision to bid, to pick up and to declare
    python -m benchmarks.certain errors --games 300     # cards that lose a game which could not be lost, by trick
    python -m benchmarks.certain worth --deals 300 --lucks 4 --save FILE   # sure games less without, where they differ

Times are processor time of one core, so that other work on the machine counts little.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from rich.progress import track

from benchmarks.sure_games import WITHOUT_PROOFS, measure_worth
from kiebitz import CardSet, Game, Goal, _core, ask, create, deal, guarantee
from kiebitz.bidding import Outlook, options_with_skat, shipped_model
from kiebitz.bidding.proofs import CONFIDENT
from kiebitz.cards import Card
from kiebitz.contract import Contract
from kiebitz.guarantee import sight_at_start
from kiebitz.view import Phase

HALF_A_SECOND = 2_000_000  # nodes
ENDLESS = 30_000_000  # nodes, for a search as good as without limits


class Holding(NamedTuple):
    """A hand with two cards put away, and the contract to be played with it."""

    contract: Contract
    hand: CardSet
    away: CardSet
    seat: int

    @property
    def seen(self) -> _core.Observation:
        return sight_at_start(self.contract, self.seat, self.hand, self.away)


def confident_holdings(seed: int) -> Iterator[Holding]:
    """Trump games with known skat that the evaluation gives at least 0.9, of random deals."""
    for number in range(seed * 1_000_000, (seed + 1) * 1_000_000):
        dealt, seat = deal(number), number % 3
        cards = dealt.hands[seat] | dealt.skat
        for option in options_with_skat(WITHOUT_PROOFS, cards, seat, 18):
            if option.prospect.win >= CONFIDENT and not option.contract.is_null:
                assert option.discard is not None
                yield Holding(option.contract, cards - option.discard, option.discard, seat)


def measure_hands(hands: int, seed: int) -> dict[str, object]:
    """How long "cannot be lost?" takes, with about half a second for each at most."""
    guarantor, seconds, answers = _core.Guarantor(), [], Counter[str]()
    for holding, _ in zip(confident_holdings(seed), track(range(hands)), strict=False):
        start = time.process_time()
        answer = guarantor.ask(holding.seen, 61, nodes=HALF_A_SECOND)
        seconds.append(time.process_time() - start)
        answers[{True: "proven", False: "refuted", None: "cut off"}[answer]] += 1
    return {"hands": hands, **answers, **_times(seconds)}


def measure_found(hands: int, seed: int) -> dict[str, object]:
    """Of hands with a game proven by a search as good as endless, those of which bidding knows one; and games."""
    guarantor, known, games, games_known, cut_off = _core.Guarantor(), 0, 0, 0, 0
    by_hand = groupby(confident_holdings(seed), key=lambda holding: (holding.hand | holding.away, holding.seat))
    for _ in track(range(hands)):
        proven = 0
        while not proven:
            (cards, seat), holdings = next(by_hand)
            options = options_with_skat(shipped_model(), cards, seat, 18)
            sure = {option.contract for option in options if option.is_sure and not option.contract.is_null}
            for holding in holdings:
                answer = holding.contract in sure or guarantor.ask(holding.seen, 61, nodes=ENDLESS)
                cut_off += answer is None
                proven += answer is True
        known += bool(sure)
        games += proven
        games_known += len(sure)
    return {
        "hands proven": hands,
        "known while bidding": known / hands,
        "games proven": games,
        "games known while bidding": games_known / games,
        "not decided at all": cut_off,
    }


def measure_bidding(hands: int, seed: int) -> dict[str, object]:
    """The whole decision for random hands; and those for which a proof was searched."""
    model = shipped_model()
    plain: list[float] = []
    searched: list[float] = []
    for number in track(range(hands)):
        dealt, seat = deal(seed * 1_000_000 + number), number % 3
        cards = dealt.hands[seat] | dealt.skat
        for decide, is_confident in (
            (
                lambda: Outlook(model, dealt.hands[seat], seat).declaring(18),  # noqa: B023
                max(option.prospect.win for option in Outlook(WITHOUT_PROOFS, dealt.hands[seat], seat).hand_games(18))
                >= CONFIDENT,
            ),
            (
                lambda: options_with_skat(model, cards, seat, 18),  # noqa: B023
                max(option.prospect.win for option in options_with_skat(WITHOUT_PROOFS, cards, seat, 18)) >= CONFIDENT,
            ),
        ):
            start = time.process_time()
            decide()
            (searched if is_confident else plain).append(time.process_time() - start)
    return {"all": _times(plain + searched), "with a search": {"decisions": len(searched), **_times(searched)}}


def measure_errors(games: int, seed: int, player: str) -> dict[str, object]:
    """Of the declarer's decisions in which some cards keep a sure game and some do not, those that lose it."""
    errors, chances = Counter[int](), Counter[int]()
    for number in track(range(games)):
        game = Game(deal(seed * 1_000_000 + number))
        bidders = [create("kermit:1", 3 * number + seat) for seat in range(3)]
        players = [create(player, 3 * number + seat) for seat in range(3)]
        while game.turn is not None:
            view = game.view(game.turn)
            move = ask((players if game.phase is Phase.PLAY else bidders)[game.turn], view)
            if isinstance(move, Card) and view.is_declarer and len(view.legal_cards()) > 1 and not _is_null(game):
                keeping = guarantee(view, Goal.GAME, nodes=20_000).keeping
                if 0 < len(keeping) < len(view.legal_cards()):
                    trick = len(view.plays) // 3 + 1
                    chances[trick] += 1
                    errors[trick] += move not in keeping
            game.push(move)
    rows = {trick: [errors[trick], chances[trick]] for trick in range(1, 11) if chances[trick]}
    return {"player": player, "games": games, "errors": errors.total(), "of": chances.total(), "by trick": rows}


def _is_null(game: Game) -> bool:
    return game.contract is not None and game.contract.is_null


def _times(seconds: list[float]) -> dict[str, float]:
    milliseconds = sorted(1e3 * each for each in seconds)
    return {
        "median ms": round(statistics.median(milliseconds), 2),
        "95% ms": round(milliseconds[int(0.95 * len(milliseconds))], 2),
        "longest ms": round(milliseconds[-1], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["hands", "found", "bidding", "errors", "worth"])
    parser.add_argument("--hands", type=int, default=300)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--lucks", type=int, default=4)
    parser.add_argument("--save", type=Path, help="for worth: goes on from what is kept there")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", default="kermit:10")
    arguments = parser.parse_args()
    measured = {
        "hands": lambda: measure_hands(arguments.hands, arguments.seed),
        "found": lambda: measure_found(arguments.hands, arguments.seed),
        "bidding": lambda: measure_bidding(arguments.hands, arguments.seed),
        "errors": lambda: measure_errors(arguments.games, arguments.seed, arguments.player),
        "worth": lambda: measure_worth(
            arguments.deals, arguments.lucks, arguments.seed, arguments.player, arguments.save
        ),
    }[arguments.what]()
    print(json.dumps(measured, indent=1))


if __name__ == "__main__":
    main()
