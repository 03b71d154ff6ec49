"""The analysis board: whatever is read is written again, trees grow and merge, and nobody asked sees a hidden card."""

from __future__ import annotations

import contextlib
import io
import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz import deal
from kiebitz.board import (
    MOST_NODES,
    Setup,
    Tree,
    advise,
    format_tree,
    next_move,
    parse_tree,
    read,
    record_of_tree,
    solve,
)
from kiebitz.board.setup import setup_of
from kiebitz.cards import CardSet, parse_card, parse_cards
from kiebitz.contract import Kind
from kiebitz.deals import Deal, parse_deal
from kiebitz.errors import Fault
from kiebitz.formats.iss import check_record, format_record, parse_record
from kiebitz.formats.position_text import parse_position
from kiebitz.moves import IllegalMove, Move, parse_move

DEAL = "CJATKQ.SJA.HJA.DJ/C987.S98.H98.D987/STKQ.HTKQ.DATKQ/S7.H7"
GAME = f"{DEAL} p p 18 s G.S7.H7 CA C7"
MIDDLE = "CJAT.SK7/CQ9.SJ.HTK/SAT8.HA7/DK8 G 0 0:- 0:0"


def path_of(text: str) -> list[Move]:
    return [parse_move(word) for word in text.split()]


def grown(seed: int, most: int = 60) -> Tree:
    """A tree of random legal moves, wherever they come."""
    source = random.Random(seed)
    tree = Tree(deal(seed))
    paths: list[list[Move]] = [[]]
    for number in range(most):
        path = source.choice(paths[-8:])
        standing = tree.standing(path)
        moves = [] if standing.game is None else standing.game.legal_moves()
        if moves:
            move = source.choice(moves)
            tree.play(path, move)
            paths.append([*path, move])
        if number % 7 == 0:
            tree.say(path, source.choice(["gut", "a {b} c", "back\\slash", ""]))
    return tree


@given(st.integers(0, 10_000))
def test_a_tree_that_is_written_is_read_as_it_was(seed: int) -> None:
    tree = grown(seed)
    again = parse_tree(format_tree(tree))
    assert again == tree
    assert format_tree(again) == format_tree(tree)


@given(st.integers(0, 10_000))
def test_a_tree_survives_as_a_record_of_the_skat_server(seed: int) -> None:
    tree = grown(seed, 30)
    record = parse_record(format_record(record_of_tree(tree)))
    check_record(record)
    again = read(format_record(record))
    assert {path for path, _ in again.walk()} == {path for path, _ in tree.walk()}
    assert again.main_line() == tree.main_line()
    assert {path: node.comment for path, node in again.walk()} == {path: node.comment for path, node in tree.walk()}


def test_deals_games_positions_and_german_cards_are_all_read() -> None:
    assert read(DEAL).main_line() == []
    assert read(GAME).main_line() == path_of("p p 18 s G.S7.H7 CA C7")
    assert format_tree(read(GAME)) == GAME
    german = DEAL.replace("CJATKQ.SJA.HJA.DJ", "♣BAZKD.♠BA.♥BA.♦B".replace("Z", "10"))
    assert read(german) == read(DEAL)
    assert read(MIDDLE).root == parse_position(MIDDLE)
    assert read(f"{MIDDLE} CJ {{a lead}} SJ").main_line() == path_of("CJ SJ")
    assert format_tree(read(MIDDLE)) == MIDDLE


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("rubbish", "cards-lack-suit"),
        (f"{DEAL} 19", "game-move"),
        (f"{DEAL} p (18", "board-brackets"),
        (f"{DEAL} p ) 18", "board-brackets"),
        (f"{DEAL} (p", "board-brackets"),
        (f"{DEAL} {{open", "board-brackets"),
        (DEAL + " " * 16_000, "board-text-too-long"),
    ],
)
def test_what_cannot_be_read_is_a_fault_with_a_code(text: str, code: str) -> None:
    with pytest.raises(Fault) as refused:
        parse_tree(text)
    assert refused.value.code == code


def test_another_card_begins_a_variation_and_the_same_one_none() -> None:
    tree = read(GAME)
    before = path_of("p p 18 s G.S7.H7")
    tree.play(before, parse_card("CJ"))
    tree.play(before, parse_card("CA"))
    assert [child.move for child in tree.node(before).children] == path_of("CA CJ")
    tree.promote([*before, parse_card("CJ")])
    assert tree.main_line()[-1] == parse_card("CJ")
    tree.remove([*before, parse_card("CA")])
    assert format_tree(tree) == f"{DEAL} p p 18 s G.S7.H7 CJ"


def test_a_move_against_the_rules_changes_nothing() -> None:
    tree = read(GAME)
    with pytest.raises(IllegalMove):
        tree.play(path_of("p p 18 s G.S7.H7 CA"), parse_card("H9"))
    assert format_tree(tree) == GAME
    with pytest.raises(Fault, match="no such move"):
        tree.say(path_of("p 18"), "nowhere")


