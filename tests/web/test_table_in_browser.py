"""Games at the table in a real browser: by mouse, by keyboard alone, and all that can be done besides playing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from kiebitz.session import FILE_NAME, Store, look_at
from tests.session.tables import TOPS, TOPS_GRAND
from tests.web.pages import Pages
from tests.web.person import Person, owning, sit_down
from tests.web.serving import Server
from tests.web.tabs import begin

# Forehand has everything, middlehand only small cards, rearhand what lies between and no clubs.
DEAL = "CJATKQ.SJA.HJA.DJ/C987.S98.H98.D987/STKQ.HTKQ.DATKQ/S7.H7"


@pytest.fixture
def emil(pages: Pages, server: Server) -> Person:
    """The owner at a table whose declarer has all tricks, about to lead."""
    return sit_down(pages, server, begin(server, "rules", "rules", position=TOPS_GRAND)).until_asked()


# -- from the first bid to the end of the list ------------------------------------------------------------------------


def test_a_list_of_three_is_played_to_its_end_by_mouse(pages: Pages, server: Server) -> None:
    table = begin(server, "rules", "rules", seed=20)
    emil = sit_down(pages, server, table)
    values, totals = [], []
    for deal in range(3):
        expect(emil.page.locator(".bar")).to_contain_text(f"Deal {deal + 1} of 3")
        emil.play_deal()
        values.append(emil.headline.inner_text().split()[-1])
        totals.append(emil.page.locator(".sum-row td").all_inner_texts())
        emil.do(emil.button("Next deal" if deal < 2 else "Finish the list"))
    expect(emil.prompt).to_have_text("The list is complete")
    emil.menu("List")
    expect(emil.panel.locator("tbody tr")).to_have_count(3)
    assert emil.panel.locator("tfoot tr").first.locator("td.number").all_inner_texts() == totals[-1]
    with Store(server.folder / FILE_NAME) as store:
        scores = look_at(store, table, 0).scores()
    assert values == [f"{result.value:+}".replace("-", "−") for result in scores.results]
    assert totals[-1] == [str(total).replace("-", "−") for total in scores.totals()]
    emil.do(emil.button("To the lobby"))
    finished = emil.page.locator("section").filter(
        has=emil.page.get_by_role("heading", name="Finished lists", exact=True)
    )
    expect(finished.get_by_role("link").first).to_contain_text(f"Emil {totals[-1][0]}")


def test_a_game_is_chosen_with_its_value_in_sight(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=f"{TOPS} p p 18"))
    expect(emil.prompt).to_have_text("Pick up the skat, or play hand?")
    emil.say("Pick up the skat")
    expect(emil.prompt).to_have_text("Put two cards away and choose your game")
    assert len(emil.hand()) == 12
    emil.put_away("D8")
    expect(emil.prompt).to_have_text("Put one more card away")
    emil.put_away("D8")
    expect(emil.prompt).to_have_text("Put two cards away and choose your game")
    emil.put_away("D8", "D7")
    expect(emil.prompt).to_have_text("Choose your game")
    expect(emil.button("Declare")).to_be_disabled()
    shown = emil.page.locator(".sum")
    emil.choose("Null")
    expect(shown).to_have_text("game value 23, enough for 18")
    assert emil.hand()[:4] != ["CJ", "SJ", "HJ", "DJ"], "in null a jack stands in its suit"
    emil.choose("Grand")
    expect(shown).to_have_text("with 4, game 5 × 24 = 120, enough for 18")
    emil.choose("Clubs")
    expect(shown).to_have_text("with 8, game 9 × 12 = 108, enough for 18")
    assert emil.hand()[:9] == ["CJ", "SJ", "HJ", "DJ", "CA", "CT", "CK", "CQ", "SA"], "the hand is sorted for the game"
    emil.say("Declare")
    expect(emil.page.locator(".bar .contract")).to_have_text("Clubs Emil, bid 18")
    away = emil.page.locator(".put-away").get_by_role("img")
    assert away.evaluate_all("all => all.map(e => e.ariaLabel)") == ["eight of diamonds", "seven of diamonds"]


def test_a_hand_game_is_announced(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=f"{TOPS} p p 18"))
    emil.say("Play from the hand")
    expect(emil.prompt).to_have_text("Your hand game")
    emil.choose("Grand", "schwarz announced")
    steps = "game 5, hand 6, schneider 7, announced 8, schwarz 9, announced 10"
    expect(emil.page.locator(".sum")).to_have_text(f"with 4, {steps} × 24 = 240, enough for 18")
    emil.say("Back")
    expect(emil.prompt).to_have_text("Pick up the skat, or play hand?")
    emil.say("Play from the hand")
    emil.choose("Grand", "schwarz announced")
    emil.say("Declare")
    expect(emil.page.locator(".bar .contract")).to_contain_text("Grand hand, schwarz announced")


def test_before_an_overbid_there_is_a_warning(pages: Pages, server: Server) -> None:
    position = f"{DEAL} 18 p 48 p s"
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=position, seat=2))
    emil.choose("Diamonds")
    expect(emil.page.locator(".sum")).to_have_class(re.compile("overbid"))
    expect(emil.page.locator(".sum")).to_contain_text("overbid: not enough for 48")
    expect(emil.page.locator(".choosing")).to_contain_text("the game is overbid and lost, unless")


def test_words_of_the_auction_stay_readable_and_jumps_are_one_tap_away(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=DEAL, seat=1))
    expect(emil.prompt).to_have_text("Your bid: 18 or pass")
    emil.button("More …").click()
    expect(emil.actions).to_have_count(11)
    emil.button("Back").click()
    expect(emil.actions).to_have_count(3)
    emil.button("More …").click()
    emil.say("30")
    expect(emil.seat("Emil").locator(".word")).to_have_text("30")
    expect(emil.seat("Bernd").locator(".word")).to_have_text("Yes")
    expect(emil.prompt).to_have_text("Your bid: 33 or pass")
    emil.say("Pass")
    emil.until_asked()
    expect(emil.page.locator(".bar .contract")).to_contain_text("Bernd, bid 30")
    expect(emil.seat("Emil").locator(".word")).to_have_text("30 · Pass")
    expect(emil.seat("Anna").locator(".word")).to_have_text("Pass")


# -- by keyboard -------------------------------------------------------------------------------------------------------


class Keyboard:
    """Somebody without a mouse."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._page = person.page

    def press(self, *keys: str) -> None:
        for key in keys:
            self._page.keyboard.press(key)

    def reach(self, target: Locator) -> None:
        """Press Tab until something has the focus; everything is in reach."""
        for _ in range(60):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"{target} cannot be reached with Tab")

    def decide(self, target: Locator, *keys: str) -> None:
        """Press keys, and wait until something that was there is gone."""
        self._person.do(target, lambda _: self.press(*keys))


