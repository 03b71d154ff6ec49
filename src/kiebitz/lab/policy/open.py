"""What cards tell without a model, beside what the policy reads from them, at the start of trick 5 of trump games.

The rule without a model: in a world everybody saw through, a card that keeps the win has (1 - mistakes) / number of
such cards, another one mistakes / number of those. Figures are doublings added to bids; subjects are the players.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from kiebitz import _core
from kiebitz.cards import card_points
from kiebitz.deals import SEATS
from kiebitz.inference import load_inference
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean
from kiebitz.lab.policy.trust import FOLDER, PLAYERS
from kiebitz.lab.seating import check_player
from kiebitz.policy import load_policy
from kiebitz.solver import DEFAULT_TABLE_MB
from kiebitz.training.policy.bits import doublings, truth_among
from kiebitz.training.policy.decisions import start_of
from kiebitz.training.policy.games import play_test_games

OPEN_TRICK: Final = 5
MISTAKES: Final = (0.02, 0.05, 0.1, 0.2)
WAYS: Final = ("policy", *(f"{share:.0%} mistakes" for share in MISTAKES))


def measure(subject: str, seed: int, number: int, *, policy: str, worlds: int) -> Iterator[Row]:
    """What every seat of one game would learn, in each way."""
    reading = _core.CardReading(load_policy(policy))
    solver = _core.Solver(_core.Techniques(), DEFAULT_TABLE_MB << 20)
    for game in play_test_games(subject, seed, 1, first=number):
        for seen, truth in _starts_of_trick(game):
            imagined = truth_among(truth, seen, worlds, seed=1)
            yield {"is_declarer": seen.declarer == seen.seat, "added": _added(reading, solver, seen, imagined)}


def _added(
    reading: _core.CardReading, solver: _core.Solver, seen: _core.Observation, worlds: _core.WorldList
) -> dict[str, float]:
    import numpy as np

    bids = np.array(load_inference().weigh(worlds, seen))
    kept = [list(_kept(solver, seen, world)) for world in worlds.masks()]
    by_cards = [reading.weigh(worlds, seen), *([_chance(cards, share) for cards in kept] for share in MISTAKES)]
    before = doublings(bids)
    return {way: doublings(bids * np.array(weights)) - before for way, weights in zip(WAYS, by_cards, strict=True)}


def _starts_of_trick(game: Any) -> Iterator[tuple[_core.Observation, list[int]]]:
    """What every seat sees before the trick, and how the cards lie; null is left out, where no points keep a win."""
    if game["contract"][0] == 5 or game["plays"] <= 3 * (OPEN_TRICK - 1):
        return
    played = start_of(game)
    for card in game["cards"][: 3 * (OPEN_TRICK - 1)].tolist():
        played.play(card)
    truth = [played.seen_by(seat).hand for seat in SEATS]
    for seat in SEATS:
        yield played.seen_by(seat), [*truth, int(game["skat"])]


def _kept(solver: _core.Solver, seen: _core.Observation, world: Sequence[int]) -> Iterator[tuple[bool, int, int]]:
    """For every card of others with a choice: whether it kept the win, how many would, and how many would not."""
    assert seen.contract is not None
    assert seen.declarer is not None
    assert seen.points_to_win is not None
    hands = [held | gone for held, gone in zip(world[:3], seen.played, strict=True)]
    position = _core.Position(seen.contract[0], seen.declarer, hands, points=card_points(world[3]))
    question = _core.Question("cards_at_least", seen.points_to_win)
    for seat, card in seen.plays:
        if seat != seen.seat and position.legal().bit_count() > 1:
            answers = {found: low for found, low, _ in solver.answer(position, question).cards}
            wins = {one for one, low in answers.items() if (low >= seen.points_to_win) == (seat == seen.declarer)}
            yield card in wins, len(wins), len(answers) - len(wins)
        position.play(card)


def _chance(cards: Sequence[tuple[bool, int, int]], mistakes: float) -> float:
    product = 1.0
    for keeps, winning, losing in cards:
        if not winning or not losing:
            product /= winning + losing
        else:
            product *= (1 - mistakes) / winning if keeps else mistakes / losing
    return product


def report(found: Found) -> Iterator[Figure]:
    """By role and way."""
    for player, rows in found.rows.items():
        for is_declarer, role in ((True, "declarer"), (False, "defender")):
            here = [row["added"] for row in rows if row["is_declarer"] == is_declarer]
            for way in WAYS:
                yield mean(f"{role}, {way}", [added[way] for added in here], "+.2f", player)


EXPERIMENT: Final = Experiment(
    name="policy-open",
    measure=measure,
    report=report,
    size=40,
    unit="deals of each player",
    chunk=2,
    quick=Quick(1, ("rules",), {"worlds": 5}),
    subjects=PLAYERS,
    check_subject=check_player,
    options=(FOLDER, Option("worlds", 100)),
    source="Long's thesis, 9.2.2 (a rule, without figures)",
)
