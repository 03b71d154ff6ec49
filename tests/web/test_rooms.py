"""Tables in rooms: two tabs obey one table, players that fail are told, and nobody thinks where nobody looks."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from kiebitz import Call, Card, Player, View, register
from kiebitz.engine import player as engines
from kiebitz.engine.player import ExecPlayer
from kiebitz.moves import Claim, Resign
from kiebitz.players.random import RandomPlayer
from kiebitz.session import FILE_NAME, Store, Table, TableIsHeld, rooms, thinkers
from kiebitz.web import sight
from tests.folders import quick_folder
from tests.session.processes import Say
from tests.session.tables import TOPS_GRAND
from tests.web.forked import Forked, forked
from tests.web.people import plain_decision, play_to_the_end
from tests.web.tabs import Tab, ask, ask_as_owner, begin, keys, owner

RAISING, HANGING, THINKING, SILENT = "test-raising", "test-hanging", "test-thinking", "test-silent"
COMPLAINT = "these are my cards: "
SECONDS = 60.0  # far more than anything here takes
FOR_EVER = 3600.0  # far more than a test takes


class Raising(RandomPlayer):
    """Breaks down whenever it is asked, and tells its cards by it."""

    def bid(self, view: View) -> Call:
        raise RuntimeError(COMPLAINT + " ".join(map(str, view.hand)))

    def play(self, view: View) -> Card:
        raise RuntimeError(COMPLAINT + " ".join(map(str, view.hand)))


class Hanging(RandomPlayer):
    """Never plays a card, and does not listen to anybody."""

    def play(self, view: View) -> Card:
        threading.Event().wait()
        raise AssertionError


class Thinking(RandomPlayer):
    """Thinks until it is cancelled, and says so."""

    say: ClassVar[list[Say]] = []

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._is_cancelled = threading.Event()

    def play(self, view: View) -> Card:
        self.say[0]("thinks")
        assert self._is_cancelled.wait(SECONDS)
        raise RuntimeError("cancelled")

    def cancel(self) -> None:
        if not self._is_cancelled.is_set():
            self._is_cancelled.set()
            self.say[0]("cancelled")


@register(SILENT, "a program that never says anything")
def _silent(_seed: int) -> Player:
    return ExecPlayer(["sleep", "3600"])


@register(RAISING, "breaks down")
def _raising(seed: int) -> Player:
    return Raising(seed)


@register(HANGING, "never plays a card")
def _hanging(seed: int) -> Player:
    return Hanging(seed)


@register(THINKING, "thinks until it is cancelled")
def _thinking(seed: int) -> Player:
    return Thinking(seed)


@pytest.fixture
def home() -> Iterator[Path]:
    with quick_folder() as made:
        yield made


def listening(say: Say) -> None:
    Thinking.say = [say]


# -- tabs ------------------------------------------------------------------------------------------------------------


def test_two_tabs_show_the_same_and_a_decision_sent_by_both_at_once_is_done_once(home: Path) -> None:
    source = random.Random(8)
    with forked(home) as server:
        table = begin(server, "rules", "random", seed=4)
        tabs = [Tab(server, table), Tab(server, table)]
        together = threading.Barrier(2)
        answers: list[dict[str, str]] = [{}, {}]

        def decide(tab: int, kind: str, **fields: object) -> None:
            together.wait()
            answers[tab] = tabs[tab].act(kind, **fields)

        decided = 0
        while not tabs[0].until_asked()["isOver"]:
            tabs[1].wait_until(lambda sight: sight["revision"] == tabs[0].sight["revision"])
            assert tabs[0].sight == tabs[1].sight
            both = [plain_decision(tab.sight, source) for tab in tabs]  # the same one or two different ones
            threads = [threading.Thread(target=decide, args=[tab], kwargs=both[tab]) for tab in (0, 1)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(SECONDS)
            done, refused = sorted(answers, key=lambda answer: answer["type"])
            assert done["type"] == "done"
            assert refused["fault"] in ("outdated", "finished")
            decided += 1
        assert decided > 20
        heard = [[event for event in tab.events if event["what"] == "moved"] for tab in tabs]
        assert heard[1] == heard[0][-len(heard[1]) :]  # the second tab may have come after the first move
        for tab in tabs:
            tab.close()


def test_a_table_goes_on_while_a_sight_of_it_is_being_made(home: Path) -> None:
    """Whoever is to play is shown whether the rest is certain, which may have to be proven."""

    def proving_for_ever(say: Say) -> None:
        def prove(view: View) -> Claim | Resign | None:
            say("proves")
            threading.Event().wait()
            raise AssertionError

        sight.certain_end = prove  # type: ignore[attr-defined]

    with forked(home, proving_for_ever) as server:
        table = begin(server, None, "rules", position=TOPS_GRAND)
        owner_key, guest_key = keys(server, table)
        guest, declarer = Tab(server, table, guest_key), Tab(server)
        declarer.say("hello", key=owner_key, table=table)
        assert server.wait_for(1) == ["proves"]
        assert guest.act("finish")["type"] == "done"
        assert guest.until_happened("marked")["event"]["mark"] == "computer"
        for tab in (guest, declarer):
            tab.close()


@pytest.mark.parametrize("accepts", [True, False])
def test_a_claim_answered_in_one_tab_is_outdated_in_the_other(home: Path, accepts: bool) -> None:
    """A refusal is no move: the table stands where it stood, and waits for the declarer, who is a person here."""
    with forked(home) as server:
        table = begin(server, None, "rules", position=TOPS_GRAND)
        owner_key, guest_key = keys(server, table)
        declarer, tabs = Tab(server, table, owner_key), [Tab(server, table, guest_key) for _ in range(2)]
        assert declarer.act("move", move="SC")["type"] == "done"
        for tab in tabs:
            tab.wait_until(lambda sight: sight["asked"] == "claim")
        at = tabs[0].at
        assert tabs[0].act("answer", accepts=False)["type"] == "done"
        assert tabs[1].request("answer", at=at, accepts=accepts)["fault"] == "outdated"
        assert declarer.until_asked()["asked"] == "move"
        for tab in (declarer, *tabs):
            tab.close()


def test_a_computer_declarer_claims_and_a_person_agrees(home: Path) -> None:
    with forked(home) as server:
        tab = Tab(server, begin(server, "rules", "rules", position=TOPS_GRAND, seat=1))
        assert tab.until_asked()["asked"] == "claim"
        assert tab.sight["openHand"]
        assert tab.act("answer", accepts=True)["type"] == "done"
        assert tab.wait_until(lambda sight: sight["end"])["end"]["won"]
        tab.close()


def test_who_has_resigned_is_not_offered_to_resign_again(home: Path) -> None:
    with forked(home) as server:
        table = begin(server, None, None, position=TOPS_GRAND)
        tabs = [Tab(server, table, key) for key in keys(server, table)]
        assert tabs[0].act("move", move="CJ")["type"] == "done"
        assert tabs[1].until_asked()["options"]["resign"]
        assert tabs[1].act("move", move="RE")["type"] == "done"
        assert tabs[1].until_asked()["options"]["resign"] is False
        assert tabs[1].act("move", move=tabs[1].sight["options"]["cards"][0])["type"] == "done"
        assert tabs[2].until_asked()["options"]["resign"]
        assert tabs[2].act("move", move="RE")["type"] == "done"
        assert tabs[0].wait_until(lambda sight: sight["end"])["end"]["won"]
        for tab in tabs:
            tab.close()


def test_a_table_that_is_deleted_is_closed_for_whoever_looks_at_it(home: Path) -> None:
    with forked(home) as server:
        table = begin(server, "rules", "rules", position=TOPS_GRAND)
        tab = Tab(server, table)
        assert ask_as_owner(server, "DELETE", f"/api/tables/{table}") == {}
        tab.until_happened("closed")
        assert tab.act("move", move="CJ")["fault"] == "finished"
        assert ask(server, "GET", f"/api/tables/{table}/guests", headers=owner(server)).status == 404
        tab.close()


# -- players that fail -----------------------------------------------------------------------------------------------


def test_a_player_that_breaks_down_passes_and_its_complaint_is_kept_until_the_end(home: Path) -> None:
    with forked(home) as server:
        tab = Tab(server, begin(server, RAISING, RAISING, seed=1))
        tab.until_asked()
        assert tab.act("move", move="p")["type"] == "done"
        tab.until_happened("deal over")
        assert [event["what"] for event in tab.events] == ["failed", "moved", "moved", "failed", "moved", "deal over"]
        before = [text for text in tab.texts if '"end":null' in text]
        assert not any(COMPLAINT in text for text in before)
        assert [COMPLAINT in fault for _, fault in tab.sight["end"]["faults"]] == [True, True]
        tab.close()


@pytest.mark.parametrize(("player", "how"), [(RAISING, "left"), (HANGING, "timedOut")])
def test_a_player_that_breaks_down_or_hangs_in_play_loses_by_the_rules_and_it_is_told(
    home: Path, player: str, how: str
) -> None:
    def impatient(_say: Say) -> None:
        rooms.PATIENCE = 0.2  # type: ignore[misc]

    with forked(home, impatient) as server:
        tab = Tab(server, begin(server, player, "rules", position=TOPS_GRAND, seat=2))  # the player is forehand
        end = tab.until_happened("deal over")["sight"]["end"]
        assert (end["declarer"], end["won"], end[how]) == (0, False, 0)
        assert [event["what"] for event in tab.events] == ["failed", "moved", "deal over"]
        tab.close()


# -- one table and the others ----------------------------------------------------------------------------------------


def endless(_say: Say) -> None:
    """Nobody's patience ends while the test goes on."""
    rooms.PATIENCE = engines.SECONDS_TO_START = engines.SECONDS_PER_MOVE = FOR_EVER  # type: ignore[misc]
    thinkers.SECONDS_OF_A_PLACE = 0.1  # type: ignore[misc]


