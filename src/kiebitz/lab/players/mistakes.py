"""The dearest mistakes of defenders, to be read by hand: cards that lose a game which others win, all cards lying open.

A deal is bid by one player and played by a subject at all seats. With open cards a decision is an opportunity if some
of its cards win and some lose, and a mistake if one that loses is played (Long's thesis, 7.2.1). What it costs is how
far the list points of declarer and defender lie apart after it and after the best card, by best play. Why it was wrong
is what reviews say of the two lines of play. Other players are asked in the same positions, by what the seat could
know: who errs there as well has not been cured. A subject's mistakes are chosen by its bad luck as well, so compare two
players both ways round.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from kiebitz.cards import Card
from kiebitz.contract import format_contract
from kiebitz.deals import SEATS, random_deal
from kiebitz.formats.game_text import format_game
from kiebitz.game import Game
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick
from kiebitz.lab.figures import plain, share
from kiebitz.lab.seating import bid_with, check_player
from kiebitz.memory.truth import card_values, declarer_wins
from kiebitz.players import create
from kiebitz.review.reasons.cards import reason_against
from kiebitz.review.reasons.contrast import contrasts_of
from kiebitz.scoring import settle
from kiebitz.solver import Solver
from kiebitz.work.streams import stream

PLACES: Final = ("lead", "second", "third")
_BOTH_TAKE_TRICKS: Final = 5
_UNNAMED: Final = "no reason found"


@dataclass(frozen=True, slots=True)
class Opportunity:
    """A defender's decision in which some cards win and some lose.

    place    in the trick
    keeping  the cards that win
    cost     of the card played, in list points; 0 for one that wins
    reason   why it was wrong
    others   what other players would have played
    game     the moves before it, with all cards
    """

    number: int
    contract: str
    trick: int
    place: str
    played: str
    keeping: list[str]
    cost: int
    reason: str
    others: dict[str, str]
    game: str

    def errs(self, other: str) -> bool:
        """Whether another player would lose the game here."""
        return self.others[other] not in self.keeping


def measure(
    subject: str, seed: int, number: int, *, bidding: str, others: tuple[str, ...], listed: int
) -> Iterator[Opportunity]:
    """The opportunities of the defenders of one deal; none where all pass."""
    game = Game(random_deal(random.Random(stream(seed, "mistakes", number))))
    if not bid_with(create(bidding, 0), game):
        return
    luck = stream(seed, "mistakes", "player", number)
    player, asked = create(subject, luck), {name: create(name, luck) for name in others}
    while (seat := game.turn) is not None:
        view = game.view(seat)
        card = player.play(view)
        if seat != game.declarer and len(wins := _wins(game)) > 1:
            wrong = card in wins[True]
            yield Opportunity(
                number=number,
                contract=format_contract(game.contract) if game.contract else "",
                trick=_trick(game),
                place=PLACES[_cards_on_table(game)],
                played=str(card),
                keeping=[str(one) for one in wins[False]],
                cost=_cost(game, card, wins[False]) if wrong else 0,
                reason=_reason(game, card, wins[False]) if wrong else "",
                others={name: str(other.play(view)) for name, other in asked.items()} if wrong else {},
                game=format_game(game) if wrong else "",
            )
        game.push(card)


@cache
def _solver() -> Solver:
    return Solver()


def _trick(game: Game) -> int:
    assert game.position is not None
    return 11 - game.position.cards_left


def _cards_on_table(game: Game) -> int:
    assert game.position is not None
    return len(game.position.trick)


def _wins(game: Game) -> dict[bool, list[Card]]:
    """The legal cards by whether the declarer wins after them."""
    found: dict[bool, list[Card]] = {}
    for card, wins in declarer_wins(_solver(), game).items():
        found.setdefault(wins, []).append(card)
    return found


def _cost(game: Game, played: Card, keeping: Sequence[Card]) -> int:
    values = {found.card: found.value for found in card_values(_solver(), game)}
    return _lead(game, values[played], wins=True) - min(_lead(game, values[card], wins=False) for card in keeping)


def _lead(game: Game, value: int, *, wins: bool) -> int:
    """The declarer's list points less a defender's, where both sides take tricks."""
    assert game.contract is not None
    assert game.declarer is not None
    points, tricks = (_BOTH_TAKE_TRICKS, int(not wins)) if game.contract.is_null else (value, _BOTH_TAKE_TRICKS)
    result = settle(game.declarer, game.contract, game.auction.bid, game.matadors(), points, tricks)
    listed = result.list_points()
    return listed[game.declarer] - listed[(game.declarer + 1) % len(SEATS)]


def _reason(game: Game, played: Card, keeping: Sequence[Card]) -> str:
    """What reviews say against the card, as the cards lay; the best is that which saves most card points."""
    assert game.position is not None
    values = {found.card: found.value for found in card_values(_solver(), game)}
    best = min(keeping, key=values.__getitem__)
    reason = reason_against(contrasts_of(_solver(), game.position, played, best))
    return _UNNAMED if reason is None else reason.kind.value


# -- what all deals tell -----------------------------------------------------------------------------------------------


def report(found: Found) -> Iterator[Figure]:
    """How often it goes wrong, by place and trick; of what kind; who else errs there; and the dearest."""
    for subject in found.rows:
        rows = found.each(Opportunity, subject)
        yield share("mistakes", [row.cost > 0 for row in rows], subject=subject)
        for place in PLACES:
            chosen = [row.cost > 0 for row in rows if row.place == place]
            yield share(f"mistakes, {place}", chosen, subject=subject)
        for trick in range(1, 10):
            yield share(
                f"mistakes, trick {trick}", [row.cost > 0 for row in rows if row.trick == trick], subject=subject
            )
        wrong = dearest(rows)
        for reason, number in Counter(row.reason for row in wrong).most_common():
            yield plain(f"of them {reason}", number, of=len(wrong), subject=subject)
        for other in found.settings["others"]:
            yield share(f"of them {other} errs as well", [row.errs(other) for row in wrong], subject=subject)
        for row in wrong[: found.settings["listed"]]:
            yield plain(_told(row), row.cost, subject=subject)


def dearest(rows: Sequence[Opportunity]) -> list[Opportunity]:
    """The mistakes, the dearest first."""
    return sorted((row for row in rows if row.cost > 0), key=lambda row: (-row.cost, row.number, row.trick))


def _told(row: Opportunity) -> str:
    others = "".join(f"; {name}: {card}" for name, card in row.others.items())
    return (
        f"{row.number}, {row.contract}, trick {row.trick}, {row.place}: {row.played} instead of "
        f"{' '.join(row.keeping)}, {row.reason}{others}; {row.game}"
    )


EXPERIMENT: Final = Experiment(
    name="players-mistakes",
    measure=measure,
    report=report,
    size=1000,
    unit="deals",
    chunk=10,
    quick=Quick(4, ("rules",), {"bidding": "rules", "others": ("book",)}),
    subjects=("policy",),
    check_subject=check_player,
    options=(Option("bidding", "kermit"), Option("others", ()), Option("listed", 50)),
    source="Long's thesis, 7.2.1 (which decisions count as mistakes)",
)
