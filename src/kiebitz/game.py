"""The whole game with all cards open to it: a state machine from the deal to the result.

`push(move)` makes a legal move or raises `IllegalMove` and changes nothing; `pop()` takes the last move back. The parts
that change, the auction and the card play, are immutable values, so taking back is putting the old ones in place.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, ClassVar, Final

from kiebitz.auction import Auction
from kiebitz.cards import Card, CardSet, card_points, cards_in
from kiebitz.contract import Contract, matadors, null_value
from kiebitz.deals import FOREHAND, SEATS, Deal, checked_seat
from kiebitz.errors import Fault, brief, checked, fault_of
from kiebitz.moves import (
    Bid,
    Claim,
    Declare,
    Hold,
    IllegalMove,
    Leave,
    Move,
    Pass,
    PickUp,
    Resign,
    Timeout,
    parse_move,
)
from kiebitz.play import Position, unchecked_position
from kiebitz.scoring import PASSED_IN, Result, settle
from kiebitz.table_text import table_of
from kiebitz.view import Phase, View

# What a move changes; all of it immutable values.
_STATE: Final = (
    "phase",
    "auction",
    "picked_up",
    "contract",
    "discard",
    "position",
    "claimed",
    "resigned",
    "stopped",
)
_state_of: Final = attrgetter(*_STATE)


class Game:
    """One deal, bid and played. Seats: 0 forehand, 1 middlehand, 2 rearhand."""

    __slots__ = (
        "_before",
        "_public",
        "auction",
        "claimed",
        "contract",
        "deal",
        "discard",
        "history",
        "phase",
        "picked_up",
        "position",
        "resigned",
        "stopped",
    )

    def __init__(self, deal: Deal) -> None:
        self.deal = checked(deal, Deal, "a game is played on a Deal", "kiebitz.deal() makes one")
        self.phase = Phase.AUCTION
        self.auction = Auction()
        self.picked_up = False
        self.contract: Contract | None = None
        self.discard: CardSet | None = None
        self.position: Position | None = None
        self.claimed = False
        self.resigned: frozenset[int] = frozenset()
        self.stopped: Timeout | Leave | None = None
        self.history: list[tuple[int, Move]] = []
        self._public: list[tuple[int, Move]] = []  # the history without the discard
        self._before: list[tuple[Any, ...]] = []

    # -- state ---------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        """The seat to move, `None` when the game is over."""
        if self.phase is Phase.PLAY:
            assert self.position is not None
            return self.position.turn
        if self.phase is Phase.AUCTION:
            return self.auction.turn
        return None if self.phase is Phase.OVER else self.auction.declarer

    @property
    def declarer(self) -> int | None:
        """The seat that won the auction; `None` before its end, and if all passed."""
        return self.auction.declarer

    @property
    def is_over(self) -> bool:
        """Whether there is a result."""
        return self.phase is Phase.OVER

    @property
    def moves(self) -> list[Move]:
        """All moves so far, without the seats that made them."""
        return [move for _, move in self.history]

    def hand(self, seat: int) -> CardSet:
        """The cards of a seat now."""
        checked_seat(seat)
        if self.position is not None:
            return CardSet(self.position.hands[seat])
        mask = self.deal.hands[seat].mask
        return CardSet(mask | self.deal.skat.mask) if self.picked_up and seat == self.declarer else CardSet(mask)

    def view(self, seat: int | None, names: tuple[str, str, str] | None = None) -> View:
        """What a seat may know now; `None` for an onlooker. `names` are those of the three seats, if they are told."""
        position = self.position
        mine = seat is not None and seat == self.auction.declarer
        shown = position is not None and (self.claimed or (self.contract is not None and self.contract.ouvert))
        return View(
            seat=seat,
            phase=self.phase,
            turn=self.turn,
            hand=CardSet() if seat is None else self.hand(seat),
            skat=self._known_skat() if mine else None,
            open_hand=self.hand(self.auction.declarer) if shown and self.auction.declarer is not None else None,
            auction=self.auction,
            contract=self.contract,
            history=tuple(self.history if mine else self._public),
            leader=FOREHAND if position is None else position.leader,
            trick=() if position is None else position.trick,
            points=0 if position is None else position.points,
            tricks=0 if position is None else position.tricks,
            result=self.result() if self.phase is Phase.OVER else None,
            names=names,
        )

    def _known_skat(self) -> CardSet | None:
        """The skat as the declarer knows it: in hand games not at all."""
        if self.discard is not None:
            return self.discard
        return self.deal.skat if self.picked_up else None

    def legal_moves(self) -> list[Move]:
        """What the seat in turn may do. Claims and resignations, possible in card play, are not listed."""
        return [] if self.turn is None else self.view(self.turn).legal_moves()

    def is_legal(self, move: Move | str) -> bool:
        """Whether `push` would make this move."""
        try:
            self.push(move)
        except IllegalMove:
            return False
        self.pop()
        return True

    # -- moving --------------------------------------------------------------------------------------------------

    def push(self, move: Move | str) -> None:
        """Make a move of the seat in turn, or, for claims and early ends, of the seat it names.

        A move may be given as its text: `push("18")`, `push("G.C7.D8")`, `push("CJ")`.
        """
        if isinstance(move, str):
            move = _read(move)
        apply = self._APPLY.get(type(move))
        if apply is None:
            raise IllegalMove("move-not-one", given=brief(move))
        before = _state_of(self)
        seat = apply(self, move)
        self._before.append(before)
        made = seat, move
        self.history.append(made)
        self._public.append((seat, Declare(move.contract)) if type(move) is Declare else made)

    def pop(self) -> Move:
        """Take back the last move and return it."""
        if not self.history:
            raise IndexError("no move to take back")
        for name, value in zip(_STATE, self._before.pop(), strict=True):
            setattr(self, name, value)
        self._public.pop()
        return self.history.pop()[1]

    def copy(self) -> Game:
        """The same game, which may be played on and taken back without touching this one."""
        copy = Game.__new__(Game)
        copy.deal = self.deal
        for name in _STATE:
            setattr(copy, name, getattr(self, name))
        copy.history, copy._public, copy._before = self.history.copy(), self._public.copy(), self._before.copy()
        return copy

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()  # all parts are immutable

    def __eq__(self, other: object) -> bool:
        """Whether the same deal has been bid and played in the same way."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.deal == other.deal and self.history == other.history

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __str__(self) -> str:
        """The game as a table of text; `format_game` writes it in one line."""
        return table_of(self)

    def __repr__(self) -> str:
        return f"parse_game({self.line()!r})"

    def line(self) -> str:
        """The game in one line, as `parse_game` reads it."""
        return " ".join([str(self.deal), *map(str, self.moves)])

    def _call(self, call: Bid | Hold | Pass) -> int:
        if self.phase is not Phase.AUCTION:
            raise IllegalMove("call-after-auction", text=str(call))
        seat = self.auction.turn
        assert seat is not None
        self.auction = self.auction.after(call)
        if self.auction.turn is None:
            self.phase = Phase.OVER if self.auction.declarer is None else Phase.SKAT
        return seat

    def _pick_up(self, _: PickUp) -> int:
        if self.phase is not Phase.SKAT:
            raise IllegalMove("skat-picked-up-late")
        self.picked_up = True
        self.phase = Phase.DECLARE
        return self._declarer()

    def _declare(self, move: Declare) -> int:
        if self.phase not in (Phase.SKAT, Phase.DECLARE):
            raise IllegalMove("contract-declared-late", contract=str(move.contract))
        contract, declarer = move.contract, self._declarer()
        if contract.is_null and null_value(contract) < self.auction.bid:
            raise IllegalMove(
                "contract-below-bid", contract=str(contract), value=null_value(contract), bid=self.auction.bid
            )
        hand = self.hand(declarer).mask
        if self.picked_up:
            if contract.hand:
                raise IllegalMove("contract-hand-with-skat", contract=str(contract))
            put_away = self._checked_discard(move, hand)
        else:
            if not contract.hand:
                raise IllegalMove("contract-without-skat", contract=str(contract))
            if move.discard is not None:
                raise IllegalMove("discard-in-hand-game")
            put_away = 0
        hands = [self.deal.hands[seat].mask for seat in SEATS]
        hands[declarer] = hand & ~put_away
        skat = put_away or self.deal.skat.mask
        self.contract, self.discard, self.phase = contract, move.discard, Phase.PLAY
        self.position = unchecked_position(
            contract.kind, declarer, (hands[0], hands[1], hands[2]), skat, FOREHAND, (), 0, 0
        )
        return declarer

    def _checked_discard(self, move: Declare, hand: int) -> int:
        if move.discard is None or len(move.discard) != 2:
            raise IllegalMove("discard-size")
        if missing := move.discard.mask & ~hand:
            raise IllegalMove("discard-not-held", card=str(cards_in(missing)[0]))
        return move.discard.mask

    def _play(self, card: Card) -> int:
        if self.phase is not Phase.PLAY or self.position is None:
            raise IllegalMove("card-out-of-play", card=str(card))
        seat = self.position.turn
        self.position = self.position.after(card)
        if not self.position.trick and self._play_has_ended(self.position):
            self.phase = Phase.OVER
        return seat

    def _play_has_ended(self, position: Position) -> bool:
        """After a trick: no cards left, or lost beyond repair in a null or announced schwarz game."""
        contract = self.contract
        assert contract is not None
        if contract.is_null:
            return bool(position.tricks) or position.is_over
        return position.is_over or (contract.schwarz and position.defender_tricks > 0)

    def _claim(self, _: Claim) -> int:
        if self.phase is not Phase.PLAY:
            raise IllegalMove("claim-out-of-play")
        if self.claimed:
            raise IllegalMove("claim-made")
        self.claimed = True
        return self._declarer()

    def _resign(self, move: Resign) -> int:
        if self.phase is not Phase.PLAY:
            raise IllegalMove("resigning-out-of-play")
        if move.seat in self.resigned:
            raise IllegalMove("resigned-already", seat=move.seat)
        self.resigned = self.resigned | {move.seat}
        if move.seat == self.declarer or len(self.resigned) == 2:
            self.phase = Phase.OVER
        return move.seat

    def _stop(self, move: Timeout | Leave) -> int:
        if self.phase is Phase.OVER:
            raise IllegalMove("game-over")
        self.stopped = move
        self.phase = Phase.OVER
        return move.seat

    def _declarer(self) -> int:
        assert self.auction.declarer is not None
        return self.auction.declarer

    _APPLY: ClassVar[dict[type, Callable[[Game, Any], int]]] = {
        Card: _play,
        Bid: _call,
        Hold: _call,
        Pass: _call,
        PickUp: _pick_up,
        Declare: _declare,
        Claim: _claim,
        Resign: _resign,
        Timeout: _stop,
        Leave: _stop,
    }

    # -- the end -------------------------------------------------------------------------------------------------

    def result(self) -> Result:
        """How the game ended; `ValueError` while it goes on."""
        if self.phase is not Phase.OVER:
            raise Fault("game-not-over")
        left = self.stopped.seat if isinstance(self.stopped, Leave) else None
        timed_out = self.stopped.seat if isinstance(self.stopped, Timeout) else None
        if self.contract is None or self.position is None:
            if self.stopped is None:
                return PASSED_IN
            return Result(declarer=None, penalty=self.stopped.seat, left=left, timed_out=timed_out)
        declarer = self._declarer()
        points, tricks = self._taken(self.position)
        return settle(
            declarer,
            self.contract,
            self.auction.bid,
            self.matadors(),
            points,
            tricks,
            any_trick_done=self.position.cards_left < 10,
            null_given_up=self._gave_up(declarer),
            left=left,
            timed_out=timed_out,
            resigned=bool(self.resigned),
        )

    def matadors(self) -> int:
        """Tops of the declared game, the skat included."""
        if self.contract is None:
            raise Fault("contract-not-declared")
        return matadors(self.contract.kind, self.deal.hands[self._declarer()].mask | self.deal.skat.mask)

    def _taken(self, position: Position) -> tuple[int, int]:
        """The declarer's points and tricks, with the rest of a trump game that the defenders gave up."""
        assert self.contract is not None
        skat = card_points(position.skat)
        if self._defenders_gave_up() and not self.contract.is_null:
            return 120 - position.defender_points, 10 - position.defender_tricks
        return skat + position.points, position.tricks

    def _defenders_gave_up(self) -> bool:
        declarer = self._declarer()
        if self.stopped is not None:
            return self.stopped.seat != declarer
        return len(self.resigned - {declarer}) == 2

    def _gave_up(self, seat: int) -> bool:
        return seat in self.resigned or (self.stopped is not None and self.stopped.seat == seat)

    def _repr_svg_(self) -> str:
        from kiebitz import svg  # pictures know the rules, the rules no pictures

        return svg.game(self)


def _read(text: str) -> Move:
    try:
        return parse_move(text)
    except IllegalMove:
        raise
    except ValueError as error:
        fault = fault_of(error)
        raise IllegalMove(fault.code, **fault.values) from None
