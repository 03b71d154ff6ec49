"""A player as a value: who bids, which worlds are imagined, who judges cards in them.

A recipe is frozen and made of plain values: names of bidding systems, folders of models, numbers. So one is made from
another by `dataclasses.replace`, two can be compared, and what cannot be combined is refused here, wherever it is
tried. `recipes.py` has those that have names.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, TypeAlias

from kiebitz import _core
from kiebitz.bidding import Bidder
from kiebitz.bidding.trial import TRIED, WORLDS, TrialDeclarer
from kiebitz.bounds import checked_threads, checked_worlds
from kiebitz.inference import load_inference
from kiebitz.null.specialist import null_specialist
from kiebitz.players.adaptation import (
    EVEN,
    Adapts,
    Experts,
    Known,
    bolder_against,
    experts_among,
    level_of,
    play_by_rules,
    share_against,
)
from kiebitz.players.core_player import CorePlayer
from kiebitz.players.endings import EndingPlayer
from kiebitz.players.knowing import KnowingPlayer, ToldPlayer
from kiebitz.players.levels import LEVELS
from kiebitz.players.options import InvalidOption
from kiebitz.players.player import BiddingSystem, Remembers, Watcher
from kiebitz.players.registry import create_bidding
from kiebitz.policy.network import load_playing, load_policy, policy_reading
from kiebitz.solver import DEFAULT_TABLE_MB
from kiebitz.values import pruning_by

SHIPPED: Final = ""  # in place of a folder: the model that comes with the package
DEFAULT_WORLDS: Final = 160
MOST_PLAYOUTS: Final = 1_000_000  # of a tree; each takes some 200 bytes
_LEVEL: Final = "level"
_VALUE: Final = "value"  # the bidding system that can be asked to be bolder
_PLAYS_GAMES: Final = re.compile(rf"policy|playing|varied|rules|random|{_LEVEL}[1-4]|[1-9]\d{{0,3}}")
_INNER_TABLE: Final = 1 << 20  # bytes; inner players solve few worlds at a time, and there are many of them


class CannotCombine(InvalidOption):
    """Parts of a recipe that do not go together, and why."""


class Scoring(StrEnum):
    """What counts in a world: `KH` winning only, `KERMIT` schneider, reached or suffered, a little as well, `LIST` as
    much as it is worth in the list.

    Between equal scores the mean of the declarer's card points decides, in null that of the tricks survived.
    """

    KH = "kh"
    KERMIT = "kermit"
    LIST = "list"


class Role(StrEnum):
    """When a player does something: as declarer, as defender, or always."""

    BOTH = "both"
    DECLARER = "declarer"
    DEFENDERS = "defenders"


@dataclass(frozen=True, slots=True, kw_only=True)
class Games:
    """Games that are played on in worlds, each seat knowing only its own cards, and count beside open cards.

    player    who plays them: policy, playing (the reinforced one), varied (as often as likely), level1 to level4
              (as heated as that level), rules, random, or a number of worlds to solve
    declarer  who plays the declarer's cards in them, if somebody else
    policy    the folder of the policy that plays
    relief    from this trick on rules play
    share     what they count, above 0 and up to 1; open cards have the rest
    moves     so many cards are played after the one judged, then open cards tell what is left; `None` for all
    fading    what share is left in every trick of that in the trick before: with cards played, open cards tell more
    since     before this trick of the game open cards judge alone
    doubt     no games with cards that open cards see further behind, in shares of wins
    """

    player: str = "policy"
    declarer: str | None = None
    policy: str = SHIPPED
    relief: int | None = None
    share: float = 1.0
    fading: float = 1.0
    moves: int | None = None
    since: int = 1
    doubt: float | None = None

    def __post_init__(self) -> None:
        for name in (self.player, self.declarer or self.player):
            if not _PLAYS_GAMES.fullmatch(name):
                raise InvalidOption("recipe-who-plays-games", name=name)

    def jury(self, liking: _core.Liking | None = None, pruning: _core.Pruning | None = None) -> _core.Jury:
        """Open cards with these games beside them, as the core knows it."""
        defenders = self._played_by(self.player)
        declarer = defenders if self.declarer is None else self._played_by(self.declarer)
        return _core.Jury(
            declarer,
            defenders,
            share=self.share,
            moves=self.moves,
            doubt=self.doubt,
            since=self.since,
            fading=self.fading,
            liking=liking,
            pruning=pruning,
        )

    def _played_by(self, name: str) -> _core.SeatPlayer:
        player = self.player_named(name)
        return player if self.relief is None else _core.RelayPlayer(player, _core.RulesPlayer(), self.relief)

    def player_named(self, name: str) -> _core.SeatPlayer:
        """Who plays games out, by its name or its number of worlds."""
        match name:
            case "policy" | "varied":
                return _core.PolicyPlayer(load_policy(self.policy), temperature=float(name == "varied"))
            case "playing":
                return _core.PolicyPlayer(load_playing(self.policy))
            case "rules":
                return _core.RulesPlayer()
            case "random":
                return _core.RandomPlayer()
        if name.startswith(_LEVEL):
            return _core.PolicyPlayer(load_playing(self.policy), LEVELS[int(name[-1])].temperature or 0.0)
        sampler = _core.Sampler(load_inference())
        return _core.MonteCarloPlayer(int(name), sampler, table_bytes=_INNER_TABLE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Liking:
    """A head start for the cards that a reinforced policy likes: worlds alone tell little between many.

    weight  of the logarithm of a card's chance, in shares of wins
    until   up to this trick of the game
    policy  the folder of the policy
    """

    weight: float
    until: int = 10
    policy: str = SHIPPED

    def in_core(self) -> _core.Liking:
        """As the core knows it."""
        return _core.Liking(load_playing(self.policy), self.weight, self.until)


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """Games that are tried before a declaration.

    player  who plays them: policy, or playing (the reinforced one)
    policy  the folder of that policy
    tried   contracts with two cards put away, at most
    worlds  in which each of them is played
    """

    player: str = "policy"
    policy: str = SHIPPED
    tried: int = TRIED
    worlds: int = WORLDS

    def declarer(self, bidder: Bidder, inference: _core.Inference, seed: int) -> TrialDeclarer:
        """Who bids like the bidder and declares by trial."""
        policy = load_playing(self.policy) if self.player == "playing" else load_policy(self.policy)
        return TrialDeclarer(bidder, policy, inference, seed, tried=self.tried, worlds=self.worlds)


@dataclass(frozen=True, slots=True)
class ByWorlds:
    """Cards are judged in every world of its own (perfect-information Monte Carlo, with games recursive)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BySets:
    """A declarer looks for one strategy that wins in as many worlds as possible; all else is judged by worlds.

    sets    into how many lots the worlds are dealt; with one world in each, sets are wins with open cards
    points  whether the mean of card points with open cards decides between cards whose sets are equally large
    nodes   of search in which the sets of one decision are grown; a world for which they do not suffice is left out

    In the evidence for a declarer's card the share of wins is that of the worlds in its sets, and there is no score.
    """

    sets: int = 1
    points: bool = True
    nodes: int = 8_000_000  # mostly less than a second


