"""The report of a match as tables."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.arena.match import Mode
from kiebitz.arena.report import Difference, PlayerReport, Report, RoleCount
from kiebitz.arena.results import KINDS
from kiebitz.cli.speaker import Speaker
from kiebitz.formats.foreign_text import printable
from kiebitz.memory.mistakes import MistakeCount
from kiebitz.work.sequential import Decision, SequentialTest
from kiebitz.work.statistics import FEWEST, Estimate


def print_report(console: Console, found: Report, speaker: Speaker) -> None:
    """Print everything that a match has shown."""
    console.print(Text(printable(_heading(found, speaker))))
    for table in _tables_of_points(found, speaker):
        console.print()
        console.print(table)
    if found.list_length == "all":
        console.print()
        console.print(Text(speaker.say("arena-one-list")))
    if found.test is not None:
        console.print()
        for line in _decisions(found, found.test, speaker):
            console.print(Text(printable(line)))
    console.print()
    console.print(_kinds(found.players, speaker))
    if any(player.mistakes is not None for player in found.players):
        console.print()
        console.print(_mistakes(found.players, speaker))


def _tables_of_points(found: Report, speaker: Speaker) -> list[Table]:
    one = [_one(found, speaker)] if found.one else []
    return [*one, _players(found.players, speaker), _differences(found.differences, speaker)]


def _heading(found: Report, speaker: Speaker) -> str:
    return speaker.say(
        "arena-heading",
        mode="cardplay" if found.mode is Mode.CARDPLAY else "one" if found.one else "full",
        bidding=found.bidding or "",
        form="lists" if found.lists is not None else "all" if found.list_length == "all" else "none",
        lists=found.lists or 0,
        deals=found.deals,
        games=found.games,
        passed_in=found.passed_in,
        seed=str(found.seed),
    )


def _table(title: str, names: list[str], figures: list[str]) -> Table:
    """Names stand at the left of their columns, figures at the right."""
    table = Table(title=title, title_justify="left", title_style="bold", header_style="dim", box=None, pad_edge=False)
    for column in names:
        table.add_column(column)
    for column in figures:
        table.add_column(column, justify="right")
    return table


def _players(players: list[PlayerReport], speaker: Speaker) -> Table:
    figures = [
        speaker.say("arena-points"),
        speaker.say("arena-error"),
        speaker.say("arena-as-declarer"),
        speaker.say("arena-as-defender"),
        speaker.say("arena-per-game"),
        speaker.say("arena-milliseconds"),
        speaker.say("arena-faults"),
    ]
    table = _table(speaker.say("arena-points-per-36"), [speaker.say("arena-player")], figures)
    decimal = speaker.wording.decimal
    for player in players:
        table.add_row(
            _name(player),
            decimal(player.per_36.mean),
            _error(player.per_36, speaker),
            decimal(player.declarer.mean),
            decimal(player.defender.mean),
            decimal(player.per_game, 2),
            decimal(1000 * player.seconds_per_move, 2),
            str(player.faults),
        )
    return table


def _one(found: Report, speaker: Speaker) -> Table:
    """The one, the mean of two others, and what lies between them."""
    figures = [
        speaker.say("arena-points-a-game"),
        speaker.say("arena-interval"),
        speaker.say("arena-games"),
        speaker.say("arena-declared"),
        speaker.say("arena-won"),
    ]
    table = _table(speaker.say("arena-one-against-two"), [speaker.say("arena-player")], figures)
    for player in found.players:
        won = "" if player.share_won is None else speaker.percent(player.share_won, 1)
        is_one = player is found.players[0]
        name = speaker.say("arena-the-one" if is_one else "arena-each-of-two", player=player.name)
        points, declared = speaker.wording.decimal(player.per_game, 2), speaker.percent(player.share_declared, 1)
        table.add_row(Text(printable(name)), points, "", str(player.games), declared, won)
    for difference in found.differences:
        estimate = difference.per_game
        name = speaker.say("arena-to-mean-of-two", first=difference.first, second=difference.second)
        points = speaker.signed(estimate.mean, 2)
        table.add_row(Text(printable(name)), points, _interval(estimate, speaker, 2), style="bold")
    return table


def _name(player: PlayerReport) -> Text:
    """A player is named by its spec, in which anything may stand."""
    return Text(printable(player.name))


def _differences(differences: list[Difference], speaker: Speaker) -> Table:
    figures = [speaker.say("arena-points"), speaker.say("arena-interval"), speaker.say("arena-error")]
    table = _table(speaker.say("arena-differences"), [speaker.say("arena-difference")], figures)
    for difference in differences:
        parts = {
            speaker.say("arena-gain-as-declarer"): difference.gain_as_declarer,
            speaker.say("arena-gain-in-defence"): difference.gain_in_defence,
            speaker.say("arena-as-declarer"): difference.declarer,
            speaker.say("arena-as-defender"): difference.defender,
            **{speaker.say("arena-kind", kind=kind): part for kind, part in difference.kinds.items()},
        }
        _add_estimate(table, f"{difference.first} - {difference.second}", difference.per_36, speaker, style="bold")
        for name, part in parts.items():
            if part is not None:
                _add_estimate(table, f"  {name}", part, speaker)
    return table


def _add_estimate(table: Table, name: str, estimate: Estimate, speaker: Speaker, style: str = "") -> None:
    points, interval = speaker.signed(estimate.mean, 1), _interval(estimate, speaker)
    table.add_row(Text(printable(name)), points, interval, _error(estimate, speaker), style=style)


def _interval(estimate: Estimate, speaker: Speaker, digits: int = 1) -> str:
    if estimate.interval is None:
        return speaker.say("arena-too-few-differ", fewest=FEWEST)
    low, high = (speaker.signed(end, digits) for end in (estimate.interval.low, estimate.interval.high))
    return speaker.say("arena-from-to", low=low, high=high)


def brief_estimate(estimate: Estimate, speaker: Speaker) -> str:
    """A difference and its interval in a few words."""
    interval = _interval(estimate, speaker)
    if estimate.interval is None:
        interval = speaker.say("arena-no-interval", fewest=FEWEST)
    return f"{speaker.signed(estimate.mean, 1)} [{interval}]"


def _decisions(found: Report, test: SequentialTest, speaker: Speaker) -> Iterator[str]:
    """What the sequential test came to, and what that means for the figures above."""
    low, high = speaker.shortest(test.low), speaker.shortest(test.high)
    alpha, beta = speaker.percent(test.alpha, 1), speaker.percent(test.beta, 1)
    yield speaker.say("arena-test", low=low, high=high, alpha=alpha, beta=beta)
    for difference in found.differences:
        if difference.decision is not None:
            decision = _decision(found, test, difference.decision, speaker)
            yield f"  {difference.first} - {difference.second}: {decision}"
    if any(difference.decision and difference.decision.verdict for difference in found.differences):
        yield "  " + speaker.say("arena-decided-early")


def _decision(found: Report, test: SequentialTest, decision: Decision, speaker: Speaker) -> str:
    lower, upper = (speaker.signed(bound, 2) for bound in test.bounds)
    figures = {
        "unit": "deal" if found.lists is None else "list",
        "count": decision.after,
        "evidence": speaker.signed(decision.evidence, 2),
        "lower": lower,
        "upper": upper,
    }
    if decision.verdict is None:
        return speaker.say("arena-undecided", **figures)
    low, high = speaker.shortest(test.low), speaker.shortest(test.high)
    return speaker.say("arena-decided", verdict=decision.verdict.value, low=low, high=high, **figures)


def _error(estimate: Estimate, speaker: Speaker) -> str:
    return "" if estimate.error is None else speaker.wording.decimal(estimate.error)


def _kinds(players: list[PlayerReport], speaker: Speaker) -> Table:
    won, points = speaker.say("arena-won"), speaker.say("arena-points")
    figures = [speaker.say("arena-declared"), won, points, speaker.say("arena-defended"), won, points]
    names = [speaker.say("arena-player"), speaker.say("arena-game")]
    table = _table(speaker.say("arena-by-kind"), names, figures)
    for player in players:
        for kind in ("all", *KINDS):
            roles = (player.as_declarer[kind], player.as_defender[kind])
            cells = (cell for role in roles for cell in _role_cells(role, speaker))
            table.add_row(_name(player), speaker.say("arena-kind", kind=kind), *cells)
    return table


def _role_cells(role: RoleCount, speaker: Speaker) -> tuple[str, str, str]:
    if not role.games:
        return "0", "", ""
    return str(role.games), speaker.percent(role.won / role.games, 1), speaker.wording.decimal(role.points)


def _mistakes(players: list[PlayerReport], speaker: Speaker) -> Table:
    figures = [speaker.say("arena-all"), speaker.say("arena-of"), *(str(trick) for trick in range(1, 11))]
    table = _table(speaker.say("arena-mistakes"), [speaker.say("arena-player")], figures)
    declarer, defender = Text(f"  {speaker.say('arena-declarer')}"), Text(f"  {speaker.say('arena-defender')}")
    for player in players:
        rows = (
            (_name(player), player.mistakes),
            (declarer, player.mistakes_as_declarer),
            (defender, player.mistakes_as_defender),
        )
        for name, found in rows:
            if found is not None:
                rates = [_rate(count, speaker) for count in (found.all, *found.by_trick)]
                table.add_row(name, rates[0], str(found.all.opportunities), *rates[1:])
    return table


def _rate(count: MistakeCount, speaker: Speaker) -> str:
    return "" if count.rate is None else speaker.wording.decimal(100 * count.rate)
