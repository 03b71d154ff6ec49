"""The terminal table as its users meet it: typed at through a pipe and through a real terminal."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import signal
import string
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterable, Iterator
from dataclasses import fields
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console
from rich.text import Text

from kiebitz.cards import Card, parse_card, parse_cards
from kiebitz.cli.table.card_reading import Unclear, read_card
from kiebitz.cli.table.command import play
from kiebitz.cli.table.contract_reading import read_contract
from kiebitz.cli.table.hand_order import in_hand_order
from kiebitz.cli.table.host import DEALS_ON_A_PAGE
from kiebitz.cli.table.language import ENGLISH, GERMAN, LANGUAGES, Phrases, language_of
from kiebitz.cli.table.opponents import computer_move
from kiebitz.cli.table.options import Options
from kiebitz.cli.table.result_page import result_lines
from kiebitz.cli.table.score_page import score_lines
from kiebitz.cli.table.screen import Scene, whole_screen
from kiebitz.cli.table.store import load_table, save_table
from kiebitz.cli.table.table import Table, new_table
from kiebitz.cli.table.wording import Wording
from kiebitz.contract import parse_contract
from kiebitz.formats.game_text import format_game, parse_game
from kiebitz.formats.iss import parse_record, replay
from kiebitz.moves import CLAIM, PASS, Call, Claim, Declare, Move
from kiebitz.players import Player, create, register
from kiebitz.view import View

# Answers that lead through any deal: pass, try the cards by number until one may be played, go on to the next deal.
ANY_DEAL = "p\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n\n"
TOPS = "CJATKQ.SJAT.HJ.DJ/C987.SKQ.HATK.DAT/S987.HQ987.DKQ9/D87"
NULL_DEAL = "CTJQKA.S9TJ.H8.DT/SQK.HTJQK.DJQKA/C789.S78.H79.D789/SA.HA"
ESCAPE = "\x1b"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A data folder of its own."""
    return tmp_path


def run(home: Path, typed: str, *arguments: str, **environment: str) -> Result:
    """`kiebitz play` with standard input and output as pipes."""
    env = {"XDG_DATA_HOME": str(home), "LC_ALL": "C.UTF-8", **environment}
    return CliRunner().invoke(play, arguments, input=typed, env=env, catch_exceptions=False)


def session(home: Path) -> Path:
    return home / "kiebitz" / "table.json"


def records(home: Path) -> list[str]:
    return (home / "kiebitz" / "games.sgf").read_text().splitlines()


# -- whole lists through a pipe ------------------------------------------------------------------------------------


def test_a_list_of_three_is_played_scored_and_saved(home: Path) -> None:
    result = run(home, ANY_DEAL * 60, "--seed", "9", "--deals", "3", "--opponents", "random,random")
    assert result.exit_code == 0
    assert "Deal 1 of 3  Seed 9" in result.output
    assert "List of 3 deals (Seeger-Fabian)" in result.output
    assert "The list is complete." in result.output
    assert not session(home).exists()
    assert len(records(home)) == 3
    for line in records(home):
        record = parse_record(line)
        assert set(record.players) == {"you", "random1", "random2"}
        assert replay(record).is_over


def test_german_by_option_and_by_locale(home: Path) -> None:
    chosen = run(home, ANY_DEAL * 60, "--seed", "9", "--deals", "3", "--lang", "de")
    found = run(home, ANY_DEAL * 60, "--seed", "9", "--deals", "3", LC_ALL="", LC_MESSAGES="", LANG="de_AT.UTF-8")
    assert chosen.output == found.output
    for text in ("Spiel 1 von 3", "Hinterhand", "Deine Karten", "Alleinspieler", "Die Liste ist zu Ende."):
        assert text in chosen.output
    assert not re.search(r"[♣♠♥♦][QJT]", chosen.output)


def test_the_same_seed_gives_the_same_table_and_another_seed_another(home: Path) -> None:
    first, again, other = (run(home, ANY_DEAL, "--new", "--seed", seed).output for seed in ("5", "5", "6"))
    assert first == again != other


def test_at_a_table_of_four_the_dealer_watches(home: Path) -> None:
    result = run(home, "\nquit\n", "--seed", "2", "--players", "4", "--opponents", "random", "--new")
    first_deal, second_deal = result.output.split("next deal", 1)
    assert "Your cards" not in first_deal
    assert "This deal" in first_deal
    assert "Deal 2 of 48" in second_deal
    assert "Your cards" in second_deal


