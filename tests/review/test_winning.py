"""Could it be won? A line shown really wins against best defence, and without one games are played on."""

from __future__ import annotations

from kiebitz import Card, Game, Solver, ask, create, deal
from kiebitz.contract import Contract, Kind
from kiebitz.review.games import game_after
from kiebitz.review.winning import Winning, find_winning
from kiebitz.solver import Side
from tests.games import game_with_contract
from tests.review.reviewed import played_game

SEEDS = range(40, 60)
FEW = 3


def played_on(game: Game) -> Game:
    """The same to its end, by rules of thumb."""
    player = create("rules", 1)
    while game.turn is not None:
        game.push(ask(player, game.view(game.turn)))
    return game


def found_in(seeds: range, player: str = "random") -> list[tuple[Game, Winning]]:
    games = [played_game(seed, player) for seed in seeds]
    found = [(game, find_winning(Solver(), game, games=FEW)) for game in games]
    return [(game, winning) for game, winning in found if winning is not None]


def test_a_line_turns_the_result_from_the_last_moment_at_which_it_could_be_turned() -> None:
    with_line = [(game, winning) for game, winning in found_in(SEEDS) if winning.line]
    assert with_line
    for game, winning in with_line:
        replayed = game_after(game, winning.number)
        for card in winning.line:
            if not replayed.is_over:
                replayed.push(card)
        assert replayed.is_over
        assert replayed.result().won == (winning.side is Side.DECLARER) != game.result().won


def test_where_no_card_could_win_any_more_games_are_played_on_from_the_first() -> None:
    played_on = [(game, winning) for game, winning in found_in(range(40, 44), "kermit:10") if not winning.line]
    assert played_on
    for game, winning in played_on:
        assert isinstance(game.history[winning.number][1], Card)
        assert not any(isinstance(move, Card) for move in game.moves[: winning.number])
        assert (winning.games, 0 <= winning.won <= FEW) == (FEW, True)


def test_a_null_that_no_card_could_win_is_played_on_as_well() -> None:
    contract = Contract(Kind.NULL)
    games = [played_on(game_with_contract(contract, seed, deal(seed))) for seed in range(3)]
    found = [winning for game in games if (winning := find_winning(Solver(), game, games=1)) and not winning.line]
    assert found
    assert all(winning.side is Side.DECLARER and winning.games == 1 for winning in found)


def test_there_is_nothing_to_win_in_a_game_that_was_not_played() -> None:
    game = Game(played_game(1).deal)
    for _ in range(3):
        game.push("p")
    assert find_winning(Solver(), game) is None