@dataclass(frozen=True, slots=True, kw_only=True)
class ByTree:
    """A tree of the cards that may fall is grown by playouts of rules, each in a world of its own.

    playouts     how many for a decision
    exploration  how long cards are tried that have done badly, against those that have done well
    """

    playouts: int = 1600
    exploration: float = 0.7

    def __post_init__(self) -> None:
        if not 1 <= self.playouts <= MOST_PLAYOUTS:
            raise InvalidOption("recipe-playouts", most=MOST_PLAYOUTS, given=str(self.playouts))
        if not self.exploration >= 0:
            raise InvalidOption("recipe-exploration", given=str(self.exploration))


@dataclass(frozen=True, slots=True, kw_only=True)
class ByPolicy:
    """The likeliest card of a policy, without search; of the reinforced one that ships, or of a folder.

    temperature  0 for always the likeliest card, 1 for each as often as it is likely; the higher, the more alike
                 all cards are
    """

    policy: str = SHIPPED
    temperature: float = 0.0


GAMES_BY_RULES: Final = Games(player="rules", share=0.5)  # chosen by trial, see docs/lab/opponents.md
Judging: TypeAlias = ByWorlds | BySets | ByTree | ByPolicy


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """All that a player is made of.

    bidder     the bidding system by whose name it bids and declares
    trial      what is tried before it declares with the skat in hand; `None` for nothing
    judging    how it finds the best card
    worlds     how many are imagined for a card; where fewer fit, all of them
    experts    how likely an expert sits at each seat, for whoever reads cards, and not somebody else
    inference  the folder of the tables that tell which worlds are likely, or `COUNTED`; `None`, and all are the same
    infers_as  the role in which it makes use of that
    reading    the folder of the policy by which the cards that others played tell besides, in the same role
    memory     how many finished tricks it remembers, `None` for all; a forgotten card may lie anywhere again
    declarers_games, defenders_games
               games that judge worlds beside open cards or instead of them, for the declarer and for a defender
    declarers_liking, defenders_liking
               the head start of cards that a policy likes, for the declarer and for a defender
    errors     how often everybody errs in worlds that are otherwise played with open cards; such worlds judge alone
    adapts     what changes by what is remembered of the two others (`players/adaptation.py`)
    null       whether a specialist plays null games
    paranoid   whether a declarer never plays a card that loses a game which cannot be lost
    endings    whether an equilibrium of all possible hands plays the last tricks, where worlds are few
    scoring    what counts in a world
    certainty  how likely an estimated value must be to lie where it is asked about, for it to be taken in place of a
               search; at 1 there are no estimates. Values decide between equal scores; who wins is always searched
    threads    how many worlds are judged at once; it changes no decision unless time is limited
    seconds    for one decision at most; then the worlds judged by then decide, one at least as far as it was searched
    """

    bidder: str = "rules"
    trial: Trial | None = None
    judging: Judging = ByWorlds()
    worlds: int = DEFAULT_WORLDS
    inference: str | None = None
    infers_as: Role = Role.BOTH
    reading: str | None = None
    experts: Experts = EVEN
    memory: int | None = None
    declarers_games: Games | None = None
    defenders_games: Games | None = None
    declarers_liking: Liking | None = None
    defenders_liking: Liking | None = None
    errors: float | None = None
    adapts: frozenset[Adapts] = frozenset()
    null: bool = False
    paranoid: bool = False
    endings: bool = False
    scoring: Scoring = Scoring.KERMIT
    certainty: float = 1.0
    threads: int = 1
    seconds: float | None = None

    def __post_init__(self) -> None:
        self._check_numbers()
        self._check_parts()

    def _check_numbers(self) -> None:
        checked_worlds(self.worlds)
        checked_threads(self.threads)
        if self.seconds is not None and not self.seconds > 0:
            raise InvalidOption("recipe-seconds", given=str(self.seconds))
        if not 0 <= self.certainty <= 1:
            raise InvalidOption("recipe-certainty", given=str(self.certainty))
        if self.memory is not None and self.memory < 0:
            raise InvalidOption("recipe-memory", given=str(self.memory))

    def _check_parts(self) -> None:
        forgets = self.memory is not None
        has_games = self.declarers_games is not None or self.defenders_games is not None
        if forgets and self.inference is not None:
            raise CannotCombine("memory-and-inference")
        if forgets and (has_games or self.adapts):
            raise CannotCombine("memory-and-games")
        if self.reading is not None and self.inference is None:
            raise CannotCombine("reading-without-inference")
        if self.trial is not None and self.inference is None:
            raise CannotCombine("trial-without-inference")
        if self.errors is not None and (has_games or not isinstance(self.judging, ByWorlds)):
            raise CannotCombine("errors-and-games")
        if Adapts.WORTH in self.adapts and self.bidder != _VALUE:
            raise CannotCombine("adapts-without-value", name=self.bidder)
        if forgets and self.null:
            raise CannotCombine("memory-and-null")
        if self.endings and (forgets or self.paranoid):
            raise CannotCombine("endings-and-memory" if forgets else "endings-and-paranoid")
        likes = self.declarers_liking is not None or self.defenders_liking is not None
        if (has_games or likes or self.adapts) and not isinstance(self.judging, ByWorlds):
            raise CannotCombine("games-without-worlds")
        if self.certainty < 1 and not isinstance(self.judging, ByWorlds):
            raise CannotCombine("certainty-without-worlds")
        if isinstance(self.judging, ByPolicy) and (self.null or self.paranoid):
            raise CannotCombine("policy-and-null")

    def player(self, seed: int = 0) -> CorePlayer:
        """Somebody who plays by this recipe; the same seed gives the same decisions."""
        core, bidding = self.in_core(), self.bidding(seed)
        endings = EndingPlayer(self.weigh) if self.endings else None
        if not self.adapts:
            kind = ToldPlayer if isinstance(bidding, Remembers | Watcher) else CorePlayer
            return kind(core, bidding, seed=seed, seconds=self.seconds, paranoid=self.paranoid, endings=endings)
        return KnowingPlayer(
            core, bidding, self, seed=seed, seconds=self.seconds, paranoid=self.paranoid, endings=endings
        )

    def against(self, known: Known) -> Recipe:
        """The recipe by which is played against those at the three seats, of whom so much is known."""
        others = [one for one in known if one is not None]
        changed, level = replace(self, adapts=frozenset()), level_of(others) if self._by_level else None
        games = self.declarers_games
        if games is not None and level is not None:
            if Adapts.TEMPERATURE in self.adapts:
                games = replace(games, player=f"{_LEVEL}{level}", declarer=games.declarer or games.player)
            if Adapts.SHARE in self.adapts:
                games = replace(games, share=share_against(level))
            changed = replace(changed, declarers_games=games)
        if Adapts.READING in self.adapts:
            changed = replace(changed, experts=experts_among(known))
        if Adapts.WORTH in self.adapts and others:
            changed = replace(changed, bidder=f"{_VALUE}:{bolder_against(others):g}")
        if Adapts.RULES in self.adapts and play_by_rules(others):
            changed = replace(changed, declarers_games=GAMES_BY_RULES, defenders_games=GAMES_BY_RULES)
        return changed

    @property
    def _by_level(self) -> bool:
        return bool(self.adapts & {Adapts.TEMPERATURE, Adapts.SHARE})

    def bidding(self, seed: int) -> BiddingSystem:
        """Who bids and declares."""
        bidder = create_bidding(self.bidder, seed)
        if self.trial is None or self.inference is None:
            return bidder
        if not isinstance(bidder, Bidder):
            raise CannotCombine("trial-without-learning", name=self.bidder)
        return self.trial.declarer(bidder, load_inference(self.inference), seed)

    def in_core(self) -> _core.SeatPlayer:
        """The player in the core that decides about cards."""
        if isinstance(self.judging, ByPolicy):
            return _core.PolicyPlayer(load_playing(self.judging.policy), self.judging.temperature)
        judge = self._judge()
        return _core.NullApartPlayer(judge, null_specialist()) if self.null else judge

    def _judge(self) -> _core.JudgingPlayer:
        table_bytes = DEFAULT_TABLE_MB << 20
        match self.judging:
            case ByTree(playouts=playouts, exploration=exploration):
                return _core.UctPlayer(playouts=playouts, exploration=exploration, sampler=self.sampler())
            case BySets(sets=sets, points=points, nodes=nodes):
                return _core.AchievingPlayer(
                    self.worlds,
                    self.sampler(),
                    sets=sets,
                    by_points=points,
                    nodes=nodes,
                    threads=self.threads,
                    table_bytes=table_bytes,
                )
        return _core.MonteCarloPlayer(
            self.worlds,
            self.sampler(),
            declarers_jury=self._jury(self.declarers_games, self.declarers_liking),
            defenders_jury=self._jury(self.defenders_games, self.defenders_liking),
            scoring=self.scoring,
            threads=self.threads,
            table_bytes=table_bytes,
        )

    def _jury(self, games: Games | None, liking: Liking | None) -> _core.Jury:
        liked = None if liking is None else liking.in_core()
        if self.errors is not None:
            return _core.Jury(errors=self.errors, liking=liked)
        pruning = None if self.certainty == 1 else pruning_by(self.certainty)
        return _core.Jury(liking=liked, pruning=pruning) if games is None else games.jury(liked, pruning)

    def weigh(self, worlds: _core.WorldList, seen: _core.Observation) -> list[float]:
        """How likely each of some worlds is in which all have a part; role and company change nothing here."""
        weights = [1.0] * len(worlds)
        if self.inference is not None:
            weights = load_inference(self.inference).weigh(worlds, seen)
        if self.reading is not None:
            read = policy_reading(self.reading, self.experts).weigh(worlds, seen)
            weights = [one * other for one, other in zip(weights, read, strict=True)]
        return weights

    def sampler(self) -> _core.Sampler:
        """Which worlds are drawn, and how likely each is."""
        return _core.Sampler(
            None if self.inference is None else load_inference(self.inference),
            None if self.reading is None else policy_reading(self.reading, self.experts),
            infers_as=self.infers_as,
            remembered_tricks=self.memory,
        )
