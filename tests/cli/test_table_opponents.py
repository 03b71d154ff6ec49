"""The computer players at the terminal table."""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path
from typing import ClassVar

import pytest

from kiebitz.cards import Card
from kiebitz.moves import CLAIM, PASS, Call, Claim, Declare, Move
from kiebitz.players import Player, create, register
from kiebitz.players.levels import LEVELS
from kiebitz.view import View
from kiebitz.words import LANGUAGES
from tests.cli.tables import NULL_DEAL, TOPS, records, replay_text, run, stored_game

SAMPLE_ENGINE = Path(__file__).parents[2] / "examples" / "engine.py"


class _Misbehaving:
    """Does nothing right."""

    def bid(self, view: View) -> Call:
        raise RuntimeError("no idea")

    def picks_up(self, view: View) -> bool:
        raise SystemExit(3)

    def declare(self, view: View) -> Declare:
        raise RuntimeError("no idea")

    def play(self, view: View) -> Card:
        return next(iter(view.unseen))


class _Claiming:
    """Lays its cards open at the first chance."""

    def __init__(self) -> None:
        self._random = create("random")

    def bid(self, view: View) -> Call:
        return PASS

    def picks_up(self, view: View) -> bool:
        return True

    def declare(self, view: View) -> Declare:
        return self._random.declare(view)

    def play(self, view: View) -> Move:  # type: ignore[override, unused-ignore]
        if view.is_declarer and not any(isinstance(move, Claim) for _, move in view.history):
            return CLAIM
        return self._random.play(view)


@register("test-misbehaving", "does nothing right")
def _misbehaving(seed: int) -> Player:
    return _Misbehaving()


@register("test-claiming", "claims at once")
def _claiming(seed: int) -> Player:
    return _Claiming()  # type: ignore[return-value]


def test_a_player_that_fails_passes_in_the_auction_and_its_words_are_told_after_the_deal(home: Path) -> None:
    arguments = ("--opponent", "test-misbehaving", "--new")
    before = run(home, "18\n", "--position", f"{TOPS}", *arguments)
    assert "Anna has failed." in before.output
    assert "no idea" not in before.output
    assert stored_game(home).endswith(" p p 18")
    after = run(home, "18\ngh\nclaim\n", "--position", f"{TOPS}", *arguments)
    assert "Anna made a mistake that ends the turn: RuntimeError: no idea" in after.output


def test_a_player_that_plays_a_wrong_card_leaves(home: Path) -> None:
    result = run(home, "cj\n", "--position", f"{TOPS} p p 18 s G.D8.D7", "--opponent", "test-misbehaving", "--new")
    assert "Anna failed, so the game ends by the rules" in result.output
    assert "You win" in result.output


def test_defenders_that_resigned_before_do_not_resign_again(home: Path) -> None:
    for moves in ("SC RE.1", "SC RE.2"):
        result = run(home, "", "--position", f"{TOPS} p p 18 s G.D8.D7 {moves}", "--opponent", "random", "--new")
        assert "You win" in result.output
    result = run(home, "resign\ny\n", "--position", f"{TOPS} p p 18 s G.D8.D7 CJ RE.2", "--opponent", "random", "--new")
    assert "Bernd wins" in result.output


@pytest.mark.parametrize(("answer", "shown"), [("y", "Bernd wins: Grand."), ("n", "Cards of Bernd")])
def test_a_human_defender_is_asked_about_a_claim(home: Path, answer: str, shown: str) -> None:
    position = f"{TOPS} p p 18 s G.D8.D7"
    arguments = ("--position", position, "--seat", "middlehand", "--opponent", "test-claiming", "--new")
    result = run(home, f"{answer}\n", *arguments)
    assert result.output.count("Bernd lays the cards open and claims the rest. Do you agree?") == 1
    assert shown in result.output


@pytest.mark.parametrize(
    ("position", "seat", "language", "said"),
    [
        (
            f"{TOPS} p p 18 s G.D8.D7",
            "middlehand",
            "en",
            "Bernd lays the cards open and claims the rest. Do you agree?",
        ),
        (f"{TOPS} p p 18 s G.D8.D7", "middlehand", "de", "Bernd legt auf und beansprucht den Rest. Einverstanden?"),
        (
            f"{NULL_DEAL} p 18 p s N.SA.HA H8 HT",
            "forehand",
            "en",
            "Bernd lays the cards open and will take no trick. Do you agree?",
        ),
        (
            f"{NULL_DEAL} p 18 p s N.SA.HA H8 HT",
            "forehand",
            "de",
            "Bernd legt auf und bekommt keinen Stich. Einverstanden?",
        ),
    ],
)
def test_a_computer_declarer_claims_what_is_certain(
    home: Path, position: str, seat: str, language: str, said: str
) -> None:
    arguments = ("--position", position, "--seat", seat, "--opponent", "rules", "--new", "--lang", language)
    result = run(home, "y\n\n", *arguments)
    assert result.output.count(said) == 1
    assert replay_text(records(home)[0]).split()[-3] == "SC"


