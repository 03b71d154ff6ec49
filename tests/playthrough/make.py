"""Golden playthroughs, one for every contract: what the game says after every move.

    python -m tests.playthrough.make

writes `data/playthroughs/CONTRACT.txt` anew. Do that only for a deliberate change of the rules or of the texts, and
read the difference.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from kiebitz import (
    ALL_CONTRACTS,
    CARDS,
    Card,
    CardSet,
    Contract,
    Deal,
    Game,
    Kind,
    deal,
    format_game,
    format_position,
    format_record,
    parse_deal,
    record_of_game,
)
from kiebitz.contract import TRUMPS
from tests.games import game_with_contract

FOLDER = Path(__file__).parents[2] / "data/playthroughs"


def transcript(contract: Contract, seed: int) -> str:
    """Two games of a contract told to their end: a random one, and one that the declarer wins."""
    source = random.Random(seed)
    dealt = deal(seed)
    twelve = list(dealt.hands[seed % 3] | dealt.skat)
    discard = None if contract.hand else CardSet(source.sample(twelve, 2))
    anyhow = _told(game_with_contract(contract, seed % 3, dealt, discard), source.choice)
    won = _told(game_with_contract(contract, 0, _winning_deal(contract)), lambda cards: cards[-contract.is_null])
    return f"{anyhow}\n{won}"


def _winning_deal(contract: Contract) -> Deal:
    """Forehand has every trump it can hold or, for null, a hand that cannot be caught; the skat is left as it is."""
    if contract.is_null:
        return parse_deal("C789.S789.H78.D78/CATKQ.SATK.HAT.D9/CJ.SJ.HJ.DJ.SQ.HKQ.DATK")
    suit = Kind.CLUBS if contract.kind == Kind.GRAND else contract.kind
    hand = CardSet(TRUMPS[suit]) - CardSet([CARDS[8 * suit]])  # all but the seven
    rest = [card for card in CARDS if card not in hand]
    return Deal((hand, CardSet(rest[:10]), CardSet(rest[10:20])), CardSet(rest[20:]))


def _told(declared: Game, choose: Callable[[list[Card]], Card]) -> str:
    game = Game(declared.deal)
    lines = [f"deal {game.deal}"]
    for move in declared.moves:
        lines.append(f"seat {game.turn} {move}")
        game.push(move)
    while (position := game.position) is not None and not game.is_over:
        legal = position.legal_moves()
        card = choose(legal)
        lines.append(f"seat {game.turn} {card}  of {' '.join(map(str, legal))}")
        game.push(card)
        if not (after := position.after(card)).trick:
            lines.append(f"  {format_position(after)}")
    result = game.result()
    lines += [
        f"result {result}",
        f"list of 3 {result.list_points(3)}, of 4 {result.list_points(4)}",
        f"game {format_game(game)}",
        f"record {format_record(record_of_game(game))}",
    ]
    return "\n".join(lines) + "\n"


def cases() -> list[tuple[Contract, int]]:
    return [(contract, 100 + number) for number, contract in enumerate(ALL_CONTRACTS)]


def main() -> None:
    for contract, seed in cases():
        (FOLDER / f"{contract}.txt").write_text(transcript(contract, seed))


if __name__ == "__main__":
    main()
