"""Every text of the table, in English and in German.

A `Phrases` has no defaults, so a phrase missing in one language is a type error. Texts with `{names}` are filled in
with `str.format`; both languages use the same names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Phrases:
    """What the table says in one language."""

    # cards, seats, contracts
    ranks: tuple[str, str, str, str, str, str, str, str]  # seven to ace, then the jack, as in `cards.Rank`
    suit_letters: tuple[str, str, str, str]  # diamonds to clubs, for screens that cannot show the symbols
    seats: tuple[str, str, str]
    kinds: tuple[str, str, str, str, str, str]
    hand: str
    schneider_announced: str
    schwarz_announced: str
    ouvert: str
    you: str
    decimal_mark: str
    levels: tuple[str, str, str, str, str]  # from the weakest on

    # what somebody did, said after a name and a colon
    holds: str
    passes: str
    picks_up: str
    claims: str
    resigns: str
    leaves: str
    times_out: str
    faulty: str
    trick_to: str
    trick_to_you: str

    # the screen
    deal_number: str
    single_deal: str
    seed: str
    practice: str
    declarer: str
    defender: str
    dealer: str
    bid: str
    tricks: str
    points: str
    trick_number: str
    last_trick: str
    no_last_trick: str
    meanwhile: str
    skat: str
    discarded: str
    open_hand: str
    your_hand: str
    thinking: str
    thought: str

    # questions
    ask_bid: str
    ask_top_bid: str
    ask_hold: str
    ask_skat: str
    ask_declaration: str
    ask_card: str
    ask_only_card: str
    ask_next_deal: str
    ask_end: str
    ask_claim: str
    ask_resign: str
    ask_continue: str
    press_enter: str

    # answers to what cannot be done
    say_yes_or_no: str
    press_enter_to_go_on: str
    not_a_bid: str
    bid_too_low: str
    no_such_value: str
    answer_the_bid: str
    nothing_to_hold: str
    choose_skat: str
    not_a_contract: str
    pick_up_first: str
    skat_is_taken: str
    null_too_low: str
    two_cards: str
    same_card_twice: str
    name_a_card: str
    not_a_card: str
    no_card_number: str
    not_held: str
    several_cards: str
    must_follow: str
    only_in_play: str
    only_declarer_claims: str
    claimed_already: str
    claim_refused: str
    undo_only_in_practice: str
    nothing_to_undo: str
    undone: str
    no_list: str

    # hints
    thinking_about_hint: str
    hint_not_now: str
    hint_pass: str
    hint_hold: str
    hint_bid: str
    hint_pick_up: str
    hint_play: str
    hint_declare: str
    hint_declaring: str
    hint_picking_up: str
    hint_passing: str
    hint_prospect: str
    hint_only_card: str
    hint_card: str
    hint_wins: str
    hint_score: str
    hint_points: str
    hint_tricks: str
    hint_worlds: str
    hint_all_worlds: str
    hint_explained: str

    # the result
    passed_in: str
    broken_off: str
    won: str
    lost: str
    won_by_you: str
    lost_by_you: str
    with_tops: str
    without_tops: str
    card_points: str
    one_trick: str
    several_tricks: str
    schneider: str
    schwarz: str
    overbid: str
    given_up: str
    left_table: str
    value: str
    dealt: str
    saved_to: str
    not_saved: str

    # the list
    list_title: str
    list_deal: str
    list_game: str
    list_this_deal: str
    list_total: str
    list_won_lost: str
    list_earlier: str
    list_empty: str
    list_complete: str
    list_winner: str
    list_winner_you: str

    # start and end
    welcome: str
    opponents_play: str
    continued: str
    interrupted: str
    left: str
    session_damaged: str
    session_not_saved: str
    nothing_to_resume: str
    help: str


ENGLISH: Final = Phrases(
    ranks=("7", "8", "9", "Q", "K", "10", "A", "J"),
    suit_letters=("D", "H", "S", "C"),
    seats=("Forehand", "Middlehand", "Rearhand"),
    kinds=("Diamonds", "Hearts", "Spades", "Clubs", "Grand", "Null"),
    hand="hand",
    schneider_announced="schneider announced",
    schwarz_announced="schwarz announced",
    ouvert="ouvert",
    you="You",
    decimal_mark=".",
    levels=(
        "level 1: beginner",
        "level 2: casual player",
        "level 3: pub player",
        "level 4: club player",
        "level 5: master",
    ),
    holds="yes",
    passes="pass",
    picks_up="picks up the skat",
    claims="lays the cards open",
    resigns="gives up",
    leaves="leaves the game",
    times_out="runs out of time",
    faulty="{name} made a mistake that ends the turn: {reason}",
    trick_to="trick to {name}",
    trick_to_you="your trick",
    deal_number="Deal {number} of {length}",
    single_deal="A single deal",
    seed="Seed {seed}",
    practice="Practice",
    declarer="declarer",
    defender="defender",
    dealer="deals",
    bid="bid {bid}",
    tricks="Tricks: declarer {declarer}, defenders {defenders}",
    points="Points: declarer {declarer}, defenders {defenders} (+ skat)",
    trick_number="Trick {number}",
    last_trick="Last trick",
    no_last_trick="No trick has been completed yet.",
    meanwhile="Meanwhile",
    skat="Skat",
    discarded="Put away",
    open_hand="Cards of {name}",
    your_hand="Your cards",
    thinking="{name} is thinking ...",
    thought="Time to think",
    ask_bid="Your bid [Enter = {bid}, a higher number, p = pass, ? = help]: ",
    ask_top_bid="Your bid [p = pass, ? = help]: ",
    ask_hold="{name} says {bid}. Do you hold? [y = yes, p = pass, ? = help]: ",
    ask_skat="Skat or hand game? [s = pick up, gh = grand hand ..., ? = help]: ",
    ask_declaration="Contract and two cards to put away [such as g c7 d8, ? = help]: ",
    ask_card="Your card [such as cj, or its number, hint, ? = help]: ",
    ask_only_card="Your card [Enter = {card}, ? = help]: ",
    ask_next_deal="[Enter = next deal, list, quit, ? = help]: ",
    ask_end="[Enter = finish, list, quit, ? = help]: ",
    ask_claim="{name} claims the rest. Do you accept? [y/n]: ",
    ask_resign="Do you really give up? [y/n]: ",
    ask_continue="There is an unfinished table ({where}). Continue it? [Y/n]: ",
    press_enter="[Enter = back to the table]: ",
    press_enter_to_go_on="I do not understand '{text}'. Press Enter alone to go on.",
    say_yes_or_no="Please answer y for yes or n for no.",
    not_a_bid="I do not understand '{text}'. Say a number, Enter for the next one, or p to pass.",
    bid_too_low="{value} is not higher than {bid}.",
    no_such_value="No game is worth {value}. The next numbers are {values}.",
    answer_the_bid="You are asked whether you hold: answer y for yes or p for pass.",
    nothing_to_hold="There is no number left to say. You can only pass with p.",
    choose_skat="Type s to pick up the skat, or a hand game such as gh, nh, ch.",
    not_a_contract="'{text}' is no contract. Write c s h d, g or n, then h for hand, o for ouvert, s or z to announce.",
    pick_up_first="{contract} needs the skat: pick it up with s, or play a hand game, such as {hand}.",
    skat_is_taken="{contract} is a hand game, but you have picked up the skat.",
    null_too_low="{contract} is worth {value}, less than your bid of {bid}.",
    two_cards="Name the contract and exactly two cards to put away, such as g c7 d8.",
    same_card_twice="You named {card} twice. Name two different cards.",
    name_a_card="Name a card, such as cj or h10, or its number.",
    not_a_card="I do not understand '{text}'. Name a card, such as cj or h10, or its number.",
    no_card_number="There is no card number {number}; the highest is {count}.",
    not_held="You do not hold {card}.",
    several_cards="'{text}' can be {cards}. Which one?",
    must_follow="{card} does not follow suit. You may play {cards}.",
    only_in_play="That is possible only while cards are being played.",
    only_declarer_claims="Only the declarer can claim.",
    claimed_already="Your cards are on the table already.",
    claim_refused="The defenders want to see it. Play goes on with your cards open.",
    undo_only_in_practice="Taking back is possible only in practice mode (kiebitz play --practice).",
    nothing_to_undo="There is nothing of yours to take back.",
    undone="Taken back.",
    no_list="A single deal is not entered in a list.",
    thinking_about_hint="Looking at your cards ...",
    hint_not_now="There is a hint only when it is your turn.",
    hint_pass="Hint: I would pass.",
    hint_hold="Hint: I would hold.",
    hint_bid="Hint: I would bid {bid}.",
    hint_pick_up="Hint: I would pick up the skat.",
    hint_play="Hint: I would play {what}.",
    hint_declare="Hint: I would play {contract} and put away {cards}.",
    hint_declaring="to play at {bid}",
    hint_picking_up="to pick up the skat",
    hint_passing="  to pass: {points} points against the others",
    hint_prospect="  {what}: won {win} times in 100, {points} points against the others",
    hint_only_card="Hint: {card} is the only card you may play.",
    hint_card="Card",
    hint_wins="You win",
    hint_score="Score",
    hint_points="Declarer's points",
    hint_tricks="Tricks until null is lost",
    hint_worlds="Found in {seconds} from {worlds} random ways the hidden cards may lie.",
    hint_all_worlds="Found in {seconds} from all {worlds} ways the hidden cards can lie.",
    hint_explained="""\
