"""A computer declarer claims once all the rest is certain and not before, and who agrees to a claim is right."""

from __future__ import annotations

import random

import pytest

from kiebitz import (
    CLAIM,
    Card,
    Game,
    Goal,
    Phase,
    Player,
    Resign,
    Solver,
    View,
    ask,
    create,
    deal,
    guarantee,
    guaranteed_rest,
    parse_game,
)
from kiebitz.guarantees import keeping_rest
from kiebitz.players.claims import (
    ask_or_claim,
    certain_end,
    claim_holds,
    declarer_takes_none,
    declarer_takes_rest,
    defenders_take_rest,
)
from kiebitz.players.random import RandomPlayer
from kiebitz.solver import Side, points_to_win
from kiebitz.worlds import sample_worlds

TOPS_GRAND = "CJATKQ.SJAT.HJ.DJ/C987.SKQ.HATK.DAT/S987.HQ987.DKQ9/D87 p p 18 s G.D8.D7"
NULL = "CTJQKA.S9TJ.H8.DT/SQK.HTJQK.DJQKA/C789.S78.H79.D789/SA.HA p 18 p s N.SA.HA"
TRUMPS_FIRST = "CJATKQ.SJAT.HJA/C987.SKQ.HTK9.DA8/S987.HQ87.DJKQ9/DT7 p p 18 s G.DT.D7"
SEVEN_LED = "CA.SJ87.DJAQ987/CKQ.STK9.HJTKQ.DT/CJT98.SQ.HA987.DK/C7.SA p 18 y 20 y 22 y 23 y p s NO.CA.SA"
RUFFED = (
    "CKQ987.SJ.HA.DKQ9/CJ.SATQ97.HJK.DJT/CAT.SK8.HTQ87.DA7/H9.D8 18 y 20 y 22 y 23 y 24 y 27 p p s G.HK.DT "
    "HA H9 HT DK D8 DA D7 D9 S7 DQ S9 SK C7"
)
# One trick is lost first: the heart, which an ace takes.
ONE_LOSER = "CJATK.SJAT.HJ7.DJ/C987.SKQ.HTK9.DAT/CQ.S987.HQ8.DKQ98/HA.D7 p p 18 s G.HA.D7"


class Lavish(RandomPlayer):
    """Leaves claims to the table, and else plays its worst card."""

    leaves_claims = True

    def play(self, view: View) -> Card:
        return view.legal_cards()[-1]


# -- all the rest ----------------------------------------------------------------------------------------------------


def test_tricks_that_are_lost_already_do_not_matter_for_the_rest() -> None:
    game = parse_game(ONE_LOSER)
    assert guaranteed_rest(game.view(0)) is False
    for card in "H7 HT HQ".split():
        game.push(card)
    assert guarantee(game.view(0), Goal.SCHWARZ).is_sure is False
    assert guaranteed_rest(game.view(0)) is True  # whatever the one who took the trick leads


@pytest.mark.parametrize("seed", range(3))
def test_what_is_certain_can_be_had_in_every_world_and_is_had_in_play(seed: int) -> None:
    """The search's answer, against open cards in worlds that fit, and played out against any defence."""
    source, found, solver = random.Random(seed), 0, Solver()
    for _ in range(60):
        game = some_decision(source)
        view = game.view(game.declarer)
        if guaranteed_rest(view) is not True:
            continue
        found += 1
        for world in sample_worlds(view, 6, seed=seed):
            position = world.position(view)
            if view.contract is not None and view.contract.is_null:
                assert solver.at_least(position, points_to_win(position))
            else:
                assert solver.takes_all_tricks(position, Side.DECLARER)
        assert takes_rest(game, source)
    assert found > 5


def some_decision(source: random.Random) -> Game:
    """A declarer in turn, with three to seven cards left of a game that `rules` has bid and played so far."""
    player = create("rules")
    while True:
        game = Game(deal(source.randrange(2**30)))
        cards = source.randrange(9, 22)
        while game.turn is not None and (len(game.view(None).plays) < cards or game.turn != game.declarer):
            game.push(ask(player, game.view(game.turn)))
        if not game.is_over:
            return game


def takes_rest(game: Game, source: random.Random) -> bool:
    """Play on by what keeps the rest, against cards at random."""
    assert game.position is not None
    assert game.contract is not None
    lost = game.position.defender_tricks
    while game.turn is not None:
        is_mine = game.turn == game.declarer
        game.push(keeping_rest(game.view(game.turn))[0] if is_mine else source.choice(game.legal_moves()))
    assert game.position is not None
    return game.position.tricks == 0 if game.contract.is_null else game.position.defender_tricks == lost


def test_who_sees_the_open_cards_counts_on_nothing_that_the_declarer_cannot_know() -> None:
    source, agreed = random.Random(5), 0
    for _ in range(60):
        game = some_decision(source)
        game.push(CLAIM)
        assert game.declarer is not None
        answers = {guaranteed_rest(game.view(seat)) for seat in range(3) if seat != game.declarer}
        assert len(answers) == 1  # the own cards are left out
        if answers == {True}:
            assert guaranteed_rest(game.view(game.declarer)) is True
            agreed += 1
    assert agreed > 5


def test_the_question_is_for_those_who_see_the_declarers_cards() -> None:
    game = parse_game(TOPS_GRAND)
    with pytest.raises(ValueError, match="sees the declarer's cards"):
        guaranteed_rest(game.view(1))
    with pytest.raises(ValueError, match="sees the declarer's cards"):
        guaranteed_rest(Game(deal(1)).view(0))


