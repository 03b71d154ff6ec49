"""A review in a real browser: from a result, a game or an import; at the dearest moment, first with what one knew."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from kiebitz import PASS, Card, check_record, format_record, parse_game, parse_record, record_of_game
from kiebitz.formats.iss import as_seen_by
from kiebitz.review import Size, Verdict
from kiebitz.review.kept import deals_of
from kiebitz.session import Identity, Store, Table, moment
from kiebitz.solver import Side
from tests.review.made_up import made_up_review
from tests.session.collected import GOOD, put
from tests.session.tables import TOPS, a_list, single
from tests.web.accessibility import assert_accessible
from tests.web.games.reviewed import keep_made_up, keep_review, only_game
from tests.web.pages import DESKTOP, PHONE, Pages, Screen
from tests.web.person import Person, owning
from tests.web.serving import Server
from tests.web.styles import assert_styled

RECORD = parse_record(GOOD[0])
GAME = check_record(RECORD)
REVIEW = made_up_review(GAME)
PASSED_IN = format_record(record_of_game(parse_game(f"{TOPS} p p p"), ("foo", "bar", "zoot")))
PUBLIC = 3  # the view of an onlooker


def opened(pages: Pages, server: Server, path: str, **how: object) -> Page:
    return pages.open(f"http://{server.netloc}{path}", stored=owning(server), **how)  # type: ignore[arg-type]


@pytest.fixture
def game(store: Store) -> int:
    """An imported game that has a review; nobody knows which seat was the user's."""
    put(store, RECORD)
    number = only_game(store)
    keep_review(store, number, REVIEW)
    return number


def dearest() -> list[Verdict]:
    return REVIEW.mistakes()


def verdict_of(page: Page) -> Locator:
    return page.get_by_role("region", name="What was known")


def expect_moment(page: Page, number: int) -> None:
    expect(page).to_have_url(re.compile(rf"/{number}$"))


def card_in_words(card: Card) -> str:
    suits = {"C": "clubs", "S": "spades", "H": "hearts", "D": "diamonds"}
    return f"of {suits[str(card)[0]]}"


def known_cards(page: Page) -> Locator:
    return page.locator(".holder [role=img]")


# -- where it opens --------------------------------------------------------------------------------------------------


def test_one_click_on_the_result_reviews_the_deal_and_shows_the_own_dearest_moment(
    pages: Pages, server: Server, store: Store
) -> None:
    with Table.begin(store, single(None, "random", "random"), parse_game(f"{TOPS} p p")) as table:
        table.move(0, PASS)  # with all four jacks: soon reviewed, and dear
    page = opened(pages, server, f"/table/{table.id}")
    page.get_by_role("button", name="Review").click()
    expect(verdict_of(page)).to_contain_text("Place0: Pass")
    expect(verdict_of(page)).to_contain_text("Better, by what you knew: 18")
    expect_moment(page, 2)
    expect(known_cards(page)).to_have_count(10)
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_role("button", name="Review")).to_be_visible()


def test_a_pasted_record_is_one_click_from_its_review(pages: Pages, server: Server, store: Store) -> None:
    page = opened(pages, server, "/games")
    page.get_by_role("button", name="Import").click()
    page.get_by_label("Paste records").fill(PASSED_IN)
    page.get_by_role("button", name="Import these").click()
    page.get_by_role("region", name="Import").get_by_role("link", name="Review").click()
    expect(page).to_have_url(re.compile(rf"/games/{only_game(store)}/"))
    expect(page.get_by_role("region", name="The dearest moments").get_by_role("button", name="Pass")).to_be_visible()


def test_any_game_of_the_collection_is_one_click_from_its_review(
    pages: Pages, server: Server, store: Store, game: int
) -> None:
    page = opened(pages, server, "/games")
    page.get_by_role("link", name="Review").click()
    expect_moment(page, dearest()[0].number)
    expect(page.locator(".dear")).to_have_count(3)


def test_a_game_without_a_review_offers_one_and_it_can_be_cancelled(pages: Pages, server: Server, store: Store) -> None:
    put(store, RECORD)
    page = opened(pages, server, f"/games/{only_game(store)}")
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Review")).to_be_visible()


# -- what is shown ---------------------------------------------------------------------------------------------------


def test_first_one_sees_what_one_knew_and_open_cards_on_a_key(pages: Pages, server: Server, game: int) -> None:
    worst = next(verdict for verdict in dearest() if verdict.hindsight is not None)
    page = opened(pages, server, f"/games/{game}/{worst.number}")
    hand = [str(card) for card in moment(GAME, worst.number).hand(worst.seat)]
    expect(known_cards(page)).to_have_count(len(hand))
    assert worst.foresight is not None
    expect(page.locator(".holder .note")).to_have_count(len(worst.foresight.options))
    expect(page.locator(".hindsight")).to_have_count(0)
    page.keyboard.press("o")
    expect(page.locator(".hindsight")).to_contain_text(re.compile("with open cards", re.IGNORECASE))
    assert known_cards(page).count() > len(hand)
    page.keyboard.press("o")
    expect(known_cards(page)).to_have_count(len(hand))


