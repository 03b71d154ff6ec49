"""Your games in a real browser: found, gone through move by move, played on from, exported, imported, deleted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kiebitz import check_record, parse_record
from kiebitz.formats.iss import as_seen_by
from kiebitz.session import Question, Store, Table
from tests.session.collected import GOOD, game_record, line, put
from tests.session.tables import act, play_to_the_end, settings, single, until_awaited
from tests.web.accessibility import assert_accessible
from tests.web.pages import DESKTOP, PHONE, Pages, Screen
from tests.web.serving import Server
from tests.web.styles import assert_styled

SCREENS = [(DESKTOP, False), (PHONE, True)]
everywhere = pytest.mark.parametrize(("screen", "dark"), SCREENS)
DROP = "text => { const data = new DataTransfer(); data.items.add(new File([text], 'games.sgf')); return data }"


def opened(pages: Pages, server: Server, path: str, **wishes: object) -> Page:
    """A page of the owner's."""
    stored = {"kiebitz.key": server.token}
    return pages.open(f"http://{server.netloc}{path}", stored=stored, **wishes)  # type: ignore[arg-type]


def expect_moment(page: Page, number: int) -> None:
    """The address names this moment."""
    expect(page).to_have_url(re.compile(rf"/(games|deal)/\d+/{number}$"))


# -- the list --------------------------------------------------------------------------------------------------------


@everywhere
def test_games_can_be_read_and_operated_by_everybody(
    pages: Pages, server: Server, store: Store, screen: Screen, dark: bool
) -> None:
    table = Table.begin(store, settings(None, "random", "random", seed=7))
    until_awaited(table)
    table.take_hint(0)
    play_to_the_end(table)
    put(store, as_seen_by(parse_record(GOOD[0]), 1))
    page = opened(pages, server, "/games", screen=screen, dark=dark)
    expect(page.locator(".game-line")).to_have_count(4)
    expect(page.locator(".badge.helped")).to_have_text("with help")
    expect(page.locator(".badge").get_by_text("seen from one seat")).to_have_count(1)
    page.get_by_role("checkbox").first.check()
    page.get_by_role("button", name="Import").click()
    page.get_by_label("Paste records").fill("rubbish")
    page.get_by_role("button", name="Import these").click()
    page.get_by_text("1 broken record", exact=True).click()
    assert_accessible(page)
    assert_styled(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_games_are_found_page_by_page_and_a_filter_stays_in_the_address(
    pages: Pages, server: Server, store: Store
) -> None:
    put(store, *(game_record(number) for number in range(60)))
    page = opened(pages, server, "/games", locale="de-DE")
    lines = page.locator(".game-line")
    expect(lines).to_have_count(50)
    page.get_by_role("button", name="Mehr").click()
    expect(lines).to_have_count(60)
    expect(page.get_by_role("button", name="Mehr")).to_have_count(0)
    page.get_by_role("combobox", name="Spiel", exact=True).select_option(label="Null")
    nulls = sum(str(check_record(game_record(number)).contract).startswith("N") for number in range(60))
    expect(page.get_by_role("status")).to_contain_text(f"{nulls} Spiele")
    expect(lines).to_have_count(nulls)
    lines.first.locator(".line-link").click()
    expect(page.locator(".board")).to_be_visible()
    page.go_back()
    expect(lines).to_have_count(nulls)
    page.get_by_label("Name").fill("nobody")
    expect(page.get_by_text("Kein Spiel passt dazu.")).to_be_visible()


def test_chosen_games_are_deleted_after_a_second_question(pages: Pages, server: Server, store: Store) -> None:
    put(store, *(game_record(number) for number in range(5)))
    page = opened(pages, server, "/games")
    boxes = page.get_by_role("checkbox")
    boxes.nth(0).check()
    boxes.nth(2).check()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="No").click()
    assert store.games.totals().games == 5
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_text("Delete 2 games?")).to_be_visible()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator(".game-line")).to_have_count(3)
    boxes.first.check()
    page.get_by_role("button", name="All 3").click()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.get_by_text("No games yet.")).to_be_visible()
    assert store.games.totals().games == 0


# -- coming and going ------------------------------------------------------------------------------------------------


def test_a_file_comes_in_goes_out_again_and_pasted_again_adds_nothing(
    pages: Pages, server: Server, store: Store, tmp_path: Path
) -> None:
    text = "".join(f"{line(number)}\n" for number in range(20))
    path = tmp_path / "games.sgf"
    path.write_text(text + "not a game\n" + line(1)[:200] + "\n")
    page = opened(pages, server, "/games")
    page.get_by_role("button", name="Import").click()
    page.get_by_label("Choose a file").set_input_files(path)
    expect(page.get_by_text("20 added, 0 known already, 2 broken")).to_be_visible()
    page.get_by_text("2 broken records").click()
    expect(page.get_by_text("Line 21: not a record")).to_be_visible()
    expect(page.locator(".game-line")).to_have_count(20)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    assert download.value.suggested_filename == "kiebitz-games.sgf"
    assert download.value.path().read_text() == text
    page.get_by_label("Paste records").fill(text)
    page.get_by_role("button", name="Import these").click()
    expect(page.get_by_text("0 added, 20 known already, 0 broken")).to_be_visible()