def test_a_deal_is_played_by_keyboard_alone(pages: Pages, server: Server) -> None:
    stored = owning(server, deals=1, name="Emil")
    emil = Person(pages.open(f"http://{server.netloc}/", stored=stored))
    emil.page.evaluate(
        "for (const kind of ['mousedown', 'mousemove', 'pointerdown', 'touchstart'])"
        "addEventListener(kind, () => console.error(`${kind} without a mouse`), true)"
    )
    keyboard = Keyboard(emil)
    keyboard.reach(emil.button("More choices"))
    keyboard.press("Enter")
    for select in emil.page.get_by_role("combobox").and_(emil.page.locator("form *")).all():
        keyboard.reach(select)
        emil.page.keyboard.type("rules")
    keyboard.reach(emil.page.get_by_label("A deal or a game to play"))
    emil.page.keyboard.type(f"{TOPS} p p")
    keyboard.reach(emil.button("Deal"))
    keyboard.press("Space")

    expect(emil.prompt).to_have_text("Your bid: 18 or pass")
    keyboard.press("?")
    expect(emil.panel).to_contain_text("next number")
    keyboard.decide(emil.panel, "Escape")
    keyboard.decide(emil.actions.first, "Enter")
    expect(emil.prompt).to_have_text("Pick up the skat, or play hand?")
    keyboard.decide(emil.actions.first, "Enter")
    assert len(emil.until_asked().hand()) == 12
    keyboard.press("ArrowLeft", "Space", "ArrowLeft", "Enter")
    expect(emil.prompt).to_have_text("Choose your game")
    keyboard.reach(emil.page.get_by_role("radio", name="Grand"))
    keyboard.press("Space")
    expect(emil.page.get_by_role("radio", name="Grand")).to_be_checked()
    keyboard.reach(emil.button("Declare"))
    keyboard.decide(emil.actions.first, "Enter")

    expect(emil.prompt).to_have_text("You lead")
    emil.until_asked()
    keyboard.decide(emil.card("CJ"), "1")
    expect(emil.prompt).to_have_text("You lead")
    second = emil.until_asked().hand()[1]
    keyboard.press("ArrowRight")
    keyboard.decide(emil.card(second), "Enter")
    expect(emil.prompt).to_have_text("You lead")
    emil.until_asked()
    keyboard.press("t")
    expect(emil.panel).to_contain_text("Emil")
    keyboard.press("m")
    expect(emil.panel.locator(":focus")).to_have_text("Hint")
    keyboard.press("m")
    expect(emil.panel).to_have_count(0)
    emil.until_asked()
    keyboard.press("c", "Enter")
    expect(emil.prompt).to_have_text("Your cards will be open in five seconds")
    expect(emil.headline).to_have_text("You win: game value +168")
    keyboard.decide(emil.result, "Enter")
    expect(emil.button("Deal")).to_be_visible()


