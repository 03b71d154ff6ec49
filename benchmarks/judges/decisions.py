"""Decisions of own games with all that can be said about every legal card in worlds, kept world by world.

The truth about a card: the mean, over worlds drawn by bids and by the cards played, of what the declarer gets in the
list less what a defender does, if the game is finished by strong players who see their own seats only. They are the
reinforced policy up to the third trick and `kermit:10` from the fourth on. All cards of a decision are played in the
same worlds with the same luck.

Beside it stands what judges go by, in worlds of their own: open cards, games of either policy and their chances, and
how the reinforced one foresees the end. So a jury made of these is judged without asking anybody anything, and a player
by its card alone. Null is left out: there a specialist plays.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from kiebitz import Game, _core, create
from kiebitz.arena.results import KINDS
from kiebitz.arena.roles import start_of_game
from kiebitz.deals import SEATS, random_deal
from kiebitz.inference import load_inference
from kiebitz.policy import load_playing, load_policy, policy_reading
from kiebitz.training.inference.data import bid_out
from kiebitz.view import Phase
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.streams import stream
from kiebitz.work.workers import local_workers

BIDDER: Final = "kermit"
POLICY: Final = "policy"
PLAYING: Final = "playing"
OF_DECLARER: Final = 3  # decisions looked at in a game, at most
OF_DEFENDERS: Final = 5
LAST_CARD: Final = 24  # after eight tricks there is little to decide
TRUTH: Final = 12  # games of strong players for each card
DEEPER: Final = 84  # more of them for cards in which judges differ
DRAWN: Final = 200  # worlds, of which those are taken by weight
JUDGED: Final = 64  # worlds of the judges
RELIEVED: Final = 4  # the trick from which on the strong players look at worlds
STRONG: Final = 10  # so many
DEALS_OF_PIECE: Final = 2
_TABLE: Final = 1 << 20  # bytes


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision. Values are the declarer's list points less a defender's, card by card, each in all worlds.

    number   of cards played before
    seen     what the seat knows, as `Observation` is made of it
    truth    games of strong players; those of the policy where no card differs from another in any world
    open     best play with open cards, in the worlds of the judges, whose weights are `weights`
    games    games of a policy in the same worlds, by its name
    foreseen what the reinforced policy foresees in them after the card, by what the next seat knows
    chances  that a policy gives the cards, by its name
    """

    deal: int
    number: int
    kind: str
    seen: dict[str, Any]
    cards: list[int]
    truth: list[list[int]]
    open: list[list[int]]
    games: dict[str, list[list[int]]]
    foreseen: list[list[int]]
    weights: list[float]
    chances: dict[str, list[float]]

    @property
    def is_declarer(self) -> bool:
        return bool(self.seen["seat"] == self.seen["declarer"])

    @property
    def trick(self) -> int:
        return self.number // len(SEATS) + 1

    @property
    def sign(self) -> int:
        """What the declarer's gain is for the seat."""
        return 1 if self.is_declarer else -1

    def observation(self) -> _core.Observation:
        return _core.Observation(**self.seen)


def record(out: Path, seed: int, deals: int, jobs: int) -> None:
    """Look at the decisions of so many deals, or what is missing of them."""
    pieces = [
        Piece(f"{first:06}.jsonl", look_at_deals, (seed, first, min(DEALS_OF_PIECE, deals - first)))
        for first in range(0, deals, DEALS_OF_PIECE)
    ]
    with local_workers(jobs) as workers:
        do_missing(workers, pieces, out, lambda: None)


def read(out: Path) -> list[Decision]:
    """All decisions looked at so far."""
    files = sorted(out.glob("*.jsonl"))
    return [Decision(**json.loads(line)) for file in files for line in file.read_text().splitlines()]


def look_at_deals(seed: int, first: int, count: int) -> bytes:
    """The decisions of some deals, a line each."""
    found = [decision for number in range(first, first + count) for decision in _decisions(seed, number)]
    return "".join(json.dumps(asdict(one), separators=(",", ":")) + "\n" for one in found).encode()


def _decisions(seed: int, deal: int) -> Iterator[Decision]:
    luck = random.Random(stream(seed, "judges", deal))
    game = bid_out(Game(random_deal(luck)), [create(BIDDER, 0)] * len(SEATS))
    if game.phase is not Phase.PLAY:
        return
    start = start_of_game(game)
    if KINDS[start.kind] == "null":
        return
    for seen, number in _drawn(list(_choices(start.game, luck)), luck):
        yield _decision(seen, luck.getrandbits(62), deal, number, KINDS[start.kind])


def _choices(game: _core.SeatGame, luck: random.Random) -> Iterator[tuple[_core.Observation, int]]:
    """The decisions of a game between strong players in which there is a choice."""
    for number in range(LAST_CARD):
        if game.is_over:
            return
        seen = game.seen_by(game.turn)
        if seen.legal.bit_count() > 1:
            yield seen, number
        game.play(strong().choose(seen, luck.getrandbits(62)))


