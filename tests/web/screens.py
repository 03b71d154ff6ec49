"""Every screen there is, one after the other, in one browser; `python -m tests.web.screens FOLDER` takes pictures."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias
from urllib.parse import quote

from playwright.sync_api import Page

from kiebitz import check_record, parse_record
from kiebitz.session import FILE_NAME, Query, Store
from tests.folders import quick_folder
from tests.review.made_up import made_up_review
from tests.session.collected import GOOD, put
from tests.session.known import remember
from tests.session.tables import TOPS, TOPS_GRAND
from tests.web.games.reviewed import keep_review
from tests.web.layout import DESK, PHONE, SIDE
from tests.web.pages import Pages, Screen, chromium, running
from tests.web.person import owning, preferring, table_url
from tests.web.serving import Server, serving
from tests.web.tabs import ask_as_owner, begin, keys

Walk: TypeAlias = Iterator[str]  # names of screens, each when it is shown
WalkOfPages: TypeAlias = Iterator[tuple[str, Page]]  # the same of pages of their own

# A null game: under the king the queen is thrown, and seven or eight would keep the danger.
NULL = "CATK.SAT9.HTK.DKQ/CJQ9.SJK.HJQ8.DJ9/C87.SQ87.H97.DT87/HA.DA p 18 p s N.HA.DA S9 SK"
DEAL = "CJATKQ.SJA.HJA.DJ/C987.S98.H98.D987/STKQ.HTKQ.DATKQ/S7.H7"
NAMES = ("Anna-Katharina", "Bernhard")  # of a usual length, and one longer than most
LANGUAGES = ("de", "en")


def opened(pages: Pages, server: Server, language: str) -> Page:
    """The owner's page in a language, at the desk."""
    stored = owning(server, language=language, indices=language, name="Emil")
    return pages.open(f"http://{server.netloc}/", screen=Screen(*DESK), stored=stored)


def walk(page: Page, server: Server) -> Walk:
    """All screens; the page shows each when its name comes."""
    for part in (_lobby, _auction, _declaring, _playing, _panels, _ending, _games, _board, _learn, _portrait):
        yield from part(page, server)


def walk_others(pages: Pages, server: Server, language: str) -> WalkOfPages:
    """Screens that another browser shows, or one with other preferences."""
    for part in (_coach, _sitting_out, _company):
        yield from part(pages, server, language)


def walk_practice(pages: Pages, home: Server, language: str) -> WalkOfPages:
    """Screens for whose owner a game has been reviewed, as `with_reviewed_game` makes one."""
    page = opened(pages, home, language)
    page.goto(f"http://{home.netloc}/practice")
    page.locator(".question").wait_for()
    yield "practice", page
    page.goto(f"http://{home.netloc}/puzzles")
    page.locator(".question").wait_for()
    yield "puzzle", page
    answer(page)
    yield "puzzle-answered", page
    page.goto(f"http://{home.netloc}/statistics")
    page.locator(".three-numbers").wait_for()
    yield "statistics", page


def answer(page: Page) -> None:
    """Answer what is asked in practice with whatever can be chosen first, or a game and two cards."""
    if page.locator(".asked-offers select").count():
        page.locator(".asked-offers select").select_option(index=1)
        for place in (0, 1):
            page.locator(".hand .card").nth(place).click()
        page.locator(".asked-offers .main").click()
    else:
        page.locator(".asked-offers [data-answer], .hand .playable").first.click()
    page.locator(".judged").wait_for()


def walk_rooms(pages: Pages, club: Server, language: str) -> WalkOfPages:
    """All screens of a room: before, in front of the table, at it, and for who comes by a link."""
    page = _opened_as(pages, club, "/rooms", preferring(language=language, indices=language, name=NAMES[0]))
    page.locator("form button[type=submit]").wait_for()
    yield "rooms", page
    page.locator("form button[type=submit]").click()
    link = page.locator(".invitation input").first
    link.wait_for()
    yield "room", page
    guest = pages.open(link.input_value(), screen=Screen(*DESK), stored=preferring(language=language))
    guest.locator("form input").first.wait_for()
    yield "room-guest", guest
    guest.context.close()
    page.locator("section.card-box > .button.main").click()
    page.locator(".hand .card").first.wait_for()
    yield "room-table", page
    _open_panel(page, -4)
    page.locator(".phrases button").first.click()
    yield "panel-room", page


def _lobby(page: Page, server: Server) -> Walk:
    page.goto(f"http://{server.netloc}/")
    page.locator(".new-table").wait_for()
    yield "lobby"
    page.locator(".new-table > .quiet").click()
    for summary in page.locator("summary").all():
        summary.click()
    yield "lobby-choices"
    page.goto(f"http://{server.netloc}/nowhere")
    page.locator("main button").wait_for()
    yield "nowhere"


