"""Who decides about a declarer's claim to all the rest, and whether it is decided.

If people defend, they are asked, each once, and a computer partner goes along. Computer players alone look again after
every card, and give up as soon as both are sure by what they see.
"""

from __future__ import annotations

from kiebitz.deals import SEATS
from kiebitz.moves import Claim, Resign
from kiebitz.players.claims import claim_holds
from kiebitz.session.state import TableState


def defenders(state: TableState) -> list[int]:
    """The seats that defend."""
    return [seat for seat in SEATS if seat != state.game.declarer]


def is_left_to_computers(state: TableState) -> bool:
    """Whether no person defends, so that nobody is asked."""
    return not _people_to_judge(state)


def is_certain(state: TableState) -> bool:
    """Whether computer players that judge a claim are both sure that it is right."""
    game = state.game
    if not game.claimed or game.is_over or not is_left_to_computers(state):
        return False
    return all(claim_holds(game.view(seat)) for seat in defenders(state))


def claim_number(state: TableState) -> int | None:
    """The number of the move that was a claim."""
    return [type(move) for move in state.game.moves].index(Claim) if state.game.claimed else None


def is_refused(state: TableState) -> bool:
    """Whether people have said that they want to see it; they are not asked again."""
    return state.game.claimed and state.round.refused == claim_number(state)


def people_asked(state: TableState) -> tuple[int, ...]:
    """The places of people to whom it is to judge a claim that has just been made, before the next card."""
    number = claim_number(state)
    if number is None or not all(isinstance(move, Resign) for move in state.game.moves[number + 1 :]):
        return ()
    return _people_to_judge(state)


def resignations(state: TableState, seat: int) -> list[Resign]:
    """What it means that the person at a seat gives up: a computer partner of a defender goes along.

    The person comes first, so that taking back takes the partner's resignation along.
    """
    given_up = [Resign(seat)]
    if seat != state.game.declarer:
        given_up += [
            Resign(partner) for partner in _still_defending(state) if partner != seat and not _is_person(state, partner)
        ]
    return given_up


def _people_to_judge(state: TableState) -> tuple[int, ...]:
    return tuple(state.place_of(seat) for seat in _still_defending(state) if _is_person(state, seat))


def _still_defending(state: TableState) -> list[int]:
    return [seat for seat in defenders(state) if seat not in state.game.resigned]


def _is_person(state: TableState, seat: int) -> bool:
    return state.decides(state.place_of(seat))
