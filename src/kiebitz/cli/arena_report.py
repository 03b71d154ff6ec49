"""The report of a match as tables."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.arena.match import Mode
from kiebitz.arena.pipma import MistakeCount
from kiebitz.arena.report import Difference, PlayerReport, Report, RoleCount
from kiebitz.arena.results import KINDS
from kiebitz.cli.counting import counted
from kiebitz.formats.foreign_text import printable
from kiebitz.work.sequential import Decision, SequentialTest, Verdict
from kiebitz.work.statistics import FEWEST, Estimate


def print_report(console: Console, found: Report) -> None:
    """Print everything that a match has shown."""
    console.print(Text(printable(_heading(found))))
    for table in ([_one(found)] if found.one else []) + [_players(found.players), _differences(found.differences)]:
        console.print()
        console.print(table)
    if found.list_length == "all":
        console.print()
        console.print(
            "one list: intervals are over its deals; players that learn may come to something else in another"
        )
    if found.test is not None:
        console.print()
        for line in _decisions(found, found.test):
            console.print(Text(printable(line)))
    console.print()
    console.print(_kinds(found.players))
    if any(player.mistakes is not None for player in found.players):
        console.print()
        console.print(_mistakes(found.players))


def _heading(found: Report) -> str:
    what = (
        f"card play, contracts by {found.bidding}"
        if found.mode is Mode.CARDPLAY
        else "full games, one against two"
        if found.one
        else "full games"
    )
    passed = f", {found.passed_in} passed in" if found.passed_in else ""
    lists = ["one list"] if found.list_length == "all" else []
    if found.lists is not None:
        lists = [counted(found.lists, "list")]
    counts = ", ".join([*lists, counted(found.deals, "deal"), counted(found.games, "game")])
    return f"{what}: {counts}{passed}, seed {found.seed}"


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", header_style="dim", box=None, pad_edge=False)
    for column in columns:
        table.add_column(column, justify="left" if column in ("player", "difference", "game") else "right")
    return table


def _players(players: list[PlayerReport]) -> Table:
    columns = ("player", "points", "± s.e.", "as declarer", "as defender", "per game", "ms/move", "faults")
    table = _table("points per 36", *columns)
    for player in players:
        table.add_row(
            _name(player),
            f"{player.per_36.mean:.1f}",
            _error(player.per_36),
            f"{player.declarer.mean:.1f}",
            f"{player.defender.mean:.1f}",
            f"{player.per_game:.2f}",
            f"{1000 * player.seconds_per_move:.2f}",
            str(player.faults),
        )
    return table


def _one(found: Report) -> Table:
    """The one, the mean of two others, and what lies between them."""
    table = _table("one against two", "player", "points a game", "interval", "games", "declared", "won")
    for player in found.players:
        won = "" if player.share_won is None else f"{player.share_won:.1%}"
        role = "the one" if player is found.players[0] else "each of two"
        name = Text(printable(f"{player.name}, {role}"))
        table.add_row(name, f"{player.per_game:.2f}", "", str(player.games), f"{player.share_declared:.1%}", won)
    for difference in found.differences:
        estimate = difference.per_game
        name = Text(printable(f"{difference.first} - mean of two {difference.second}"))
        table.add_row(name, f"{estimate.mean:+.2f}", _interval(estimate, 2), style="bold")
    return table


def _name(player: PlayerReport) -> Text:
    """A player is named by its spec, in which anything may stand."""
    return Text(printable(player.name))


def _differences(differences: list[Difference]) -> Table:
    table = _table("difference per 36, 95% interval", "difference", "points", "interval", "± s.e.")
    for difference in differences:
        parts = {
            "gain as declarer": difference.gain_as_declarer,
            "gain in defence": difference.gain_in_defence,
            "as declarer": difference.declarer,
            "as defender": difference.defender,
            **difference.kinds,
        }
        _add_estimate(table, f"{difference.first} - {difference.second}", difference.per_36, style="bold")
        for name, part in parts.items():
            if part is not None:
                _add_estimate(table, f"  {name}", part)
    return table


def _add_estimate(table: Table, name: str, estimate: Estimate, style: str = "") -> None:
    table.add_row(Text(printable(name)), f"{estimate.mean:+.1f}", _interval(estimate), _error(estimate), style=style)


def _interval(estimate: Estimate, digits: int = 1) -> str:
    if estimate.interval is None:
        return f"fewer than {FEWEST} differ"
    return f"{estimate.interval.low:+.{digits}f} to {estimate.interval.high:+.{digits}f}"


def _decisions(found: Report, test: SequentialTest) -> Iterator[str]:
    """What the sequential test came to, and what that means for the figures above."""
    yield (
        f"sequential test of {test.low:+g} against {test.high:+g} per 36, "
        f"wrong in {test.alpha:.1%} (for {test.high:+g}) and {test.beta:.1%} (for {test.low:+g}) of matches at most"
    )
    for difference in found.differences:
        if difference.decision is not None:
            yield f"  {difference.first} - {difference.second}: {_decision(found, test, difference.decision)}"
    if any(difference.decision and difference.decision.verdict for difference in found.differences):
        yield "  A match that ends so shows on average a difference too far out, and an interval that is too narrow"


def _decision(found: Report, test: SequentialTest, decision: Decision) -> str:
    after = counted(decision.after, "deal" if found.lists is None else "list")
    if decision.verdict is None:
        return f"undecided after {after} (evidence {decision.evidence:+.2f}, {_bounds(test)})"
    words = {Verdict.LOW: f"{test.low:+g} or less", Verdict.HIGH: f"{test.high:+g} or more"}
    return (
        f"rather {words[decision.verdict]}, decided after {after} (evidence {decision.evidence:+.2f}, {_bounds(test)})"
    )


def _bounds(test: SequentialTest) -> str:
    low, high = test.bounds
    return f"bounds {low:+.2f} and {high:+.2f}"


def _error(estimate: Estimate) -> str:
    return "" if estimate.error is None else f"{estimate.error:.1f}"


def _kinds(players: list[PlayerReport]) -> Table:
    table = _table("by kind of game", "player", "game", "declared", "won", "points", "defended", "won", "points")
    for player in players:
        for kind in ("all", *KINDS):
            roles = (player.as_declarer[kind], player.as_defender[kind])
            table.add_row(_name(player), kind, *(cell for role in roles for cell in _role_cells(role)))
    return table


def _role_cells(role: RoleCount) -> tuple[str, str, str]:
    if not role.games:
        return "0", "", ""
    return str(role.games), f"{role.won / role.games:.1%}", f"{role.points:.1f}"


def _mistakes(players: list[PlayerReport]) -> Table:
    title = "mistakes with all cards open, in % of the opportunities, in all and by trick (PIPMA)"
    table = _table(title, "player", "all", "of", *(str(trick) for trick in range(1, 11)))
    for player in players:
        rows = (
            (_name(player), player.mistakes),
            (Text("  declarer"), player.mistakes_as_declarer),
            (Text("  defender"), player.mistakes_as_defender),
        )
        for name, found in rows:
            if found is not None:
                table.add_row(name, _rate(found.all), str(found.all.opportunities), *map(_rate, found.by_trick))
    return table


def _rate(count: MistakeCount) -> str:
    return "" if count.rate is None else f"{100 * count.rate:.1f}"
