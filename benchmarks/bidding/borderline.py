"""Contracts chosen by a small lead: both are played, against several opponents, and set beside what was predicted."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

from rich.progress import track

from kiebitz import Game, Player, ask, create, deal
from kiebitz.bidding import Option, options_with_skat, shipped_model
from kiebitz.contract import Contract, Kind
from kiebitz.moves import Declare
from kiebitz.view import Phase

LEAD: Final = 10.0  # list points by which a contract is chosen, at most


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: won or not, the declarer's list points, and those less the mean of the others'."""

    won: bool
    points: int
    relative: float


@dataclass(frozen=True, slots=True)
class Borderline:
    """One choice played out against one opponent: the contract chosen and the next best."""

    chosen: Option
    rival: Option
    results: tuple[Outcome, Outcome]

    @property
    def name(self) -> str:
        """The sorts of game, the chosen one first."""
        return f"{_sort(self.chosen.contract)} before {_sort(self.rival.contract)}"


def _sort(contract: Contract) -> str:
    if contract.is_null:
        return "null ouvert" if contract.ouvert else "null"
    return "grand" if contract.kind is Kind.GRAND else "suit"


def play_borderline(player: str, opponents: Sequence[str], deals: int, seed: int) -> dict[str, list[Borderline]]:
    """The borderline choices among so many deals, with everybody of `player` bidding, by opponent."""
    found: dict[str, list[Borderline]] = defaultdict(list)
    bidder = create(player, seed)
    for number in track(range(deals), description="borderline"):
        game = Game(deal(1_000_000 * seed + number))
        while game.phase in (Phase.AUCTION, Phase.SKAT):
            assert game.turn is not None
            game.push(ask(bidder, game.view(game.turn)))
        if game.phase is not Phase.DECLARE:
            continue
        for chosen, rival in _close_calls(game):
            for opponent in opponents:
                results = tuple(
                    play_contract(game.copy(), option, player, opponent, number) for option in (chosen, rival)
                )
                found[opponent].append(Borderline(chosen, rival, (results[0], results[1])))
    return found


def _close_calls(game: Game) -> Iterator[tuple[Option, Option]]:
    """The best contract and the next, if little lies between them and they are of different kinds."""
    assert game.turn is not None
    view = game.view(game.turn)
    options = options_with_skat(shipped_model(), view.hand, game.turn, game.auction.bid)
    best, *others = sorted(options, key=lambda option: -option.prospect.points)
    for rival in others[:1]:
        if best.prospect.points - rival.prospect.points < LEAD and rival.contract.kind is not best.contract.kind:
            yield best, rival


def play_contract(game: Game, option: Option, player: str, opponent: str, number: int) -> Outcome:
    """A contract and discard, played by one player against two of the other."""
    declarer = game.turn
    assert declarer is not None
    game.push(Declare(option.contract, option.discard))
    players: list[Player] = [create(player if seat == declarer else opponent, 3 * number + seat) for seat in range(3)]
    while game.turn is not None:
        game.push(ask(players[game.turn], game.view(game.turn)))
    result = game.result()
    points = result.list_points()
    return Outcome(result.won, points[declarer], points[declarer] - (sum(points) - points[declarer]) / 2)


def told_borderline(found: dict[str, list[Borderline]]) -> str:
    """By opponent and sort: wins predicted and won, of the chosen and the rival, and what the choice has brought."""
    lines = ["opponent    choice                     games  predicted, won     rival's            brought, predicted"]
    for opponent, cases in found.items():
        for name in sorted({case.name for case in cases}, key=lambda name: -sum(case.name == name for case in cases)):
            some = [case for case in cases if case.name == name]
            if len(some) > 1:
                lines.append(f"{opponent:<11} {name:<26} {len(some):>5}  {_told(some)}")
    return "\n".join(lines)


def _told(cases: Sequence[Borderline]) -> str:
    gains = [case.results[0].relative - case.results[1].relative for case in cases]
    predicted = fmean(case.chosen.prospect.points - case.rival.prospect.points for case in cases)
    chosen = [case.chosen.prospect.win for case in cases], [case.results[0].won for case in cases]
    rival = [case.rival.prospect.win for case in cases], [case.results[1].won for case in cases]
    wins = "       ".join(f"{fmean(before):.1%}, {fmean(after):.1%}" for before, after in (chosen, rival))
    return f"{wins}       {fmean(gains):+.1f} +- {stdev(gains) / len(gains) ** 0.5:.1f}, {predicted:+.1f}"
