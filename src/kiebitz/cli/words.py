"""What `bid`, `solve`, `record show`, `review`, `verify`, `serve` and `store` say, in English and German.

The names of cards, seats and contracts, and what is said of a result, are the table's. A `Words` has no defaults, so a
text missing in one language is a type error. Texts with `{names}` are filled in with `str.format`; both languages use
the same names.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Words:
    """What is said in one language; `fault` stands before whatever is wrong."""

    fault: str
    output: str

    # ended early
    interrupted: str
    goes_on: str
    worker_died: str

    # what to do with a hand
    pass_: str
    bid: str
    hold: str
    pick_up: str
    declare: str
    declare_and_discard: str

    # and why
    bidding_is_better: str
    passing_is_better: str
    worth_up_to: str
    worth_no_bid: str
    sure: str
    sure_means: str
    guarantee_of_one: str
    guaranteed_points: str
    is_sure: str
    is_not_sure: str
    keeping: str
    pick_up_or_hand: str
    best_game: str
    next_game: str

    # the games it could be
    contract: str
    wins: str
    points: str
    put_away: str
    best_with: str
    share_of_skats: str

    # the table in the browser
    serving: str
    no_browser: str
    opened_to_others: str
    port_taken: str
    cannot_listen: str
    serving_already: str
    serving_somewhere: str
    key_in_use: str
    served: str

    # the store
    store_fault: str
    copy_exists: str
    store_copied: str
    store_sound: str
    store_compacted: str

    # whether a deal is the one that was promised
    verified: str
    not_verified: str
    not_hexadecimal: str

    # what is wrong with a hand, a skat, an auction
    hand_size: str
    skat_size: str
    in_hand_and_skat: str
    no_call: str
    no_skat_to_pick_up: str
    auction_lost: str
    not_in_turn: str

    # an open-hand position and its solution
    played_by: str
    to_play: str
    card: str
    value: str
    best: str
    points_and_outcome: str
    bounds: str
    won: str
    lost: str
    open: str
    lost_in_trick: str
    trick: str
    led_by: str
    cards: str
    declarer: str
    takes_it: str
    effort: str
    yes: str
    no: str
    limit_came_first: str
    position_or_batch: str
    points_of_one: str
    cards_of_batch: str

    # a game on paper
    not_seen: str
    skat: str
    auction: str
    says: str
    holds: str
    passes: str
    contract_by: str
    discard: str
    taken_by: str
    card_points: str
    result: str
    broken_off: str
    broken_off_by: str
    passed_in: str
    points_in_tricks: str
    points_in_trick: str
    value_and_list: str
    no_such_record: str


ENGLISH: Final = Words(
    fault="Error",
    output="output",
    interrupted="Interrupted.",
    goes_on="Interrupted; the same command goes on from here.",
    worker_died="a worker has died; the same command goes on from here",
    pass_="pass",
    bid="bid {bid}",
    hold="hold {bid}",
    pick_up="pick up the skat",
    declare="play {contract}",
    declare_and_discard="play {contract}, put away {cards}",
    bidding_is_better="declaring at {bid} wins {win} of the time and is worth {points} points, more than passing"
    " ({passing})",
    passing_is_better="declaring at {bid} wins {win} of the time and is worth {points} points, less than passing"
    " ({passing})",
    worth_up_to="worth bidding up to {bid}",
    worth_no_bid="not worth a bid",
    sure="sure",
    sure_means="sure: proven that it cannot be lost, whatever the others hold and play",
    guarantee_of_one="--guarantee is for one position, without --points",
    guaranteed_points="guaranteed: {points} card points",
    is_sure="cannot be lost, whatever the others hold and play",
    is_not_sure="can be lost",
    keeping="kept sure by: ",
    pick_up_or_hand="picking up wins {win} of the time and is worth {points} points; {contract} wins {hand_win} and is"
    " worth {hand_points}",
    best_game="{contract} wins {win} of the time and is worth {points} points",
    next_game="next is {contract} with {win} and {points}",
    contract="contract",
    wins="wins",
    points="points",
    put_away="put away",
    best_with="best with",
    share_of_skats="{share} of the skats",
    serving="Kiebitz is at {url}\nCtrl-C ends it; every table is kept.",
    no_browser="No browser could be opened here. Open the address above in one.",
    opened_to_others="Other machines in your network can connect. Games travel unencrypted.",
    port_taken="Port {port} is taken by another program. Choose another: kiebitz serve --port {other}",
    cannot_listen="Cannot listen on {host}: {reason}",
    serving_already="Kiebitz is running already, at {url}",
    serving_somewhere="Kiebitz is running already. Find its page in your browser, or end it first.",
    key_in_use="Kiebitz is running, and goes by the old key. End it first, then: kiebitz serve --new-key",
    served="Goodbye. Every table is kept.",
    store_fault="The store of tables cannot be used. {path}: {reason}",
    copy_exists="{path} is there already; name a new file",
    store_copied="The store was copied to {path} ({size}).",
    store_sound="{path} is in order: tables {tables}, games {games}, {size}.",
    store_compacted="{path} was written anew: {before} before, {after} now.",
    verified="The commitment is the hash of this secret and this salt. From the secret follow these cards:",
    not_verified="The commitment is NOT the hash of this secret and this salt: the deal was not the one promised.",
    not_hexadecimal="{name} is {digits} hexadecimal digits, not {text!r}",
    hand_size="a hand has 10 cards, but {text} has {count}",
    skat_size="the skat has 2 cards, but {text} has {count}",
    in_hand_and_skat="{cards} is in the hand and in the skat",
    no_call="{text} is no call of the auction: write a number, y to hold or p to pass",
    no_skat_to_pick_up="{seat} has not won this auction and does not pick up the skat",
    auction_lost="the auction is over, and {seat} has not won it",
    not_in_turn="after these calls it is {turn}'s turn, not {seat}'s",
    played_by="{game} by {seat}",
    to_play="{seat} to play",
    card="card",
    value="value",
    best="best",
    points_and_outcome="{points} points, {outcome}",
    bounds="{lower} to {upper}",
    won="won",
    lost="lost",
    open="open",
    lost_in_trick="lost in trick {trick}",
    trick="trick",
    led_by="led by",
    cards="cards",
    declarer="declarer",
    takes_it="takes it",
    effort="{nodes} nodes, {seconds} s",
    yes="yes",
    no="no",
    limit_came_first="open, the limit came first",
    position_or_batch="name a POSITION or a file with --batch",
    points_of_one="--points goes with a single POSITION",
    cards_of_batch="--cards goes with --batch; a single POSITION always shows them",
    not_seen="not seen",
    skat="skat",
    auction="auction",
    says="{seat} {bid}",
    holds="{seat} holds",
    passes="{seat} passes",
    contract_by="{contract} by {seat}, bid {bid}",
    discard="put away",
    taken_by="taken by",
    card_points="points",
    result="result",
    broken_off="broken off",
    broken_off_by="broken off by {seat} before a declaration",
    passed_in="passed in",
    points_in_tricks="{points} points in {tricks} tricks",
    points_in_trick="{points} points in 1 trick",
    value_and_list="value {value}, list {points}",
    no_such_record="there is no such record",
)

GERMAN: Final = Words(
    fault="Fehler",
    output="Ausgabe",
    interrupted="Abgebrochen.",
    goes_on="Abgebrochen; derselbe Aufruf macht hier weiter.",
    worker_died="ein Arbeitsprozess ist gestorben; derselbe Aufruf macht hier weiter",
    pass_="passen",
    bid="{bid} sagen",
    hold="{bid} halten",
    pick_up="den Skat aufnehmen",
    declare="{contract} spielen",
    declare_and_discard="{contract} spielen, {cards} drücken",
    bidding_is_better="Bei {bid} zu spielen gewinnt in {win} der Fälle und bringt {points} Punkte, mehr als Passen"
    " ({passing})",
    passing_is_better="Bei {bid} zu spielen gewinnt in {win} der Fälle und bringt {points} Punkte, weniger als Passen"
    " ({passing})",
    worth_up_to="bis {bid} lohnt es sich zu reizen",
    worth_no_bid="zu reizen lohnt sich nicht",
    sure="sicher",
    sure_means="sicher: bewiesen unverlierbar, wie die Karten auch liegen",
    guarantee_of_one="--guarantee gilt für eine Stellung, ohne --points",
    guaranteed_points="garantiert: {points} Augen",
    is_sure="unverlierbar, wie die Karten auch liegen",
    is_not_sure="kann verloren werden",
    keeping="sicher bleibt es mit: ",
    pick_up_or_hand="Den Skat aufzunehmen gewinnt in {win} der Fälle und bringt {points} Punkte; {contract} gewinnt in"
    " {hand_win} und bringt {hand_points}",
    best_game="{contract} gewinnt in {win} der Fälle und bringt {points} Punkte",
    next_game="danach kommt {contract} mit {win} und {points}",
    contract="Spiel",
    wins="gewinnt",
    points="Punkte",
    put_away="drücken",
    best_with="am besten bei",
    share_of_skats="{share} der Skate",
    serving="Kiebitz ist unter {url} zu finden.\nStrg-C beendet ihn; jeder Tisch bleibt erhalten.",
    no_browser="Hier ließ sich kein Browser öffnen. Öffne die Adresse oben in einem.",
    opened_to_others="Andere Rechner in deinem Netz können sich verbinden. Spiele reisen unverschlüsselt.",
    port_taken="Port {port} ist von einem anderen Programm belegt. Wähle einen anderen: kiebitz serve --port {other}",
    cannot_listen="{host} kann nicht benutzt werden: {reason}",
    serving_already="Kiebitz läuft schon, unter {url}",
    serving_somewhere="Kiebitz läuft schon. Suche seine Seite in deinem Browser, oder beende ihn zuerst.",
    key_in_use="Kiebitz läuft, noch mit dem alten Schlüssel. Beende ihn zuerst, dann: kiebitz serve --new-key",
    served="Auf Wiedersehen. Jeder Tisch bleibt erhalten.",
    store_fault="Der Speicher der Tische ist nicht benutzbar. {path}: {reason}",
    copy_exists="{path} gibt es schon; nenne eine neue Datei",
    store_copied="Der Speicher wurde nach {path} kopiert ({size}).",
    store_sound="{path} ist in Ordnung: Tische {tables}, Spiele {games}, {size}.",
    store_compacted="{path} wurde neu geschrieben: vorher {before}, jetzt {after}.",
    verified="Die Zusage ist der Hash dieses Geheimnisses und dieses Salzes. Diese Karten folgen aus dem Geheimnis:",
    not_verified="Die Zusage ist NICHT der Hash dieses Geheimnisses und Salzes: Es wurde anders gegeben als zugesagt.",
    not_hexadecimal="{name} besteht aus {digits} Hexadezimalziffern, nicht {text!r}",
    hand_size="eine Hand hat 10 Karten, {text} hat {count}",
    skat_size="der Skat hat 2 Karten, {text} hat {count}",
    in_hand_and_skat="{cards} steht in der Hand und im Skat",
    no_call="{text} sagt beim Reizen niemand: schreibe eine Zahl, y für Halten oder p für Passen",
    no_skat_to_pick_up="{seat} hat nicht zu Ende gereizt und nimmt den Skat nicht auf",
    auction_lost="das Reizen ist zu Ende, und {seat} spielt nicht",
    not_in_turn="nach diesen Ansagen ist {turn} an der Reihe, nicht {seat}",
    played_by="{game}, Alleinspieler {seat}",
    to_play="{seat} ist am Zug",
    card="Karte",
    value="Wert",
    best="beste",
    points_and_outcome="{points} Augen, {outcome}",
    bounds="{lower} bis {upper}",
    won="gewonnen",
    lost="verloren",
    open="offen",
    lost_in_trick="verloren im {trick}. Stich",
    trick="Stich",
    led_by="Ausspiel",
    cards="Karten",
    declarer="Alleinspieler",
    takes_it="bekommt ihn",
    effort="{nodes} Stellungen, {seconds} s",
    yes="ja",
    no="nein",
    limit_came_first="offen, die Grenze kam zuerst",
    position_or_batch="nenne eine Stellung (POSITION) oder mit --batch eine Datei",
    points_of_one="--points geht nur mit einer einzelnen Stellung (POSITION)",
    cards_of_batch="--cards gehört zu --batch; eine einzelne Stellung (POSITION) zeigt ihre Karten immer",
    not_seen="nicht gesehen",
    skat="Skat",
    auction="Reizen",
    says="{seat} {bid}",
    holds="{seat} hält",
    passes="{seat} passt",
    contract_by="{contract}, Alleinspieler {seat}, gereizt bis {bid}",
    discard="gedrückt",
    taken_by="Stich an",
    card_points="Augen",
    result="Ergebnis",
    broken_off="abgebrochen",
    broken_off_by="vor der Ansage von {seat} abgebrochen",
    passed_in="eingepasst",
    points_in_tricks="{points} Augen in {tricks} Stichen",
    points_in_trick="{points} Augen in 1 Stich",
    value_and_list="Spielwert {value}, Liste {points}",
    no_such_record="diese Aufzeichnung gibt es nicht",
)
