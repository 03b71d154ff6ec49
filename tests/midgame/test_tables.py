"""Files of midgame tables: made once, refused with the reason; and a solver that looks up finds what search finds."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from kiebitz import _core
from kiebitz.cards import CARDS
from kiebitz.cli.main import cli
from kiebitz.contract import Kind
from kiebitz.midgame import ENDING, null_file, open_tables, trump_file, trump_files
from kiebitz.play import Position
from kiebitz.solver import Solver


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Null games of 2 to 4 cards, suit games and grands of 2."""
    made = tmp_path_factory.mktemp("tables")
    for cards in (2, 3, 4):
        for leader in range(3):
            (made / f"null-{cards}-{leader}{ENDING}").write_bytes(null_file(cards, leader))
    for kind in (Kind.CLUBS, Kind.GRAND):
        for number in range(trump_files(kind, 2)):
            (made / f"{kind.name}-2-{number}{ENDING}").write_bytes(trump_file(kind, 2, number))
    return made


def endings(seed: int, kinds: list[Kind], number: int) -> list[Position]:
    source, found = random.Random(seed), []
    for _ in range(number):
        cards = source.randrange(2, 7)
        deck = source.sample(CARDS, 3 * cards)
        first, second, third = (sum(card.mask for card in deck[seat::3]) for seat in range(3))
        found.append(
            Position(source.choice(kinds), source.randrange(3), (first, second, third), 0, source.randrange(3))
        )
    return found


@pytest.mark.parametrize("tells_ranks", [True, False])
def test_looking_up_finds_what_search_finds(folder: Path, tells_ranks: bool) -> None:
    tables = open_tables(folder, tells_ranks=tells_ranks)
    assert tables.sizes == {"null": (2, 3, 4), "suit": (2,), "grand": (2,)}
    searching, looking = Solver(), Solver(lookup=tables.lookup)
    for position in endings(1, list(Kind), 2000):
        assert looking.solve(position).value == searching.solve(position).value


def test_looking_up_saves_nodes(folder: Path) -> None:
    tables, positions = open_tables(folder), endings(2, [Kind.NULL], 300)
    looking, searching = (
        sum(Solver(lookup=lookup).solve(each).nodes for each in positions) for lookup in (tables.lookup, None)
    )
    assert looking < searching


def cut_short(made: bytes) -> bytes:
    return made[:-1]


def cut_to_the_head(made: bytes) -> bytes:
    return made[:40]


def emptied(_: bytes) -> bytes:
    return b""


def of_another_version(made: bytes) -> bytes:
    return made[:16] + b"\x02" + made[17:]


def with_a_flipped_byte(made: bytes) -> bytes:
    middle = len(made) // 2
    return made[:middle] + bytes([made[middle] ^ 1]) + made[middle + 1 :]


def foreign(made: bytes) -> bytes:
    return b"another program" + made[15:]


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (cut_short, "tables-length"),
        (cut_to_the_head, "tables-foreign"),
        (emptied, "tables-unreadable"),
        (of_another_version, "tables-version"),
        (with_a_flipped_byte, "tables-changed"),
        (foreign, "tables-foreign"),
    ],
)
def test_what_is_not_in_order_is_refused_and_search_goes_on(
    folder: Path, tmp_path: Path, spoil: Callable[[bytes], bytes], code: str
) -> None:
    for path in folder.glob(f"null-3*{ENDING}"):
        made = path.read_bytes()
        (tmp_path / path.name).write_bytes(spoil(made) if "-1" in path.name else made)
    tables = open_tables(tmp_path)
    assert [fault.code for fault in tables.refused] == [code]
    assert str(tmp_path) in str(tables.refused[0])
    assert not tables
    position = endings(3, [Kind.NULL], 1)[0]
    assert Solver(lookup=tables.lookup).solve(position).value == Solver().solve(position).value


def test_the_command_makes_what_is_missing(tmp_path: Path) -> None:
    called = ["train", "tables", "--null", "4", "--trumps", "0", "--jobs", "1", "--out", str(tmp_path)]
    assert CliRunner().invoke(cli, called).exit_code == 0
    files = sorted(tmp_path.glob(f"*{ENDING}"))
    assert len(files) == 3
    kept, lost = files[0].stat().st_mtime_ns, files[1].read_bytes()
    files[1].unlink()
    assert CliRunner().invoke(cli, called).exit_code == 0
    assert files[0].stat().st_mtime_ns == kept
    assert files[1].read_bytes() == lost


@pytest.mark.parametrize(
    ("grow", "arguments"),
    [
        (_core.grow_null, (0, 0)),
        (_core.grow_null, (11, 0)),
        (_core.grow_null, (3, 5)),
        (_core.grow_rows, (Kind.GRAND, 9, 0)),
        (_core.grow_rows, (Kind.GRAND, 2, 10**9)),
        (_core.grow_rows, (12, 2, 0)),
    ],
)
def test_tables_that_there_cannot_be_are_refused(grow: Callable[..., object], arguments: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"from 0 to|from 1 to|splits before it"):
        grow(*arguments)
