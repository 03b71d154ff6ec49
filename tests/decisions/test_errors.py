"""Worlds in which everybody errs: at no rate they are open cards, and a narrow win is worth less than a broad one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kiebitz import KERMIT, Game, View, _core, create
from kiebitz.deals import deal
from kiebitz.players import CannotCombine, Games, ask
from kiebitz.view import Phase

FEW = replace(KERMIT, worlds=6)


def in_trick(trick: int, number: int) -> View:
    """Whoever leads to a trick of a game that three of `rules` bid and play."""
    game, rules = Game(deal(number)), create("rules")
    while len(game.view(None).plays) < 3 * (trick - 1) or game.phase is not Phase.PLAY:
        assert game.turn is not None
        game.push(ask(rules, game.view(game.turn)))
    return game.view(game.turn)


@pytest.mark.parametrize("trick", [1, 4, 8])
def test_who_never_errs_plays_with_open_cards(trick: int) -> None:
    view = in_trick(trick, 1)
    plain, careful = (recipe.player(7).evidence(view, all_values=True) for recipe in (FEW, replace(FEW, errors=0.0)))
    assert careful == plain


def test_the_same_seed_errs_alike_and_errors_change_what_cards_are_worth() -> None:
    view = in_trick(3, 1)
    erring = replace(FEW, errors=0.3)
    first, again = (erring.player(7).evidence(view) for _ in range(2))
    assert first == again
    shares = [
        [card.win_share for card in recipe.player(7).evidence(view, all_values=True).cards]
        for recipe in (erring, replace(FEW, errors=0.0))
    ]
    assert shares[0] != shares[1]


def test_whoever_errs_in_worlds_plays_no_games_in_them() -> None:
    with pytest.raises(CannotCombine):
        replace(FEW, errors=0.1, declarers_games=Games())
    with pytest.raises(ValueError, match="from 0 to 1"):
        _core.Jury(errors=1.0)
