"""What the README shows works as shown."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

from kiebitz import check_record, parse_game, parse_record

README = (Path(__file__).parents[2] / "README.md").read_text()


def test_the_library_example_plays_a_game() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(example, {})
    result, game, record = output.getvalue().splitlines()
    assert str(parse_game(game).result()) in result
    assert check_record(parse_record(record)).result() == parse_game(game).result()


def test_every_page_it_links_to_exists() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (Path(__file__).parents[2] / target).exists(), target