# -- cards -------------------------------------------------------------------------------------------------------------


def test_a_card_drawn_far_enough_upwards_is_played(emil: Person) -> None:
    box = emil.card("SA").bounding_box()
    assert box is not None
    mouse, x, y = emil.page.mouse, box["x"] + 20, box["y"] + 40
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 10, y - 40, steps=3)
    mouse.up()
    assert len(emil.hand()) == 10, "drawn a little, it goes back"
    expect(emil.card("SA")).not_to_have_class(re.compile("dragged"))
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 40, y - 120, steps=5)
    emil.do(emil.card("SA"), lambda _: mouse.up())
    expect(emil.speech).to_contain_text("The trick goes to Emil.")
    assert emil.hand().count("SA") == 0
    assert len(emil.hand()) == 9


def test_what_cannot_be_played_is_dimmed_and_does_nothing(pages: Pages, server: Server) -> None:
    position = f"{DEAL} p p 18 s G.S7.H7 DJ"
    bernd = sit_down(pages, server, begin(server, "rules", "rules", position=position, seat=1))
    bernd.until_asked()
    assert bernd.legal() == bernd.hand(), "who has no trump may play anything"
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=f"{DEAL} p p 18 s G.S7.H7 CA", seat=1))
    emil.until_asked()
    assert emil.legal() == ["C9", "C8", "C7"]
    dimmed = emil.card("D9")
    expect(dimmed).to_have_class(re.compile("dimmed"))
    expect(dimmed).to_have_attribute("aria-disabled", "true")
    dimmed.click(force=True)
    dimmed.press("Enter")
    emil.page.keyboard.press(str(emil.hand().index("D9") + 1))
    box = dimmed.bounding_box()
    assert box is not None
    emil.page.mouse.move(box["x"] + 10, box["y"] + 40)
    emil.page.mouse.down()
    emil.page.mouse.move(box["x"] + 10, box["y"] - 150, steps=5)
    emil.page.mouse.up()
    emil.play("C9")
    expect(emil.card("D9")).to_be_visible()
    assert len(emil.hand()) == 9


def test_a_double_tap_plays_one_card_and_is_no_fault(emil: Person) -> None:
    emil.page.evaluate(
        "() => { const send = WebSocket.prototype.send; globalThis.sent = [];"
        "WebSocket.prototype.send = function (text) { sent.push(JSON.parse(text).move); send.call(this, text) } }"
    )
    emil.do(emil.card("CJ"), lambda card: card.evaluate("card => { card.click(); card.click() }"))
    emil.until_asked()
    assert emil.page.evaluate("sent") == ["CJ"]
    assert len(emil.hand()) == 9


def test_a_second_tap_guards_against_slips(pages: Pages, server: Server) -> None:
    table = begin(server, "rules", "rules", position=TOPS_GRAND)
    emil = sit_down(pages, server, table, {"secondTap": True}).until_asked()
    emil.card("CJ").click()
    expect(emil.prompt).to_have_text("Tap again to play")
    emil.card("SA").click()
    expect(emil.card("SA")).to_have_attribute("aria-pressed", "true")
    expect(emil.card("CJ")).not_to_have_attribute("aria-pressed", "true")
    assert len(emil.hand()) == 10
    emil.play("SA")
    assert len(emil.hand()) == 9