def _auction(page: Page, server: Server) -> Walk:
    _sit_down(page, server, seat=1, seed=7)
    yield "auction"
    page.locator(".calls .quiet").click()
    yield "auction-more"


def _declaring(page: Page, server: Server) -> Walk:
    _sit_down(page, server, position=f"{TOPS} p p 18", seat=0)
    yield "skat"
    page.locator(".actions .button").nth(1).click()
    page.locator(".kind.G").click()
    page.locator(".announcements .button").last.click()
    yield "hand-game"
    _sit_down(page, server, position=f"{DEAL} 18 p 48 p s", seat=2)
    yield "discard"
    for card in ("ST", "HT"):
        page.locator(f'.hand [data-card="{card}"]').click()
    page.locator(".kind.D").click()
    yield "declare-overbid"


def _playing(page: Page, server: Server) -> Walk:
    _sit_down(page, server, position=f"{DEAL} p p 18 s G.S7.H7 CA", seat=1)
    page.locator(".hand .dimmed").first.click(force=True)
    yield "play"
    _sit_down(page, server, position=f"{TOPS_GRAND} CJ C7 S7", seat=0, practice=True)
    yield "play-declarer"
    _sit_down(page, server, position=f"{DEAL} 18 p p NHO CJ", seat=1)
    yield "ouvert"
    _sit_down(page, server, position=f"{TOPS_GRAND} SC", seat=1)
    yield "claim-asked"
    _sit_down(page, server, position=TOPS_GRAND, seat=0)
    page.keyboard.press("c")
    page.locator(".claiming").wait_for()
    yield "claim"


def _panels(page: Page, server: Server) -> Walk:
    table = _sit_down(page, server, position=f"{TOPS_GRAND} CJ C7 S7", seat=0, practice=True)
    for number, name in enumerate(("hint", "last-trick", "tricks")):
        _open_panel(page, number)
        if name == "hint":
            page.locator(".panel .advice").wait_for()
        yield f"panel-{name}"
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    yield "panel-menu"
    for number, name in ((-2, "keys"), (-3, "settings"), (-4, "fairness")):
        _open_panel(page, number)
        yield f"panel-{name}"
    page.goto(table_url(server, table))


def _ending(page: Page, server: Server) -> Walk:
    _sit_down(page, server, deals=3, seed=7)
    _finish_by_computer(page)
    yield "result"
    page.keyboard.press("l")
    yield "panel-list"
    for _ in range(2):
        page.keyboard.press("Escape")
        page.locator(".result-actions .main").click()
        page.locator(".hand .card").first.wait_for()
        _finish_by_computer(page)
    page.locator(".result-actions .main").click()
    page.wait_for_function("() => document.querySelector('.result') !== null")
    yield "list-over"


def _games(page: Page, server: Server) -> Walk:
    with Store(server.folder / FILE_NAME) as store:
        put(store, GOOD[0])
        (game,) = store.games.search(Query(name="middle"))
        keep_review(store, game.id, made_up_review(check_record(parse_record(GOOD[0]))))
    page.goto(f"http://{server.netloc}/games")
    page.locator(".game-line").first.wait_for()
    page.locator(".game-line input").first.click()
    yield "games"
    page.locator(".collection-reviews summary").click()
    page.locator("header button[aria-expanded]").click()
    yield "games-import"
    page.goto(f"http://{server.netloc}/games/{game.id}/25")
    page.locator(".board").wait_for()
    yield "game"
    page.goto(f"http://{server.netloc}/games/{game.id}/review")
    page.locator(".judgement").wait_for()
    yield "review"
    page.keyboard.press("o")
    page.locator(".hindsight").first.wait_for()
    yield "review-open"


def _board(page: Page, server: Server) -> Walk:
    page.goto(f"http://{server.netloc}/board")
    page.locator(".tray-card").first.wait_for()
    page.locator(".set-up select").select_option("H")
    page.locator(".under-way > summary").click()
    page.locator(".set-up-faults li").first.wait_for()
    yield "board-set-up"
    page.goto(f"http://{server.netloc}/learn")
    page.goto(f"http://{server.netloc}/board#p={quote(f'{DEAL} p p 18 s G.S7.H7 CA (CJ {{first}}) C7 SQ')}&n=7")
    page.locator(".below-board").wait_for()
    page.locator(".asking .button").first.click()
    page.locator(".hand .note").first.wait_for()
    yield "board"