def test_no_escape_codes_without_a_terminal(home: Path) -> None:
    result = run(
        home, "?\nlist\nx\n" + ANY_DEAL * 60, "--seed", "1", "--deals", "3", FORCE_COLOR="1", TERM="xterm-256color"
    )
    assert ESCAPE not in result.output
    assert max(map(len, result.output.splitlines())) <= 160  # a question and its answer


# -- what is typed -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "typed", "answer"),
    [
        ("", "17", "No game is worth 17. The next numbers are 18, 20, 22."),
        ("", "hello", "I do not understand 'hello'."),
        ("18", "20", "You are asked whether you hold"),
        ("p 18 p", "", "Type s to pick up the skat"),
        ("p 18 p", "g", "Grand needs the skat: pick it up with s, or play a hand game, such as gh."),
        ("p 18 p", "xyz", "'xyz' is no contract."),
        ("p 36 p", "nh", "Null hand is worth 35, less than your bid of 36."),
        ("p 18 p s", "g", "Name the contract and exactly two cards"),
        ("p 18 p s", "g c7", "Name the contract and exactly two cards"),
        ("p 18 p s", "gh d7 d8", "Grand hand is a hand game, but you have picked up the skat."),
        ("p 18 p s", "g d7 d7", "You named ♦7 twice."),
        ("p 18 p s", "g ca d7", "You do not hold ♣A."),
        ("p 18 p s", "g 13 1", "There is no card number 13; the highest is 12."),
        ("p 18 p s N.SA.HA H8 HT", "c7", "♣7 does not follow suit. You may play ♥9 ♥7."),
        ("p 18 p s N.SA.HA H8 HT", "", "Name a card"),
        ("p 18 p s N.SA.HA H8 HT", "h", "'h' can be ♥9 ♥7. Which one?"),
        ("p 18 p s N.SA.HA H8 HT", "undo", "Taking back is possible only in practice mode"),
        ("p 18 p s N.SA.HA H8 HT", "last", "No trick has been completed yet."),
        ("p 18 p s N.SA.HA H8 HT", "list", "A single deal is not entered in a list."),
        ("", "claim", "That is possible only while cards are being played."),
        ("p 18 p s N.SA.HA", "claim", "Only the declarer can claim."),
        ("p 18 p s N.SA.HA H8 HT", "9" * 5000, "There is no card number 999"),
    ],
)
def test_what_cannot_be_meant_is_answered_and_asked_again(home: Path, moves: str, typed: str, answer: str) -> None:
    before = f"{NULL_DEAL} {moves}".strip()
    seat = ("--seat", "middlehand") if not moves else ()
    result = run(home, f"{typed}\n", "--position", before, *seat, "--new")
    assert answer in result.output
    assert result.output.count("? = help]: ") == 2
    assert json.loads(session(home).read_text())["game"] == format_game(parse_game(before))


def test_a_refused_claim_plays_on_and_is_accepted_once_it_is_certain(home: Path) -> None:
    # After the jacks the hearts are still out: only when the ace has been driven out is the rest certain.
    deal = "CJATK.SJAT.HJ7.DJ/C987.SKQ.HTK9.DAT/CQ.S987.HQ8.DKQ98/HA.D7"
    result = run(home, "claim\nclaim\nh7\n" + "1\n" * 9, "--position", f"{deal} p p 18 s G.HA.D7", "--new")
    assert "The defenders want to see it." in result.output
    assert "Your cards are on the table already." in result.output
    assert "the rest was given up" in result.output
    assert "You win: Grand with 4." in result.output


def test_a_certain_claim_ends_the_game(home: Path) -> None:
    result = run(home, "\ns\ng d7 d8\nclaim\n\n", "--position", f"{TOPS} p p", "--seat", "forehand", "--new")
    assert "You win: Grand with 4. Game value +168" in result.output
    assert "120 card points, 10 tricks, schwarz, the rest was given up" in result.output
    assert parse_game(replay_text(records(home)[0])).result().won


def replay_text(line: str) -> str:
    return format_game(replay(parse_record(line)))


def test_only_enter_leads_on_from_a_result(home: Path) -> None:
    result = run(home, "claim\nlsit\n\n", "--position", f"{TOPS} p p 18 s G.D8.D7", "--new")
    assert "I do not understand 'lsit'. Press Enter alone to go on." in result.output
    assert "The games are kept in" in result.output


