"""The end of a deal as a page: who won what, where the cards were, and what it means for the list."""

from __future__ import annotations

from rich.text import Text

from kiebitz.cli.table.events import SHORTEST_THOUGHT
from kiebitz.cli.table.screen import LABEL_WIDTH, Scene, last_trick_line, rule, status_line
from kiebitz.deal import SEATS
from kiebitz.game import Game
from kiebitz.hand_order import in_hand_order
from kiebitz.scoring import Result


def result_lines(scene: Scene) -> list[Text]:
    """The page for a deal that is over."""
    game = scene.table.game
    assert game is not None
    result = game.result()
    lines = [status_line(scene), rule(scene), Text(_headline(scene, game, result), style="bold")]
    lines += _details(scene, game, result)
    lines += [Text(), *_dealt_lines(scene, game)]
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
    name = scene.names[result.declarer]
    if name == phrases.you:
        who = phrases.won_by_you if result.won else phrases.lost_by_you
    else:
        who = (phrases.won if result.won else phrases.lost).format(name=name)
    tops = ""
    if result.matadors:
        tops = " " + (phrases.with_tops if result.matadors > 0 else phrases.without_tops).format(
            count=abs(result.matadors)
        )
    return f"{who}: {scene.wording.contract(game.contract)}{tops}. {phrases.value.format(value=f'{result.value:+d}')}"


def _details(scene: Scene, game: Game, result: Result) -> list[Text]:
    """Points and tricks, and whatever was special."""
    if result.declarer is None:
        return []
    phrases = scene.wording.phrases
    tricks = phrases.one_trick if result.tricks == 1 else phrases.several_tricks.format(tricks=result.tricks)
    parts = [phrases.card_points.format(points=result.points), tricks]
    if result.schneider or result.schwarz:
        parts.append(phrases.schwarz if result.schwarz else phrases.schneider)
    if result.overbid:
        parts.append(phrases.overbid.format(bid=game.auction.bid))
    if result.resigned:
        parts.append(phrases.given_up)
    if (gone := result.left if result.left is not None else result.timed_out) is not None:
        parts.append(phrases.left_table.format(name=scene.names[gone]))
    return [Text(", ".join(parts))]


def _dealt_lines(scene: Scene, game: Game) -> list[Text]:
    """All hands and the skat, now that everybody may see them; and what the declarer put away."""
    phrases, wording = scene.wording.phrases, scene.wording
    labelled = [(f"{phrases.seats[seat]} {scene.names[seat]}", game.deal.hands[seat]) for seat in SEATS]
    labelled.append((phrases.skat, game.deal.skat))
    if game.discard is not None:
        labelled.append((phrases.discarded, game.discard))
    rows = [
        Text(f"  {label:<20}") + wording.coloured_cards(in_hand_order(cards, game.contract))
        for label, cards in labelled
    ]
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
    return [Text(f"  {label:<20}" + "".join(f"{cell:>10}" for cell in cells)) for label, cells in rows]