def test_the_only_legal_card_is_played_by_itself(pages: Pages, server: Server) -> None:
    deal = "CJATKQ.SJA.HJA.DJ/C98.ST98.H98.D987/C7.SKQ.HTKQ.DATKQ/S7.H7"
    table = begin(server, "rules", "rules", position=f"{deal} p p 18 s G.S7.H7 CA C8", seat=2)
    emil = sit_down(pages, server, table, {"playsOnly": True})
    expect(emil.card("HT")).to_be_visible()
    expect(emil.card("C7")).to_have_count(0)


def test_a_trick_stays_until_a_tap_if_that_is_wished(pages: Pages, server: Server) -> None:
    table = begin(server, "rules", "rules", position=TOPS_GRAND)
    emil = sit_down(pages, server, table, {"pace": "quick", "trickStays": "tap"}).until_asked()
    emil.card("CJ").click()
    expect(emil.prompt).to_have_text("Tap to go on")
    expect(emil.trick).to_have_count(3)
    expect(emil.page.locator(".trick .wins")).to_have_attribute("aria-label", "jack of clubs")
    emil.page.locator(".felt").click(position={"x": 5, "y": 5})
    expect(emil.trick).to_have_count(0)
    expect(emil.prompt).to_have_text("You lead")
    emil.page.locator(".last-trick").click()
    expect(emil.panel.get_by_role("img").first).to_have_attribute("aria-label", "jack of clubs")


# -- ending early ------------------------------------------------------------------------------------------------------


def test_what_is_decided_can_be_ended(emil: Person) -> None:
    expect(emil.page.locator(".offer")).to_contain_text("The rest is certainly yours.")
    emil.say("End it")
    expect(emil.headline).to_have_text("You win: game value +168")
    expect(emil.result.locator(".calculation")).to_have_text("with 4, game 5, schneider 6, schwarz 7 × 24 = 168")
    expect(emil.result).not_to_contain_text("gave up")
    expect(emil.speech).to_contain_text("Anna agrees")


def test_giving_up_is_asked_for_twice(emil: Person) -> None:
    emil.menu("Give up")
    emil.panel.get_by_role("button", name="No").click()
    assert len(emil.hand()) == 10
    emil.panel.get_by_role("button", name="Give up").click()
    emil.do(emil.panel.get_by_role("button", name="Yes"))
    expect(emil.headline).to_have_text("You lose: game value −240")
    expect(emil.result).to_contain_text("Emil gave up")


def test_while_the_show_goes_on_nothing_is_offered_that_would_come_too_late(pages: Pages, server: Server) -> None:
    table = begin(server, "rules", "rules", position=TOPS_GRAND)
    emil = sit_down(pages, server, table, {"pace": "normal"}).until_asked()
    emil.page.clock.install()
    emil.page.clock.pause_at(emil.page.evaluate("Date.now()") + 1000)
    emil.play("CJ")
    emil.button("Menu").click()
    finish = emil.panel.get_by_role("button", name="Let the computer finish")
    expect(finish).to_be_disabled()
    emil.page.clock.run_for(1000)
    expect(emil.trick).to_have_count(2)
    expect(finish).to_be_disabled()
    emil.page.clock.run_for(1000)
    expect(emil.trick).to_have_count(3)
    expect(finish).to_be_enabled()


def test_the_computer_finishes_and_the_deal_is_marked(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", seed=7)).until_asked()
    emil.menu("Let the computer finish")
    expect(emil.headline).to_be_visible()
    emil.menu("List")
    expect(emil.panel.locator("tbody .help-mark")).to_have_text("*")
    expect(emil.panel).to_contain_text("* with help")


# -- help --------------------------------------------------------------------------------------------------------------


def test_a_hint_says_why_marks_its_card_and_tells_what_the_others_cost(pages: Pages, server: Server) -> None:
    position = f"{DEAL} p p 18 s G.S7.H7 CJ C7 SK SJ C8 ST HJ C9 SQ DJ D7 DQ CA S8 HQ CT"
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=position, seat=1)).until_asked()
    emil.button("Hint").click()
    expect(emil.panel.locator(".advice")).to_have_text(re.compile(r"^Play \w+ of \w+$"))
    expect(emil.panel.locator(".advice + p")).not_to_be_empty()
    expect(emil.page.locator(".hand .card.advised")).to_have_count(1)
    rows = emil.panel.locator("tbody tr")
    expect(rows).to_have_count(len(emil.legal()))
    expect(rows.first).to_be_hidden()
    emil.panel.locator("summary").click()
    for row in rows.all():
        assert re.search(r"\b\d+%", row.inner_text()), "how often it wins, in whole per cent"
        assert re.search(r"best|as good|costs about \d+ points", row.inner_text()), "what it costs, in words"
        assert not re.search(r"\d\.\d|±", row.inner_text())
    emil.play(emil.legal()[0])
    expect(emil.panel).to_have_count(0)