def _drawn(
    choices: Sequence[tuple[_core.Observation, int]], luck: random.Random
) -> list[tuple[_core.Observation, int]]:
    """Some of either role."""
    found = []
    for is_declarer, most in ((True, OF_DECLARER), (False, OF_DEFENDERS)):
        some = [one for one in choices if (one[0].seat == one[0].declarer) == is_declarer]
        found += luck.sample(some, min(most, len(some)))
    return found


def _decision(seen: _core.Observation, seed: int, deal: int, number: int, kind: str) -> Decision:
    foreseen = _foresight().of_cards(seen, JUDGED, seed)
    cards = list(foreseen.cards)
    by_world = [
        foreseen.list_points[place : place + len(cards)] for place in range(0, len(foreseen.list_points), len(cards))
    ]
    open_cards = [[_lead(points[place]) for points in by_world] for place in range(len(cards))]
    worlds = foreseen.worlds.masks()
    games = {
        name: [_played_on(seen, worlds, card, _core.PolicyPlayer(policy), seed) for card in cards]
        for name, policy in policies().items()
    }
    return Decision(
        deal=deal,
        number=number,
        kind=kind,
        seen=_plain(seen),
        cards=cards,
        truth=games[PLAYING] if _is_settled(open_cards, *games.values()) else truth_of(seen, cards, TRUTH, seed),
        open=open_cards,
        games=games,
        foreseen=[_foreseen(seen, worlds, card) for card in cards],
        weights=[round(weight, 6) for weight in foreseen.weights],
        chances={name: _chances(policy, seen, cards) for name, policy in policies().items()},
    )


def _is_settled(*judged: list[list[int]]) -> bool:
    """Whether no card differs from another in any world: then strong players need not be asked."""
    return all(values == of_cards[0] for of_cards in judged for values in of_cards)


def truth_of(seen: _core.Observation, cards: Sequence[int], worlds: int, seed: int) -> list[list[int]]:
    """What strong players make of cards in so many worlds, which are others than those of the judges."""
    likely, weights = reader().choose(seen, DRAWN, seed + 1)
    drawn = random.Random(seed).choices(likely.masks(), weights or None, k=worlds)
    return [_played_on(seen, drawn, card, strong(), seed) for card in cards]


def _played_on(
    seen: _core.Observation, worlds: Sequence[Any], card: int, player: _core.SeatPlayer, seed: int
) -> list[int]:
    """What games bring after a card; luck is the same for every card."""
    games = [_core.SeatGame(seen, world) for world in worlds]
    for game in games:
        game.play(card)
    _core.finish_games(games, [player] * len(SEATS), seed)
    results = [game.result() for game in games]
    return [result.declarer_points - result.defender_points for result in results]


def _foreseen(seen: _core.Observation, worlds: Sequence[Any], card: int) -> list[int]:
    """What the second head says after a card, or the end itself."""
    found = []
    for world in worlds:
        game = _core.SeatGame(seen, world)
        game.play(card)
        found.append(round(policies()[PLAYING].outcome(game.seen_by(game.turn))))
    return found


def _chances(policy: _core.CardPolicy, seen: _core.Observation, cards: Sequence[int]) -> list[float]:
    chances = dict(policy.chances(seen))
    return [round(chances[card], 6) for card in cards]


def _lead(list_points: int) -> int:
    """The declarer's list points less a defender's, who gets 40 where they are below 0."""
    return list_points if list_points > 0 else list_points - 40


def _plain(seen: _core.Observation) -> dict[str, Any]:
    assert seen.seat is not None
    return {
        "seat": seen.seat,
        "hand": seen.hand | seen.played[seen.seat],
        "contract": seen.contract,
        "declarer": seen.declarer,
        "skat": seen.skat,
        "bid": seen.bid,
        "limits": seen.limits,
        "plays": seen.plays,
        "open_hand": seen.open_hand,
    }


@cache
def reader() -> _core.Sampler:
    """Worlds by bids and by the cards played."""
    return _core.Sampler(load_inference(), policy_reading())


@cache
def strong() -> _core.SeatPlayer:
    """Who finishes games to tell the truth."""
    looks = _core.MonteCarloPlayer(STRONG, _core.Sampler(load_inference()), table_bytes=_TABLE)
    return _core.RelayPlayer(_core.PolicyPlayer(load_playing()), looks, RELIEVED)


def policies() -> dict[str, _core.CardPolicy]:
    """The imitating one, and the one that was reinforced."""
    return {POLICY: load_policy(), PLAYING: load_playing()}


@cache
def _foresight() -> _core.Foresight:
    return _core.Foresight(reader(), table_bytes=8 * _TABLE)
