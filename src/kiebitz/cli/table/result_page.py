"""The end of a deal as a page: who won what, where the cards were, and what it means for the list."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from kiebitz.cli.table.events import SHORTEST_THOUGHT
from kiebitz.cli.table.score_page import list_columns
from kiebitz.cli.table.screen import LABEL_WIDTH, Scene, last_trick_line, rule, status_line
from kiebitz.deals import SEATS
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
    wording = scene.wording
    if result.penalty is not None:
        return wording.say("result-broken-off", name=scene.names[result.penalty])
    if result.declarer is None or game.contract is None:
        return wording.say("result-passed-in")
    who = "you" if result.declarer == scene.view.seat else "other"
    name = scene.full_names[result.declarer]
    said = wording.say("result-won" if result.won else "result-lost", who=who, name=name)
    return f"{said}: {scene.wording.contract(game.contract)}. {wording.say('screen-value', value=f'{result.value:+d}')}"


def _details(scene: Scene, result: Result) -> list[Text]:
    """Points and tricks, and whatever was special."""
    wording = scene.wording
    if result.declarer is None:
        return [Text(wording.say("result-passed-in-meaning"))] if result.penalty is None else []
    parts = [
        wording.say("result-card-points", points=result.points),
        wording.say("result-tricks", tricks=result.tricks),
    ]
    if result.resigned:
        parts.append(wording.say("result-given-up"))
    lines = [", ".join(parts)]
    if result.left is not None:
        lines.append(wording.say("result-left", name=scene.names[result.left]))
    if result.timed_out is not None:
        lines.append(wording.say("result-timed-out", name=scene.names[result.timed_out]))
    if scene.table.was_sure:
        lines.append(wording.say("result-could-not-be-lost"))
    return [Text(line) for line in lines]


def _dealt_lines(scene: Scene, game: Game) -> list[Text]:
    """All hands and the skat, now that everybody may see them; and what the declarer put away."""
    wording = scene.wording
    labelled = [(f"{wording.say('seat', seat=seat)} {scene.full_names[seat]}", game.deal.hands[seat]) for seat in SEATS]
    labelled.append((wording.say("table-skat"), game.deal.skat))
    if game.discard is not None:
        labelled.append((wording.say("table-put-away"), game.discard))
    shown = [(label, wording.coloured_cards(in_hand_order(cards, game.contract))) for label, cards in labelled]
    needed = max(cell_len(label) for label, _ in shown) + 1
    room = scene.width - 2 - max(cards.cell_len for _, cards in shown)
    width = min(max(DEALT_COLUMN, needed), room)
    if width < DEALT_COLUMN:  # too narrow a screen: the cards go below
        rows = [line for label, cards in shown for line in (Text(f"  {label}", style="dim"), Text("  ") + cards)]
    else:
        rows = [Text("  " + wording.column(label, width)) + cards for label, cards in shown]
    return [Text(wording.say("screen-dealt"), style="dim"), *rows]


def _thinking_lines(scene: Scene) -> list[Text]:
    """How long the computer players took for the whole game, if it was long enough to tell."""
    seconds = [scene.table.seconds_thought(seat) for seat in SEATS]
    told = [
        f"{scene.names[seat]} {scene.wording.seconds(seconds[seat])}"
        for seat in SEATS
        if seconds[seat] >= SHORTEST_THOUGHT
    ]
    label = f"  {scene.wording.say('screen-thought'):<{LABEL_WIDTH - 2}}"
    return [Text(label + "  ".join(told), style="dim")] if told else []


def _list_lines(scene: Scene) -> list[Text]:
    """What everybody got for this deal and has altogether."""
    wording, scores = scene.wording, scene.table.scores_now()
    got = [f"{points:+d}" if points else "0" for points in scores.row(scene.table.number)]
    totals = [str(total) for total in scores.totals()]
    rows = (("", scene.players), (wording.say("list-this-deal"), got), (wording.say("list-total"), totals))
    label_width, width = list_columns(scene.width - 2, len(got), DEALT_COLUMN, LIST_COLUMN)
    return [
        Text("  " + wording.column(label, label_width) + "".join(wording.right_column(cell, width) for cell in cells))
        for label, cells in rows
    ]
