"""All names that are remembered, and what a game adds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import msgspec

from kiebitz.bidding.chances import Model, shipped_model
from kiebitz.cards import Card
from kiebitz.contract import Kind
from kiebitz.deals import SEATS
from kiebitz.errors import Fault
from kiebitz.game import Game
from kiebitz.memory.calls import Calls, calls_shown
from kiebitz.memory.foresight import foresight
from kiebitz.memory.impression import Impression
from kiebitz.memory.mistakes import MistakeCount, count_mistakes, judge
from kiebitz.memory.played import played_openly
from kiebitz.policy.network import load_policy
from kiebitz.view import View

_UNKNOWN: Final = Impression()


@dataclass(frozen=True, slots=True)
class Memory:
    """What is known of whom, by name. Adding a game or another memory gives a new one."""

    people: Mapping[str, Impression] = field(default_factory=dict)

    def of(self, name: str) -> Impression:
        """What is known of a name; of a stranger, nothing."""
        return self.people.get(name, _UNKNOWN)

    def __add__(self, other: Memory) -> Memory:
        names = sorted({*self.people, *other.people})
        return Memory({name: self.of(name) + other.of(name) for name in names})

    def after(self, view: View) -> Memory:
        """With a game that is over, as anybody has seen it. Games that were cut short or whose players have no names
        tell nothing."""
        game = played_openly(view)
        if game is None or view.names is None:
            return self
        return self + Memory(dict(zip(view.names, impressions(game), strict=True)))

    def without(self, name: str) -> Memory:
        """Everybody but one, who wants to be forgotten."""
        return Memory({other: known for other, known in self.people.items() if other != name})

    def to_json(self) -> bytes:
        """A text that `from_json` reads again."""
        return msgspec.json.encode(self.people)

    @classmethod
    def from_json(cls, text: bytes) -> Memory:
        """What `to_json` has written; `Fault` if it is something else."""
        try:
            return cls(msgspec.json.decode(text, type=dict[str, Impression]))
        except msgspec.MsgspecError as error:
            raise Fault("memory-unreadable", reason=str(error)) from None


def impressions(game: Game, model: Model | None = None) -> tuple[Impression, Impression, Impression]:
    """What a game that was played to the end tells of those at the three seats."""
    words, foreseen = judge(game), foresight(game, load_policy())
    model = model or shipped_model()
    first, second, third = (
        Impression(
            1,
            int(seat == game.declarer),
            int(seat == game.declarer and game.result().won),
            _mistakes(game, seat, words[seat]),
            Calls().after(calls_shown(game, seat, model)),
            foreseen[seat],
        )
        for seat in SEATS
    )
    return first, second, third


def _mistakes(game: Game, seat: int, word: str) -> dict[str, MistakeCount]:
    """A word of mistakes, leads apart from follows."""
    assert game.contract is not None
    role = "declarer" if seat == game.declarer else "defender"
    kind = {Kind.NULL: "null", Kind.GRAND: "grand"}.get(game.contract.kind, "suit")
    plays = [player for player, move in game.history if isinstance(move, Card)]
    leads = [plays[3 * trick] == seat for trick in range(len(plays) // 3)]
    return {
        f"{role} {kind} {place}": count_mistakes(
            sign for sign, leading in zip(word, leads, strict=True) if leading == (place == "lead")
        )
        for place in ("lead", "follow")
    }