def test_bids_and_discards_have_hints_too(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=f"{TOPS} p p")).until_asked()
    emil.page.keyboard.press("h")
    expect(emil.panel.locator(".advice")).to_have_text("Say 18")
    expect(emil.panel).to_contain_text(re.compile(r"worth a game: of ten, you win about \d+\. Go up to \d+\."))
    expect(emil.panel.locator("tbody tr").first).to_contain_text("%")
    emil.say("18")
    emil.say("Pick up the skat")
    emil.button("Hint").click()
    expect(emil.panel.locator(".advice")).to_have_text("Play Grand, put eight of diamonds, seven of diamonds away")


def test_moves_are_taken_back_in_practice_only(pages: Pages, server: Server, emil: Person) -> None:
    expect(emil.button("Take back")).to_have_count(0)
    anna = sit_down(pages, server, begin(server, "rules", "rules", position=TOPS_GRAND, practice=True)).until_asked()
    expect(anna.button("Take back")).to_be_disabled()
    anna.play("CJ")
    anna.until_asked()
    anna.play("SJ")
    anna.until_asked()
    anna.button("Take back").click()
    expect(anna.card("SJ")).to_be_visible()
    expect(anna.speech).to_contain_text("Taken back")
    expect(anna.card("CJ")).to_have_count(0)
    anna.button("Take back").click()
    expect(anna.card("CJ")).to_be_visible()
    expect(anna.button("Take back")).to_be_disabled()


def test_what_must_be_remembered_is_shown_in_practice_only(pages: Pages, server: Server) -> None:
    for practice in (False, True):
        table = begin(server, "rules", "rules", position=TOPS_GRAND, practice=practice)
        emil = sit_down(pages, server, table, {"beginner": True}).until_asked()
        emil.play("CJ")
        emil.until_asked()
        shown = int(practice)
        expect(emil.page.locator(".practice")).to_have_count(shown)
        assert emil.page.locator("main").inner_text().lower().count("card points") == shown
        emil.button("Menu").click()
        expect(emil.panel.get_by_role("button", name="Tricks so far")).to_have_count(shown)


def test_a_deal_is_played_again_from_the_same_and_from_another_seat(emil: Person) -> None:
    emil.say("End it")
    emil.do(emil.button("Play it again"))
    expect(emil.prompt).to_have_text(re.compile("is thinking|Your bid|holds|Do you hold"))
    assert set(emil.until_asked().hand()) == set("CJ CA CT CK CQ SJ SA ST HJ DJ".split())
    expect(emil.page.locator(".bar")).to_contain_text("Single deal")
    expect(emil.button("Take back")).to_be_visible()
    emil.menu("Let the computer finish")
    emil.button("From another seat").click()
    emil.do(emil.button("Rearhand"))
    assert set(emil.until_asked().hand()) == set("S9 S8 S7 HQ H9 H8 H7 DK DQ D9".split())


# -- other tables ------------------------------------------------------------------------------------------------------


def test_an_open_hand_lies_where_its_player_sits(pages: Pages, server: Server) -> None:
    table = begin(server, "rules", "rules", position=f"{DEAL} 18 p p NHO")
    emil = sit_down(pages, server, table).until_asked()
    cards = emil.seat("Anna").locator(".fan.open").get_by_role("img")
    expect(cards).to_have_count(10)
    expect(cards.first).to_have_attribute("aria-label", "nine of clubs")
    expect(emil.seat("Bernd").get_by_role("img")).to_have_count(0)
    emil.play("CA")
    emil.until_asked()
    expect(cards).to_have_count(9)
