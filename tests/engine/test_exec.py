"""Engines play through `exec:`; those that break down, fall silent or talk nonsense lose by the rules."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kiebitz import PASS, Bid, Call, EngineFault, Game, RefereedGame, View, create, deal, referee
from kiebitz.engine import EngineTimeout, ExecPlayer
from kiebitz.players.random import RandomPlayer
from tests.engine.engines import PASSES, SAMPLE, SERVED_RULES, engine, program


class Bidder(RandomPlayer):
    """Bids once, so that there is a game to spoil."""

    def bid(self, view: View) -> Call:
        return PASS if view.auction.is_holding or view.auction.bid else Bid(18)


def exec_player(spec: str, seed: int = 0) -> ExecPlayer:
    player = create(spec, seed)
    assert isinstance(player, ExecPlayer)
    return player


def play(spec: str, seconds: float | None = None) -> RefereedGame:
    """A game in which middlehand declares and the engine defends as rearhand."""
    player = exec_player(spec)
    refereed = referee(deal(1), [RandomPlayer(1), Bidder(2), player], seconds)
    player.close()
    return refereed


def test_the_sample_engine_plays_whole_games_without_a_fault() -> None:
    player = exec_player(SAMPLE)
    declared = 0
    for seed in range(60):
        players = [create("rules"), create("rules"), create("rules")]
        players[seed % 3] = player
        refereed = referee(deal(seed), players)
        assert refereed.faults == []
        declared += refereed.game.declarer == seed % 3
    assert declared > 0
    player.close()


def test_a_served_player_plays_the_same_games_as_in_process() -> None:
    for name in ("rules", "random"):
        served = exec_player(SERVED_RULES.replace("rules", name), seed=5)
        inside = create(name, seed=5)
        for seed in range(10):
            games = []
            for player in (served, inside):
                players = [create("random", 1), create("random", 2), create("random", 3)]
                players[seed % 3] = player
                games.append(referee(deal(seed), players, seconds_per_game=60))
            assert games[0].faults == []
            assert games[0].game.history == games[1].game.history
        served.close()


@pytest.mark.parametrize(
    ("reply", "reason"),
    [
        ("sys.exit(3)", "the engine ended with status 3"),
        ('sys.exit("out of cards")', "out of cards"),
        ('answer("XX")', "not a move: 'XX'"),
        ('answer("y")', "write 'hold'"),
        ('answer("18" if kind == "play" else "pass")', "not a move of this phase, play"),
        ('answer("CJ" if kind == "bid" else "pass")', "not a move of this phase, auction"),
        ('print("I think I will pass", flush=True)', "not a line of JSON: 'I think I will pass'"),
        ("print(flush=True)", "not a line of JSON"),
        ("print('[1]', flush=True)", "no message: Expected `object`, got `array`"),
        ("print('[' * 60000, flush=True)", "no message: Expected `object`, got `array`"),
        ("print('x' * 10**6, flush=True)", "longer than 65536 bytes"),
        ("sys.stdout.write('x' * 10**6); sys.stdout.flush()", "longer than 65536 bytes"),
        ("sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()", "not a line of JSON"),
        ('send(type="answer", id=999, move="pass")', "answered what nobody asked"),
        ('send(type="ready")', "answered what nobody asked"),
        ('send(type="answer", move="pass")', "missing required field `id`"),
        ('send(type="error", id=message["id"], message="no idea")', "the engine says: no idea"),
    ],
)
def test_an_engine_that_breaks_the_protocol_loses_by_the_rules(reply: str, reason: str) -> None:
    refereed = play(engine(reply))
    assert reason in refereed.faults[0].reason
    assert [fault.seat for fault in refereed.faults] == [2] * len(refereed.faults)
    assert refereed.game.result().left in (None, 2)
    assert refereed.game.is_over


def test_an_engine_that_lives_on_without_its_output_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kiebitz.engine.process.QUIT_SECONDS", 0.2)
    refereed = play(engine("os.close(1); time.sleep(600)"))
    assert "the engine closed its standard output" in refereed.faults[0].reason


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("[c for c in 'CJ SJ HJ DJ CA'.split() if c not in view['hand']]", "is not in the hand"),
        ("[c for c in view['hand'] if c not in legal] or legal", "does not follow"),
    ],
)
def test_an_illegal_card_costs_the_game(cards: str, reason: str) -> None:
    refereed = play(engine(f'answer("pass" if kind == "bid" else ({cards})[0])'))
    assert reason in refereed.faults[0].reason
    result = refereed.game.result()
    assert (result.declarer, result.won, result.left) == (1, True, 2)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("import sys; sys.exit(7)", "the engine ended with status 7"),
        ("print('hello')", "not a line of JSON: 'hello'"),
        ("raise RuntimeError('no network')", "RuntimeError: no network"),
        ("""print('{"type":"hello","protocol":2,"name":"new"}', flush=True)""", "only 1 is understood"),
        ("""print('{"type":"ready"}', flush=True)""", "did not greet back"),
    ],
)
def test_an_engine_that_cannot_greet_is_told_apart(text: str, reason: str) -> None:
    with pytest.raises(EngineFault, match=reason):
        exec_player(program(text)).introduction()


def test_a_program_that_is_not_there() -> None:
    refereed = play("exec:/nowhere/engine")
    assert "cannot be started" in refereed.faults[0].reason
    assert refereed.faults[1].reason == "EngineFault: the engine did not start in this game"
    for argument in ("", "worlds=40", "'open"):
        with pytest.raises(ValueError, match="command"):
            create(f"exec:{argument}")


@pytest.mark.parametrize("reply", ["pass", "time.sleep(600)", "while True: pass"])
def test_a_silent_engine_loses_on_time(reply: str) -> None:
    start = time.perf_counter()
    refereed = play(engine(reply), seconds=3.0)
    assert time.perf_counter() - start < 300
    assert all(fault.is_timeout for fault in refereed.faults)
    assert refereed.game.result().timed_out == 2


def test_a_silent_engine_is_given_up_without_a_clock_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kiebitz.engine.player.SECONDS_PER_MOVE", 0.1)
    refereed = play(engine("pass"))
    assert refereed.faults[0].is_timeout
    assert "no answer of the engine in time to the question 'bid'" in refereed.faults[0].reason
    assert refereed.game.result().timed_out == 2


def test_an_engine_that_never_reads_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kiebitz.engine.player.SECONDS_TO_START", 0.2)
    player = exec_player(program("import time; time.sleep(600)"))
    with pytest.raises(EngineTimeout, match="to be greeted"):
        player.introduction()


def test_late_answers_are_thrown_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    may_answer = tmp_path / "may answer"
    player = exec_player(engine(f"while not os.path.exists({str(may_answer)!r}): pass\n        answer('18')"))
    game = Game(deal(1))
    monkeypatch.setattr("kiebitz.engine.player.SECONDS_PER_MOVE", 0.1)
    with pytest.raises(EngineTimeout):
        player.bid(game.view(1))
    monkeypatch.undo()
    may_answer.touch()
    assert player.bid(game.view(1)) == Bid(18)
    assert player.engine is not None
    assert player.engine.discarded == 1
    player.close()


def test_a_second_answer_is_thrown_away() -> None:
    refereed = play(engine(f"{PASSES}; {PASSES}"))
    assert refereed.faults == []


def test_who_broke_down_plays_again_in_the_next_game(tmp_path: Path) -> None:
    flag = tmp_path / "crashed"
    once = f"import os\nif not os.path.exists({str(flag)!r}):\n    open({str(flag)!r}, 'w').close(); sys.exit(1)"
    player = exec_player(engine(PASSES, start=once))
    first, second = (referee(deal(1), [RandomPlayer(1), Bidder(2), player]) for _ in range(2))
    assert [fault.seat for fault in first.faults] == [2, 2]
    assert second.faults == []
    player.close()


def test_who_is_silent_at_the_end_of_a_game_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kiebitz.engine.player.SECONDS_PER_MOVE", 0.1)
    player = exec_player(engine("pass"))
    referee(deal(1), [RandomPlayer(1), Bidder(2), player])
    first = player.engine
    referee(deal(1), [RandomPlayer(1), Bidder(2), player])
    assert first is not None
    assert first is not player.engine
    assert first.exit_status is not None
    player.close()


def test_an_engine_hears_of_games_and_of_the_clock() -> None:
    report = (
        'if kind == "bid": heard["left"] = message["seconds_left"]\n'
        '        if heard.get("ends", 0) < 1: answer("pass" if kind == "bid" else legal[0])\n'
        '        else: send(type="error", message=json.dumps(heard))\n'
        '    elif kind in ("new_game", "game_over"):\n'
        '        heard["ends"] = heard.get("ends", 0) + (kind == "game_over")\n'
        '        heard[kind] = message.get("seat", message.get("view"))'
    )
    player = exec_player(engine(report, start="heard = {}"))
    first = referee(deal(1), [RandomPlayer(1), Bidder(2), player], seconds_per_game=50)
    second = referee(deal(2), [player, Bidder(2), RandomPlayer(1)], seconds_per_game=50)
    player.close()
    heard = json.loads(second.faults[0].reason.removeprefix("EngineFault: the engine says: "))
    assert heard["new_game"] == 0
    assert heard["game_over"]["result"]["won"] == first.game.result().won
    assert 0 < heard["left"] <= 50


def test_settings_reach_the_engine_and_wrong_ones_are_refused() -> None:
    options = (
        '[{"name":"seed","type":"integer","default":0},{"name":"level","type":"integer","default":1,"min":1,"max":3}]'
    )
    spec = engine('send(type="error", message=json.dumps(values))').replace(
        'elif kind == "options":', 'elif kind == "options":\n        values = message["values"]'
    )
    spec = spec.replace("options=[]", f"options={options}")
    player = exec_player(spec.replace("exec:", "exec:level=2 "), seed=9)
    with pytest.raises(EngineFault, match='"level": 2, "seed": 9'):
        player.bid(Game(deal(1)).view(1))
    player.close()
    for wrong, reason in (("level=4", "from 1 to 3"), ("level=high", "type integer"), ("speed=1", "no option 'speed'")):
        with pytest.raises(EngineFault, match=reason):
            exec_player(spec.replace("exec:", f"exec:{wrong} ")).introduction()


def test_closing_ends_even_an_engine_that_ignores_everything() -> None:
    deaf = "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
    player = exec_player(engine(PASSES, start=deaf).replace("break", "time.sleep(60)"))
    player.bid(Game(deal(1)).view(1))
    assert player.engine is not None
    player.engine.stop(0.2)
    assert player.engine.exit_status == -9
    player.close()


def test_an_engine_ends_with_its_player() -> None:
    player = exec_player(engine(PASSES))
    player.bid(Game(deal(1)).view(1))
    process = player.engine
    del player
    assert process is not None
    assert process.exit_status == 0


def test_an_engine_is_asked_to_quit_when_the_interpreter_ends(tmp_path: Path) -> None:
    spec = engine(PASSES).replace("break", f'open({json.dumps(str(tmp_path / "asked"))}, "w"); break')
    script = f"from kiebitz import Game, create, deal; player = create({spec!r}); player.bid(Game(deal(1)).view(1))"
    subprocess.run([sys.executable, "-c", script], check=True)
    assert (tmp_path / "asked").exists()