@given(st.integers(0, 1000), st.integers(0, 1000))
def test_what_two_have_added_is_all_there_when_their_trees_are_merged(one: int, other: int) -> None:
    first, second = grown(one), grown(one)
    line = second.main_line()
    standing = second.standing(line[: other % (len(line) + 1)])
    if standing.game is not None and standing.game.legal_moves():
        second.play([move for _, move in standing.moves], standing.game.legal_moves()[-1])
    both = {path for tree in (first, second) for path, _ in tree.walk()}
    first.merge(second)
    assert {path for path, _ in first.walk()} == both


def test_a_tree_has_an_end() -> None:
    with pytest.raises(Fault) as refused:
        parse_tree(DEAL + " p" + " (18)" * (MOST_NODES + 1))
    assert refused.value.code == "board-too-large"


# -- setting up --------------------------------------------------------------------------------------------------------


@given(st.integers(0, 10_000))
def test_a_root_that_is_taken_apart_is_put_together_again(seed: int) -> None:
    dealt = deal(seed)
    position = dealt.position("G", seed % 3)
    for move in range(seed % 20):
        position = position.after(position.legal_moves()[move % len(position.legal_moves())])
    for root in (dealt, position):
        setup = setup_of(root)
        assert setup.faults() == []
        assert setup.root() == root


@given(st.integers(0, 10_000), st.integers(0, 32), st.booleans())
def test_a_setup_says_what_is_wrong_until_the_rest_is_dealt(seed: int, lying: int, is_played: bool) -> None:
    order = [card for cards in (*deal(seed).hands, deal(seed).skat) for card in cards][:lying]
    places = CardSet(order[:10]), CardSet(order[10:20]), CardSet(order[20:30]), CardSet(order[30:])
    setup = Setup(places, Kind.HEARTS if is_played else None)
    assert bool(setup.faults()) == (lying not in ((30, 32) if is_played else (32,)))
    filled = setup.filled(seed)
    assert filled.faults() == []
    assert all(mine <= all_of for mine, all_of in zip(setup.places, filled.places, strict=True))


def test_a_fault_names_its_place_and_a_card_that_lies_twice() -> None:
    dealt = deal(7)
    short = Setup((CardSet(list(dealt.hands[0])[1:]), dealt.hands[1], dealt.hands[2], dealt.skat))
    (wrong,) = short.faults()
    assert (wrong.place, wrong.fault.code) == (0, "board-cards-at")
    twice = Setup((dealt.hands[0], dealt.hands[0], dealt.hands[2], dealt.skat))
    assert [each.fault.code for each in twice.faults()] == ["card-twice"]
    with pytest.raises(Fault):
        twice.root()


# -- asking ------------------------------------------------------------------------------------------------------------


def test_open_cards_give_every_card_its_value() -> None:
    solution = solve(read(GAME).standing(path_of("p p 18 s G.S7.H7 CA")))
    assert {str(found.card) for found in solution.cards} == {"C9", "C8", "C7"}
    with pytest.raises(Fault, match="solved once a game has been declared"):
        solve(read(DEAL).standing([]))


def test_a_seat_that_is_asked_knows_no_hidden_card() -> None:
    """The other two hands and the discard are exchanged: what the seat would do stays the same."""
    path = path_of("p p 18 s G.S7.H7 CA")
    dealt = parse_deal(DEAL)
    mine, theirs = parse_cards("CT.SA"), parse_cards("SK.DT")
    hands = dealt.hands[0] - mine | theirs, dealt.hands[1], dealt.hands[2] - theirs | mine
    asked = [advise(Tree(each).standing(path)) for each in (dealt, Deal(hands, dealt.skat))]
    assert asked[0] == asked[1]


def test_a_position_of_which_nobody_knows_how_it_came_about_is_solved_but_asks_nobody() -> None:
    middle = read(MIDDLE)
    with pytest.raises(Fault) as refused:
        advise(middle.standing([]))
    assert refused.value.code == "board-no-history"
    assert next_move(middle.standing([])) in best_with_open_cards(middle)
    with pytest.raises(Fault) as refused:
        record_of_tree(middle)
    assert refused.value.code == "board-no-record"


def best_with_open_cards(tree: Tree) -> list[Move]:
    solution = solve(tree.standing([]))
    return [found.card for found in solution.cards if found.lower == solution.lower]


def test_the_computers_play_on() -> None:
    tree = read(GAME)
    line = tree.main_line()
    for _ in range(4):
        move = next_move(tree.standing(line))
        tree.play(line, move)
        line.append(move)
    assert tree.main_line() == line
    over = read(f"{DEAL} p p p")
    with pytest.raises(Fault, match="over"):
        next_move(over.standing(over.main_line()))


def test_the_example_of_the_page_does_what_it_says() -> None:
    page = (Path(__file__).parents[2] / "docs/board.md").read_text()
    example = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)[0]
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        exec(example, {})
    assert told.getvalue().splitlines() == [line[2:] for line in example.splitlines() if line.startswith("# ")]
