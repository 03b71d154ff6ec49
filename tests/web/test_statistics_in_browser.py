"""The page of statistics in a real browser: filtered, drawn and told in words, on two screens, in both languages."""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kiebitz.session import FILE_NAME, Store
from tests.folders import quick_folder
from tests.practice.practised import ME, with_reviewed_game
from tests.session.collected import game_record, put
from tests.web.accessibility import assert_accessible
from tests.web.pages import Pages, Screen
from tests.web.person import owning
from tests.web.serving import Server, serving
from tests.web.tabs import begin

SCREENS = (Screen(390, 844, touch=True), Screen(1366, 768))
MOST_TO_DRAW = 200.0  # milliseconds, for the chart of 10,000 games

_DRAW = """async (points) => {
    const { drawCourse } = await import("/static/statistics/plots.js");
    const took = [];
    for (let time = 0; time < 7; time++) {
        const box = Object.assign(document.createElement("div"), { className: "plot" });
        document.querySelector(".chart").append(box);
        const begin = performance.now();
        const plot = drawCourse(box, points, String);
        await Promise.resolve();  // uPlot draws then
        const drawn = plot.ctx.getImageData(0, 0, plot.ctx.canvas.width, plot.ctx.canvas.height).data;
        took.push(performance.now() - begin);
        if (!drawn.some((value) => value !== 0)) throw new Error("nothing was drawn");
        plot.destroy();
        box.remove();
    }
    return took;
}"""


@pytest.fixture(scope="module")
def home() -> Iterator[Server]:
    """A server whose owner has played for half a year, and has reviews of two games."""
    with quick_folder() as folder, serving(folder) as started:
        with Store(started.folder / FILE_NAME) as store:
            with_reviewed_game(store, 1, 2)
            for month in range(2, 7):
                dates = (f"2020-{month:02}-{day:02}/12:00:00/UTC" for day in range(1, 9))
                put(store, *(game_record(10 * month + day, date=date) for day, date in enumerate(dates)))
            put(store, game_record(90, players=(ME, "Anna", "Bernd"), date="2020-06-20/12:00:00/UTC"))
            put(store, game_record(91, players=("one", "two", "three"), date="2020-06-20/12:00:00/UTC"))
        yield started


def visit(
    pages: Pages, server: Server, path: str = "/statistics", screen: Screen = SCREENS[1], language: str = "en"
) -> Page:
    page = pages.open(
        f"http://{server.netloc}{path}", screen=screen, stored=owning(server, language=language, indices=language)
    )
    page.locator(".three-numbers").wait_for()
    return page


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_page_is_accessible_and_fits_and_its_charts_are_drawn_and_told(
    pages: Pages, home: Server, screen: Screen, language: str
) -> None:
    page = visit(pages, home, screen=screen, language=language)
    for chart in page.locator(".chart").all():
        assert chart.locator("canvas").count() == 1
        assert chart.locator("figcaption").inner_text() == chart.get_by_role("img").get_attribute("aria-label")
    tables = page.locator(".charted").evaluate_all("all => all.map(one => one.querySelectorAll('table').length)")
    assert tables == [1] * page.locator(".chart").count()
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_chart_shows_the_number_that_is_chosen(pages: Pages, home: Server) -> None:
    page = visit(pages, home)
    chart = page.locator(".chart").first
    expect(chart).to_contain_text("List points in 36 games, month by month from 2020-01 to 2020-06")
    page.get_by_label("Show").first.select_option("games")
    expect(chart).to_contain_text(
        "Games, month by month from 2020-01 to 2020-06: highest 9 (2020-06), lowest 2 (2020-01)"
    )


def test_i_stand_beside_the_levels(pages: Pages, home: Server) -> None:
    page = visit(pages, home)
    section = page.locator("section", has=page.get_by_role("heading", name="You, a month ago, and the levels"))
    expect(section.locator("figcaption")).to_contain_text("List points given away a game: you")
    heads = section.get_by_role("columnheader").all_inner_texts()
    assert heads == ["you", "last 30 days", "30 before", *(f"level {level}" for level in range(1, 6))]
    section.get_by_label("Show").select_option("average")
    expect(section.locator("figcaption")).to_contain_text("List points in 36 games: you")


