"""What speaks for each card of a decision."""

from __future__ import annotations

from dataclasses import dataclass

from kiebitz.cards import Card


@dataclass(frozen=True, slots=True)
class CardEvidence:
    """What the worlds say about a card, seen from the side that plays it.

    worlds     in how many it was judged, fewer than others if it was soon seen not to be the best
    win_share  in what share of these the side wins, under best play by all with open cards, or as games end that are
               played in them
    score      the mean score: 1 for a win, 0 for a loss, with `Scoring.KERMIT` a little more or less for schneider
    error      the standard error of the score
    value      the mean of the declarer's card points in all; in null of the tricks survived from this one on

    The score is unknown where fewer worlds or the wins alone have shown which card is best, or that this one is not;
    the value where the scores have. Values are means over those of the first worlds in which they were easily found.
    Evidence in full has all figures of every card, from all worlds.
    """

    card: Card
    worlds: int
    win_share: float
    score: float | None
    error: float | None
    value: float | None


@dataclass(frozen=True, slots=True)
class Evidence:
    """The card to play and why.

    worlds   how many were judged: all asked for, fewer if they had shown which card is best, the time was up, or no
             more fit the view
    is_full  whether those are all the worlds there are
    """

    best: Card
    cards: tuple[CardEvidence, ...]
    worlds: int
    is_full: bool

    def of(self, card: Card) -> CardEvidence:
        """What speaks for one card."""
        return next(found for found in self.cards if found.card == card)