@pytest.mark.parametrize("player", [SILENT, HANGING])
def test_tables_go_on_while_the_players_of_others_never_answer(home: Path, player: str) -> None:
    with forked(home, endless) as server:
        stuck = [
            Tab(server, begin(server, player, "rules", position=TOPS_GRAND, seat=2)) for _ in range(2 * rooms.THINKERS)
        ]
        others = [Tab(server, begin(server, "random", "rules", seed=seed)) for seed in range(3)]
        for seed, tab in enumerate(others):
            play_to_the_end(tab, random.Random(seed))
        for tab in stuck:
            assert tab.act("next")["fault"] == "not possible"  # nothing has happened: its player is still asked
        for tab in (*stuck, *others):
            tab.close()


# -- coming and going ------------------------------------------------------------------------------------------------


def thinking_table(server: Forked) -> int:
    """A table at which a computer player is to lead and thinks for ever."""
    return begin(server, THINKING, "rules", position=TOPS_GRAND, seat=2)


def is_held(home: Path, table: int) -> bool:
    with Store(home / "kiebitz" / FILE_NAME) as store:
        try:
            Table.resume(store, table).close()
        except TableIsHeld:
            return True
        return False


def test_a_table_that_everybody_has_left_is_closed_and_the_thought_cancelled(home: Path) -> None:
    def hasty(say: Say) -> None:
        listening(say)
        rooms.SECONDS_TO_STAY = 0.1  # type: ignore[misc]

    with forked(home, hasty) as server:
        table = thinking_table(server)
        one, other = Tab(server, table), Tab(server, table)
        assert server.wait_for(1) == ["thinks"]
        one.close()
        assert is_held(home, table)
        other.close()
        assert server.wait_for(2) == ["thinks", "cancelled"]
        Tab(server, table)
        assert server.wait_for(3)[2] == "thinks"


def test_a_page_that_is_loaded_again_comes_back_to_the_same_thought(home: Path) -> None:
    with forked(home, listening) as server:
        table = thinking_table(server)
        for _ in range(3):
            tab = Tab(server, table)
            assert server.wait_for(1) == ["thinks"]
            tab.close()
        tab = Tab(server, table)
        assert tab.act("finish")["type"] == "done"  # the table is played at all the time
        assert server.wait_for(1) == ["thinks"]
        tab.close()


def test_many_tables_need_few_threads(home: Path) -> None:
    with forked(home) as server:
        tables = [begin(server, "kermit", "kermit", position=TOPS_GRAND, seat=2, practice=True) for _ in range(10)]
        tabs = [Tab(server, table) for table in tables]
        most = 0
        for tab in tabs:
            while tab.sight["moves"] < 7:
                tab.until_asked()
                most = max(most, server.threads)
                if tab.sight["asked"] == "claim":
                    tab.act("answer", accepts=False)
                    continue
                tab.say("ask", at=tab.at)
                tab.act("move", move=tab.sight["options"]["cards"][0])
        assert most < 25
        for tab in tabs:
            tab.close()
