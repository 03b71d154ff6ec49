"""A whole list by somebody who sees nothing: what is heard says what is asked, and keys alone do it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.session.tables import TOPS
from tests.web.pages import Pages
from tests.web.person import Person, sit_down
from tests.web.serving import Server
from tests.web.tabs import begin

_HEARD = """() => {
  globalThis.heard = [];
  const log = document.querySelector('[role=log]');
  const hear = () => heard.push(...[...log.children].filter((line) => !line.isHeard && (line.isHeard = true))
    .map((line) => line.textContent));
  new MutationObserver(hear).observe(log, { childList: true, subtree: true, characterData: true });
  hear();
}"""
# What a screen reader says of where the focus is: its role and its name.
_FOCUSED = """() => {
  const at = document.activeElement;
  return `${at.closest('.hand') ? 'card' : at.tagName.toLowerCase()}: ${at.ariaLabel ?? at.textContent.trim()}`;
}"""
MOST_ANSWERS = 200


class Listener:
    """Somebody at the keyboard who hears the live region, and where the focus is."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        person.page.get_by_role("log").wait_for(state="attached")
        self.page.evaluate(_HEARD)
        self._answered = 0

    def heard(self) -> list[str]:
        lines: list[str] = self.page.evaluate("heard")
        return lines

    def focus(self) -> str:
        where: str = self.page.evaluate(_FOCUSED)
        return where

    def next_question(self) -> str:
        """Wait for something that is asked of this person, or an end, and has not been answered yet."""
        question = r"^It is your turn|^The deal is over|^The list is complete"
        self.page.wait_for_function(
            "([from, question]) => heard.slice(from).some((line) => new RegExp(question).test(line))",
            arg=[self._answered, question],
        )
        lines = self.heard()
        number = next(n for n in range(self._answered, len(lines)) if re.search(question, lines[n]))
        self._answered = number + 1
        return lines[number]

    def answer(self, question: str) -> None:
        """Enter does what the focus is on; a hand with one jack is passed."""
        if "Put two cards away" in question or "Put one more" in question:
            self.page.keyboard.press("Enter")
            self.page.keyboard.press("ArrowRight")
        elif "Choose your game" in question:
            self._declare()
        else:
            self.page.keyboard.press("Enter")

    def _declare(self) -> None:
        for name in ("Grand", "Declare"):
            for _ in range(40):
                if self.focus().endswith(f": {name}"):
                    break
                self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")


def test_a_list_is_played_by_keyboard_and_by_what_is_heard(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", seed=20))
    listener = Listener(emil)
    questions = []
    for _ in range(MOST_ANSWERS):
        questions.append(listener.next_question())
        if questions[-1].startswith("The list is complete"):
            break
        listener.answer(questions[-1])
    heard = listener.heard()
    assert questions[-1].startswith("The list is complete. The list: Emil "), questions[-5:]
    assert sum(line.startswith("The deal is over.") for line in heard) == 3
    played = [line for line in heard if re.match(r"(Emil|Anna|Bernd) plays the \w+ of \w+\.", line)]
    assert sum("The trick goes to" in line for line in played) >= 3
    assert [line for line in heard if not (line.endswith((".", "?")) or line.startswith("It is your turn. "))] == []


def test_the_focus_is_where_one_acts_next(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=f"{TOPS} p p")).until_asked()
    listener = Listener(emil)
    assert listener.focus() == "button: 18"
    emil.say("18")
    emil.until_asked()
    assert listener.focus() == "button: Pick up the skat"
    emil.say("Pick up the skat")
    emil.until_asked()
    assert listener.focus() == "card: jack of clubs"
    emil.put_away("D8", "D7")
    emil.choose("Grand")
    emil.say("Declare")
    emil.until_asked()
    assert listener.focus() == "card: jack of clubs"
    emil.play("CJ")
    emil.until_asked()
    assert listener.focus().startswith("card: ")
    emil.menu("Keys")
    emil.page.keyboard.press("Escape")
    assert listener.focus().startswith("card: "), "a panel that is closed gives the focus back"
    emil.say("End it")
    emil.until_asked()
    expect(emil.page.locator(".result-actions .main")).to_be_focused()
    assert listener.focus() == "button: To the lobby"


def test_a_claim_is_answered_by_keyboard(pages: Pages, server: Server) -> None:
    position = f"{TOPS} p p 18 s G.D8.D7"
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=f"{position} SC", seat=1)).until_asked()
    listener = Listener(emil)
    assert listener.focus() == "button: Agree"
    assert "claims the rest. Do you agree?" in listener.heard()[-1]
    emil.page.keyboard.press("n")
    expect(emil.prompt).not_to_contain_text("claims the rest")
