"""The running list as a page: a line for each deal, and the totals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from kiebitz.cli.table.naming import HUMAN, display_names
from kiebitz.cli.table.terminal import WIDEST
from kiebitz.cli.table.wording import Wording
from kiebitz.game import Game
from kiebitz.session import TableView

COLUMN = 9
GAME_COLUMN = 34
NUMBER_COLUMN = 5
NARROWEST_FIRST = 10
LONGEST_DECLARER = 8


def list_columns(width: int, players: int, first: int, column: int) -> tuple[int, int]:
    """The widths of the first column and of each player's: these, or less on a narrow screen."""
    column = min(column, (width - NARROWEST_FIRST) // players)
    return min(first, width - column * players), column


@dataclass(frozen=True, slots=True)
class _Page:
    """How a line of the list is set."""

    wording: Wording
    game_width: int
    column: int

    def row(self, number: str, game: str, cells: Iterable[object]) -> Text:
        wording = self.wording
        shown = "".join(wording.right_column(str(cell), self.column) for cell in cells)
        return Text(f"{number:>{NUMBER_COLUMN}}  {wording.column(game, self.game_width)}{shown}")

    def game(self, game: Game, declarer: str) -> str:
        """`Anna: Grand hand +96`, or a dash when nobody played."""
        if game.contract is None:
            return "-"
        value = f" {game.result().value:+d}"
        text = f"{self.wording.short(declarer, LONGEST_DECLARER)}: {self.wording.contract(game.contract)}"
        return self.wording.short(text, self.game_width - 1 - len(value)) + value


def score_lines(table: TableView, wording: Wording, most_deals: int | None = None, width: int = WIDEST) -> list[Text]:
    """The list so far; with a limit, only its last deals one by one."""
    games, scores = table.games_played, table.scores_now()
    if not games:
        return [Text(wording.say("screen-list-empty"))]
    names = display_names(table.settings, wording)
    page = _Page(wording, *list_columns(width - NUMBER_COLUMN - 2, len(names), GAME_COLUMN, COLUMN))
    lines = [Text(wording.say("screen-list", length=table.settings.deals), style="bold")]
    lines.append(page.row(wording.say("list-number"), wording.say("list-game"), names))
    first = 0 if most_deals is None else max(0, len(games) - most_deals)
    if first:
        lines.append(Text(wording.say("screen-earlier", count=first), style="dim"))
    for number in range(first, len(games)):
        player = scores.results[number].declarer
        declarer = "" if player is None else names[scores.seating(number)[player]]
        lines.append(page.row(str(number + 1), page.game(games[number], declarer), scores.row(number)))
    lines.append(_bold(page.row("", wording.say("list-total"), scores.totals())))
    won_lost = [f"{won}, {lost}" for won, lost in map(scores.games_won_and_lost, range(len(names)))]
    lines.append(page.row("", wording.say("screen-won-lost"), won_lost))
    return lines


def _bold(line: Text) -> Text:
    line.stylize("bold")
    return line


def standings_lines(table: TableView, wording: Wording) -> list[Text]:
    """Who came first, for the end of the list."""
    scores = table.scores()
    winner = scores.ranking()[0]
    who = "you" if winner == HUMAN else "other"
    name = display_names(table.settings, wording)[winner]
    said = wording.say("end-winner", who=who, name=name, count=scores.totals()[winner])
    return [Text(wording.say("end-list-complete")), Text(said, style="bold")]