def test_keys_step_moves_and_mistakes_and_filter_them_by_size(pages: Pages, server: Server, game: int) -> None:
    mistakes = [verdict.number for verdict in REVIEW.verdicts if verdict.size is not None]
    blunders = [verdict.number for verdict in REVIEW.verdicts if verdict.size is Size.BLUNDER]
    page = opened(pages, server, f"/games/{game}/0")
    expect(page.locator(".dear")).to_have_count(3)
    for number in mistakes[:3]:
        page.keyboard.press("Shift+ArrowRight")
        expect_moment(page, number)
    page.keyboard.press("ArrowRight")
    expect_moment(page, mistakes[2] + 1)
    page.keyboard.press("Shift+ArrowLeft")
    expect_moment(page, mistakes[2])
    page.keyboard.press("Home")
    page.keyboard.press("3")
    page.keyboard.press("Shift+ArrowRight")
    expect_moment(page, blunders[0])
    expect(page.locator(".story .mark.inaccuracy").and_(page.get_by_role("img"))).to_have_count(0)


def test_everybodys_moves_or_one_players(pages: Pages, server: Server, game: int) -> None:
    page = opened(pages, server, f"/games/{game}/review")
    marks = page.locator(".trick-rows").get_by_role("img", name=re.compile("Blunder|Mistake|Inaccuracy"))
    of_all = [verdict for verdict in REVIEW.verdicts if verdict.size is not None and isinstance(verdict.move, Card)]
    expect(marks).to_have_count(len(of_all))
    page.get_by_role("group", name="Whose moves").get_by_role("button", name=RECORD.players[1]).click()
    expect(marks).to_have_count(sum(verdict.seat == 1 for verdict in of_all))
    own = next(verdict for verdict in REVIEW.mistakes(1))
    page.locator(".dear .lead").first.click()
    expect_moment(page, own.number)
    expect(page.locator(".holder.bottom .name")).to_have_text(RECORD.players[1])


def test_the_line_of_chances_leads_to_its_moments(pages: Pages, server: Server, game: int) -> None:
    page = opened(pages, server, f"/games/{game}/0")
    cards = [verdict.number for verdict in REVIEW.verdicts if isinstance(verdict.move, Card)]
    page.locator(".chances .touch").nth(7).click()
    expect_moment(page, cards[7])


def test_the_line_that_wins_is_gone_through_card_by_card(pages: Pages, server: Server, game: int) -> None:
    winning = REVIEW.winning
    assert winning is not None
    page = opened(pages, server, f"/games/{game}/0")
    page.get_by_role("button", name="Show the line").click()
    expect(page.get_by_text("This line wins, with open cards.")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".step-text")).to_contain_text(card_in_words(winning.line[0]))
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_role("button", name="Show the line")).to_be_visible()


# -- going on --------------------------------------------------------------------------------------------------------


def test_a_dear_moment_is_tried_again_in_the_seat_of_who_decided(
    pages: Pages, server: Server, store: Store, game: int
) -> None:
    page = opened(pages, server, f"/games/{game}/review")
    page.get_by_role("button", name="Try again").first.click()
    expect(page).to_have_url(re.compile(r"/table/\d+$"))
    state = store.load(int(page.url.rpartition("/")[2])).state
    assert state.seat_of(0) == dearest()[0].seat
    assert state.game.history[: dearest()[0].number] == GAME.history[: dearest()[0].number]


def test_trying_again_leads_back_to_the_review_and_leaves_no_table_behind(
    pages: Pages, server: Server, game: int
) -> None:
    moment = dearest()[0].number
    emil = Person(opened(pages, server, f"/games/{game}/review"))
    expect_moment(emil.page, moment)
    emil.button("Try again").first.click()
    emil.menu("Let the computer finish")
    emil.button("Play it again").click()  # once more, and the way back is the same
    emil.until_asked()
    branch = emil.page.url
    emil.menu("Let the computer finish")
    emil.do(emil.result.get_by_role("button", name="Back to the original game"))
    expect(emil.page.locator(".dear")).to_have_count(3)
    expect_moment(emil.page, moment)
    expect(verdict_of(emil.page)).to_be_visible()
    emil.page.goto(branch)
    emil.menu("Back to the original game")
    expect_moment(emil.page, moment)
    emil.page.goto(f"http://{server.netloc}/")
    emil.button("Deal").wait_for()
    begun = emil.page.locator(".lines .line-link").evaluate_all("all => all.map(line => line.href)")
    assert branch not in begun


