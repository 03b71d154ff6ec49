"""Hints: what the strongest player would do in the human's place, knowing what the human may know, and why."""

from __future__ import annotations

import time

from rich.text import Text

from kiebitz.bidding import shipped_model, shipped_passing
from kiebitz.bidding.outlook import Prospect, options_with_skat, outlook_of
from kiebitz.bidding.passing import situation_of
from kiebitz.bidding.policy import strength
from kiebitz.cards import Card
from kiebitz.cli.table.wording import Wording
from kiebitz.moves import Bid, Declare, Hold, Move, Pass
from kiebitz.players import CardEvidence, Evidence, MonteCarlo, ask, create
from kiebitz.view import Phase, View

ADVISER = "kermit"
CARD_COLUMN = 9
WINS_COLUMN = 14
SCORE_COLUMN = 17


def hint_lines(view: View, wording: Wording, seed: int) -> list[Text]:
    """Advice for the seat in turn; where there is a choice of cards, with what speaks for each of them."""
    if view.phase is not Phase.PLAY:
        move = advised_before_play(view)
        return [Text(_advice(move, view, wording), style="bold"), *map(Text, _prospects(view, wording))]
    legal = view.legal_cards()
    if len(legal) == 1:
        return [Text(wording.phrases.hint_only_card.format(card=wording.card(legal[0])))]
    start = time.perf_counter()
    evidence = _card_evidence(view, seed)
    return _evidence_lines(evidence, view, wording, time.perf_counter() - start)


def advised_before_play(view: View) -> Move:
    """What to call, whether to pick up, what to declare and put away."""
    return ask(create(ADVISER), view)


def _prospects(view: View, wording: Wording) -> list[str]:
    """What the ways to go on promise: how often they win, and points less the mean of the others'."""
    assert view.seat is not None
    phrases, model, auction = wording.phrases, shipped_model(), view.auction
    if view.phase is Phase.DECLARE:
        options = options_with_skat(model, view.hand, view.seat, auction.bid)
        best = sorted(options, key=lambda option: -option.prospect.points)[:3]
        return [_prospect(wording.contract(option.contract), option.prospect, wording) for option in best]
    outlook = outlook_of(model, view.hand, view.seat)
    if view.phase is Phase.SKAT:
        from_hand = outlook.best_hand_game(auction.bid)
        return [
            _prospect(phrases.hint_picking_up, outlook.with_skat(auction.bid), wording),
            _prospect(wording.contract(from_hand.contract), from_hand.prospect, wording),
        ]
    number = auction.bid if auction.is_holding else auction.next_bid()
    if number is None:
        return []
    passing = shipped_passing().value(situation_of(auction, strength(outlook)))
    return [
        _prospect(phrases.hint_declaring.format(bid=number), outlook.declaring(number), wording),
        phrases.hint_passing.format(points=wording.list_points(passing)),
    ]


def _prospect(what: str, prospect: Prospect, wording: Wording) -> str:
    return wording.phrases.hint_prospect.format(
        what=what, win=f"{100 * prospect.win:.0f}", points=wording.list_points(prospect.points)
    )


def _advice(move: Move, view: View, wording: Wording) -> str:
    phrases = wording.phrases
    if isinstance(move, Pass):
        return phrases.hint_pass
    if isinstance(move, Hold):
        return phrases.hint_hold.format(contract=_game_in_mind(view, view.auction.bid, wording))
    if isinstance(move, Bid):
        return phrases.hint_bid.format(bid=move.value, contract=_game_in_mind(view, move.value, wording))
    if isinstance(move, Card):
        return phrases.hint_play.format(what=wording.card(move))
    if not isinstance(move, Declare):
        return phrases.hint_pick_up
    contract = wording.contract(move.contract)
    if move.discard is None:
        return phrases.hint_play.format(what=contract)
    return phrases.hint_declare.format(contract=contract, cards=wording.cards(move.discard))


def _game_in_mind(view: View, bid: int, wording: Wording) -> str:
    assert view.seat is not None
    return wording.contract(outlook_of(shipped_model(), view.hand, view.seat).likeliest_game(bid))


def _card_evidence(view: View, seed: int) -> Evidence:
    adviser = create(ADVISER, seed)
    assert isinstance(adviser, MonteCarlo)
    return adviser.evidence(view, all_values=True)


def _evidence_lines(evidence: Evidence, view: View, wording: Wording, seconds: float) -> list[Text]:
    phrases = wording.phrases
    assert view.contract is not None
    value = phrases.hint_tricks if view.contract.is_null else phrases.hint_points
    heading = (
        f"  {phrases.hint_card:<{CARD_COLUMN}}{phrases.hint_wins:<{WINS_COLUMN}}"
        f"{phrases.hint_score:<{SCORE_COLUMN}}{value}"
    )
    return [
        Text(_advice(evidence.best, view, wording), style="bold"),
        Text(),
        Text(heading, style="dim"),
        *(_row(found, evidence, wording) for found in _best_first(evidence, view)),
        Text(),
        Text(_worlds_judged(evidence, wording, seconds)),
        *(Text(line, style="dim") for line in phrases.hint_explained.splitlines()),
    ]


def _worlds_judged(evidence: Evidence, wording: Wording, seconds: float) -> str:
    phrases, took = wording.phrases, wording.seconds(seconds)
    if evidence.is_full:
        return wording.counted(phrases.hint_all_worlds, evidence.worlds, seconds=took)
    return phrases.hint_worlds.format(worlds=evidence.worlds, seconds=took)


def _best_first(evidence: Evidence, view: View) -> list[CardEvidence]:
    """The recommended card, then the others by their scores, and those with equal ones by their values."""
    sign = -1 if view.is_declarer else 1

    def place(found: CardEvidence) -> tuple[bool, float, float]:
        return found.card != evidence.best, -(found.score or 0.0), sign * (found.value or 0.0)

    return sorted(evidence.cards, key=place)


def _row(found: CardEvidence, evidence: Evidence, wording: Wording) -> Text:
    is_best = found.card == evidence.best
    face = wording.coloured(found.card, "bold" if is_best else "")
    wins = f"{100 * found.win_share:3.0f} %"
    value = "" if found.value is None else wording.decimal(found.value)
    row = Text("> " if is_best else "  ") + face + " " * (CARD_COLUMN - face.cell_len)
    return row.append(f"{wins:<{WINS_COLUMN}}{_score(found, evidence, wording):<{SCORE_COLUMN}}{value:>5}")


def _score(found: CardEvidence, evidence: Evidence, wording: Wording) -> str:
    """The score and its standard error; there is none where all worlds have been judged."""
    if found.score is None or found.error is None:
        return ""
    score = wording.decimal(found.score, digits=2)
    return score if evidence.is_full else f"{score} ± {wording.decimal(found.error, digits=2)}"