In each of them every card was played to the end, all hands open and everybody
playing best. The score decides: 1 for a win, 0 for a loss, a little more or
less for schneider, ± its standard error. Only what you may know was used.""",
    passed_in="Everybody passed: the deal is thrown in.",
    broken_off="{name} left before a game was declared: the deal is broken off.",
    won="{name} wins",
    lost="{name} loses",
    won_by_you="You win",
    lost_by_you="You lose",
    with_tops="with {count}",
    without_tops="without {count}",
    card_points="{points} card points",
    one_trick="1 trick",
    several_tricks="{tricks} tricks",
    schneider="schneider",
    schwarz="schwarz",
    overbid="overbid ({bid})",
    given_up="the rest was given up",
    left_table="{name} left",
    value="Game value {value}",
    dealt="The cards as they were dealt",
    saved_to="The games are kept in {path}",
    not_saved="The game could not be written to {path}: {reason}",
    list_title="List of {length} deals (Seeger-Fabian)",
    list_deal="Deal",
    list_game="Game",
    list_this_deal="This deal",
    list_total="Total",
    list_won_lost="Won, lost",
    list_earlier="... {count} earlier",
    list_empty="No deal has been played yet.",
    list_complete="The list is complete.",
    list_winner="{name} wins the list with {points} points.",
    list_winner_you="You win the list with {points} points.",
    welcome="Kiebitz: Skat at the terminal. Type ? for help at any time.",
    opponents_play="At the table: {players}. Seed {seed}.",
    continued="The table goes on where it was left.",
    interrupted="Interrupted. Continue with: kiebitz play --resume",
    left="The table is kept. Continue with: kiebitz play --resume",
    session_damaged="The unfinished table could not be read ({reason}). It was moved to {path}.",
    session_not_saved="The table cannot be kept in {path}: {reason}",
    nothing_to_resume="There is no unfinished table. Start one with: kiebitz play",
    help="""\