# -- who sits at the table -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "At the table: Anna, Bernd (kiebitz, level 3: Pub player)."),
        (("--lang", "de"), "Am Tisch: Anna, Bernd (kiebitz, Stufe 3: Stammtischspieler)."),
        (("--level", "1"), "Anna, Bernd (kiebitz, level 1: Beginner)"),
        (("--level", "4"), "Club player: Hardly errs in a single trick, but does not work out who holds which cards."),
        (("--players", "4", "--level", "5", "--lang", "de"), "Anna, Bernd, Clara (kiebitz, Stufe 5: Meister)"),
        (("--opponent", "kermit"), "Anna, Bernd (kermit)"),
        (("--opponent", "kermit:level=4", "--opponent", "rules"), "Anna (kermit, level 4: Club player), Bernd (rules)"),
        (("--opponent", "rules", "--opponent", "kermit:20"), "Anna (rules), Bernd (kermit:20)"),
        (("--opponent", "exec:level=9 ./engine"), "Anna, Bernd (exec:level=9 ./engine)"),
    ],
)
def test_the_greeting_tells_who_plays_and_how_strong(home: Path, arguments: tuple[str, ...], said: str) -> None:
    assert said in run(home, "", "--seed", "5", "--new", *arguments).output


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_greeting_fits_a_line_at_every_level(home: Path, language: str) -> None:
    for level in LEVELS:
        output = run(home, "", "--seed", "999999", "--new", "--lang", language, "--level", str(level)).output
        (greeting,) = [line for line in output.splitlines() if "Anna, Bernd (" in line]
        assert len(greeting) <= 80


class _Recording:
    """Plays at random, slowly, and keeps a diary."""

    diary: ClassVar[list[str]] = []

    def __init__(self, argument: str, seed: int) -> None:
        self._name = argument
        self._random = create("random", seed)
        self._is_new = True

    def bid(self, view: View) -> Call:
        return PASS

    def picks_up(self, view: View) -> bool:
        return self._random.picks_up(view)

    def declare(self, view: View) -> Declare:
        return self._random.declare(view)

    def play(self, view: View) -> Card:
        if self._is_new:
            self.diary.append(f"{self._name} plays")
        self._is_new = False
        time.sleep(0.06)
        return self._random.play(view)

    def game_over(self, view: View) -> None:
        assert view.result is not None
        self.diary.append(f"{self._name} sees the end at {view.seat}")

    def close(self) -> None:
        self.diary.append(f"{self._name} goes")


@register("test-recording", "keeps a diary", verbatim=True)
def _recording(seed: int, argument: str) -> Player:
    return _Recording(argument, seed)


RECORDED = ("--opponent", "test-recording:a,b", "--opponent", "test-recording:c", "--new")


@pytest.fixture
def diary() -> list[str]:
    _Recording.diary.clear()
    return _Recording.diary


def test_players_are_kept_for_a_deal_see_its_end_and_go(home: Path, diary: list[str]) -> None:
    position = f"{TOPS} p p 18 s G.D8.D7"
    run(home, "cj\nsj\nhj\nclaim\n\n", "--position", position, *RECORDED)
    assert diary == ["a,b plays", "c plays", "a,b sees the end at 1", "c sees the end at 2", "a,b goes", "c goes"]


def test_players_go_when_the_human_does(home: Path, diary: list[str]) -> None:
    run(home, "cj\nquit\n", "--position", f"{TOPS} p p 18 s G.D8.D7", *RECORDED)
    assert diary[-2:] == ["a,b goes", "c goes"]


def test_an_engine_is_started_once_in_a_deal(home: Path) -> None:
    starts = home / "starts"
    wrapped = f"exec:sh -c 'echo started >> {starts}; exec \"{sys.executable}\" {SAMPLE_ENGINE}'"
    result = run(
        home, "cj\nsj\nhj\nclaim\n\n", "--position", f"{TOPS} p p 18 s G.D8.D7", "--opponent", wrapped, "--new"
    )
    assert "mistake" not in result.output
    assert "You win" in result.output
    assert starts.read_text() == "started\n" * 2


def test_the_time_of_every_move_and_of_the_whole_game_is_told(home: Path, diary: list[str]) -> None:
    position = f"{TOPS} p p 18 s G.D8.D7"
    arguments = ("--position", position, *RECORDED)
    result = run(home, "cj\nsj\nclaim\n\n", *arguments)
    assert len(re.findall(r"(Anna|Bernd): \S+ \(0\.[1-9] s\)", result.output)) == 4
    assert re.search(r"Time to think +Anna 0\.[1-9] s  Bernd 0\.[1-9] s\n", result.output)
    german = run(home, "cj\nclaim\n\n", *arguments, "--lang", "de")
    assert re.search(r"Anna: \S+ \(0,[1-9] s\)", german.output)
    assert re.search(r"Bedenkzeit +Anna 0,[1-9] s  Bernd 0,[1-9] s\n", german.output)


def test_what_was_taken_back_does_not_count_as_time_to_think(home: Path, diary: list[str]) -> None:
    position = f"{TOPS} p p 18 s G.D8.D7"
    result = run(home, "cj\nundo\nclaim\n\n", "--position", position, *RECORDED, "--practice")
    assert "You win" in result.output
    assert "Time to think" not in result.output
