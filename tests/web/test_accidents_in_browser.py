"""Slips: a second tap, a finger that was there before the hand changed, a button pressed twice, cards laid open."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.session.tables import TOPS, TOPS_GRAND
from tests.web.pages import PHONE, Pages
from tests.web.person import Person, owning, sit_down
from tests.web.serving import Server
from tests.web.tabs import begin

TOPS_IN_REARHAND = "C987.SKQ.HATK.DAT/S987.HQ987.DKQ9/CJATKQ.SJAT.HJ.DJ/D87"
LAST_TO_PLAY = f"{TOPS_IN_REARHAND} p 18 p s G.D8.D7 SK S7"
DEAL = "CJATKQ.SJA.HJA.DJ/C987.S98.H98.D987/STKQ.HTKQ.DATKQ/S7.H7"


def middle_of(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + 12, box["y"] + 20


def card_under(page: Page, x: float, y: float) -> str:
    """What a finger there would tap on."""
    found: str = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('.hand [data-card]')?.dataset.card ?? ''", [x, y]
    )
    return found


def on_the_phone(pages: Pages, server: Server, **preferences: object) -> Person:
    """About to lead, with every trick in the hand: whoever wins is asked again at once."""
    return sit_down(pages, server, begin(server, "rules", "rules", position=TOPS_GRAND), preferences, screen=PHONE)


# -- taps --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("position", "seat", "card"), [(TOPS_GRAND, 0, "SJ"), (LAST_TO_PLAY, 2, "SA")])
def test_a_double_tap_plays_one_card_though_the_next_trick_has_begun(
    pages: Pages, server: Server, position: str, seat: int, card: str
) -> None:
    """Time stands still between the taps, and the trick is over; as third hand the next card is under the finger."""
    table = begin(server, "rules", "rules", position=position, seat=seat)
    emil = sit_down(pages, server, table, screen=PHONE).until_asked()
    emil.page.clock.install(time=0)
    emil.page.clock.pause_at(1000)
    x, y = middle_of(emil.card(card))
    emil.page.touchscreen.tap(x, y)
    expect(emil.page.locator(".last-trick")).to_be_visible()
    expect(emil.prompt).to_have_text("You lead")
    assert card_under(emil.page, x, y) not in ("", card)
    assert emil.legal() == [], "no card may be chosen within the time of the first"
    emil.page.touchscreen.tap(x, y)
    emil.page.clock.run_for(400)
    emil.until_asked()
    assert len(emil.hand()) == 9
    emil.page.touchscreen.tap(x, y)
    expect(emil.page.locator(".hand .card")).to_have_count(8)


def finger_down_before_asked(pages: Pages, server: Server) -> Person:
    """Somebody whose finger lies on a card already when the table asks for one.

    The others play in a second: where the machine is slower than that, the table has asked before the finger came, and
    all begins anew.
    """
    for _ in range(10):
        emil = sit_down(pages, server, begin(server, "rules", "rules", position=TOPS_GRAND)).until_asked()
        emil.page.keyboard.press("1")
        expect(emil.page.locator(".hand .card")).to_have_count(9)
        emil.page.mouse.move(*middle_of(emil.card("SA")))
        emil.page.mouse.down()
        if not emil.legal():
            return emil.until_asked()
    raise AssertionError("ten times the table asked before a finger was down")


def test_a_finger_that_was_down_before_the_table_asked_plays_nothing(pages: Pages, server: Server) -> None:
    emil = finger_down_before_asked(pages, server)
    mouse = emil.page.mouse
    mouse.up()
    mouse.down()
    emil.do(emil.card("SA"), lambda _: mouse.up())
    assert len(emil.hand()) == 8


def test_cards_keep_their_row_and_others_stay_where_they_were(pages: Pages, server: Server) -> None:
    emil = on_the_phone(pages, server).until_asked()
    rows = emil.page.locator(".hand .row")
    upper, lower = (row.locator(".card").evaluate_all("all => all.map(e => e.dataset.card)") for row in rows.all())
    for card in upper[:3]:
        emil.do(emil.card(card), lambda target: target.tap())
        emil.until_asked()
    now = [row.locator(".card").evaluate_all("all => all.map(e => e.dataset.card)") for row in rows.all()]
    assert now == [upper[3:], lower]


def test_a_card_that_cannot_be_played_says_why(pages: Pages, server: Server) -> None:
    for led, said in (("CA", "Follow Clubs"), ("DJ", "Follow trump")):
        position = f"{DEAL} p p 18 s {'G' if led == 'CA' else 'D'}.S7.H7"
        emil = sit_down(pages, server, begin(server, "rules", "rules", position=f"{position} {led}", seat=1))
        emil.until_asked()
        emil.card("S9").click(force=True)
        expect(emil.prompt).to_have_text(said)
        expect(emil.speech).to_contain_text(said)
        assert len(emil.hand()) == 10
        emil.play(emil.legal()[0])


# -- laying the cards open ---------------------------------------------------------------------------------------------


def test_laying_the_cards_open_is_asked_for_and_undone(pages: Pages, server: Server) -> None:
    table = begin(server, None, "rules", position=TOPS_GRAND)
    emil = sit_down(pages, server, table).until_asked()
    emil.page.clock.install()
    emil.page.keyboard.press("c")
    expect(emil.prompt).to_have_text("Lay your cards open, and claim the rest?")
    expect(emil.actions.and_(emil.page.locator(":focus"))).to_have_text("Yes")
    emil.say("No")
    emil.menu("The rest is mine")
    emil.say("Yes")
    emil.page.clock.run_for(4000)
    expect(emil.prompt).to_have_text("Your cards will be open in five seconds")
    emil.say("Take back")
    emil.page.clock.run_for(10_000)
    expect(emil.prompt).to_have_text("You lead")
    emil.page.keyboard.press("c")
    emil.page.keyboard.press("y")
    emil.page.clock.run_for(5100)
    expect(emil.speech).to_contain_text("Emil lays the cards open.")


# -- once --------------------------------------------------------------------------------------------------------------


def test_dealing_twice_on_a_slow_line_makes_one_table(pages: Pages, server: Server) -> None:
    emil = Person(pages.open(f"http://{server.netloc}/", stored=owning(server, deals=1), expected="status of 500"))
    asked: list[Route] = []
    emil.page.route("**/api/tables", lambda route: asked.append(route))
    for _ in range(3):
        emil.button("Deal").click()
    emil.page.wait_for_timeout(200)
    assert len(asked) == 1
    asked[0].fulfill(status=500, json={"fault": "failed"})
    expect(emil.page.get_by_role("alert")).to_be_visible()
    emil.button("Deal").click()
    emil.page.wait_for_timeout(200)
    assert len(asked) == 2, "what has failed can be tried again"
    asked[1].continue_()
    expect(emil.page.locator(".hand")).to_be_visible()


def test_a_key_that_is_held_down_decides_once(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=f"{TOPS} p p")).until_asked()
    emil.page.keyboard.down("Enter")
    expect(emil.button("Pick up the skat")).to_be_visible()
    emil.until_asked()
    emil.page.keyboard.down("Enter")  # the keyboard repeats it
    emil.page.wait_for_timeout(300)
    expect(emil.button("Pick up the skat")).to_be_visible()
    emil.page.keyboard.up("Enter")