Cards     suit and rank: cj (jack of clubs), h10 or ht, d7; or the number under
          the card; or as little as is unique among the cards you may play: j
Auction   a number such as 18; Enter says the next one; y holds; p passes
Skat      s picks up; or a hand game: gh grand hand, nh null hand,
          ch clubs hand, chs schneider announced, chz schwarz announced,
          co clubs ouvert, noh null ouvert hand
Contract  contract and two cards to put away: g c7 d8; no 11 12 for null ouvert
          c clubs, s spades, h hearts, d diamonds, g grand, n null

hint      what a strong player would do, and why
last      the last trick
list      the score list
claim     lay the cards open: you take all the rest (in null: nothing more)
resign    give the game up
undo      take back your last decision (practice mode)
quit      leave; the table is kept. Ctrl-C and Ctrl-D do the same""",
)


GERMAN: Final = Phrases(
    ranks=("7", "8", "9", "D", "K", "10", "A", "B"),
    suit_letters=("Ka", "He", "Pi", "Kr"),
    seats=("Vorhand", "Mittelhand", "Hinterhand"),
    kinds=("Karo", "Herz", "Pik", "Kreuz", "Grand", "Null"),
    hand="Hand",
    schneider_announced="Schneider angesagt",
    schwarz_announced="Schwarz angesagt",
    ouvert="ouvert",
    you="Du",
    decimal_mark=",",
    levels=(
        "Stufe 1: Anfänger",
        "Stufe 2: Gelegenheitsspieler",
        "Stufe 3: Stammtisch",
        "Stufe 4: Vereinsspieler",
        "Stufe 5: Meister",
    ),
    holds="ja",
    passes="passe",
    picks_up="Skat aufgenommen",
    claims="Karten offengelegt",
    resigns="aufgegeben",
    leaves="Spiel verlassen",
    times_out="Zeit abgelaufen",
    faulty="{name} hat einen Fehler gemacht und ist raus: {reason}",
    trick_to="Stich an {name}",
    trick_to_you="dein Stich",
    deal_number="Spiel {number} von {length}",
    single_deal="Einzelnes Spiel",
    seed="Startzahl {seed}",
    practice="Übung",
    declarer="Alleinspieler",
    defender="Gegenspieler",
    dealer="gibt",
    bid="Reizwert {bid}",
    tricks="Stiche: Alleinspieler {declarer}, Gegner {defenders}",
    points="Augen: Alleinspieler {declarer}, Gegner {defenders} (+ Skat)",
    trick_number="{number}. Stich",
    last_trick="Letzter Stich",
    no_last_trick="Es ist noch kein Stich gefallen.",
    meanwhile="Inzwischen",
    skat="Skat",
    discarded="Gedrückt",
    open_hand="Karten von {name}",
    your_hand="Deine Karten",
    thinking="{name} überlegt ...",
    thought="Bedenkzeit",
    ask_bid="Was sagst du? [Enter = {bid}, höhere Zahl, p = passe, ? = Hilfe]: ",
    ask_top_bid="Was sagst du? [p = passe, ? = Hilfe]: ",
    ask_hold="{name} sagt {bid}. Hältst du? [j = ja, p = passe, ? = Hilfe]: ",
    ask_skat="Skat oder Handspiel? [s = aufnehmen, gh = Grand Hand ..., ? = Hilfe]: ",
    ask_declaration="Spiel und zwei Karten zum Drücken [etwa g c7 d8, ? = Hilfe]: ",
    ask_card="Deine Karte [etwa cb oder ihre Nummer, tipp, ? = Hilfe]: ",
    ask_only_card="Deine Karte [Enter = {card}, ? = Hilfe]: ",
    ask_next_deal="[Enter = nächstes Spiel, liste, ende, ? = Hilfe]: ",
    ask_end="[Enter = fertig, liste, ende, ? = Hilfe]: ",
    ask_claim="{name} beansprucht den Rest. Einverstanden? [j/n]: ",
    ask_resign="Wirklich aufgeben? [j/n]: ",
    ask_continue="Ein Tisch wurde nicht zu Ende gespielt ({where}). Weiterspielen? [J/n]: ",
    press_enter="[Enter = zurück zum Tisch]: ",
    press_enter_to_go_on="'{text}' verstehe ich nicht. Mit Enter allein geht es weiter.",
    say_yes_or_no="Bitte antworte mit j für ja oder n für nein.",
    not_a_bid="'{text}' verstehe ich nicht. Sag eine Zahl, Enter für die nächste oder p für passe.",
    bid_too_low="{value} ist nicht höher als {bid}.",
    no_such_value="Kein Spiel hat den Wert {value}. Die nächsten Zahlen sind {values}.",
    answer_the_bid="Du wirst gefragt, ob du hältst: antworte mit j für ja oder p für passe.",
    nothing_to_hold="Es gibt keine höhere Zahl mehr. Du kannst nur mit p passen.",
    choose_skat="Mit s nimmst du den Skat auf; oder nenne ein Handspiel wie gh, nh, ch.",
    not_a_contract="'{text}' ist kein Spiel: kr p h ka, g oder n, dann h Hand, o ouvert, s oder z als Ansage.",
    pick_up_first="Für {contract} brauchst du den Skat: nimm ihn mit s auf, oder spiele Hand, etwa {hand}.",
    skat_is_taken="{contract} ist ein Handspiel, aber du hast den Skat aufgenommen.",
    null_too_low="{contract} ist nur {value} wert, weniger als dein Reizwert {bid}.",
    two_cards="Nenne das Spiel und genau zwei Karten zum Drücken, etwa g c7 d8.",
    same_card_twice="Du hast {card} zweimal genannt. Nenne zwei verschiedene Karten.",
    name_a_card="Nenne eine Karte wie cb oder h10 oder ihre Nummer.",
    not_a_card="'{text}' verstehe ich nicht. Nenne eine Karte wie cb oder h10 oder ihre Nummer.",
    no_card_number="Eine Karte Nummer {number} gibt es nicht; die höchste ist {count}.",
    not_held="{card} hast du nicht.",
    several_cards="'{text}' kann {cards} sein. Welche Karte?",
    must_follow="Mit {card} bedienst du nicht. Du darfst {cards} spielen.",
    only_in_play="Das geht nur, während Karten gespielt werden.",
    only_declarer_claims="Nur der Alleinspieler kann den Rest beanspruchen.",
    claimed_already="Deine Karten liegen schon offen.",
    claim_refused="Die Gegenspieler wollen es sehen: weiter mit deinen offenen Karten.",
    undo_only_in_practice="Zurücknehmen geht nur beim Üben (kiebitz play --practice).",
    nothing_to_undo="Von dir gibt es nichts zurückzunehmen.",
    undone="Zurückgenommen.",
    no_list="Ein einzelnes Spiel kommt in keine Liste.",
    thinking_about_hint="Ich sehe mir deine Karten an ...",
    hint_not_now="Einen Tipp gibt es nur, wenn du an der Reihe bist.",
    hint_pass="Tipp: Ich würde passen.",
    hint_hold="Tipp: Ich würde halten.",
    hint_bid="Tipp: Ich würde {bid} sagen.",
    hint_pick_up="Tipp: Ich würde den Skat aufnehmen.",
    hint_play="Tipp: Ich würde {what} spielen.",
    hint_declare="Tipp: Ich würde {contract} spielen und {cards} drücken.",
    hint_declaring="bei {bid} zu spielen",
    hint_picking_up="den Skat aufzunehmen",
    hint_passing="  zu passen: {points} Punkte gegenüber den anderen",
    hint_prospect="  {what}: in {win} von 100 Fällen gewonnen, {points} Punkte gegenüber den anderen",
    hint_only_card="Tipp: Du darfst nur {card} spielen.",
    hint_card="Karte",
    hint_wins="Du gewinnst",
    hint_score="Wertung",
    hint_points="Augen des Alleinspielers",
    hint_tricks="Stiche, bis Null verloren ist",
    hint_worlds="Gefunden in {seconds} aus {worlds} zufälligen Verteilungen der verdeckten Karten.",
    hint_all_worlds="Gefunden in {seconds} aus allen {worlds} möglichen Verteilungen der verdeckten Karten.",
    hint_explained="""\