def test_resigning_is_asked_back_and_loses(home: Path) -> None:
    position = f"{TOPS} p p 18 s G.D8.D7"
    kept = run(home, "resign\nperhaps\nn\n", "--position", position, "--new")
    assert "Please answer y for yes or n for no." in kept.output
    assert "You lose" not in kept.output
    lost = run(home, "resign\ny\n", "--position", position, "--new")
    assert "You lose: Grand with 4." in lost.output


def test_an_ouvert_hand_is_shown_to_the_defenders(home: Path) -> None:
    result = run(home, "", "--position", f"{TOPS} p p 18 GO CJ", "--seat", "middlehand", "--new", "--lang", "de")
    assert "Grand ouvert, Reizwert 18" in result.output
    assert "Karten von Bernd  ♠B ♥B ♦B ♣A ♣10 ♣K ♣D ♠A ♠10" in result.output


def test_undo_in_practice_goes_back_to_the_last_decision(home: Path) -> None:
    position = f"{TOPS} p p 18 s G.D8.D7"
    result = run(home, "undo\ncj\nsj\nundo\nundo\nundo\n", "--position", position, "--practice", "--new")
    assert result.output.count("Taken back.") == 2
    assert result.output.count("There is nothing of yours to take back.") == 2
    assert "Points: declarer" in result.output
    assert json.loads(session(home).read_text())["game"] == format_game(parse_game(position))


def test_undo_after_the_end_leads_back_into_the_game(home: Path) -> None:
    position = f"{TOPS} p p 18 s G.D8.D7"
    result = run(home, "claim\nundo\nquit\n", "--position", position, "--practice", "--new")
    assert "You win" in result.output
    assert json.loads(session(home).read_text())["game"] == format_game(parse_game(position))
    assert not (home / "kiebitz" / "games.sgf").exists()


# -- computer players that misbehave, and one that claims ----------------------------------------------------------


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
def _misbehaving(argument: str, seed: int) -> Player:
    return _Misbehaving()


@register("test-claiming", "claims at once")
def _claiming(argument: str, seed: int) -> Player:
    return _Claiming()  # type: ignore[return-value]


def test_a_player_that_fails_passes_in_the_auction(home: Path) -> None:
    result = run(home, "18\n", "--position", f"{TOPS}", "--opponents", "test-misbehaving", "--new")
    assert "Anna made a mistake that ends the turn: RuntimeError: no idea" in result.output
    assert json.loads(session(home).read_text())["game"].endswith(" p p 18")


def test_a_player_that_plays_a_wrong_card_leaves(home: Path) -> None:
    result = run(home, "cj\n", "--position", f"{TOPS} p p 18 s G.D8.D7", "--opponents", "test-misbehaving", "--new")
    assert "Anna left" in result.output
    assert "You win" in result.output


def test_defenders_that_resigned_before_do_not_resign_again(home: Path) -> None:
    for moves in ("SC RE.1", "SC RE.2"):
        result = run(home, "", "--position", f"{TOPS} p p 18 s G.D8.D7 {moves}", "--opponents", "random", "--new")
        assert "You win" in result.output
    result = run(
        home, "resign\ny\n", "--position", f"{TOPS} p p 18 s G.D8.D7 CJ RE.2", "--opponents", "random", "--new"
    )
    assert "Bernd wins" in result.output


@pytest.mark.parametrize(("language", "said"), [("en", "card points, 1 trick\n"), ("de", "Augen, 1 Stich\n")])
def test_a_single_trick_is_not_called_several(home: Path, language: str, said: str) -> None:
    lost_null = f"{TOPS} p p 18 s N.D8.D7"
    assert said in run(home, "cj\n", "--position", lost_null, "--lang", language, "--new").output


@pytest.mark.parametrize(("answer", "shown"), [("y", "Bernd wins: Grand with 4."), ("n", "Cards of Bernd")])
def test_a_human_defender_is_asked_about_a_claim(home: Path, answer: str, shown: str) -> None:
    position = f"{TOPS} p p 18 s G.D8.D7"
    arguments = ("--position", position, "--seat", "middlehand", "--opponents", "test-claiming", "--new")
    result = run(home, f"{answer}\n", *arguments)
    assert result.output.count("Bernd claims the rest. Do you accept?") == 1
    assert shown in result.output


# -- leaving and coming back ---------------------------------------------------------------------------------------


