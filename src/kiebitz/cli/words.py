"""What `review` says, and faults of what is typed, in English and German.

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

    # what to do with a hand
    pass_: str
    hold: str
    pick_up: str

    # the table in the browser
    not_a_player: str

    # what is wrong with a hand, a skat, an auction
    not_cards: str
    call_refused: str

    # an open-hand position and its solution
    not_a_position: str

    # a game on paper
    could_not_be_lost: str
    broken_record: str
    no_such_record: str

    # a game reviewed
    reviewing: str
    no_mistakes: str
    in_trick: str
    in_auction: str
    with_skat: str
    better: str
    costs: str
    costs_no_win: str
    give_or_take: str
    cards_unknown: str
    only_judged: str
    inaccuracy: str
    mistake: str
    blunder: str
    given_away: str
    declarer_wins_from: str
    defenders_win_from: str
    declarer_won_of: str
    defenders_won_of: str
    player: str
    role: str
    kind: str
    games: str
    points_a_game: str
    reviewed_to: str
    role_bidder: str
    role_declarer: str
    role_defender: str
    kind_suit: str
    kind_grand: str
    kind_null: str
    kind_passed_in: str
    deals_reviewed: str
    nothing_reviewed: str
    what_to_review: str


ENGLISH: Final = Words(
    pass_="pass",
    hold="hold {bid}",
    pick_up="pick up the skat",
    not_a_player="{reason}",
    not_cards="{reason}",
    call_refused="{reason}",
    not_a_position="{reason}",
    could_not_be_lost="From the first card on this game could not be lost, however the cards lay.",
    broken_record="{reason}",
    no_such_record="there is no such record",
    reviewing="reviewing",
    no_mistakes="no mistakes by what could be known",
    in_trick="trick {trick}",
    in_auction="auction",
    with_skat="contract",
    better="better {move}",
    costs="costs {points} points{error} and {win} of the chance to win",
    costs_no_win="costs {points} points{error}",
    give_or_take=" (± {error})",
    cards_unknown="nobody's cards are known in this record, so nothing can be said about them",
    only_judged="the record hides cards; judged is only {seats}",
    inaccuracy="inaccuracy",
    mistake="mistake",
    blunder="blunder",
    given_away="given away",
    declarer_wins_from="With open cards the declarer could have won up to trick {trick}:",
    defenders_win_from="With open cards the defenders could have won up to trick {trick}:",
    declarer_won_of="Not against best defence. Played on from the first card, the declarer won {won} of {games} games.",
    defenders_won_of="Not against best play. Played on from the first card, the defenders won {won} of {games} games.",
    player="player",
    role="role",
    kind="game",
    games="games",
    points_a_game="points a game",
    reviewed_to="every decision is in {path}",
    role_bidder="bidding",
    role_declarer="declarer",
    role_defender="defender",
    kind_suit="suit",
    kind_grand="grand",
    kind_null="null",
    kind_passed_in="passed in",
    deals_reviewed="deals of this list that are over, all reviewed: {deals}",
    nothing_reviewed="no game has a review yet",
    what_to_review="say either which FILES to review, or --table, or --collection",
)

GERMAN: Final = Words(
    pass_="passen",
    hold="{bid} halten",
    pick_up="den Skat aufnehmen",
    not_a_player="Diesen Spieler gibt es so nicht; `kiebitz players` nennt alle. Genauer, auf Englisch:\n{reason}",
    not_cards="{text} sind keine Karten oder nicht lauter verschiedene. Schreibe Farbe und Wert, etwa ♣B ♠10 ♥D oder"
    " CJ ST HQ",
    call_refused="{text} kann nach den Ansagen davor nicht kommen. Wer fragt, nennt einen höheren Reizwert oder passt"
    " (p); wer gefragt ist, hält (y) oder passt (p)",
    not_a_position="Diese Stellung ist nicht zu lesen oder nicht möglich. Geschrieben wird"
    " VORHAND/MITTELHAND/HINTERHAND/SKAT SPIEL ALLEINSPIELER, das Spiel als D H S C G N, der Alleinspieler als 0 1 2."
    " Genauer, auf Englisch: {reason}",
    could_not_be_lost="Vom ersten Stich an war dieses Spiel unverlierbar, wie die Karten auch lagen.",
    broken_record="Diese Aufzeichnung ist nicht zu lesen oder nicht nach den Regeln. Genauer, auf Englisch:\n{reason}",
    no_such_record="diese Aufzeichnung gibt es nicht",
    reviewing="Durchsicht",
    no_mistakes="kein Fehler nach dem, was man wissen konnte",
    in_trick="{trick}. Stich",
    in_auction="Reizen",
    with_skat="Spiel",
    better="besser {move}",
    costs="kostet {points} Punkte{error} und {win} der Gewinnaussicht",
    costs_no_win="kostet {points} Punkte{error}",
    give_or_take=" (± {error})",
    cards_unknown="niemandes Karten sind in dieser Aufzeichnung bekannt, also lässt sich nichts dazu sagen",
    only_judged="die Aufzeichnung verbirgt Karten; beurteilt wird nur {seats}",
    inaccuracy="ungenau",
    mistake="Fehler",
    blunder="grober Fehler",
    given_away="verschenkt",
    declarer_wins_from="Mit offenen Karten konnte der Alleinspieler bis zum {trick}. Stich gewinnen:",
    defenders_win_from="Mit offenen Karten konnten die Gegenspieler bis zum {trick}. Stich gewinnen:",
    declarer_won_of="Nicht gegen die beste Abwehr. Von der ersten Karte an gewann der Alleinspieler {won} von {games}"
    " Spielen.",
    defenders_won_of="Nicht gegen bestes Spiel. Von der ersten Karte an gewannen die Gegenspieler {won} von {games}"
    " Spielen.",
    player="Spieler",
    role="Rolle",
    kind="Spiel",
    games="Spiele",
    points_a_game="Punkte je Spiel",
    reviewed_to="jede Entscheidung steht in {path}",
    role_bidder="Reizen",
    role_declarer="Allein",
    role_defender="Gegen",
    kind_suit="Farbspiel",
    kind_grand="Grand",
    kind_null="Null",
    kind_passed_in="eingepasst",
    deals_reviewed="beendete Spiele dieser Liste, alle durchgesehen: {deals}",
    nothing_reviewed="noch kein Spiel ist durchgesehen",
    what_to_review="entweder FILES nennen oder --table oder --collection",
)