def _learn(page: Page, server: Server) -> Walk:
    page.goto(f"http://{server.netloc}/learn")
    page.locator(".learn-pages").wait_for()
    yield "learn"
    page.goto(f"http://{server.netloc}/learn/4")
    page.locator(".answers .button").first.click()
    page.locator(".said-to-answer p").wait_for()
    yield "learn-page"


def _portrait(page: Page, server: Server) -> Walk:
    with Store(server.folder / FILE_NAME) as store:
        owner = store.me.get()  # as the first test of this server called them
        assert owner is not None
        remember(store, owner.name)
    page.goto(f"http://{server.netloc}/portrait")
    page.locator(".likenesses").wait_for()
    yield "portrait"


# -- pages of their own ------------------------------------------------------------------------------------------------


def _opened_as(pages: Pages, server: Server, path: str, stored: dict[str, str]) -> Page:
    return pages.open(f"http://{server.netloc}{path}", screen=Screen(*DESK), stored=stored)


def _coach(pages: Pages, server: Server, language: str) -> WalkOfPages:
    stored = owning(server, language=language, indices=language, name="Emil", coach=10)
    page = _opened_as(pages, server, "/", stored)
    _sit_down(page, server, position=NULL, seat=2, practice=True)
    page.locator('.hand [data-card="S7"]').click()
    page.locator(".coach").wait_for()
    yield "coach", page
    page.context.close()


def _sitting_out(pages: Pages, server: Server, language: str) -> WalkOfPages:
    stored = owning(server, language=language, indices=language, name="Emil", pace="calm", trickStays="tap")
    page = _opened_as(pages, server, f"/table/{begin(server, 'rules', 'rules', 'rules', seed=2)}", stored)
    page.locator(".sits-out").wait_for()
    yield "sitting-out", page
    page.context.close()


def _company(pages: Pages, server: Server, language: str) -> WalkOfPages:
    table = begin(server, None, "rules", position=TOPS_GRAND)
    page = _opened_as(pages, server, f"/table/{table}", owning(server, language=language, indices=language))
    page.locator(".hand .card").first.wait_for()
    _open_panel(page, -4)
    page.locator(".panel input").first.wait_for()
    yield "panel-guests", page
    link = f"/table/{table}#key={keys(server, table)[1]}"
    guest = _opened_as(pages, server, link, preferring(language=language, indices=language))
    guest.locator("form input").first.wait_for()
    yield "guest", guest
    guest.context.close()
    page.context.close()


# -- ways to them ------------------------------------------------------------------------------------------------------


def _sit_down(page: Page, server: Server, deals: int = 1, **agreed: object) -> int:
    """A table of its own, opened and waiting for the person."""
    others = [{"player": "rules", "name": name} for name in NAMES]
    wanted = {"name": "Emil", "others": others, "deals": deals, **agreed}
    table = int(ask_as_owner(server, "POST", "/api/tables", wanted)["table"])
    page.goto(table_url(server, table))
    page.locator(".doing button, .hand .playable").first.wait_for()
    return table


def _open_panel(page: Page, entry: int) -> None:
    """Choose an entry of the menu by its place."""
    if page.locator(".panel.menu").count() == 0:
        page.keyboard.press("m")
    page.locator(".menu-list .entry").nth(entry).click()


def _finish_by_computer(page: Page) -> None:
    page.locator(".bar .menu").click()
    page.locator(".menu-list .entry:enabled").nth(-6).click()
    page.locator(".result").wait_for()


def take_pictures(folder: Path, languages: tuple[str, ...] = LANGUAGES) -> None:
    """Pictures of all screens, at the desk and on a phone."""
    folder.mkdir(parents=True, exist_ok=True)
    with quick_folder() as home, serving(home) as server, chromium() as browser, running(browser.loop):
        for language in languages:
            pages = Pages(browser.browser)
            page = opened(pages, server, language)
            for name in walk(page, server):
                _photograph(page, folder / f"{name}-{language}")
            pages.settle(folder, failed=False)


_VIEWS = (("phone", PHONE, 100), ("side", SIDE, 100), ("large", PHONE, 200), ("desk", DESK, 100))


def _photograph(page: Page, path: Path) -> None:
    for where, size, text in _VIEWS:
        page.set_viewport_size({"width": size.width, "height": size.height})
        page.evaluate("text => { document.documentElement.style.fontSize = `${text}%` }", text)
        page.screenshot(path=path.with_name(f"{path.name}-{where}.png"))
    page.evaluate("() => { document.documentElement.style.fontSize = '' }")


if __name__ == "__main__":
    take_pictures(Path(sys.argv[1]), tuple(sys.argv[2:]) or LANGUAGES)
