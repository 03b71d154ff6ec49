"""The few words that stand in pictures, in both languages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kiebitz.contract import Contract
from kiebitz.moves import Call, Hold, Pass
from kiebitz.svg.style import Language


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """What stands in a picture, in one language."""

    seats: tuple[str, str, str]
    kinds: tuple[str, ...]
    announcements: tuple[str, str, str]  # schneider, schwarz, ouvert
    declarer: str
    leads: str
    holds: str
    passes: str
    bid: str
    skat: str
    put_away: str
    last_trick: str
    tricks: str
    points: str
    value: str
    reached: str  # the declarer's points at the end
    won: str
    lost: str
    passed_in: str
    broken_off: str

    def contract(self, contract: Contract) -> str:
        """A contract in words."""
        return self.kinds[contract.kind] + (" Hand" if contract.hand else "")

    def announced(self, contract: Contract) -> str:
        """The highest announcement, which includes those below it; nothing for most games."""
        schneider, schwarz, ouvert = self.announcements
        return ouvert if contract.ouvert else schwarz if contract.schwarz else schneider if contract.schneider else ""

    def call(self, call: Call) -> str:
        """What somebody said in the auction."""
        return self.holds if isinstance(call, Hold) else self.passes if isinstance(call, Pass) else str(call)


WORDS: Final[dict[Language, Words]] = {
    "en": Words(
        seats=("Forehand", "Middlehand", "Rearhand"),
        kinds=("Diamonds", "Hearts", "Spades", "Clubs", "Grand", "Null"),
        announcements=("schneider announced", "schwarz announced", "ouvert"),
        declarer="declarer",
        leads="leads",
        holds="yes",
        passes="pass",
        bid="bid {}",
        skat="skat",
        put_away="put away",
        last_trick="last trick",
        tricks="tricks {} : {}",
        points="points {} : {}",
        value="value {}",
        reached="{} points",
        won="won {:+}",
        lost="lost {:+}",
        passed_in="passed in",
        broken_off="broken off",
    ),
    "de": Words(
        seats=("Vorhand", "Mittelhand", "Hinterhand"),
        kinds=("Karo", "Herz", "Pik", "Kreuz", "Grand", "Null"),
        announcements=("Schneider angesagt", "Schwarz angesagt", "ouvert"),
        declarer="Alleinspieler",
        leads="spielt aus",
        holds="ja",
        passes="passe",
        bid="Reizwert {}",
        skat="Skat",
        put_away="gedrückt",
        last_trick="letzter Stich",
        tricks="Stiche {} : {}",
        points="Augen {} : {}",
        value="Wert {}",
        reached="{} Augen",
        won="gewonnen {:+}",
        lost="verloren {:+}",
        passed_in="eingepasst",
        broken_off="abgebrochen",
    ),
}
