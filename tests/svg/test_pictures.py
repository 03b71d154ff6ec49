"""Pictures are whole SVGs that draw what was asked for and betray nothing."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any, get_args
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz import (
    CARDS,
    Card,
    CardSet,
    CardValue,
    Deal,
    Game,
    Kind,
    Position,
    Recipe,
    WrongType,
    deal,
    parse_card,
    parse_cards,
    parse_move,
    parse_position,
    solve,
    solve_cards,
    svg,
)
from kiebitz.svg import Style, Svg
from kiebitz.svg.style import Language, Suits, Surface
from tests.games import choices, play_out, seeds
from tests.svg.make import DECISION, ROOT, after, pictures

SVG = "{http://www.w3.org/2000/svg}"
OUTLINE = re.compile(r' d="[^"]*"')  # has letters and numbers too
CARD = re.compile(r"[CSHD][789TJQKA]")
STYLES = [
    Style(language=language, suits=suits, four_colours=four_colours, surface=surface)
    for language, suits, four_colours, surface in product(
        get_args(Language), get_args(Suits), (False, True), get_args(Surface)
    )
]
GERMAN = Style(suits="german")


def cards_named(picture: str) -> set[str]:
    """Every card that the text of a picture names in any way: what is drawn, what is defined, what is written."""
    return set(CARD.findall(OUTLINE.sub("", picture)))


def drawn(picture: str) -> Counter[str]:
    """How often each card, and the back, lies on the table."""
    names = [use.get("href", "") for use in ElementTree.fromstring(picture).iter(f"{SVG}use")]
    return Counter(name.rpartition("-")[2] for name in names if re.fullmatch(r"#k-(en4?|de4?|ger)-..|#k-back", name))


def words_in(picture: str) -> list[str]:
    return ["".join(text.itertext()) for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]


@pytest.mark.parametrize("path", pictures())
def test_pictures_look_as_in_the_golden_files(path: str) -> None:
    assert f"{pictures()[path]}\n" == (ROOT / path).read_text(encoding="utf-8")


def test_the_examples_of_the_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for example in re.findall(r"```python\n(.*?)```", (ROOT / "docs/pictures.md").read_text(), flags=re.DOTALL):
        exec(example, names)
    assert (tmp_path / "deal.svg").read_text() == (ROOT / "docs/figures/deal.svg").read_text().rstrip()


@pytest.mark.parametrize("path", pictures())
def test_a_picture_is_whole(path: str) -> None:
    """It is XML, no id comes twice, and everything referred to is there."""
    picture = pictures()[path]
    ids = [element.get("id") for element in ElementTree.fromstring(picture).iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', picture)) <= set(ids)
    assert len(picture) < 40_000


@given(seeds, choices, st.integers(0, 60), st.sampled_from([0, 1, 2, None]), st.booleans(), st.sampled_from(STYLES))
def test_a_view_draws_what_it_knows_and_names_no_hidden_card(
    seed: int, numbers: list[int], moves: int, seat: int | None, strange: bool, style: Style
) -> None:
    view = play_out(Game(deal(seed)), numbers[:moves], strange=strange).view(seat)
    picture = svg.view(view, style=style)
    assert not cards_named(picture) & {str(card) for card in view.unseen}
    on_table = drawn(picture)
    assert all(on_table[str(card)] == 1 for card in view.hand)
    assert on_table["back"] == len(view.unseen)


@given(seeds, st.permutations(range(22)), st.sampled_from(["", "18", "18 y", "18 p p", "18 p p s"]))
def test_a_view_stays_the_same_picture_when_hidden_cards_change_places(seed: int, order: list[int], moves: str) -> None:
    dealt = deal(seed)
    hidden = [*dealt.hands[1], *dealt.hands[2], *dealt.skat]
    mixed = [hidden[place] for place in order]
    other = Deal((dealt.hands[0], CardSet(mixed[:10]), CardSet(mixed[10:20])), CardSet(mixed[20:]))
    games = Game(dealt), Game(other)
    for game in games:
        for move in moves.split():
            game.push(parse_move(move))
    assert svg.view(games[0].view(0)) == svg.view(games[1].view(0))


@given(seeds, choices, st.integers(0, 60))
def test_a_game_draws_every_card_but_those_of_old_tricks(seed: int, numbers: list[int], moves: int) -> None:
    """The last trick lies there until the next begins; once the game is over, every card is where it came from."""
    game = play_out(Game(deal(seed)), numbers[:moves])
    view = game.view(None)
    old = [] if game.is_over else view.finished_tricks if view.trick else view.finished_tricks[:-1]
    gone = {card for trick in old for card in trick.cards}
    assert drawn(svg.game(game)) == Counter(str(card) for card in CARDS if card not in gone)


def test_names_that_look_like_markup_stay_names() -> None:
    names = ("<script>alert(1)", "A & \"B\" 'C'", "nul\0 url(#k-CJ)")
    words = words_in(svg.view(Game(deal(1)).view(0, names)))
    assert {"<script>alert(1)", "● A & \"B\" 'C'", "nul\\x00 url(#k-CJ)"} <= set(words)


def test_long_names_are_cut() -> None:
    words = words_in(svg.view(Game(deal(1)).view(0, ("x" * 99, "Bernd", "Clara"))))
    assert "x" * 19 + "…" in words


def test_pictures_of_all_styles_can_stand_on_one_page() -> None:
    """The same id is always the same drawing, so it does not matter which one a page finds first."""
    drawings: dict[str, str] = {}
    for style in STYLES:
        for element in ElementTree.fromstring(svg.deck(style=style)).iter():
            if name := element.get("id"):
                text = ElementTree.tostring(element, encoding="unicode")
                assert drawings.setdefault(name, text) == text


@pytest.mark.parametrize("style", [Style(), Style(language="de", four_colours=True), GERMAN], ids=["en", "de4", "ger"])
def test_a_deck_has_a_symbol_for_every_card_and_the_back_and_is_small(style: Style) -> None:
    deck = svg.deck(style=style)
    symbols = {symbol.get("id") for symbol in ElementTree.fromstring(deck).iter(f"{SVG}symbol")}
    assert symbols == {svg.symbol_name(card, style=style) for card in CARDS} | {"k-back"}
    assert len(deck) < 30_000


@pytest.mark.parametrize(
    ("style", "name"),
    [
        (Style(), "k-en-CJ"),
        (Style(language="de", four_colours=True), "k-de4-CJ"),
        (GERMAN, "k-ger-CJ"),
        (Style(suits="german", language="de", four_colours=True), "k-ger-CJ"),
    ],
)
def test_a_symbol_is_called_after_its_style_and_card(style: Style, name: str) -> None:
    assert svg.symbol_name(parse_card("CJ"), style=style) == name


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_card_has_its_letter_and_its_colour(card: Card) -> None:
    english, german, colourful = (
        svg.card(card, style=style) for style in (Style(), Style(language="de"), Style(four_colours=True))
    )
    letters = {"T": ("10", "10"), "J": ("J", "B"), "Q": ("Q", "D")}.get(str(card.rank), (str(card.rank),) * 2)
    assert (f"k-rank-{letters[0]}" in english, f"k-rank-{letters[1]}" in german) == (True, True)
    is_red = str(card.suit) in "HD"
    assert ('color="#c8293b"' in english) == is_red
    assert ('color="#c8293b"' in colourful) == (str(card.suit) == "H")


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_german_card_has_its_letter_and_its_sign_in_every_language(card: Card) -> None:
    letter = {"T": "10", "J": "U", "Q": "O"}.get(str(card.rank), str(card.rank))
    sign = {"C": "k-acorn", "S": "k-leaf", "H": "k-heart", "D": "k-bell"}[str(card.suit)]
    for language in get_args(Language):
        picture = svg.card(card, style=Style(suits="german", language=language))
        assert f'href="#k-rank-{letter}"' in picture
        assert f'href="#{sign}"' in picture
        assert f'href="#k-{card.suit}"' not in picture or sign == "k-heart"  # which is the French one, coloured


def test_the_ober_carries_his_sign_high_and_the_unter_low() -> None:
    def height_of_sign(card: str) -> float:
        (half,) = re.findall(rf'<g id="k-half-ger-{card}".*?</g>', svg.card(parse_card(card), style=GERMAN))
        (height,) = re.findall(r'"#k-acorn" transform="translate\(\S+ ([-.\d]+)\)', half)
        return float(height)

    assert height_of_sign("CQ") < -40
    assert height_of_sign("CJ") > -15


def test_a_daus_has_two_signs() -> None:
    picture = svg.card(parse_card("SA"), style=GERMAN)
    assert picture.count('href="#k-leaf"') == 2  # in the corner and in the middle, and both again upside down


def test_a_contract_has_the_sign_of_the_deck() -> None:
    game = Game(deal(1))
    for move in "18 p p s".split():
        game.push(parse_move(move))
    game.push(f"D.{'.'.join(str(card) for card in list(game.hand(1))[:2])}")
    assert 'href="#k-bell" fill' in svg.view(game.view(0), style=GERMAN)


def test_values_stand_above_their_cards_and_the_best_stands_out() -> None:
    game = after(DECISION)
    position = game.position
    assert position is not None
    values = solve_cards(position)
    for picture in (svg.position(position, values=values), svg.game(game, values=values)):
        assert set(map(str, (value.value for value in values))) <= set(words_in(picture))
        assert bold_marks(picture) == [str(max(value.value for value in values))]


def bold_marks(picture: str) -> list[str]:
    texts = ElementTree.fromstring(picture).iter(f"{SVG}text")
    return [text.text or "" for text in texts if text.get("font-weight") and text.get("font-size") == "16"]


def test_defenders_want_low_values() -> None:
    position = parse_position("CJ.C7/SJ.C8/HJ.C9 G 0 1:-")
    values = [CardValue(parse_card("SJ"), 30, 30), CardValue(parse_card("C8"), 10, 10)]
    assert bold_marks(svg.position(position, values=values)) == ["10"]


def test_chances_are_shown_as_shares() -> None:
    view = after(DECISION).view(0)
    evidence = Recipe(worlds=4).player().evidence(view)
    words = words_in(svg.view(view, values=evidence))
    assert all(f"{found.win_share:.0%}" in words for found in evidence.cards)


def test_bounds_are_shown_where_no_value_is_known() -> None:
    card = parse_card("CJ")
    assert "43–61" in words_in(svg.hand([card], values=[CardValue(card, 43, 61)]))


def test_a_solution_tells_its_value() -> None:
    solution = solve(parse_position("CJAT.SK7/CQ9.SJ.HKT/SAT8.HA7/DK8 G 0"))
    assert "value 43" in words_in(svg.solution(solution))


def test_size_is_the_width_in_pixels() -> None:
    assert 'width="420" height="320"' in svg.deal(deal(1), size=420)


def test_whatever_can_be_drawn_shows_itself_in_a_notebook() -> None:
    game = after(DECISION)
    position = game.position
    assert position is not None
    drawable: list[Any] = [game.deal, game, game.view(0), position, solve(position), *solve_cards(position), svg.back()]
    for shown in drawable:
        assert shown._repr_svg_().startswith("<svg ")


def test_a_picture_is_plain_text_too() -> None:
    picture = svg.back()
    assert isinstance(picture, Svg)
    assert isinstance(picture, str)
    assert type(picture._repr_svg_()) is str
    assert repr(picture) == f"<Svg of {len(picture)} characters>"


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"language": "fr"}, "en or de"),
        ({"suits": "swiss"}, "french or german"),
        ({"surface": "felt"}, "green, light, dark or none"),
    ],
)
def test_a_style_that_does_not_exist_is_an_error(options: dict[str, str], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        Style(**options)  # type: ignore[arg-type]


def test_what_cannot_be_drawn_is_an_error() -> None:
    with pytest.raises(WrongType, match="Card can be drawn here, not 'CJ'"):
        svg.card("CJ")  # type: ignore[arg-type]
    with pytest.raises(WrongType, match="Deal can be drawn"):
        svg.deal(Game(deal(1)))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seat 1 has 1 cards instead of 2"):
        svg.position(Position(Kind.GRAND, 0, (3, 4, 24)))
    with pytest.raises(ValueError, match="no seat 3"):
        svg.deal(deal(1), bottom=3)
    for size in (0, -5, float("nan"), float("inf")):
        with pytest.raises(ValueError, match="pixels above 0"):
            svg.back(size=size)


def test_no_cards_are_an_empty_picture() -> None:
    assert not drawn(svg.hand(parse_cards("-")))
