"""What the README shows works as shown."""

from __future__ import annotations

import contextlib
import io
import re
import tomllib
from pathlib import Path

from kiebitz import check_record, parse_game, parse_record

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()


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
        assert (ROOT / target).exists(), target


def test_on_a_package_index_every_link_leads_to_the_source() -> None:
    """The substitutions of the build, applied as it applies them."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text())
    text = README
    for step in pyproject["tool"]["hatch"]["metadata"]["hooks"]["fancy-pypi-readme"]["substitutions"]:
        text = re.sub(step["pattern"], step["replacement"], text)
    source = pyproject["project"]["urls"]["Source"]
    targets = re.findall(r"(!?)\[[^]]*\]\(([^)]+)\)", text)
    assert len(targets) > 10
    for is_image, target in targets:
        assert target.startswith(f"{source}/{'raw' if is_image else 'blob'}/main/"), target
