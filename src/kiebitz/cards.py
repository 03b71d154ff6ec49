"""Cards, suits, ranks and sets of cards.

A card is a small integer: eight times its suit plus its rank, suits in the order of their game values and ranks in the
order of trump and plain suits, the jack on top. A set of cards is a 32-bit mask with one bit a card; the rules compute
on plain masks, and `CardSet` is the same mask with the manners of a Python set.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from enum import IntEnum
from typing import Final, NoReturn, Self

from kiebitz.errors import Fault, WrongType, checked_number, checked_text


class Suit(IntEnum):
    """The four suits, lowest game value first."""

    DIAMONDS = 0
    HEARTS = 1
    SPADES = 2
    CLUBS = 3

    @property
    def symbol(self) -> str:
        """Its sign: `♣`."""
        return SUIT_SYMBOLS[self]

    def __str__(self) -> str:
        return SUIT_LETTERS[self]


class Rank(IntEnum):
    """The eight ranks in the order of a suit or grand game; null has an order of its own."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    QUEEN = 3
    KING = 4
    TEN = 5
    ACE = 6
    JACK = 7

    def __str__(self) -> str:
        return RANK_LETTERS[self]


SUIT_LETTERS: Final = "DHSC"
RANK_LETTERS: Final = "789QKTAJ"
SUIT_SYMBOLS: Final = "♦♥♠♣"
GERMAN_RANKS: Final = ("7", "8", "9", "D", "K", "10", "A", "B")
RANK_POINTS: Final = (0, 0, 0, 3, 4, 10, 11, 2)

FULL_DECK: Final = 0xFFFFFFFF
JACKS: Final = 0x80808080


class Card(int):
    """One of the 32 cards; compares and hashes as its index 0 to 31."""

    __slots__ = ()

    def __new__(cls, index: int) -> Self:
        if not isinstance(index, int):
            raise WrongType(f"a card is made from its index, 0 to 31, not from {index!r}; parse_card reads its name")
        if not 0 <= index < 32:
            raise Fault("card-index", given=str(index))
        return super().__new__(cls, index)

    @property
    def suit(self) -> Suit:
        """The suit on its face: a jack is of its suit in every game."""
        return Suit(self >> 3)

    @property
    def rank(self) -> Rank:
        """Seven to ace, or jack."""
        return Rank(self & 7)

    @property
    def points(self) -> int:
        """Its card points."""
        return RANK_POINTS[self & 7]

    @property
    def symbol(self) -> str:
        """How it is shown: `♣J`."""
        return SUIT_SYMBOLS[self >> 3] + RANK_LETTERS[self & 7]

    @property
    def mask(self) -> int:
        """The mask in which only its bit is set."""
        return 1 << self

    def __str__(self) -> str:
        return CARD_NAMES[self]

    def __repr__(self) -> str:
        return f"parse_card({CARD_NAMES[self]!r})"


CARD_NAMES: Final = tuple(suit + rank for suit in SUIT_LETTERS for rank in RANK_LETTERS)
CARDS: Final = tuple(Card(index) for index in range(32))


def _spellings() -> dict[str, Card]:
    """Every accepted way to write each card: `CJ`, `♣J` and German `♣B`, in either case."""
    found = {}
    for card in CARDS:
        suit, rank = divmod(card, 8)
        for first in (SUIT_LETTERS[suit], SUIT_SYMBOLS[suit]):
            for second in (RANK_LETTERS[rank], GERMAN_RANKS[rank]):
                for text in (first + second, first.lower() + second, first + second.lower(), (first + second).lower()):
                    found[text] = card
    return found


_CARD_OF_TEXT: Final = _spellings()


def spelled_card(text: str) -> Card | None:
    """The card that a text is an accepted way to write, if it is one."""
    return _CARD_OF_TEXT.get(text)


def parse_card(text: str) -> Card:
    """Read one card: `CJ`, `♣J` or German `♣B`."""
    card = spelled_card(checked_text(text, "a card"))
    if card is None:
        raise Fault("card-unknown", text=text)
    return card


def format_card(card: Card) -> str:
    """Write a card as `CJ`; the inverse of `parse_card`."""
    return CARD_NAMES[checked_number(card, "a card", low=0, high=31)]


def _byte_points() -> tuple[int, ...]:
    return tuple(sum(RANK_POINTS[rank] for rank in range(8) if byte >> rank & 1) for byte in range(256))


_POINTS_OF_SUIT: Final = _byte_points()


def card_points(mask: int) -> int:
    """The card points of a set of cards, 120 for the whole deck."""
    table = _POINTS_OF_SUIT
    return table[mask & 255] + table[mask >> 8 & 255] + table[mask >> 16 & 255] + table[mask >> 24]


