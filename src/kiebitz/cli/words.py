"""Faults of what is typed, in English and German.

The names of cards, seats and contracts, and what is said of a result, are the table's. A `Words` has no defaults, so a
text missing in one language is a type error. Texts with `{names}` are filled in with `str.format`; both languages use
the same names.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Words:
    """What is said in one language."""

    # the table in the browser
    not_a_player: str

    # what is wrong with a hand, a skat, an auction
    not_cards: str
    call_refused: str

    # an open-hand position and its solution
    not_a_position: str

    # a game on paper
    broken_record: str


ENGLISH: Final = Words(
    not_a_player="{reason}",
    not_cards="{reason}",
    call_refused="{reason}",
    not_a_position="{reason}",
    broken_record="{reason}",
)

GERMAN: Final = Words(
    not_a_player="Diesen Spieler gibt es so nicht; `kiebitz players` nennt alle. Genauer, auf Englisch:\n{reason}",
    not_cards="{text} sind keine Karten oder nicht lauter verschiedene. Schreibe Farbe und Wert, etwa ♣B ♠10 ♥D oder"
    " CJ ST HQ",
    call_refused="{text} kann nach den Ansagen davor nicht kommen. Wer fragt, nennt einen höheren Reizwert oder passt"
    " (p); wer gefragt ist, hält (y) oder passt (p)",
    not_a_position="Diese Stellung ist nicht zu lesen oder nicht möglich. Geschrieben wird"
    " VORHAND/MITTELHAND/HINTERHAND/SKAT SPIEL ALLEINSPIELER, das Spiel als D H S C G N, der Alleinspieler als 0 1 2."
    " Genauer, auf Englisch: {reason}",
    broken_record="Diese Aufzeichnung ist nicht zu lesen oder nicht nach den Regeln. Genauer, auf Englisch:\n{reason}",
)
