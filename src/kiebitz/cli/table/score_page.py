"""The running list as a page: a line for each deal, and the totals."""

from __future__ import annotations

from rich.text import Text

from kiebitz.cli.table.naming import display_names
from kiebitz.cli.table.wording import Wording
from kiebitz.game import Game
from kiebitz.session import TableView

COLUMN = 9
GAME_COLUMN = 34


def score_lines(table: TableView, wording: Wording, most_deals: int | None = None) -> list[Text]:
    """The list so far; with a limit, only its last deals one by one."""
    phrases = wording.phrases
    games, scores = table.games_played, table.scores_now()
    if not games:
        return [Text(phrases.list_empty)]
    names = display_names(table.settings, phrases.you)
    lines = [Text(phrases.list_title.format(length=table.settings.deals), style="bold")]
    lines.append(_row(phrases.list_deal, phrases.list_game, names))
    first = 0 if most_deals is None else max(0, len(games) - most_deals)
    if first:
        lines.append(Text(phrases.list_earlier.format(count=first), style="dim"))
    for number in range(first, len(games)):
        player = scores.results[number].declarer
        declarer = "" if player is None else names[scores.seating(number)[player]]
        lines.append(_row(str(number + 1), _game_text(games[number], declarer, wording), scores.row(number)))
    lines.append(_bold(_row("", phrases.list_total, scores.totals())))
    won_lost = [f"{won}, {lost}" for won, lost in map(scores.games_won_and_lost, range(len(names)))]
    lines.append(_row("", phrases.list_won_lost, won_lost))
    return lines


def _row(number: str, game: str, cells: list[str] | list[int]) -> Text:
    return Text(f"{number:>5}  {game:<{GAME_COLUMN}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells))


def _bold(line: Text) -> Text:
    line.stylize("bold")
    return line


def _game_text(game: Game, declarer: str, wording: Wording) -> str:
    """`Anna: Grand hand +96`, or a dash when nobody played."""
    if game.contract is None:
        return "-"
    text = f"{declarer}: {wording.contract(game.contract)}"
    value = f" {game.result().value:+d}"
    return text[: GAME_COLUMN - len(value)] + value


def standings_lines(table: TableView, wording: Wording) -> list[Text]:
    """Who came first, for the end of the list."""
    scores = table.scores()
    winner = scores.ranking()[0]
    name = display_names(table.settings, wording.phrases.you)[winner]
    phrases = wording.phrases
    said = phrases.list_winner_you if name == phrases.you else phrases.list_winner
    said = said.format(name=name, points=scores.totals()[winner])
    return [Text(wording.phrases.list_complete), Text(said, style="bold")]