In jeder wurde jede Karte bis zum Ende gespielt, alle Karten offen und jeder so
gut es geht. Die Wertung entscheidet: 1 für Gewinn, 0 für Verlust, ein wenig für
Schneider, ± Standardfehler. Benutzt wurde nur, was du wissen darfst.""",
    passed_in="Alle haben gepasst: das Spiel ist eingepasst.",
    broken_off="{name} ist vor der Ansage gegangen: das Spiel ist abgebrochen.",
    won="{name} gewinnt",
    lost="{name} verliert",
    won_by_you="Du gewinnst",
    lost_by_you="Du verlierst",
    with_tops="mit {count}",
    without_tops="ohne {count}",
    card_points="{points} Augen",
    one_trick="1 Stich",
    several_tricks="{tricks} Stiche",
    schneider="Schneider",
    schwarz="Schwarz",
    overbid="überreizt ({bid})",
    given_up="der Rest wurde geschenkt",
    left_table="{name} ist gegangen",
    value="Spielwert {value}",
    dealt="Die Karten, wie sie gegeben wurden",
    saved_to="Die Spiele stehen in {path}",
    not_saved="Das Spiel konnte nicht in {path} geschrieben werden: {reason}",
    list_title="Liste über {length} Spiele (Seeger-Fabian)",
    list_deal="Nr.",
    list_game="Spiel",
    list_this_deal="Dieses Spiel",
    list_total="Summe",
    list_won_lost="Gewonnen, verloren",
    list_earlier="... {count} frühere",
    list_empty="Es ist noch kein Spiel gespielt.",
    list_complete="Die Liste ist zu Ende.",
    list_winner="{name} gewinnt die Liste mit {points} Punkten.",
    list_winner_you="Du gewinnst die Liste mit {points} Punkten.",
    welcome="Kiebitz: Skat im Terminal. Mit ? gibt es jederzeit Hilfe.",
    opponents_play="Am Tisch: {players}. Startzahl {seed}.",
    continued="Es geht weiter, wo aufgehört wurde.",
    interrupted="Unterbrochen. Weiter geht es mit: kiebitz play --resume",
    left="Der Tisch bleibt erhalten. Weiter geht es mit: kiebitz play --resume",
    session_damaged="Der angefangene Tisch war nicht lesbar ({reason}). Er liegt jetzt in {path}.",
    session_not_saved="Der Tisch kann nicht in {path} aufgehoben werden: {reason}",
    nothing_to_resume="Es gibt keinen angefangenen Tisch. Neu beginnen mit: kiebitz play",
    help="""\
