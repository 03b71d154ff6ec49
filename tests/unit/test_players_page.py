"""The page on players shows recipes as they are."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

from kiebitz import Recipe
from kiebitz.players.levels import LEVELS
from kiebitz.players.registry import PLAYERS
from tests.words.players import shipped

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "players.md").read_text()


def test_the_example_of_a_recipe_prints_what_the_page_says() -> None:
    section = PAGE.split("\n## Recipes\n")[1].split("\n## ")[0]
    (example,) = re.findall(r"```python\n(.*?)```", section, flags=re.DOTALL)
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(example, {})
    assert output.getvalue().splitlines() == re.findall(r"^# (.*)$", example, flags=re.MULTILINE)


def test_every_part_of_a_recipe_it_names_exists() -> None:
    table = PAGE.split("| part of the recipe |")[1].split("\n\n")[0]
    named = re.findall(r"`(\w+)`", " ".join(row.split("|")[1] for row in table.splitlines()[2:]))
    assert len(named) > 5
    for name in named:
        assert hasattr(Recipe, name), name


def test_every_player_that_ships_is_on_the_page() -> None:
    table = PAGE.split("| name | what it is |")[1].split("\n\n")[0]
    named = set(re.findall(r"`(\w+)", " ".join(row.split("|")[1] for row in table.splitlines()[2:])))
    assert named == set(shipped(PLAYERS))


def test_levels_are_those_of_the_program() -> None:
    rows = [row.split("|")[2:-1] for row in PAGE.split("\n## Levels\n\n")[1].splitlines()[:3]]
    written = [[cell.strip() for cell in row] for row in rows]
    assert written[0] == [str(level) for level in LEVELS]
    heats = [level.temperature for level in LEVELS.values()]
    assert written[2] == ["searches" if heat is None else f"{heat:g}" for heat in heats]
