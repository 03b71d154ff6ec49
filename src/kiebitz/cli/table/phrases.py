"""What the table can say.

A `Phrases` has no defaults, so a phrase missing in one language is a type error. Texts with `{names}` are filled in
with `str.format`; all languages use the same names. What is said of one thing and of several otherwise is `Counted`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from kiebitz.calculation import Step
from kiebitz.hints import Reason

Counted: TypeAlias = tuple[str, str]  # said of one, and of any other number, `{count}`


@dataclass(frozen=True, slots=True)
class Phrases:
    """What the table says in one language."""

    # cards, seats, contracts
    ranks: tuple[str, str, str, str, str, str, str, str]  # seven to ace, then the jack, as in `cards.Rank`
    suit_letters: tuple[str, str, str, str]  # diamonds to clubs, for screens that cannot show the symbols
    seats: tuple[str, str, str]
    kinds: tuple[str, str, str, str, str, str]
    typed_kinds: tuple[str, str, str, str, str, str]  # as people type them
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
    faulty_for_now: str
    trick_to: str
    trick_to_you: str

    # the screen
    deal_number: str
    single_deal: str
    seed: str
    seeded: str
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
    ask_claim_null: str
    ask_resign: str
    ask_continue: str
    ask_retry: str
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
    none_follows: str
    only_in_play: str
    only_declarer_claims: str
    claimed_already: str
    claim_refused: str
    offer_claim: str
    offer_resign: str
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
    hint_reasons: dict[Reason, str]  # for `{other}`, see `Hint.runner_up`
    hint_safe_suits: str
    hint_holes: Counted
    hint_card: str
    hint_wins: str
    hint_score: str
    hint_points: str
    hint_tricks: str
    hint_worlds: str
    hint_all_worlds: Counted
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
    steps: dict[Step, str]
    product: str
    overbid: str
    twice: str
    card_points: Counted
    tricks_taken: Counted
    given_up: str
    could_not_be_lost: str
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
    list_earlier: Counted
    list_points: Counted
    list_empty: str
    list_complete: str
    list_winner: Counted
    list_winner_you: Counted

    # start and end
    welcome: str
    opponents_play: str
    continued: str
    interrupted: str
    left: str
    session_damaged: str
    not_stored: str
    store_gone: str
    left_unkept: str
    moved_on: str

    # options that do not fit together
    new_and_resume: str
    not_for_resumed: str
    level_and_opponent: str
    wrong_company: str

    # several tables
    nothing_to_resume: str
    no_such_table: str
    table_is_held: str
    more_tables: Counted
    only_for_new: str
    tables_title: str
    time_format: str  # of `strftime`
    being_played: str
    how_to_resume: str

    help: str