def test_a_table_left_and_continued_ends_as_if_played_at_once(
    home: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    arguments = ("--seed", "12", "--deals", "3", "--opponents", "random")
    whole = ANY_DEAL * 60
    run(home, whole, *arguments)
    elsewhere = tmp_path_factory.mktemp("interrupted")
    lines = whole.splitlines(keepends=True)
    left = run(elsewhere, "".join(lines[:7]), *arguments)
    assert "Continue with: kiebitz play --resume" in left.output
    assert left.exit_code == 0
    asked = run(elsewhere, "\n" + "".join(lines[7:25]), LC_ALL="C.UTF-8")
    assert "There is an unfinished table (Deal 1 of 3). Continue it?" in asked.output
    run(elsewhere, "".join(lines[25:]), "--resume")
    games = [[replay_text(line) for line in records(folder)] for folder in (home, elsewhere)]
    assert games[0] == games[1]
    assert not session(elsewhere).exists()


def test_a_declined_table_is_replaced_and_new_does_not_ask(home: Path) -> None:
    run(home, "", "--seed", "1")
    assert "Seed 2" in run(home, "n\n", "--seed", "2").output
    assert "unfinished" not in run(home, "", "--seed", "3", "--new").output


def test_nothing_to_resume_is_an_error(home: Path) -> None:
    result = run(home, "", "--resume")
    assert result.exit_code == 1
    assert "There is no unfinished table." in result.output


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        "null",
        '{"version": 1}',
        '{"version": 2}',
        "\udcff",
        '{"version": 1, "options": 5, "game": 7}',
        "[" * 100_000,
    ],
)
def test_a_damaged_session_is_moved_aside(home: Path, content: str) -> None:
    session(home).parent.mkdir(parents=True)
    session(home).write_bytes(content.encode(errors="surrogateescape"))
    result = run(home, "", "--seed", "4")
    assert result.exit_code == 0
    assert "could not be read" in result.output
    assert "Deal 1 of 36  Seed 4" in result.output
    moved = session(home).with_name("table.json.damaged")
    assert moved.read_bytes() == content.encode(errors="surrogateescape")


@pytest.mark.parametrize("field", ["options", "finished", "game", "given_moves"])
def test_no_field_of_a_session_can_break_the_table(home: Path, field: str) -> None:
    run(home, "", "--seed", "4")
    good = json.loads(session(home).read_text())
    values: tuple[object, ...] = (None, 7, -1, "x", [], [[]], {}, {"seed": "x"}, 10**30)
    for wrong in values:
        session(home).write_text(json.dumps(good | {field: wrong}))
        assert run(home, "", "--new").exit_code == 0
        session(home).write_text(json.dumps(good | {field: wrong}))
        assert run(home, "y\n").exit_code == 0


def test_a_data_folder_that_cannot_be_written_is_told_and_play_goes_on(home: Path) -> None:
    (home / "kiebitz").write_text("in the way")
    result = run(home, ANY_DEAL * 60, "--seed", "9", "--deals", "3", "--opponents", "random", "--new")
    assert result.output.count("The table cannot be kept in") == 1
    assert "The game could not be written to" in result.output
    assert "The list is complete." in result.output


def test_wrong_options_are_usage_errors(home: Path) -> None:
    for arguments, said in (
        (("--opponents", "nobody"), "unknown player 'nobody'"),
        (("--opponents", "random,random,random"), "needs 2 computer players"),
        (("--name", "x"), "a name has 3 to 8"),
        (("--position", "CJ/x"), "cards start with a suit"),
        (("--position", f"{TOPS} p p p"), "is over"),
    ):
        result = run(home, "", *arguments)
        assert result.exit_code == 2, arguments
        assert said in result.output


def test_a_position_string_starts_the_card_play(home: Path) -> None:
    result = run(home, "quit\n", "--position", f"{TOPS} G 0", "--opponents", "random", "--new")
    assert result.exit_code == 0
    assert "Grand" in result.output
    refused = run(home, "", "--position", "CJ/CA/ST G 0", "--new")
    assert refused.exit_code == 2
    assert "before the first card" in refused.output


# -- in a real terminal --------------------------------------------------------------------------------------------


