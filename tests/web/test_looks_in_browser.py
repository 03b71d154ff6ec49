"""How the table looks and sounds: on a phone, in German, to a screen reader, in the dark, and while it loads."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.session.tables import TOPS, TOPS_GRAND
from tests.web.accessibility import assert_accessible
from tests.web.pages import PHONE, Pages
from tests.web.person import Person, owning, sit_down
from tests.web.serving import Server
from tests.web.styles import ALL_STYLES, assert_styled, loaded_styles
from tests.web.tabs import begin

DEAL = "CJATKQ.SJA.HJA.DJ/C987.S98.H98.D987/STKQ.HTKQ.DATKQ/S7.H7"
WITH_TWO = "CJATKQ.SJA.HA.DQ7/C987.S98.HJ98.D98/STKQ.HTKQ.DJATK/S7.H7"
FINGER = 44  # pixels
FIRST_LOAD = 230 * 1024  # bytes sent, without card faces

# How much of each card a finger reaches: the points along a line near its left edge, and along one near its top.
_REACHED = """all => all.map((card) => {
  const box = card.getBoundingClientRect();
  const isOn = (x, y) => document.elementFromPoint(x, y)?.closest('.hand .card') === card;
  const points = (length) => Array.from({ length: Math.floor(length) }, (_, point) => point + 0.5);
  return [
    points(box.width).filter((x) => isOn(box.left + x, box.top + 12)).length,
    points(box.height).filter((y) => isOn(box.left + 12, box.top + y)).length,
  ];
})"""

# What sticks out of the window to the left or right, besides what only screen readers get.
_STICKING_OUT = """() => [...document.querySelectorAll('main *')]
  .filter((element) => !element.closest('.unseen') && element.checkVisibility({ visibilityProperty: true }))
  .map((element) => [element.getBoundingClientRect(), element.outerHTML.slice(0, 120)])
  .filter(([box]) => box.left < -1 || box.right > innerWidth + 1)"""


# -- on a phone --------------------------------------------------------------------------------------------------------


def assert_fits_a_phone(emil: Person, cards: int) -> None:
    """Two rows, enough of each card for a finger, nothing to be scrolled sideways, and all buttons in sight."""
    expect(emil.page.locator(".hand .card")).to_have_count(cards)
    hand = emil.page.locator(".hand .card")
    tops = hand.evaluate_all("all => all.map(card => card.parentElement.getBoundingClientRect().top)")
    assert len(set(tops)) == 2
    assert abs(2 * tops.count(tops[0]) - cards) <= 1, "both rows are used"
    for width, height in hand.evaluate_all(_REACHED):
        assert width >= FINGER
        assert height >= FINGER
    assert emil.page.evaluate("document.scrollingElement.scrollWidth") == PHONE.width
    assert emil.page.evaluate(_STICKING_OUT) == []
    for button in emil.page.locator("main .button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= box["y"] + box["height"] <= PHONE.height, button


def test_a_phone_has_two_rows_of_cards_and_room_for_a_finger(pages: Pages, server: Server) -> None:
    table = begin(server, "rules", "rules", position=f"{DEAL} p p")
    emil = sit_down(pages, server, table, screen=PHONE).until_asked()
    assert_fits_a_phone(emil, cards=10)
    emil.button("18").tap()
    emil.button("Pick up the skat").tap()
    emil.until_asked()
    assert_fits_a_phone(emil, cards=12)
    for card in ("S7", "H7"):
        emil.card(card).tap()
    emil.page.get_by_role("radio", name="Grand").tap()
    assert_fits_a_phone(emil, cards=12)
    emil.button("Declare").tap()
    expect(emil.prompt).to_have_text("You lead")
    assert_fits_a_phone(emil, cards=10)
    emil.do(emil.card("DJ"), how=lambda card: card.tap())
    emil.until_asked()
    assert_fits_a_phone(emil, cards=9)
    emil.menu("Give up")
    emil.panel.get_by_role("button", name="Yes").tap()
    expect(emil.headline).to_be_visible()
    assert emil.page.evaluate(_STICKING_OUT) == []


def test_panels_on_a_phone_leave_the_hand_free(pages: Pages, server: Server) -> None:
    table = begin(server, "rules", "rules", position=f"{DEAL} 18 p p NHO")
    emil = sit_down(pages, server, table, screen=PHONE).until_asked()
    expect(emil.seat("Anna").locator(".fan.open").get_by_role("img")).to_have_count(10)
    emil.button("Hint").tap()
    expect(emil.panel.locator(".advice")).to_be_visible()
    assert_fits_a_phone(emil, cards=10)
    emil.do(emil.card("CA"), how=lambda card: card.tap())


# -- in German ---------------------------------------------------------------------------------------------------------


def test_a_german_browser_is_spoken_to_in_german(pages: Pages, server: Server) -> None:
    emil = Person(pages.open(f"http://{server.netloc}/", locale="de-DE", stored={"kiebitz.key": server.token}))
    expect(emil.page.locator("html")).to_have_attribute("lang", "de")
    expect(emil.page.get_by_role("button", name="Geben")).to_be_visible()
    expect(emil.page.locator("main")).to_contain_text("Stärke der Computer")
    table = begin(server, "rules", "rules", position=f"{WITH_TWO} 18", seat=0)
    emil.page.goto(f"http://{server.netloc}/table/{table}")
    expect(emil.prompt).to_have_text("Anna sagt 18. Hältst du?")
    assert emil.page.locator(".calls button").all_inner_texts() == ["Ja", "Passe"]
    expect(emil.card("CJ")).to_have_accessible_name("Kreuz Bube")
    for card, letter in (("CJ", "B"), ("CQ", "D"), ("CK", "K")):
        expect(emil.card(card).locator("use")).to_have_attribute("href", f"#k-de-{card}")
        expect(emil.page.locator(f'#k-de-{card} use[href="#k-rank-{letter}"]')).to_have_count(1)


def test_the_value_of_a_game_is_counted_in_german(pages: Pages, server: Server) -> None:
    table = begin(server, "rules", "rules", position=f"{WITH_TWO} 24 y p p s")
    emil = sit_down(pages, server, table, {"language": "de", "indices": "de"})
    expect(emil.prompt).to_have_text("Drücke zwei Karten und wähle dein Spiel")
    emil.choose("Kreuz")
    expect(emil.page.locator(".sum")).to_have_text("mit 2, Spiel 3 × 12 = 36, reicht für 24")


# -- for those who listen ----------------------------------------------------------------------------------------------


def test_bids_and_cards_are_spoken(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=TOPS, seat=1)).until_asked()
    expect(emil.speech).to_contain_text("It is your turn. Your bid: 18 or pass")
    emil.say("18")
    for said in ("Emil says 18.", "Bernd holds."):
        expect(emil.speech).to_contain_text(said)
    emil.say("Pass")
    emil.until_asked()
    expect(emil.speech).to_contain_text("Bernd lays the cards open")
    emil.say("Play on")
    emil.until_asked()
    emil.play(emil.legal()[0])
    expect(emil.speech).to_contain_text(re.compile(r"Emil plays the \w+ of \w+\."))
    expect(emil.speech).to_contain_text("The trick goes to Bernd.")


def test_hidden_cards_have_no_names(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=TOPS)).until_asked()
    for name in ("Anna", "Bernd"):
        backs = emil.seat(name).locator(".backs")
        expect(backs).to_have_accessible_name("10 cards")
        assert backs.evaluate("fan => fan.querySelectorAll('[aria-label], [role], title').length") == 0
        assert " of " not in emil.seat(name).aria_snapshot()


# -- accessible, in the light and in the dark --------------------------------------------------------------------------


# Contrast against a gradient cannot be judged, so all of it gets the colour of its brightest part.
_FLAT = "for (const felt of document.querySelectorAll('.table')) felt.style.background = 'var(--felt-middle)'"


def assert_accessible_day_and_night(page: Page) -> None:
    page.evaluate(_FLAT)
    page.emulate_media(color_scheme="dark")
    assert_accessible(page)
    assert_styled(page)
    page.emulate_media(color_scheme="light")
    assert_accessible(page)
    assert_styled(page)


def test_the_lobby_is_accessible(pages: Pages, server: Server) -> None:
    page = pages.open(f"http://{server.netloc}/", stored=owning(server))
    page.get_by_role("button", name="More choices").click()
    for summary in page.locator("summary").all():
        summary.click()
    assert_accessible_day_and_night(page)
    page.goto(f"http://{server.netloc}/nowhere")
    assert_accessible_day_and_night(page)


def test_auction_and_declaring_are_accessible(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=f"{DEAL} 18 p", seat=2)).until_asked()
    assert_accessible_day_and_night(emil.page)
    emil.button("More …").click()
    emil.button("Higher …").click()
    emil.say("48")
    emil.say("Pick up the skat")
    emil.put_away("S7", "H7")
    emil.choose("Diamonds")
    expect(emil.page.locator(".sum")).to_contain_text("overbid")
    assert_accessible_day_and_night(emil.page)


def test_play_and_its_panels_are_accessible(pages: Pages, server: Server) -> None:
    table = begin(server, "rules", "rules", position=TOPS_GRAND, practice=True)
    emil = sit_down(pages, server, table, {"beginner": True}).until_asked()
    emil.play("CJ")
    emil.until_asked()
    emil.button("Hint").click()
    expect(emil.panel.locator(".advice")).to_be_visible()
    assert_accessible_day_and_night(emil.page)
    for panel in ("Settings", "Keys", "Last trick", "Tricks so far"):
        emil.page.keyboard.press("Escape")
        emil.menu(panel)
        assert_accessible_day_and_night(emil.page)
    emil.page.keyboard.press("m")
    assert_accessible_day_and_night(emil.page)


def test_result_list_and_fairness_are_accessible(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", seed=7)).until_asked()
    emil.menu("Let the computer finish")
    expect(emil.headline).to_be_visible()
    assert_accessible_day_and_night(emil.page)
    for panel in ("List", "Is this deal fair?"):
        emil.menu(panel)
        assert_accessible_day_and_night(emil.page)
        emil.close_panel()


# -- loading and moving ------------------------------------------------------------------------------------------------


# All that the page has loaded besides card faces: how many answers, and bytes as sent and as they are.
_LOADED = """() => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
  .filter(({ name }) => !new URL(name).pathname.startsWith('/cards/'))
  .reduce(([count, sent, raw], each) => [count + 1, sent + each.transferSize, raw + each.decodedBodySize], [0, 0, 0])"""
_FIRST_LOOK = """addEventListener('DOMContentLoaded', () => {
  globalThis.firstLook = getComputedStyle(document.body).backgroundColor;
})"""


def test_the_first_load_is_small(pages: Pages, server: Server) -> None:
    page = pages.open(f"http://{server.netloc}/", stored=owning(server))
    expect(page.get_by_role("button", name="Deal", exact=True)).to_be_visible()
    page.wait_for_load_state("networkidle")
    count, sent, raw = page.evaluate(_LOADED)
    print(f"first load: {count} answers, {sent} bytes sent, {raw} bytes as they are")
    assert count > 40, "all modules are there"
    assert sent <= FIRST_LOAD


def test_a_page_is_styled_before_it_is_drawn(pages: Pages, server: Server) -> None:
    page = pages.open(f"http://{server.netloc}/", stored=owning(server, theme="dark"))
    page.add_init_script(_FIRST_LOOK)
    page.reload()
    expect(page.get_by_role("button", name="Deal", exact=True)).to_be_visible()
    assert page.evaluate("firstLook") == "rgb(20, 27, 27)", "dark from the first moment, as preferred"
    order = page.locator("head").evaluate("head => [...head.children].map(e => e.type === 'module' ? 'module' : e.rel)")
    assert "stylesheet" not in order[order.index("module") :], "all styles stand before the program"


def test_a_page_loads_its_own_styles_and_they_stand_in_the_same_order_whichever_came_first(
    pages: Pages, server: Server
) -> None:
    page = pages.open(f"http://{server.netloc}/nowhere", stored=owning(server))
    expect(page.get_by_role("button")).to_be_visible()
    assert loaded_styles(page) == ["base"]
    page.goto(f"http://{server.netloc}/table/{begin(server, 'rules', 'rules', position=TOPS)}")
    expect(page.locator(".table")).to_be_visible()
    assert loaded_styles(page) == ["base", "cards", "table", "felt", "own", "result", "panel", "review", "moments"]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="To the lobby").click()
    expect(page.get_by_role("button", name="Deal", exact=True)).to_be_visible()
    later = {"games", "room", "board", "learn", "practice", "statistics", "portrait"}
    assert loaded_styles(page) == [name for name in ALL_STYLES if name not in later]


def test_nothing_of_a_page_is_seen_before_its_styles_are_there(pages: Pages, server: Server) -> None:
    page = pages.open(f"http://{server.netloc}/nowhere", stored=owning(server))
    held: list[Route] = []
    page.route("**/lobby.css", lambda route: held.append(route))
    with page.expect_response("**/panel.css"):
        page.get_by_role("button").click()
    expect(page).to_have_url(f"http://{server.netloc}/")
    expect(page.locator("main")).to_have_text("")
    held[0].continue_()
    expect(page.get_by_role("button", name="Deal", exact=True)).to_be_visible()


def test_a_page_whose_styles_do_not_come_says_so_and_can_be_tried_again(pages: Pages, server: Server) -> None:
    page = pages.open(f"http://{server.netloc}/nowhere", stored=owning(server), expected="ERR_FAILED")
    page.route("**/lobby.css", lambda route: route.abort())
    page.get_by_role("button").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute("**/lobby.css")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Deal", exact=True)).to_be_visible()
    assert_styled(page)


# The milliseconds of all cards that fly from now on, and of all else that moves, which may be turned back half-way.
_WATCH_MOTION = """() => {
  globalThis.flights = [];
  globalThis.others = [];
  const note = ({ type, target }) =>
    target.getAnimations().forEach(({ effect }) =>
      (type === 'animationstart' ? flights : others).push(effect.getTiming().duration));
  for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, note);
}"""


@pytest.mark.parametrize("motion", [True, False])
def test_cards_fly_for_a_moment_unless_less_motion_is_preferred(pages: Pages, server: Server, motion: bool) -> None:
    table = begin(server, "rules", "rules", position=TOPS_GRAND)
    emil = sit_down(pages, server, table, {"pace": "quick"}, motion=motion).until_asked()
    emil.page.evaluate(_WATCH_MOTION)
    emil.play("CJ")
    expect(emil.speech).to_contain_text("The trick goes to Emil.")
    expect(emil.prompt).to_have_text("You lead")
    flights, others = emil.page.evaluate("[flights, others]")
    assert all(180 <= duration <= 220 for duration in flights)
    assert all(duration <= 220 for duration in others)
    assert len(flights) >= 3 if motion else flights == others == []