def test_a_file_that_is_dropped_anywhere_on_the_page_is_imported(pages: Pages, server: Server, store: Store) -> None:
    page = opened(pages, server, "/games")
    expect(page.get_by_text("No games yet.")).to_be_visible()
    dropped = page.evaluate_handle(DROP, line(3))
    page.dispatch_event("main", "drop", {"dataTransfer": dropped})
    expect(page.get_by_text("1 added")).to_be_visible()
    expect(page.locator(".game-line")).to_have_count(1)


# -- one game --------------------------------------------------------------------------------------------------------


@everywhere
def test_a_game_can_be_read_and_operated_by_everybody(
    pages: Pages, server: Server, store: Store, screen: Screen, dark: bool
) -> None:
    put(store, parse_record(GOOD[0]))
    (game,) = store.games.search()
    page = opened(pages, server, f"/games/{game.id}/12", screen=screen, dark=dark)
    expect(page.locator(".board .holder")).to_have_count(3)
    page.get_by_text("Record", exact=True).click()
    expect(page.get_by_role("textbox", name="Record")).to_have_value(GOOD[0])
    assert_accessible(page)
    assert_styled(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_game_is_gone_through_by_keys_buttons_and_along_its_story(pages: Pages, server: Server, store: Store) -> None:
    record = parse_record(GOOD[0])
    put(store, record)
    last, (game,) = len(check_record(record).history), store.games.search()
    page = opened(pages, server, f"/games/{game.id}")
    expect(page.get_by_text("The deal", exact=True)).to_be_visible()
    expect(page.locator(".holder .card")).to_have_count(30)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect_moment(page, 2)
    page.keyboard.press("ArrowLeft")
    expect_moment(page, 1)
    page.keyboard.press("End")
    expect_moment(page, last)
    expect(page.get_by_text("The game is over here.")).to_be_visible()
    page.get_by_role("button", name="Back").click()
    expect_moment(page, last - 1)
    page.keyboard.press("Home")
    expect_moment(page, 0)
    page.get_by_role("slider").fill("7")
    expect_moment(page, 7)
    third_card_of_the_second_trick = page.locator(".trick-rows tbody tr").nth(1).get_by_role("button").nth(2)
    third_card_of_the_second_trick.click()
    expect(third_card_of_the_second_trick).to_have_attribute("aria-current", "step")
    said = page.locator(".step-text").inner_text()
    link = page.get_by_label("Link to this moment").input_value()
    page.goto(link)
    expect(page.locator(".step-text")).to_have_text(said)
    expect(page).to_have_url(link)


def test_cards_that_are_not_known_are_backs_without_a_name(pages: Pages, server: Server, store: Store) -> None:
    record = next(
        record
        for record in map(parse_record, GOOD)
        if record.moves[-1][1] == "RE" and check_record(record).declarer not in (None, 0)
    )
    put(store, as_seen_by(record, 0))
    (game,) = store.games.search()
    page = opened(pages, server, f"/games/{game.id}")
    expect(page.locator(".holder .card")).to_have_count(30)
    expect(page.locator(".holder.bottom").get_by_role("img")).to_have_count(10)
    assert page.locator(".holder [role=img]").count() < 30
    expect(page.get_by_text("Cards that nobody has seen")).to_be_visible()


def test_a_moment_is_played_on_from_at_a_table_of_its_own(pages: Pages, server: Server, store: Store) -> None:
    table = Table.begin(store, single(None, "random", "random", seed=1))
    play_to_the_end(table)
    (game,) = store.games.search()
    page = opened(pages, server, f"/games/{game.id}/1", locale="de-DE")
    page.get_by_role("button", name="Hinterhand").click()
    expect(page.locator(".table")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/table/\d+$"))
    state = store.load(int(page.url.rpartition("/")[2])).state
    assert (state.seat_of(0), state.settings.practice) == (2, True)
    assert state.game.history[0] == store.games.get(game.id).game.history[0]


def test_a_deal_just_ended_is_looked_at_before_the_next_is_dealt(pages: Pages, server: Server, store: Store) -> None:
    with Table.begin(store, settings(None, "random", "random", seed=3)) as table:
        while (awaited := until_awaited(table)).question is not Question.NEXT_DEAL:
            act(table, awaited)
    page = opened(pages, server, f"/table/{table.id}/deal/0")
    expect(page.locator(".board")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect_moment(page, 1)
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_role("button", name="Next deal")).to_be_visible()


def test_what_is_not_there_is_said_in_words(pages: Pages, server: Server) -> None:
    page = opened(pages, server, "/games/999", expected="404")
    expect(page.get_by_role("alert")).to_have_text("There is no such game.")
    page.get_by_role("link", name="Your games").click()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