def _heed_interrupts() -> None:
    """A test run in the background inherits that Ctrl-C is ignored; a person's shell does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Screen:
    """`kiebitz play` in a pseudo-terminal of 80 columns and 24 lines."""

    def __init__(self, home: Path, *arguments: str, **environment: str) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        command = "from kiebitz.cli.table.command import play; play()"
        env = os.environ | {"XDG_DATA_HOME": str(home), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"} | environment
        self.process = subprocess.Popen(
            [sys.executable, "-c", command, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
            preexec_fn=_heed_interrupts,
        )
        os.close(slave)
        self.seen = ""

    def expect(self, text: str) -> str:
        """Wait for a text; what came up to and with it."""
        deadline = time.monotonic() + 20
        while text not in self.seen:
            ready, _, _ = select.select([self._master], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"{text!r} did not come, but {self.seen!r}"
            try:
                self.seen += os.read(self._master, 65536).decode(errors="replace")
            except OSError:  # Linux says so when the program has ended
                assert text in self.seen, self.seen
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C until it is heard: one that comes while `input` is just starting waits for the next key."""
        for _ in range(10):
            self.process.send_signal(signal.SIGINT)
            if select.select([self._master], [], [], 2.0)[0]:
                return

    def close(self) -> int:
        code = self.process.wait(timeout=20)
        os.close(self._master)
        return code


@pytest.fixture
def grand(home: Path) -> Iterator[Screen]:
    """The human leads to a grand with every top card."""
    screen = Screen(home, "--position", f"{TOPS} p p 18 s G.D8.D7", "--opponents", "random", "--new")
    yield screen
    if screen.process.poll() is None:
        screen.process.kill()


def test_a_terminal_gets_colour_and_a_cleared_screen(grand: Screen) -> None:
    drawn = grand.expect("? = help]: ")
    assert f"{ESCAPE}[2J" in drawn
    assert f"{ESCAPE}[1;31m♥J" in drawn
    grand.type("cj\n")
    again = grand.expect("? = help]: ")
    assert f"{ESCAPE}[2J" in again
    assert "Last trick" in again
    grand.type("quit\n")
    grand.expect("kiebitz play --resume")
    assert grand.close() == 0


def test_no_colour_when_it_is_not_wanted(home: Path) -> None:
    screen = Screen(home, "--position", f"{TOPS} p p 18 s G.D8.D7", "--new", NO_COLOR="1")
    assert f"{ESCAPE}[1;31m" not in screen.expect("? = help]: ")
    screen.type("quit\n")
    assert screen.close() == 0


def test_interrupt_leaves_a_table_that_can_be_continued(home: Path, grand: Screen) -> None:
    grand.expect("? = help]: ")
    grand.type("cj\n")
    grand.expect("? = help]: ")
    grand.interrupt()
    said = grand.expect("Continue with: kiebitz play --resume")
    assert "Traceback" not in said
    assert grand.close() == 130
    again = Screen(home, "--resume", "--lang", "de")
    shown = again.expect("? = Hilfe]: ")
    assert "Letzter Stich" in shown
    again.type("\x04")  # Ctrl-D
    again.expect("Weiter geht es mit: kiebitz play --resume")
    assert again.close() == 0


# -- what is shown -------------------------------------------------------------------------------------------------


def draw(lines: Iterable[Text]) -> list[str]:
    """What rich makes of some lines in a terminal of 80 columns."""
    file = StringIO()
    console = Console(file=file, width=80, highlight=False)
    for line in lines:
        console.print(line)
    return file.getvalue().splitlines()


def assert_fits(drawn: list[str], lines_below: int) -> None:
    assert len(drawn) + lines_below <= 24, drawn
    assert max(map(len, drawn)) <= 80


def some_table(seed: int, opponents: int) -> Table:
    return new_table(Options(seed, ("random",) * opponents, 36, "Wilhelm8", practice=True, save=Path("unused")))


def play_out(table: Table) -> None:
    """Finish the deal, the human's place taken by a computer player, and enter it."""
    while not table.game.is_over:
        computer_move(table.game, table.options, table.number, 1)
    table.enter_result()


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_screen_fits_80_columns_and_24_lines(language: str) -> None:
    wording = Wording(LANGUAGES[language])
    for seed in range(8):
        table = some_table(seed, opponents=2 + seed % 2)
        while not table.game.is_over:
            # The screen, an empty line, two lines of messages and the question.
            assert_fits(draw(whole_screen(Scene.of(table, wording))), lines_below=4)
            computer_move(table.game, table.options, table.number, 1)
        assert_fits(draw(result_lines(Scene.of(table, wording))), lines_below=1)