Karten    Farbe und Wert: krb oder cb (Kreuz-Bube), h10, ka7 oder d7; oder die
          Nummer unter der Karte; oder so wenig, wie eindeutig ist: b
Reizen    eine Zahl wie 18; Enter sagt die nächste; j hält; p passt
Skat      s nimmt auf; oder ein Handspiel: gh Grand Hand, nh Null Hand,
          krh Kreuz Hand, krhs Schneider angesagt, krhz Schwarz angesagt,
          kro Kreuz ouvert, noh Null ouvert Hand
Spiel     Spiel und zwei Karten zum Drücken: g c7 d8; no 11 12 für Null ouvert
          kr (c) Kreuz, p (s) Pik, h Herz, ka (d) Karo, g Grand, n Null

tipp      was ein starker Spieler täte und warum
letzter   der letzte Stich
liste     die Liste
rest      Karten offenlegen: alle weiteren Stiche sind deine (Null: keiner)
aufgeben  das Spiel aufgeben
zurück    die letzte eigene Entscheidung zurücknehmen (beim Üben)
ende      gehen; der Tisch bleibt erhalten. Strg-C, Strg-D tun dasselbe""",
)

LANGUAGES: Final = {"en": ENGLISH, "de": GERMAN}


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the locale: the first of LC_ALL, LC_MESSAGES and LANG that is set decides."""
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    return "de" if locale.startswith("de") else "en"
