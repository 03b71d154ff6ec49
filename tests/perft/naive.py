"""A naive counter of legal play sequences, independent of the package: cards are strings, rules are written again.

    python tests/perft/naive.py > data/perft/counts.txt

Each line: a position string, then the number of sequences of 1, 2, 3, ... legal cards from it. Only the choice of
random positions uses random numbers; the counting tries every card.
"""

from __future__ import annotations

import random

SUITS = "CSHD"
RANKS = "AKQJT987"


def is_trump(card: str, kind: str) -> bool:
    return kind != "N" and (card[1] == "J" or card[0] == kind)


def suit_class(card: str, kind: str) -> str:
    return "trump" if is_trump(card, kind) else card[0]


def legal(hand: list[str], trick: list[str], kind: str) -> list[str]:
    if not trick:
        return hand
    led = suit_class(trick[0], kind)
    same = [card for card in hand if suit_class(card, kind) == led]
    return same or hand


def rank_in_suit(card: str, kind: str) -> int:
    if kind == "N":
        return "789TJQKA".index(card[1])
    if card[1] == "J":
        return 10 + "DHSC".index(card[0])
    return "789QKTA".index(card[1])


def winner(trick: list[str], kind: str) -> int:
    trumps = [place for place in range(3) if is_trump(trick[place], kind)]
    following = [place for place in range(3) if suit_class(trick[place], kind) == suit_class(trick[0], kind)]
    return max(trumps or following, key=lambda place: rank_in_suit(trick[place], kind))


def sequences(hands: list[list[str]], trick: list[str], leader: int, kind: str, depth: int) -> int:
    if depth == 0 or not any(hands):
        return 1
    seat = (leader + len(trick)) % 3
    total = 0
    for card in legal(hands[seat], trick, kind):
        after = [[other for other in hand if other != card] for hand in hands]
        played = [*trick, card]
        if len(played) == 3:
            total += sequences(after, [], (leader + winner(played, kind)) % 3, kind, depth - 1)
        else:
            total += sequences(after, played, leader, kind, depth - 1)
    return total


def written(hands: list[list[str]], kind: str, declarer: int, leader: int, trick: list[str]) -> str:
    cards = "/".join(".".join(hand) or "-" for hand in hands)
    return f"{cards} {kind} {declarer} {leader}:{'.'.join(trick) or '-'}"


def line(source: random.Random, kind: str, size: int, deepest: int, on_table: int) -> str:
    deck = [suit + rank for suit in SUITS for rank in RANKS]
    source.shuffle(deck)
    hands = [deck[size * seat : size * (seat + 1)] for seat in range(3)]
    leader, declarer = source.randrange(3), source.randrange(3)
    trick: list[str] = []
    for _ in range(on_table):
        seat = (leader + len(trick)) % 3
        card = source.choice(legal(hands[seat], trick, kind))
        hands[seat].remove(card)
        trick.append(card)
    counts = [sequences(hands, trick, leader, kind, depth) for depth in range(1, deepest + 1)]
    return f"{written(hands, kind, declarer, leader, trick)} ; {' '.join(map(str, counts))}"


def main() -> None:
    source = random.Random(2024)
    for kind in "DHSCGN":
        print(line(source, kind, size=10, deepest=6, on_table=0))
        print(line(source, kind, size=10, deepest=5, on_table=2))
        for size in (2, 3, 4, 5):
            print(line(source, kind, size=size, deepest=3 * size, on_table=size % 3))


if __name__ == "__main__":
    main()