def test_a_filter_chooses_games_and_leads_to_them(pages: Pages, home: Server) -> None:
    page = visit(pages, home)
    page.get_by_role("searchbox", name="Opponent").fill("anna")
    whole = page.get_by_role("region", name="All games").get_by_role("row", name="all")
    expect(whole.get_by_role("cell").first).to_have_text("1")
    page.reload()  # the address knows
    expect(whole.get_by_role("cell").first).to_have_text("1")
    page.get_by_role("link", name="Show these games").click()
    expect(page.locator(".game-line")).to_have_count(1)
    expect(page.get_by_role("searchbox", name="Opponent")).to_have_value("anna")


def test_a_group_leads_to_as_many_games_as_it_counts(pages: Pages, home: Server) -> None:
    page = visit(pages, home)
    for region, name in (("By seat", "forehand"), ("Over time", "2020-06"), ("By role", "defender")):
        row = page.get_by_role("region", name=region).get_by_role("row", name=name)
        games = int(row.get_by_role("cell").first.inner_text())
        row.get_by_role("link").click()
        expect(page.locator(".games [role=status]").first).to_contain_text(f"{games} games")
        page.go_back()
        page.locator(".three-numbers").wait_for()


def test_a_chart_of_ten_thousand_games_is_drawn_at_once(pages: Pages, home: Server) -> None:
    page = visit(pages, home)
    source = random.Random(3)
    took: list[float] = page.evaluate(_DRAW, [source.choice((-90, -40, 0, 40, 70, 110)) for _ in range(10_000)])
    assert statistics.median(took) < MOST_TO_DRAW, took
    print(f"10,000 games drawn in {sorted(round(each) for each in took)} ms")


def test_the_rest_is_reviewed_in_the_background_until_that_is_stopped(pages: Pages) -> None:
    with quick_folder() as folder, serving(folder) as server:
        with Store(server.folder / FILE_NAME) as store:
            with_reviewed_game(store, 1)
            put(store, *(game_record(number) for number in range(10, 40)))
        page = visit(pages, server)
        page.get_by_role("button", name="Review the rest in the background").click()
        expect(page.get_by_text("Games are being reviewed in the background.")).to_be_visible()
        page.get_by_role("button", name="Stop").click()
        expect(page.get_by_role("button", name="Review the rest in the background")).to_be_visible()


def test_the_numbers_are_saved_as_files(pages: Pages, home: Server, tmp_path: Path) -> None:
    page = visit(pages, home, "/statistics?against=anna")
    for name, suffix in (("CSV", "csv"), ("Parquet", "parquet")):
        with page.expect_download() as saving:
            page.get_by_role("button", name=name).click()
        saving.value.save_as(tmp_path / f"lines.{suffix}")
    head, whole, *_ = (tmp_path / "lines.csv").read_text().splitlines()
    assert head.startswith("by,name,games")
    assert whole.startswith("all,all,1,")
    assert (tmp_path / "lines.parquet").read_bytes()[:4] == b"PAR1"


def test_all_about_me_is_taken_along_deleted_after_a_question_and_taken_in_again(pages: Pages, tmp_path: Path) -> None:
    with quick_folder() as folder, serving(folder) as server:
        with Store(server.folder / FILE_NAME) as store:
            with_reviewed_game(store, 1, 2)
        begin(server, "rules", "rules")  # a table of mine, which the server has open
        page = visit(pages, server)
        with page.expect_download() as saving:
            page.get_by_role("button", name="Take all about me along").click()
        saving.value.save_as(tmp_path / "me.zip")
        page.get_by_role("button", name="Delete all about me").click()
        page.get_by_role("button", name="No").click()
        page.reload()
        expect(page.locator(".three-numbers")).to_be_visible()
        page.get_by_role("button", name="Delete all about me").click()
        assert_accessible(page)
        page.get_by_role("button", name="Yes").click()
        expect(page.locator(".own-data [role=status]")).to_contain_text("2 games were deleted")
        expect(page.get_by_text("No games of yours are here yet.")).to_be_visible()
        with Store(server.folder / FILE_NAME) as store:
            assert (store.games.search(), store.me.get(), store.summaries()) == ([], None, [])
        page.locator("input[type=file]").set_input_files(tmp_path / "me.zip")
        expect(page.locator(".own-data [role=status]")).to_contain_text("2 games are new")
        expect(page.locator(".three-numbers")).to_be_visible()


def test_a_file_that_is_none_of_ours_is_refused(pages: Pages, home: Server, tmp_path: Path) -> None:
    (tmp_path / "me.zip").write_bytes(b"no archive")
    page = visit(pages, home)
    page.locator("input[type=file]").set_input_files(tmp_path / "me.zip")
    expect(page.get_by_role("alert")).to_be_visible()
    pages.complaints.clear()  # the browser notes the refusal
