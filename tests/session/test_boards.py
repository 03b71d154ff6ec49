"""Boards that are kept, and moments of which the coach spoke: in the store, whatever happens at the same time."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import pytest

from kiebitz.board import LONGEST_COMMENT, Tree, format_tree, read
from kiebitz.errors import Fault
from kiebitz.hints import Adviser
from kiebitz.moves import Move, parse_move
from kiebitz.session import Store
from kiebitz.session.boards import UnknownBoard
from kiebitz.session.coach import warning
from tests.session.coached import NULL, play_coached
from tests.session.tables import TOPS

GAME = f"{TOPS} p p 18 s G.D8.D7 CJ C7 S7"
LINE = [parse_move(word) for word in GAME.split()[1:]]


def test_a_kept_board_is_there_after_the_program_has_ended(store: Store) -> None:
    number = store.boards.keep("A grand", read(GAME))
    store.boards.rename(number, "My  grand")
    with Store(store.path) as other:
        title, tree = other.boards.get(number)
        assert (title, format_tree(tree)) == ("My grand", GAME)
        assert [line.title for line in other.boards.list()] == ["My grand"]
        other.boards.delete(number)
    with pytest.raises(UnknownBoard):
        store.boards.get(number)


def test_two_tabs_that_change_one_board_both_find_what_they_did(store: Store) -> None:
    number = store.boards.keep("A grand", read(GAME))
    with Store(store.path) as other:
        for each, card in ((store, "SJ"), (other, "HJ")):
            each.boards.change(number, partial(Tree.play, path=LINE[:5], move=parse_move(card)))
            each.boards.change(number, partial(Tree.say, path=[*LINE[:5], parse_move(card)], comment=f"so {card}"))
    tree = store.boards.get(number)[1]
    assert [str(child.move) for child in tree.node(LINE[:5]).children] == ["CJ", "SJ", "HJ"]
    assert [child.comment for child in tree.node(LINE[:5]).children] == ["", "so SJ", "so HJ"]


def test_a_change_that_is_refused_changes_nothing(store: Store) -> None:
    number = store.boards.keep("A grand", read(GAME))
    with pytest.raises(Fault):
        store.boards.change(number, lambda tree: tree.play([], parse_move("CJ")))
    assert format_tree(store.boards.get(number)[1]) == GAME
    for title in ("", " ", "x" * 81, "a\x00b"):
        with pytest.raises(Fault):
            store.boards.keep(title, read(GAME))


def test_a_comment_that_makes_a_board_too_long_to_be_read_again_is_refused_and_all_others_stay(store: Store) -> None:
    number = store.boards.keep("A grand", read(GAME))
    comment, start = "x" * LONGEST_COMMENT, LINE[:5]
    firsts = read(GAME).standing(start).legal_cards()
    paths = [[*start, card, reply] for card in firsts for reply in read(GAME).standing([*start, card]).legal_cards()]

    def say(path: list[Move]) -> None:
        for end in (-2, -1):
            store.boards.change(number, partial(Tree.play, path=path[:end], move=path[end]))
        store.boards.change(number, partial(Tree.say, path=path, comment=comment))

    said = 0
    with suppress(Fault):
        for path in paths:
            say(path)
            said += 1
    with pytest.raises(Fault, match="15,000"):
        say(paths[said])
    tree = store.boards.get(number)[1]
    assert [node.comment for _, node in tree.walk()].count(comment) == said > 20
    tree.say(paths[said], comment)
    with pytest.raises(Fault, match="15,000"):
        store.boards.keep("Too long", tree)


def test_the_coach_speaks_of_what_is_dear_and_of_nothing_else() -> None:
    view = read(NULL).standing([parse_move(word) for word in NULL.split()[1:]]).known_game().view(2)
    hint = Adviser(1).hint(view)
    dear = warning(hint, parse_move("S7"), 0.05)
    assert dear is not None
    assert (str(dear.best), 0.05 <= dear.cost < 1) == ("SQ", True)
    assert warning(hint, parse_move("S7"), 0.9) is None
    assert warning(hint, parse_move("SQ"), 0.05) is None
    assert warning(hint, parse_move("RE.2"), 0.05) is None


def test_a_coached_move_is_kept_marks_its_deal_and_can_be_practised_when_the_deal_is_over(store: Store) -> None:
    number = play_coached(store)
    (moment,) = store.coached.unseen(9)
    assert (moment.table, moment.deal, str(moment.move), str(moment.best)) == (number, 0, "S7", "SQ")
    assert moment.game.turn == 2
    assert moment.game.line() == NULL
    (game,) = store.games.search()
    assert (game.is_marked, game.id) == (True, moment.collected)
    store.delete_table(number)
    assert store.coached.unseen(9) == []
