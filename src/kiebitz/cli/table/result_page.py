"""The end of a deal as a page: who won what, where the cards were, and what it means for the list."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from kiebitz.cli.table.events import SHORTEST_THOUGHT
from kiebitz.cli.table.score_page import list_columns
from kiebitz.cli.table.screen import LABEL_WIDTH, Scene, last_trick_line, rule, status_line
from kiebitz.deal import SEATS
from kiebitz.game import Game
from kiebitz.hand_order import in_hand_order
from kiebitz.scoring import Result

DEALT_COLUMN = 20  # seats with names, at least
LIST_COLUMN = 10


def result_lines(scene: Scene) -> list[Text]:
    """The page for a deal that is over."""
    game = scene.table.game
    assert game is not None
    result = game.result()
    lines = [status_line(scene), rule(scene), Text(_headline(scene, game, result), style="bold")]
    if game.contract is not None:
        lines.append(Text(scene.wording.calculation(game.contract, result, game.auction.bid)))
    lines += [*_details(scene, result), Text(), *_dealt_lines(scene, game)]
    if scene.view.finished_tricks:
        lines += [Text(), last_trick_line(scene)]
    lines += _thinking_lines(scene)
    if not scene.table.settings.is_single:
        lines += [Text(), *_list_lines(scene)]
    return [*lines, Text()]


def _headline(scene: Scene, game: Game, result: Result) -> str:
    phrases = scene.wording.phrases
    if result.penalty is not None:
        return phrases.broken_off.format(name=scene.names[result.penalty])
    if result.declarer is None or game.contract is None:
        return phrases.passed_in
    name = scene.full_names[result.declarer]
    if name == phrases.you:
        who = phrases.won_by_you if result.won else phrases.lost_by_you
    else:
        who = (phrases.won if result.won else phrases.lost).format(name=name)
    return f"{who}: {scene.wording.contract(game.contract)}. {phrases.value.format(value=f'{result.value:+d}')}"


def _details(scene: Scene, result: Result) -> list[Text]:
    """Points and tricks, and whatever was special."""
    if result.declarer is None:
        return []
    phrases, counted = scene.wording.phrases, scene.wording.counted
    parts = [counted(phrases.card_points, result.points), counted(phrases.tricks_taken, result.tricks)]
    if result.resigned:
        parts.append(phrases.given_up)
    if (gone := result.left if result.left is not None else result.timed_out) is not None:
        parts.append(phrases.left_table.format(name=scene.names[gone]))
    if scene.table.was_sure:
        parts.append(phrases.could_not_be_lost)
    return [Text(", ".join(parts))]


def _dealt_lines(scene: Scene, game: Game) -> list[Text]:
    """All hands and the skat, now that everybody may see them; and what the declarer put away."""
    phrases, wording = scene.wording.phrases, scene.wording
    labelled = [(f"{phrases.seats[seat]} {scene.full_names[seat]}", game.deal.hands[seat]) for seat in SEATS]
    labelled.append((phrases.skat, game.deal.skat))
    if game.discard is not None:
        labelled.append((phrases.discarded, game.discard))
    shown = [(label, wording.coloured_cards(in_hand_order(cards, game.contract))) for label, cards in labelled]
    needed = max(cell_len(label) for label, _ in shown) + 1
    room = scene.width - 2 - max(cards.cell_len for _, cards in shown)
    width = min(max(DEALT_COLUMN, needed), room)
    if width < DEALT_COLUMN:  # too narrow a screen: the cards go below
        rows = [line for label, cards in shown for line in (Text(f"  {label}", style="dim"), Text("  ") + cards)]
    else:
        rows = [Text("  " + wording.column(label, width)) + cards for label, cards in shown]
    return [Text(phrases.dealt, style="dim"), *rows]


def _thinking_lines(scene: Scene) -> list[Text]:
    """How long the computer players took for the whole game, if it was long enough to tell."""
    seconds = [scene.table.seconds_thought(seat) for seat in SEATS]
    told = [
        f"{scene.names[seat]} {scene.wording.seconds(seconds[seat])}"
        for seat in SEATS
        if seconds[seat] >= SHORTEST_THOUGHT
    ]
    label = f"  {scene.wording.phrases.thought:<{LABEL_WIDTH - 2}}"
    return [Text(label + "  ".join(told), style="dim")] if told else []


def _list_lines(scene: Scene) -> list[Text]:
    """What everybody got for this deal and has altogether."""
    phrases, scores = scene.wording.phrases, scene.table.scores_now()
    got = [f"{points:+d}" if points else "0" for points in scores.row(scene.table.number)]
    totals = [str(total) for total in scores.totals()]
    rows = (("", scene.players), (phrases.list_this_deal, got), (phrases.list_total, totals))
    wording, label_width, width = scene.wording, *list_columns(scene.width - 2, len(got), DEALT_COLUMN, LIST_COLUMN)
    return [
        Text("  " + wording.column(label, label_width) + "".join(wording.right_column(cell, width) for cell in cells))
        for label, cells in rows
    ]
