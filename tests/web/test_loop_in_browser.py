"""A person's loop, by keyboard alone: play badly, review, practise three moments today and again in four days."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kiebitz.practice.exercise import Exercise
from kiebitz.practice.queue import Queue
from kiebitz.session import FILE_NAME, Origin, PracticeItem, Store
from tests.folders import quick_folder
from tests.practice.practised import a_wrong_answer
from tests.web.accessibility import assert_accessible
from tests.web.keyboard import Keyboard
from tests.web.layout import DESK, PHONE
from tests.web.pages import Pages, Screen
from tests.web.person import Person, owning
from tests.web.serving import Server, serving
from tests.web.tabs import ask_as_owner, begin
from tests.web.test_practice_in_browser import days_pass

# In forehand three jacks and weak suits: who goes along, plays grand with it and leads as it comes loses three times.
DEAL = "CT.SJAKQ.HTK.DJK7/C8.ST.HJQ987.DQ98/CJA97.S987.HA.DAT/CKQ"
PUT_AWAY = ("DK", "D7")
REVIEW = {"de": "Analyse", "en": "Review"}


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_bad_game_comes_back_until_it_is_known(pages: Pages, size: tuple[int, int], language: str) -> None:
    with quick_folder() as folder, serving(folder) as server:
        table = begin(server, "rules", "rules", position=DEAL, seat=0)
        stored = owning(server, language=language, indices=language)
        page = pages.open(f"http://{server.netloc}/table/{table}", screen=Screen(*size), stored=stored)
        play_badly(page)
        Keyboard(page).use(page.get_by_role("button", name=REVIEW[language], exact=True))
        expect(page.get_by_role("progressbar")).to_be_visible()
        expect(page.get_by_role("progressbar")).to_have_count(0, timeout=600_000)
        expect(page.locator(".dear").first).to_be_visible()
        assert_fits(page)
        page.goto(f"http://{server.netloc}/practice")
        first = practise(page, server, rightly=False)
        assert len(first) == 3
        assert {question for question, _ in first} == {"bid", "declare", "card"}
        days_pass(server.folder / FILE_NAME, 4)
        page.reload()
        assert sorted(practise(page, server, rightly=True)) == sorted(first)


def play_badly(page: Page) -> None:
    """Say yes to everything, take the skat, play grand, and always the first card that is allowed."""
    person, keyboard = Person(page), Keyboard(page)
    while person.until_asked().result.count() == 0:
        if page.locator(".kinds").count():
            keyboard.use(page.locator(".kind.G"))
            for card in PUT_AWAY:
                keyboard.use_card(card)
            person.do(page.locator(".actions .main"), keyboard.use)
        elif person.legal():
            number = person.hand().index(card := person.legal()[0]) + 1
            person.do(person.card(card), lambda _, number=number: keyboard.press(str(number % 10)))  # type: ignore[misc]
        else:
            person.do(person.actions.first, lambda _: keyboard.press("Enter"))


def practise(page: Page, server: Server, *, rightly: bool) -> list[tuple[str, str]]:
    """Answer what the day asks of own games; the questions about mistakes, each with its key.

    Moments in which all was right are answered so again.
    """
    asked = []
    while (exercise := now_asked(server)) is not None and exercise.is_own:
        expect(page.locator(".question-head h1")).to_be_focused()
        assert_fits(page)
        item = item_of(server, exercise)
        is_mistake = item.origin is Origin.MISTAKE
        answer(page, exercise, exercise.right[0] if rightly or not is_mistake else a_wrong_answer(exercise))
        expect(page.locator(".judged.right" if rightly or not is_mistake else ".judged.wrong")).to_be_visible()
        Keyboard(page).use(page.locator(".what-follows summary"))
        expect(page.locator(".follow-lines section")).to_have_count(2 if is_mistake else 1)
        assert_fits(page)
        if is_mistake:
            asked.append((exercise.question.value, exercise.key))
        Keyboard(page).press("n")
        expect(page.locator(".judged")).to_have_count(0)
    return asked


def answer(page: Page, exercise: Exercise, given: str) -> None:
    keyboard = Keyboard(page)
    if exercise.offers:
        keyboard.press(str(exercise.offers.index(given) + 1))
    elif "." not in given:
        keyboard.use_card(given)
    else:
        contract, *cards = given.split(".")
        for card in cards:
            keyboard.use_card(card)
        keyboard.select(page.locator(".asked-offers select"), contract)
        keyboard.use(page.locator(".asked-offers .main"))


def now_asked(server: Server) -> Exercise | None:
    seen = ask_as_owner(server, "GET", "/api/practice")["exercise"]
    with Store(server.folder / FILE_NAME) as store:
        return None if seen is None else Queue(store).exercise(seen["key"])


def item_of(server: Server, exercise: Exercise) -> PracticeItem:
    with Store(server.folder / FILE_NAME) as store:
        return store.practice.get(int(exercise.key.removeprefix("moment:")))


def assert_fits(page: Page) -> None:
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
