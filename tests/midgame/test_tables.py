"""Files of midgame tables: made once, refused with the reason; and a solver that looks up finds what search finds."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from kiebitz import _core
from kiebitz.cards import CARDS, cards_in
from kiebitz.cli.main import cli
from kiebitz.contract import TRUMPS, Kind
from kiebitz.errors import Fault
from kiebitz.midgame import (
    ENDING,
    VERSION,
    Weights,
    cut_file,
    null_file,
    open_tables,
    tentpoles_in,
    trump_file,
    trump_files,
    trump_payload,
)
from kiebitz.play import Position
from kiebitz.solver import Solver
from kiebitz.training.tables.learn import Budget, cut
from kiebitz.work.workers import local_workers


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


# Splits of three cards that are grown in a moment: trumps, then the other suits.
SPLITS = {Kind.CLUBS: (48, (0, 4, 3, 2)), Kind.GRAND: (20, (2, 4, 2, 1))}


@pytest.fixture(scope="session")
def rows(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One split of suit games and one of grand, of three cards: the search ends two by itself and asks for none."""
    made = tmp_path_factory.mktemp("rows")
    for kind, (number, _) in SPLITS.items():
        family = "grand" if kind is Kind.GRAND else "suit"
        (made / f"{family}-3-{number:03}{ENDING}").write_bytes(trump_file(kind, 3, number))
    return made


def endings_of(kind: Kind, seed: int, number: int) -> list[Position]:
    """Endings of the split that is there, in any of the four suit games or in grand."""
    source, found = random.Random(seed), []
    for _ in range(number):
        of = kind if kind is Kind.GRAND else Kind(source.randrange(4))
        sides = [cards_in(0x7F << 8 * suit) for suit in range(4) if suit != of]
        suits = [cards_in(TRUMPS[of]), *source.sample(sides, 3)]
        deck = [
            card for suit, length in zip(suits, SPLITS[kind][1], strict=True) for card in source.sample(suit, length)
        ]
        source.shuffle(deck)
        first, second, third = (sum(card.mask for card in deck[seat::3]) for seat in range(3))
        found.append(Position(of, source.randrange(3), (first, second, third), 0, source.randrange(3)))
    return found


@pytest.mark.parametrize("kind", SPLITS)
def test_rows_answer_what_search_would_look_for(rows: Path, kind: Kind) -> None:
    tables = open_tables(rows)
    assert tables.sizes == {"null": (), "suit": (3,), "grand": (3,)}
    looked_up = searched = 0
    for position in endings_of(kind, 4, 300):
        found, expected = Solver(lookup=tables.lookup).solve(position), Solver().solve(position)
        assert found.value == expected.value
        looked_up, searched = looked_up + found.nodes, searched + expected.nodes
    assert looked_up < searched / 2


def test_rows_that_are_cut_answer_less_and_nothing_that_is_wrong(rows: Path, tmp_path: Path) -> None:
    nodes = []
    for price in (0.0, 2000.0, 1e9):
        folder = tmp_path / str(price)
        folder.mkdir()
        for path in rows.glob(f"*{ENDING}"):
            weights = Weights(by_rows=True, by_valuations=False)
            (folder / path.name).write_bytes(cut_file(path, weights, price))
        tables, sum_of_nodes = open_tables(folder), 0
        for position in (each for kind in SPLITS for each in endings_of(kind, 5, 300)):
            found = Solver(lookup=tables.lookup).solve(position)
            assert found.value == Solver().solve(position).value
            sum_of_nodes += found.nodes
        nodes.append(sum_of_nodes)
    assert nodes[0] < nodes[1] < nodes[2]


def cut_short(made: bytes) -> bytes:
    return made[:-1]


def cut_to_the_head(made: bytes) -> bytes:
    return made[:40]


def emptied(_: bytes) -> bytes:
    return b""


def of_another_version(made: bytes) -> bytes:
    return made[:16] + bytes([VERSION + 1]) + made[17:]


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


def test_the_command_cuts_to_a_budget(tmp_path: Path) -> None:
    called = [
        "train",
        "tables",
        "--null",
        "4",
        "--trumps",
        "2",
        "--only",
        "grand",
        "--jobs",
        "1",
        "--out",
        str(tmp_path),
    ]
    assert CliRunner().invoke(cli, [*called, "--budget", "1"]).exit_code == 0
    whole, cut = tmp_path, tmp_path / "1-MB-rows"
    names = {path.name for path in whole.glob(f"grand*{ENDING}")}
    assert {path.name for path in cut.glob(f"*{ENDING}")} == names
    assert len(names) == trump_files(Kind.GRAND, 2)
    # There is room for all of it.
    assert all((cut / name).read_bytes() == (whole / name).read_bytes() for name in names)


def test_a_budget_is_kept_and_one_that_is_too_small_is_refused(rows: Path, tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    whole.mkdir()
    for number in range(trump_files(Kind.CLUBS, 2)):
        (whole / f"suit-2-{number:03}{ENDING}").write_bytes(trump_file(Kind.CLUBS, 2, number))
    size = sum(path.stat().st_size for path in whole.iterdir())
    index = size - 4 * sum(tentpoles_in(trump_payload(path)) for path in whole.iterdir())
    room = (index + size) // 2
    with local_workers(1) as workers:
        made = list(cut(workers, whole, 2, Budget(room / 2**20, "both"), lambda: None, ["suit"]))
        assert size / 4 < sum(file.size for file in made) <= room
        with pytest.raises(Fault, match="not enough"):
            list(cut(workers, whole, 2, Budget(index / 2**21, "both"), lambda: None, ["suit"]))


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
