"""What the options of `kiebitz play` agree on: who sits at the table, what is played, and from where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from kiebitz.cli.table.naming import HUMAN, own_name
from kiebitz.cli.table.wording import Wording
from kiebitz.contract import KIND_LETTERS
from kiebitz.deals import FOREHAND
from kiebitz.formats.game_text import parse_game
from kiebitz.formats.position_text import parse_position, start_of_play
from kiebitz.game import Game
from kiebitz.players.recipes import STRONGEST
from kiebitz.session import Place, Settings, Store, Table, names_beside

DEFAULT_LEVEL = 3  # thinks along, but forgets cards as people do
SEAT_NAMES = ("forehand", "middlehand", "rearhand")
SINGLE = 1
DEFAULT_DEALS = {3: 36, 4: 48}


@dataclass(frozen=True, slots=True)
class Agreement:
    """The options as they were given; what does not fit together is a `ValueError`."""

    level: int | None
    opponents: Sequence[str]
    players: int
    deals: int | None
    seed: int | None
    position: str | None
    seat: str | None
    practice: bool
    name: str | None
    save: Path

    def begin(self, store: Store, wording: Wording) -> Table:
        """Sit down at a new table; `wording` says what does not fit together."""
        game = None if self.position is None else read_position(self.position)
        settings = Settings(
            places=self._places(own_name(store, self.name), wording),
            deals=(self.deals or DEFAULT_DEALS[self.players]) if game is None else SINGLE,
            seat=self._seat_in(game) if game is not None or self.deals == SINGLE else None,
            seed=self.seed,
            practice=self.practice,
            save=self.save.absolute(),
        )
        return Table.begin(store, settings, game)

    def _places(self, name: str, wording: Wording) -> tuple[Place, ...]:
        """The human and the computer players; a single one that is named sits at every other place."""
        if self.opponents and self.level is not None:
            raise ValueError(wording.say("play-level-and-opponent"))
        named = tuple(self.opponents) or (f"{STRONGEST}:level={self.level or DEFAULT_LEVEL}",)
        if len(named) == 1:
            named *= self.players - 1
        if len(named) != self.players - 1:
            raise ValueError(wording.say("play-wrong-company", players=self.players, needed=self.players - 1))
        names = names_beside(name, len(named))
        places = [Place(called, player) for called, player in zip(names, named, strict=True)]
        places.insert(HUMAN, Place(name))
        return tuple(places)

    def _seat_in(self, game: Game | None) -> int:
        """Where the human sits in a single deal: in a given position in turn, if nothing is said."""
        if self.seat is not None:
            return SEAT_NAMES.index(self.seat)
        return game.turn if game is not None and game.history and game.turn is not None else FOREHAND


def read_position(text: str) -> Game:
    """Read a deal, a game, or a position before the first card."""
    return start_of_play(parse_position(text)) if _is_position(text) else parse_game(text)


def _is_position(text: str) -> bool:
    """Tells `HANDS KIND DECLARER` from `DEAL MOVE MOVE ...`: no move is written like the letter of a kind."""
    words = text.split()
    return len(words) > 1 and words[1] in tuple(KIND_LETTERS)
