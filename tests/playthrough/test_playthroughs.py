"""Every contract plays as its golden playthrough says."""

from __future__ import annotations

import pytest

from kiebitz import Contract, check_record, parse_game, parse_record
from tests.playthrough.make import FOLDER, cases, transcript


@pytest.mark.parametrize(("contract", "seed"), cases(), ids=[str(contract) for contract, _ in cases()])
def test_the_game_is_told_as_in_the_golden_file(contract: Contract, seed: int) -> None:
    golden = (FOLDER / f"{contract}.txt").read_text()
    assert transcript(contract, seed) == golden
    for game, record in zip(told(golden, "game"), told(golden, "record"), strict=True):
        assert parse_game(game).result() == check_record(parse_record(record)).result()


@pytest.mark.parametrize(("contract", "seed"), cases(), ids=[str(contract) for contract, _ in cases()])
def test_the_golden_file_holds_a_won_game(contract: Contract, seed: int) -> None:
    games = told((FOLDER / f"{contract}.txt").read_text(), "game")
    assert parse_game(games[-1]).result().won


def told(golden: str, word: str) -> list[str]:
    return [line.removeprefix(f"{word} ") for line in golden.splitlines() if line.startswith(f"{word} ")]