def test_a_limit_of_nodes_comes_at_the_same_place_whatever_was_asked_before() -> None:
    views = [game.view(game.declarer) for game in map(some_decision, map(random.Random, range(40)))]
    answers = [guaranteed_rest(view, nodes=20) for view in views]
    assert answers[::-1] == [guaranteed_rest(view, nodes=20) for view in reversed(views)]


# -- claiming --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("player", ["rules", "kermit:5", "value+rules"])
def test_computer_players_leave_claims_to_the_table(player: str) -> None:
    game = parse_game(TOPS_GRAND)
    assert ask_or_claim(create(player, 1), game.view(0)) == CLAIM


def test_a_null_that_cannot_be_caught_is_claimed() -> None:
    game = parse_game(f"{NULL} H8 HT")
    assert ask_or_claim(create("rules"), game.view(2)) == CLAIM
    game.push(CLAIM)
    assert [claim_holds(game.view(seat)) for seat in (0, 1)] == [True, True]


def test_who_decides_alone_about_claims_is_asked() -> None:
    game = parse_game(TOPS_GRAND)
    assert isinstance(ask_or_claim(RandomPlayer(1), game.view(0)), Card)
    assert isinstance(ask_or_claim(create("value+random", 1), game.view(0)), Card)


def test_what_is_not_certain_is_played() -> None:
    game = parse_game(ONE_LOSER)
    assert isinstance(ask_or_claim(create("rules"), game.view(0)), Card)
    assert certain_end(game.view(0)) is None


def test_nobody_claims_the_last_trick_or_twice() -> None:
    game = parse_game(f"{TOPS_GRAND} SC")
    assert certain_end(game.view(0)) is None
    while len(game.hand(0)) > 1 or game.turn != 0:
        game.push(game.legal_moves()[0] if game.turn != 0 else keeping_rest(game.view(0))[0])
    assert claim_holds(game.view(0))
    game.pop()
    assert certain_end(game.view(0)) is None


def test_a_defender_is_offered_to_give_up_what_cannot_be_had() -> None:
    game = parse_game(f"{TOPS_GRAND} SC CJ")
    assert certain_end(game.view(1)) == Resign(1)
    assert certain_end(game.view(2)) is None  # not in turn


def test_who_has_claimed_plays_only_what_keeps_all_the_rest() -> None:
    """Trumps must be drawn first; a player left to itself would lead a side suit and have it ruffed."""
    player: Player = Lavish(1)
    assert player.play(parse_game(TRUMPS_FIRST).view(0)) not in keeping_rest(parse_game(TRUMPS_FIRST).view(0))
    for seed in range(20):
        source, game = random.Random(seed), parse_game(TRUMPS_FIRST)
        while game.turn is not None:
            mine = game.turn == game.declarer
            game.push(ask_or_claim(player, game.view(game.turn)) if mine else source.choice(game.legal_moves()))
        assert game.claimed
        assert game.result().schwarz


# -- refusing --------------------------------------------------------------------------------------------------------


def test_computer_defenders_refuse_a_wrong_claim_and_accept_a_right_one() -> None:
    wrong, right = parse_game(f"{ONE_LOSER} SC"), parse_game(f"{TOPS_GRAND} SC")
    assert [claim_holds(wrong.view(seat)) for seat in (1, 2)] == [False, False]
    assert [claim_holds(right.view(seat)) for seat in (1, 2)] == [True, True]


def test_search_finds_more_than_plain_plans_show() -> None:
    """In null, a seven that is led; in grand, a club from the defenders that is ruffed by the first jack of three."""
    null, grand = parse_game(SEVEN_LED), parse_game(RUFFED)
    assert not declarer_takes_none(null.view(0))
    assert claim_holds(null.view(0))
    assert not declarer_takes_rest(grand.view(1))
    assert claim_holds(grand.view(1))


# -- giving up -------------------------------------------------------------------------------------------------------


def hopeless_declarers(games: int) -> list[Game]:
    """Declarers in turn who cannot win a trick any more, in games of random cards."""
    found = []
    for seed in range(games):
        source, game = random.Random(seed), Game(deal(seed))
        while game.turn is not None:
            view = game.view(game.turn)
            if game.phase is Phase.PLAY and len(view.hand) > 1 and defenders_take_rest(view):
                found.append(game)
                break
            player = create("value+rules") if game.phase is not Phase.PLAY else None
            game.push(source.choice(game.legal_moves()) if player is None else ask(player, view))
    return found


def test_a_declarer_gives_up_only_what_it_gets_nothing_of_and_it_counts_the_same() -> None:
    found = hopeless_declarers(150)
    assert len(found) > 3
    for game in found:
        assert game.turn is not None
        given_up = game.copy()
        given_up.push(ask_or_claim(create("rules"), game.view(game.turn)))
        assert given_up.result().resigned
        for seed in range(5):
            source, played = random.Random(seed), game.copy()
            while played.turn is not None:
                played.push(source.choice(played.legal_moves()))
            assert played.result().tricks == given_up.result().tricks
            assert played.result().list_points() == given_up.result().list_points()


def test_a_person_who_declares_is_offered_to_give_up_and_nobody_else_is() -> None:
    game = hopeless_declarers(150)[0]
    assert game.turn is not None
    assert certain_end(game.view(game.turn)) == Resign(game.turn)
    assert not any(defenders_take_rest(game.view(seat)) for seat in range(3) if seat != game.turn)
