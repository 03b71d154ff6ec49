"""The probe passes good players and tells what is wrong with the others."""

from __future__ import annotations

import json
import sys
from types import FrameType

import pytest
from click.testing import CliRunner

from kiebitz import Card, Deal, Game, Player, View, register
from kiebitz.cli.probe import probe
from kiebitz.engine.probe import probe_player
from kiebitz.players.random import RandomPlayer
from tests.engine.engines import PASSES, SAMPLE, engine, program

SEED = '[{"name":"seed","type":"integer","default":0}]'
LEGAL = (
    'move = "pass" if kind == "bid" else legal[0] + ("." + ".".join(view["hand"][:2])) * (view["phase"] == "declare")'
)


def failures(spec: str, seconds: float = 10.0) -> dict[str, str]:
    return {check.name: check.detail for check in probe_player(spec, games=3, seconds=seconds) if check.passed is False}


@pytest.mark.parametrize("spec", ["rules", "random", SAMPLE, engine(f"{LEGAL}; answer(move)", options=SEED)])
def test_good_players_pass(spec: str) -> None:
    assert failures(spec) == {}


@pytest.mark.parametrize(
    ("spec", "check", "reason"),
    [
        (program("pass"), "handshake", "ended with status 0"),
        (engine(PASSES), "declaring", "two cards must be discarded"),
        (engine(f"{LEGAL}; answer(view['hand'][0] if kind == 'play' else move)"), "every contract", "does not follow"),
        (engine(f"{LEGAL}; answer(move)").replace("break", "sys.exit(5)"), "quits when asked", "status 5"),
        (engine(f"{LEGAL}; answer(move); answer(move)"), "one answer a question", "answer"),
        (engine(f"{LEGAL}; time.sleep(0.001); answer(move)"), "in time", "more than 0.001 s"),
        (
            engine(
                f"{LEGAL}; import random; answer(random.choice(legal) if kind == 'play' else move)", options=SEED
            ).replace("-I -S", "-S"),
            "same seed, same moves",
            "decision",
        ),
        ("test-back-door", "hidden cards do not matter", "the hidden cards were shuffled: decision"),
    ],
)
def test_each_fault_is_found_by_its_check(spec: str, check: str, reason: str) -> None:
    assert reason in failures(spec, seconds=0.001 if check == "in time" else 10.0)[check]


class BackDoor(RandomPlayer):
    """Looks at the cards of the game that its caller holds, as only a cheat does."""

    def play(self, view: View) -> Card:
        return view.legal_cards()[_peek() % len(view.legal_cards())]


def _peek() -> int:
    frame: FrameType | None = sys._getframe()
    while frame is not None and not isinstance(frame.f_locals.get("game"), Game):
        frame = frame.f_back
    assert frame is not None
    dealt: Deal = frame.f_locals["game"].deal
    return sum(hand.mask % 101 * place for place, hand in enumerate(dealt.hands))


@register("test-back-door", "peeks")
def _create(seed: int) -> Player:
    return BackDoor(seed)


def test_a_table_or_json_and_the_exit_status() -> None:
    runner = CliRunner()
    table = runner.invoke(probe, ["rules", "--games", "2"])
    assert table.exit_code == 0
    assert "pass  whole games" in table.output
    found = runner.invoke(probe, [program("pass"), "--json"])
    assert found.exit_code == 1
    assert json.loads(found.output)["checks"][0]["passed"] is False
    assert "unknown player" in runner.invoke(probe, ["nobody"]).output
