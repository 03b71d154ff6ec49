"""Moves that are right, nearly right or no moves at all, made in games in any phase.

A move is made if the rules allow it, and taking it back restores the game. Everything else is refused with an error
that says why, and changes nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeAlias

from kiebitz import (
    ALL_CONTRACTS,
    BID_VALUES,
    CARDS,
    CLAIM,
    HOLD,
    PASS,
    PICK_UP,
    Bid,
    Card,
    CardSet,
    Claim,
    Declare,
    Game,
    IllegalMove,
    Leave,
    Move,
    Phase,
    Resign,
    Timeout,
    deal,
    format_move,
    parse_move,
)
from tests.attacks.kinds.parsers import mutate
from tests.games import choose_move, state

USUAL: Final = 8000
THOROUGH: Final = 80_000

Attempt: TypeAlias = Callable[[Game, Random], Any]


class _OtherCard(Card):
    """A card that somebody has made his own of."""


_NONSENSE: Final[tuple[object, ...]] = (
    *(None, True, False, -1, 0, 5, 7.5, float("nan"), 10**30, 1j, "", "18", "1", "CJ", b"18", b"CJ", object(), ...),
    *([], [CARDS[3]], (CARDS[3],), {}, {"bid": 18}, set(CARDS), CardSet(3), Bid, Card, PASS, int, lambda game: PASS),
    *(_OtherCard(7), deal(1), Game(deal(1)), ALL_CONTRACTS[0], ALL_CONTRACTS[0].kind, Exception("18"), NotImplemented),
)


def _legal(game: Game, source: Random) -> Move:
    return PASS if game.is_over else choose_move(game, source.randrange(2**16))


def _any_move(game: Game, source: Random) -> Move:
    """One that there is, whether or not it is possible now."""
    contract, discard = source.choice(ALL_CONTRACTS), CardSet(source.sample(CARDS, source.randrange(4)))
    moves: list[Move] = [HOLD, PASS, PICK_UP, CLAIM, Resign(source.randrange(3))]
    moves += [Bid(source.choice(BID_VALUES)), Bid(source.randrange(-5, 300)), Declare(contract)]
    moves += [Declare(contract, discard), *source.sample(CARDS, 3)]
    return source.choice(moves)


def _early_end(game: Game, source: Random) -> Move:
    return source.choice((Timeout, Leave))(source.randrange(3))


def _own_declaration(game: Game, source: Random) -> Move:
    """Some contract, with two cards put away that somebody may hold."""
    held = game.deal.hands[source.randrange(3)] | game.deal.skat
    return Declare(source.choice(ALL_CONTRACTS), CardSet(source.sample(list(held), 2)))


def _text(game: Game, source: Random) -> str:
    return format_move(_any_move(game, source))


def _nearly_text(game: Game, source: Random) -> str:
    return mutate(_text(game, source), source)


def _nonsense(game: Game, source: Random) -> object:
    return source.choice(_NONSENSE)


def _made_of_nonsense(game: Game, source: Random) -> Any:
    """A move of nonsense, if one can be made of it."""
    make: Callable[..., Any] = source.choice((Bid, Resign, Timeout, Leave, Declare, Card))
    return make(*(source.choice(_NONSENSE) for _ in range(2 if make is Declare and source.random() < 0.5 else 1)))


_ATTEMPTS: Final[tuple[Attempt, ...]] = (
    *(_legal, _legal, _any_move, _any_move, _own_declaration, _text, _nearly_text, _nearly_text),
    *(_nonsense, _nonsense, _made_of_nonsense, _made_of_nonsense),
)


def attack(source: Random, count: int) -> Counter[str]:
    """Games go on as far as the moves that were possible lead them."""
    outcomes: Counter[str] = Counter()
    game = Game(deal(source.randrange(2**32)))
    for _ in range(count):
        if game.is_over and source.random() < 0.2:
            game = Game(deal(source.randrange(2**32)))
        attempt = _early_end if source.random() < 0.005 else source.choice(_ATTEMPTS)
        outcomes[_try(game, attempt, source)] += 1
    return outcomes


def _try(game: Game, attempt: Attempt, source: Random) -> str:
    try:
        given = attempt(game, source)
    except ValueError as fault:
        assert str(fault)
        return "no move at all"
    before, phase, is_legal = state(game), game.phase.value, _is_legal(game, given)
    try:
        game.push(given)
    except IllegalMove as fault:
        assert str(fault)
        assert not is_legal, f"refused: {given!r} in {game!r}"
        assert state(game) == before, f"changed by {given!r}: {game!r}"
        return f"illegal in {phase}"
    assert is_legal, f"taken: {given!r} in {game!r}"
    made = game.pop()
    assert state(game) == before, f"not taken back: {made!r} in {game!r}"
    game.push(made)
    return f"made in {phase}"


def _is_legal(game: Game, given: object) -> bool:
    """By what the rules say, asked in another way than a move is made."""
    move = _read(given) if isinstance(given, str) else given
    if type(move) in (Timeout, Leave):
        return not game.is_over
    if type(move) is Claim:
        return game.phase is Phase.PLAY and not game.claimed
    if type(move) is Resign:
        return game.phase is Phase.PLAY and move.seat not in game.resigned
    return any(type(move) is type(legal) and move == legal for legal in game.legal_moves())


def _read(text: str) -> Move | None:
    try:
        return parse_move(text)
    except ValueError:
        return None
