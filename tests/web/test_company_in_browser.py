"""Several people and tabs at a table in a real browser, and what goes wrong: told in words, and nothing lost."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from kiebitz import parse_game
from kiebitz.session import FILE_NAME, Place, Settings, Store, Table, commitment, deal_of_secret
from tests.engine.engines import engine
from tests.folders import quick_folder
from tests.session.tables import TOPS, TOPS_GRAND
from tests.web.conftest import FAILING
from tests.web.pages import PHONE, Pages
from tests.web.person import Person, owning, preferring, sit_down, table_url
from tests.web.serving import Server, serving
from tests.web.tabs import begin, keys

MID_TRICK = f"{TOPS_GRAND} HJ"  # middlehand is to play
_LOST = "WebSocket connection to .* failed"

# A tab to which the server's words come only when it is told to listen again.
_DEAF = """
globalThis.missed = [];
globalThis.isDeaf = false;
globalThis.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = (event) => (globalThis.isDeaf ? globalThis.missed.push(() => hear(event)) : hear(event));
  }
};"""

# A tab that decides by an older sight of the table than it has.
_BEHIND = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    send.call(this, JSON.stringify({ ...JSON.parse(text), at: [0, 1] }));
  };
}"""


@pytest.fixture
def own_server() -> Iterator[Server]:
    """A server that may be killed, and is started again where it was."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    with quick_folder() as home, serving(home, "--port", port) as started:
        yield started


def trick_of(person: Person) -> list[str]:
    names: list[str] = person.trick.evaluate_all("all => all.map(card => card.ariaLabel)")
    return names


# -- tabs, reloads, restarts -------------------------------------------------------------------------------------------


def test_a_reload_in_mid_trick_loses_nothing(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=MID_TRICK, seat=1)).until_asked()
    hand = emil.hand()
    assert trick_of(emil) == ["jack of hearts"]
    emil.page.reload()
    emil.until_asked()
    assert (emil.hand(), trick_of(emil)) == (hand, ["jack of hearts"])
    emil.play("H9" if "H9" in hand else hand[-1])
    emil.page.reload()
    emil.until_asked()
    assert len(emil.hand()) == 9


def test_a_restart_in_mid_trick_is_told_and_loses_nothing(own_server: Server, pages: Pages) -> None:
    table = begin(own_server, "rules", "rules", position=MID_TRICK, seat=1)
    emil = sit_down(pages, own_server, table, expected=_LOST).until_asked()
    hand = emil.hand()
    own_server.kill()
    expect(emil.notice).to_have_text("No connection to Kiebitz. Trying again …")
    expect(emil.playable).to_have_count(0)
    assert (emil.hand(), trick_of(emil)) == (hand, ["jack of hearts"]), "the table stays in sight"
    own_server.restart()
    expect(emil.notice).to_have_count(0)
    emil.until_asked()
    assert (emil.hand(), trick_of(emil)) == (hand, ["jack of hearts"])
    emil.play(emil.legal()[0])
    emil.until_asked()
    assert len(emil.hand()) == 9


def test_a_lobby_whose_server_is_gone_says_so_and_tries_again(own_server: Server, pages: Pages) -> None:
    page = pages.open(f"http://{own_server.netloc}/", stored=owning(own_server), expected="ERR_CONNECTION_REFUSED")
    deal = page.get_by_role("button", name="Deal", exact=True)
    deal.wait_for()
    own_server.kill()
    deal.click()
    expect(page.get_by_role("alert")).to_contain_text("Kiebitz does not answer. Is it still running?")
    own_server.restart()
    deal.click()
    expect(page.locator(".hand .card")).to_have_count(10)


def test_a_card_played_while_the_server_dies_is_played_once(own_server: Server, pages: Pages) -> None:
    table = begin(own_server, "rules", "rules", position=MID_TRICK, seat=1)
    emil = sit_down(pages, own_server, table, expected=_LOST).until_asked()
    card = emil.legal()[0]
    own_server.process.send_signal(19)  # it hears nothing more
    emil.card(card).click()
    own_server.kill()
    own_server.restart()
    expect(emil.card(card)).to_have_count(0)
    emil.until_asked()
    assert len(emil.hand()) == 9
    expect(emil.notice).to_have_count(0)


def test_two_tabs_show_the_same_and_obey_one(pages: Pages, server: Server) -> None:
    table = begin(server, "rules", "rules", position=MID_TRICK, seat=1)
    emil = sit_down(pages, server, table).until_asked()
    other = Person(emil.page.context.new_page())
    other.page.add_init_script(_DEAF)
    other.page.goto(emil.page.url)
    other.until_asked()
    assert (other.hand(), trick_of(other)) == (emil.hand(), trick_of(emil))
    other.play(other.legal()[0])
    expect(emil.prompt).to_contain_text("Bernd lays the cards open")
    other.until_asked().say("Play on")
    for each in (emil, other):
        expect(each.prompt).to_have_text(re.compile("Your card|You lead"))
    assert emil.hand() == other.hand()
    assert len(emil.hand()) == 9
    other.page.evaluate("isDeaf = true")
    first, second = emil.legal()[0], emil.legal()[1]
    emil.play(first)
    other.card(second).click()
    other.page.evaluate("isDeaf = false; for (const hear of missed.splice(0)) hear()")
    for each in (emil, other):
        expect(each.card(first)).to_have_count(0)
        expect(each.card(second)).to_be_visible()


def test_a_tab_that_comes_too_late_is_told_why(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=MID_TRICK, seat=1)).until_asked()
    emil.page.evaluate(_BEHIND)
    emil.card(emil.legal()[0]).click()
    expect(emil.notice).to_have_text("The table has moved on meanwhile, perhaps in another tab.")
    assert len(emil.hand()) == 10
    emil.do(emil.notice)


# -- people and onlookers ----------------------------------------------------------------------------------------------


def test_a_guest_sees_only_the_own_hand_and_answers_a_claim(pages: Pages, server: Server) -> None:
    table = begin(server, None, "rules", position=TOPS_GRAND)
    emil = sit_down(pages, server, table).until_asked()
    emil.button("Invite people").click()
    link = emil.panel.get_by_role("textbox").input_value()
    emil.close_panel()
    anna = Person(pages.open(link, stored=preferring(), expected="401"))
    expect(anna.prompt).to_have_text("Emil is thinking")
    assert "key" not in anna.page.url
    assert set(anna.hand()) == set("C9 C8 C7 SK SQ HA HT HK DA DT".split())
    named = anna.page.locator("main [aria-label]").evaluate_all("all => all.map(e => e.ariaLabel)")
    assert not [name for name in named if " of " in name and "jack" in name], "Emil's cards have no names here"

    emil.button("Menu").click()
    emil.panel.get_by_role("button", name="The rest is mine").click()
    emil.say("Yes")
    expect(anna.prompt).to_contain_text("Emil lays the cards open")
    expect(anna.seat("Emil").get_by_role("img")).to_have_count(10)
    anna.say("Play on")
    expect(emil.notice).to_have_text("The defenders want to see it: play on, your cards are open")
    emil.play("CJ")
    expect(anna.prompt).to_have_text("Your card")
    anna.play("C7")
    expect(emil.prompt).to_have_text("You lead")
    emil.menu("Give up")
    emil.panel.get_by_role("button", name="Yes").click()
    expect(anna.headline).to_have_text(re.compile("^Emil loses"))
    expect(anna.button("Play it again")).to_have_count(0)
    anna.button("To the lobby").click()
    expect(anna.page.locator(".guest-home")).to_contain_text("You are a guest here")
    anna.page.get_by_role("link", name=f"Table {table}", exact=True).click()
    expect(anna.headline).to_be_visible()


def test_at_a_table_of_four_the_dealer_sits_out(pages: Pages, server: Server) -> None:
    table = begin(server, "rules", "rules", "rules", seed=2)
    emil = sit_down(pages, server, table).until_asked()
    expect(emil.headline).to_be_visible()
    emil.do(emil.button("Next deal"))
    emil.until_asked()
    expect(emil.page.locator(".bar .contract")).to_contain_text("Anna deals")
    assert len(emil.hand()) == 10
    expect(emil.page.locator(".bar .score")).to_have_count(4)


def test_who_sits_out_sees_no_cards(pages: Pages, server: Server) -> None:
    table = begin(server, None, "rules", "rules", seed=2)
    emil = sit_down(pages, server, table)
    expect(emil.prompt).to_have_text("Anna is not here")
    expect(emil.page.locator(".hand .card")).to_have_count(0)
    expect(emil.page.get_by_role("img")).to_have_count(0)
    expect(emil.button("Hint")).to_be_disabled()


def test_an_onlooker_sees_what_lies_on_the_table(own_server: Server, pages: Pages) -> None:
    places = tuple(Place(name, engine("time.sleep(600)")) for name in ("Anna", "Bernd", "Carla"))
    with Store(own_server.folder / FILE_NAME) as store:
        position = parse_game(f"{TOPS_GRAND} CJ C7")
        with Table.begin(store, Settings(places, deals=1, seat=0), position) as begun:
            table = begun.id
    emil = sit_down(pages, own_server, table)
    expect(emil.prompt).to_have_text("Carla is thinking")
    assert trick_of(emil) == ["jack of clubs", "seven of clubs"]
    expect(emil.page.locator(".hand .card")).to_have_count(0)
    expect(emil.page.locator(".seat").get_by_role("img")).to_have_count(0)
    emil.button("Menu").click()
    expect(emil.panel.get_by_role("button", name="Give up")).to_be_disabled()


# -- faults in the open ------------------------------------------------------------------------------------------------


def test_a_player_that_fails_is_told_and_the_game_ends_by_the_rules(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, FAILING, "rules", position=TOPS_GRAND)).until_asked()
    emil.play("CJ")
    expect(emil.headline).to_have_text(re.compile("^You win"))
    expect(emil.notice).to_contain_text("Anna has failed.")
    expect(emil.result).to_contain_text("Anna failed, so the game ends by the rules")
    expect(emil.result.locator(".fault")).to_contain_text("Anna says: ")


def test_that_a_player_failed_stays_told_while_others_go_on(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", FAILING, position=TOPS, seat=1)).until_asked()
    emil.say("18")
    expect(emil.seat("Bernd").locator(".word")).to_have_text("Pass")
    expect(emil.button("Pick up the skat")).to_be_visible()
    expect(emil.notice).to_contain_text("Bernd has failed.")
    emil.say("Pick up the skat")
    expect(emil.notice).to_have_count(0)


def test_a_table_at_which_another_program_plays_is_told(pages: Pages, server: Server) -> None:
    table = begin(server, "rules", "rules")
    with Store(server.folder / FILE_NAME) as store, Table.resume(store, table):
        page = sit_down(pages, server, table).page
        expect(page.get_by_role("alert")).to_contain_text("Another program is playing at this table")
        page.get_by_role("button", name="To the lobby").click()
        expect(page.get_by_role("button", name="Deal", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("path", "key", "said"),
    [
        ("/table/999999", None, "There is no such table."),
        ("/table/1", "wrong", "This link does not open this table. Use the link that kiebitz serve shows."),
        ("/nowhere", None, "There is nothing here."),
        ("/", "wrong", "Open the page by the link that kiebitz serve shows."),
    ],
)
def test_an_address_that_leads_nowhere_says_so(
    pages: Pages, server: Server, path: str, key: str | None, said: str
) -> None:
    begin(server, "rules", "rules")
    stored = owning(server) if key is None else owning(server) | {"kiebitz.key": key}
    page = pages.open(f"http://{server.netloc}{path}", stored=stored, expected="401")
    expect(page.locator("main")).to_contain_text(said)


# -- fairness ----------------------------------------------------------------------------------------------------------


def test_a_deal_is_promised_before_the_first_bid_and_checked_at_the_end(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules")).until_asked()
    expect(emil.page.locator(".felt")).not_to_contain_text("Commitment")
    emil.page.locator(".shield").click()
    digits = emil.panel.locator(".digits code")
    expect(digits).to_have_count(1)
    promised = digits.inner_text()
    assert re.fullmatch("[0-9a-f]{64}", promised)
    emil.close_panel()
    emil.menu("Let the computer finish")
    expect(emil.headline).to_be_visible()
    emil.menu("Is this deal fair?")
    expect(digits).to_have_count(3)
    shown, secret, salt = digits.all_inner_texts()
    assert shown == promised == commitment(int(secret, 16), int(salt, 16))
    emil.panel.get_by_role("button", name="Check").click()
    expect(emil.panel.get_by_role("status")).to_contain_text("It fits")
    dealt = emil.result.locator(".dealt-hand").first.get_by_role("img")
    assert dealt.count() == len(deal_of_secret(int(secret, 16)).hands[0])
    expect(emil.panel).to_contain_text(f"kiebitz verify {promised} {secret} {salt}")


def test_given_cards_have_nothing_to_check(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=TOPS)).until_asked()
    expect(emil.page.locator(".shield")).to_have_count(0)
    emil.menu("Is this deal fair?")
    expect(emil.panel).to_contain_text("The cards of this deal were given, so there is nothing to check.")


@pytest.mark.parametrize(
    ("locale", "said", "meaning"),
    [("en-GB", "Seeded", "knows or finds it"), ("de-DE", "Feste Mischung", "kennt oder findet")],
)
def test_a_seeded_table_says_so_to_its_guests(
    pages: Pages, server: Server, locale: str, said: str, meaning: str
) -> None:
    table = begin(server, None, "rules", seed=7)
    guest = pages.open(f"{table_url(server, table)}#key={keys(server, table)[1]}", screen=PHONE, locale=locale)
    expect(guest.locator(".bar")).to_contain_text(said)
    guest.locator(".shield").click()
    expect(guest.locator(".panel")).to_contain_text(meaning)


def test_a_table_without_a_seed_says_nothing_of_one(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules")).until_asked()
    expect(emil.page.locator(".bar")).to_contain_text("Deal 1 of 3")
    expect(emil.page.locator(".bar")).not_to_contain_text("Seeded")