def cards_in(mask: int) -> list[Card]:
    """The cards of a mask from the jack of clubs down, suit by suit."""
    found = []
    while mask:
        top = mask.bit_length() - 1
        found.append(CARDS[top])
        mask ^= 1 << top
    return found


def mask_of(cards: Iterable[Card]) -> int:
    """The mask of some cards; a card that comes twice is an error."""
    if not isinstance(cards, Iterable) or isinstance(cards, str):
        raise WrongType(f"a set of cards is made from cards or from a mask, not from {cards!r}")
    mask = 0
    for card in cards:
        if not isinstance(card, int) or not 0 <= card < 32:
            raise WrongType(f"not a card: {card!r}; parse_cards reads cards from a text")
        bit = 1 << card
        if mask & bit:
            raise Fault("card-twice", card=CARD_NAMES[card])
        mask |= bit
    return mask


class CardSet(Collection[Card]):
    """An immutable set of cards over a 32-bit mask, iterated from the jack of clubs down."""

    __slots__ = ("mask",)
    mask: int

    def __init__(self, cards: int | Iterable[Card] = 0) -> None:
        if isinstance(cards, Card):  # an int, but never meant as a mask
            raise ValueError(f"a set of one card is written CardSet([card]), not CardSet(card): {cards}")
        mask = cards if isinstance(cards, int) else mask_of(cards)
        if not 0 <= mask <= FULL_DECK:
            raise ValueError(f"not a mask of 32 cards: {mask:#x}")
        object.__setattr__(self, "mask", mask)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Games and views share their sets, so nobody may change one."""
        raise AttributeError("a CardSet cannot be changed")

    def __reduce__(self) -> tuple[type[CardSet], tuple[int]]:
        return CardSet, (self.mask,)

    @property
    def points(self) -> int:
        """The card points of all of them."""
        return card_points(self.mask)

    @property
    def symbols(self) -> str:
        """How they are shown: `♣JAT ♠K7`; `parse_cards` reads that too."""
        return " ".join(_suits_written(self.mask, SUIT_SYMBOLS)) or "-"

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and 0 <= card < 32 and bool(self.mask >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        return iter(cards_in(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __eq__(self, other: object) -> bool:
        return self.mask == other.mask if isinstance(other, CardSet) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.mask)

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask | other.mask)

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & other.mask)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & ~other.mask)

    def __xor__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask ^ other.mask)

    def __le__(self, other: CardSet) -> bool:
        """Whether all these cards are among the others."""
        return not self.mask & ~other.mask

    def __str__(self) -> str:
        return format_cards(self.mask)

    def __repr__(self) -> str:
        return f"parse_cards({format_cards(self.mask)!r})"


def format_cards(cards: int | Iterable[Card]) -> str:
    """Write a set of cards, or a mask, suit by suit: `CJAT.SK7.HQ98.DA`; the empty set is `-`."""
    mask = cards if type(cards) is int and 0 <= cards <= FULL_DECK else CardSet(cards).mask
    return ".".join(_suits_written(mask, SUIT_LETTERS)) or "-"


def _suits_written(mask: int, suits: str) -> list[str]:
    """The suits that a mask has cards of, each with its ranks, highest first."""
    groups = []
    for suit in reversed(range(4)):
        ranks = "".join(RANK_LETTERS[rank] for rank in reversed(range(8)) if mask >> (8 * suit + rank) & 1)
        if ranks:
            groups.append(suits[suit] + ranks)
    return groups


def parse_cards(text: str) -> CardSet:
    """Read a set of cards: single cards or suits with several ranks, separated by dots, commas or blanks.

    `CJ.CA.CT`, `CJAT.SK7`, `CJATSK7` and German `♣BD9` are all understood; `-` or nothing is the empty set.
    """
    cards: list[Card] = []
    for word in checked_text(text, "a set of cards").replace(",", " ").replace(".", " ").split():
        if word != "-":
            cards.extend(_parse_group(word))
    return CardSet(cards)


def _parse_group(word: str) -> list[Card]:
    if (card := spelled_card(word)) is not None:
        return [card]
    """A word of several cards. After the sign of a suit, D is a German queen; after its letter, the next suit."""
    cards = []
    suit = ""
    ranks = 0
    for letter in word.upper().replace("10", "T"):
        if letter in SUIT_SYMBOLS or (letter in SUIT_LETTERS and (suit not in SUIT_SYMBOLS or not suit)):
            if suit and not ranks:
                raise Fault("cards-lack-rank", suit=suit, text=word)
            suit, ranks = letter, 0
        elif not suit:
            raise Fault("cards-lack-suit", letter=letter, text=word)
        else:
            cards.append(parse_card(suit + letter))
            ranks += 1
    if not ranks:
        raise Fault("cards-lack-rank", suit=suit, text=word)
    return cards
