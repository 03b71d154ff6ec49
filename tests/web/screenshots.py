"""The pictures of the documentation, taken from the real table: `python -m tests.web.screenshots docs/figures`."""

from __future__ import annotations

import json
import sys
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from kiebitz.session import FILE_NAME, Place, Settings, Store, Table
from tests.folders import quick_folder
from tests.session.tables import play_to_the_end
from tests.web.chromium import start
from tests.web.serving import SECONDS, Server, serving

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
SEED = 10831  # of a list that begins with a fine game for the person
SEED_OF_REVIEW = 1  # of a deal in which a defender has something to learn


def main() -> None:
    folder = Path(sys.argv[1])
    for old in folder.glob("web-*.jpg"):
        old.unlink()
    with quick_folder() as home, serving(home) as server, sync_playwright() as playwright:
        browser = start(playwright)
        play(browser, server, folder)
        review(browser, server, folder)
        browser.close()


def play(browser: Browser, server: Server, folder: Path) -> None:
    """One deal, with a picture where there is something to see; the phone looks at the same table."""
    page, phone = (opened(browser, server, screen) for screen in (DESK, PHONE))
    table = begun(server)
    page.goto(f"http://{server.netloc}/table/{table}")
    phone.goto(f"http://{server.netloc}/table/{table}")
    while not page.locator(".result").count():
        page.locator(".calls, .choosing, .card.playable, .result, .actions").first.wait_for()
        if page.locator(".calls").count():
            taken(page, folder / "web-auction.jpg")
            page.locator(".calls .main").click()
        elif page.locator(".choosing").count():
            for number in (10, 11):
                page.locator(".hand .card").nth(number).click()
            page.locator(".kind.C").click()
            taken(page, folder / "web-declare.jpg")
            page.locator(".doing .main").click()
        elif page.locator(".card.playable").count():
            in_the_middle = page.locator(".hand .card").count() <= 8 and page.locator(".trick .card").count() > 0
            if in_the_middle and not (folder / "web-play.jpg").exists():
                taken(page, folder / "web-play.jpg")
                taken(phone, folder / "web-phone.jpg")
            end = page.locator(".offer .main")
            (end if end.count() else page.locator(".card.playable").last).click()
        else:
            page.locator(".actions .main").first.click()
        page.wait_for_timeout(300)
    taken(page, folder / "web-result.jpg")


def review(browser: Browser, server: Server, folder: Path) -> None:
    """The review of a game in which the person plays by rules of thumb, at the dearest moment."""
    places = Place("Emil"), Place("Anna", "rules"), Place("Bernd", "rules")
    with Store(server.folder / FILE_NAME) as store:
        table = Table.begin(store, Settings(places, deals=1, seat=0, seed=SEED_OF_REVIEW))
        play_to_the_end(table)
    page, phone = (opened(browser, server, screen) for screen in (DESK, PHONE))
    page.goto(f"http://{server.netloc}/table/{table.id}/deal/0/review")
    page.locator(".judged").wait_for(timeout=SECONDS * 1000)  # all of it has been found
    taken(page, folder / "web-review.jpg")
    phone.goto(page.url)
    phone.locator(".judged").wait_for()
    taken(phone, folder / "web-review-phone.jpg")


def opened(browser: Browser, server: Server, screen: dict[str, int]) -> Page:
    context = browser.new_context(viewport=screen, locale="en", device_scale_factor=1.5)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"http://{server.netloc}/#key={server.token}")
    page.locator("main").wait_for()  # by then the key has been accepted
    page.evaluate("localStorage.setItem('kiebitz.preferences', JSON.stringify({pace: 'instant'}))")
    return page


def begun(server: Server) -> int:
    wanted = {"name": "Emil", "others": [{"player": "kermit:level=3"}] * 2, "deals": 36, "seed": SEED}
    request = urllib.request.Request(
        f"http://{server.netloc}/api/tables",
        json.dumps(wanted).encode(),
        {"Authorization": f"Bearer {server.token}"},
    )
    with urllib.request.urlopen(request) as answer:
        return int(json.load(answer)["table"])


def taken(page: Page, path: Path) -> None:
    page.wait_for_timeout(400)  # motion comes to its end
    page.screenshot(path=path, type="jpeg", quality=85)


if __name__ == "__main__":
    main()