def test_a_long_list_fits_the_screen() -> None:
    table = some_table(0, opponents=3)
    while table.number < 20:
        play_out(table)
    assert_fits(draw(score_lines(table, Wording(GERMAN), DEALS_ON_A_PAGE)), lines_below=2)
    assert len(score_lines(table, Wording(GERMAN))) == 20 + 4


def test_both_languages_fill_in_the_same_names() -> None:
    for field in fields(ENGLISH):
        english, german = getattr(ENGLISH, field.name), getattr(GERMAN, field.name)
        assert type(english) is type(german)
        if isinstance(english, str):
            named = [{name for _, name, _, _ in string.Formatter().parse(text) if name} for text in (english, german)]
            assert named[0] == named[1], field.name


@pytest.mark.parametrize("phrases", [ENGLISH, GERMAN])
def test_help_and_questions_fit_the_screen(phrases: Phrases) -> None:
    assert_fits(phrases.help.splitlines(), lines_below=2)
    for field in fields(ENGLISH):
        if field.name.startswith("ask_"):
            assert len(getattr(phrases, field.name)) <= 80


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de"}, "de"),
        ({"LANG": "de_CH", "LC_ALL": ""}, "de"),
    ],
)
def test_the_locale_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(
    ("contract", "order"),
    [
        (None, "CJ DJ CA C7 SK HT H9 DQ"),
        ("G", "CJ DJ CA C7 SK HT H9 DQ"),
        ("H", "CJ DJ HT H9 CA C7 SK DQ"),
        ("N", "CA CJ C7 SK HT H9 DQ DJ"),
    ],
)
def test_the_hand_is_sorted_for_the_contract(contract: str | None, order: str) -> None:
    cards = parse_cards("DQ.DJ.H9.HT.SK.C7.CA.CJ")
    sorted_cards = in_hand_order(cards, None if contract is None else parse_contract(contract))
    assert " ".join(map(str, sorted_cards)) == order


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("cj", "CJ"),
        ("♣j", "CJ"),
        ("♣b", "CJ"),
        ("cb", "CJ"),
        ("krb", "CJ"),
        ("kb", "CJ"),
        ("b", "CJ"),
        ("1", "CJ"),
        ("h10", "HT"),
        ("ht", "HT"),
        ("10", None),
        ("ka7", "D7"),
        ("p", "SA"),
        ("pikass", "SA"),
        ("k", None),
        ("zz", None),
        ("hk", None),
    ],
)
def test_cards_are_read_in_many_ways(text: str, card: str | None) -> None:
    hand = [parse_card(name) for name in "CJ CA SA HT H9 D7 DK".split()]
    if card is None:
        with pytest.raises(Unclear):
            read_card(text, hand, hand, Wording(ENGLISH))
    else:
        assert read_card(text, hand, hand, Wording(ENGLISH)) == parse_card(card)


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("g", "G"),
        ("gh", "GH"),
        ("grand hand", "GH"),
        ("chs", "CHS"),
        ("kreuz hand schneider", "CHS"),
        ("krhz", "CHZ"),
        ("ph", "SH"),
        ("pik schwarz", "SHZ"),
        ("ka", "D"),
        ("noh", "NOH"),
        ("null ouvert", "NO"),
        ("go", "GO"),
        ("ns", None),
        ("hello", None),
        ("g g", None),
    ],
)
def test_contracts_are_read_in_many_ways(text: str, token: str | None) -> None:
    assert read_contract(text.split()) == (None if token is None else parse_contract(token))


def test_contracts_are_named_in_both_languages() -> None:
    names = {
        "CHS": ("Clubs hand, schneider announced", "Kreuz Hand, Schneider angesagt"),
        "DHZ": ("Diamonds hand, schwarz announced", "Karo Hand, Schwarz angesagt"),
        "GO": ("Grand ouvert", "Grand ouvert"),
        "NOH": ("Null ouvert hand", "Null ouvert Hand"),
        "S": ("Spades", "Pik"),
    }
    for token, (english, german) in names.items():
        assert Wording(ENGLISH).contract(parse_contract(token)) == english
        assert Wording(GERMAN).contract(parse_contract(token)) == german


def test_a_table_is_stored_and_read_back(home: Path) -> None:
    table = some_table(3, opponents=2)
    play_out(table)
    play_out(table)
    save_table(table, session(home))
    again = load_table(session(home))
    assert again is not None
    assert again.options == table.options
    assert again.score_list().totals() == table.score_list().totals()
    assert format_game(again.game) == format_game(table.game)
    assert [path.name for path in session(home).parent.iterdir()] == ["table.json"]