def test_where_the_game_could_be_won_it_is_played_on_by_the_side_that_lost(
    pages: Pages, server: Server, store: Store, game: int
) -> None:
    winning = REVIEW.winning
    assert winning is not None
    page = opened(pages, server, f"/games/{game}/0")
    page.get_by_role("button", name="Play on from there").click()
    expect(page).to_have_url(re.compile(r"/table/\d+$"))
    state = store.load(int(page.url.rpartition("/")[2])).state
    assert (state.seat_of(0) == GAME.declarer) == (winning.side is Side.DECLARER)


# -- over many games -------------------------------------------------------------------------------------------------


@pytest.fixture
def table(store: Store) -> int:
    """A list with two deals that are over, of which the first has a review."""
    number = a_list(store)
    first = deals_of(store, number)[0]
    keep_made_up(store, first.subject)
    return number


def given_away(page: Page) -> Locator:
    return page.get_by_role("region", name="Given away")


def test_a_list_shows_what_was_given_away_by_role_or_kind_and_leads_to_its_reviews(
    pages: Pages, server: Server, store: Store, table: int
) -> None:
    page = opened(pages, server, f"/table/{table}")
    page.locator("main.table").wait_for()
    page.keyboard.press("l")
    expect(given_away(page)).to_contain_text("Deals reviewed: 1 of 2.")
    expect(given_away(page).get_by_role("row", name="Place0")).to_contain_text("−")
    expect(given_away(page).get_by_role("columnheader", name="Bidding")).to_be_visible()
    given_away(page).get_by_role("button", name="by game").click()
    expect(given_away(page).get_by_role("columnheader", name="Bidding")).to_have_count(0)
    assert_accessible(page)
    assert_styled(page)
    page.locator(".score-list").get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(rf"/table/{table}/deal/0/"))
    expect(given_away(page)).to_contain_text("Deals reviewed: 1 of 2.")


def test_the_missing_deals_of_a_list_are_reviewed_by_a_button(
    pages: Pages, server: Server, store: Store, table: int
) -> None:
    page = opened(pages, server, f"/table/{table}", locale="de-DE", screen=PHONE)
    page.locator("main.table").wait_for()
    page.keyboard.press("l")
    missing = page.get_by_role("region", name="Verschenkt")
    missing.get_by_role("button", name="Das fehlende Spiel analysieren").click()
    expect(missing.get_by_role("progressbar")).to_be_visible()
    missing.get_by_role("button", name="Abbrechen").click()
    expect(missing.get_by_role("button", name="Das fehlende Spiel analysieren")).to_be_visible()


def test_your_games_tell_what_was_given_away_in_those_that_are_found(
    pages: Pages, server: Server, store: Store, table: int
) -> None:
    store.me.keep(Identity("Emil"))  # whatever they were called then
    page = opened(pages, server, "/games")
    page.locator("summary", has_text="Given away").click()
    details = page.locator(".collection-reviews")
    expect(details).to_contain_text("One of these games has a review.")
    expect(details.get_by_role("row", name="Emil")).to_be_visible()
    assert_accessible(page)
    assert_styled(page)
    page.goto(f"http://{server.netloc}/games?source=imported")
    expect(page.locator(".collection-reviews")).to_have_count(0)  # nothing is found


# -- for everybody ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("screen", "dark", "is_open"),
    [(DESKTOP, False, False), (DESKTOP, True, True), (PHONE, False, True), (PHONE, True, False)],
)
def test_a_review_can_be_read_and_operated_by_everybody(
    pages: Pages, server: Server, game: int, screen: Screen, dark: bool, is_open: bool
) -> None:
    page = opened(pages, server, f"/games/{game}/review", screen=screen, dark=dark)
    expect(verdict_of(page)).to_be_visible()
    if is_open:
        page.get_by_role("button", name="Open cards").click()
        expect(page.locator(".hindsight")).to_be_visible()
    assert_accessible(page)
    assert_styled(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_review_speaks_german(pages: Pages, server: Server, game: int) -> None:
    page = opened(pages, server, f"/games/{game}/review", locale="de-DE")
    expect(page.get_by_role("region", name="Was zu wissen war")).to_contain_text("Besser, nach dem, was zu wissen war:")
    expect(page.get_by_role("button", name="Noch einmal")).to_have_count(3)
    expect(page.get_by_role("heading", name=re.compile(r"^War es für .* zu gewinnen\?$"))).to_be_visible()


def test_what_cannot_be_known_is_said(pages: Pages, server: Server, store: Store) -> None:
    put(store, as_seen_by(RECORD, PUBLIC))
    page = opened(pages, server, f"/games/{only_game(store)}/review")
    expect(page.get_by_text("Nobody's cards are known in this record")).to_be_visible()
    expect(page.locator(".board")).to_be_visible()
