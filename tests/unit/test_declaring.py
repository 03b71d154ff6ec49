"""Declaring by trial: games in worlds beside the tables, from the view alone."""

from __future__ import annotations

import random

import pytest

from kiebitz import CorePlayer, Game, ask, create
from kiebitz.bidding import best_option, options_with_skat, shipped_model
from kiebitz.bidding.trial import TrialDeclarer
from kiebitz.cards import CardSet
from kiebitz.deals import Deal, deal
from kiebitz.moves import Declare
from kiebitz.view import Phase

TABLES, TRIAL = "kiebitz:2,declares=tables", "kiebitz:2"


def before_declaring(dealt: Deal) -> Game:
    game, bidder = Game(dealt), create("kermit:2")
    while game.phase in (Phase.AUCTION, Phase.SKAT):
        assert game.turn is not None
        game.push(ask(bidder, game.view(game.turn)))
    return game


@pytest.fixture(scope="module")
def games() -> list[Game]:
    found = (before_declaring(deal(number)) for number in range(24))
    return [game for game in found if game.phase is Phase.DECLARE]


def test_it_declares_what_the_bid_allows_sometimes_other_than_the_tables(games: list[Game]) -> None:
    tables, trial, differ = create(TABLES), create(TRIAL), 0
    for game in games:
        assert game.turn is not None
        view = game.view(game.turn)
        declaration = trial.declare(view)
        options = options_with_skat(shipped_model(), view.hand, game.turn, view.auction.bid)
        assert declaration.contract in [option.contract for option in options]
        assert declaration == create(TRIAL).declare(view)
        differ += declaration != tables.declare(view)
        game.copy().push(declaration)  # the rules have nothing against it
    assert 0 < differ < len(games) / 2


def test_what_is_sure_stays_first() -> None:
    sure = 0
    for number in range(60):
        game = before_declaring(deal(number))
        if game.phase is not Phase.DECLARE:
            continue
        assert game.turn is not None
        view = game.view(game.turn)
        best = best_option(options_with_skat(shipped_model(), view.hand, game.turn, view.auction.bid))
        if best.is_sure:
            sure += 1
            declaration = create(TRIAL).declare(view)
            assert (declaration.contract, declaration.discard) == (best.contract, best.discard)
    assert sure


def test_hidden_cards_change_nothing(games: list[Game]) -> None:
    for game in games[:4]:
        assert game.turn is not None
        view, seat = game.view(game.turn), game.turn
        others = [other for other in range(3) if other != seat]
        hidden = [card for other in others for card in game.deal.hands[other]]
        random.Random(5).shuffle(hidden)
        halves = dict(zip(others, (CardSet(hidden[:10]), CardSet(hidden[10:])), strict=True))
        first, second, third = (halves.get(other, game.deal.hands[other]) for other in range(3))
        elsewhere = Game(Deal((first, second, third), game.deal.skat))
        for _, move in game.history:
            elsewhere.push(move)
        assert create(TRIAL).declare(elsewhere.view(seat)) == create(TRIAL).declare(view)


def test_a_declaration_that_is_asked_for_is_told_beside_the_others(games: list[Game]) -> None:
    player = create(TRIAL)
    assert isinstance(player, CorePlayer)
    declarer = player.bidder
    assert isinstance(declarer, TrialDeclarer)
    told = 0
    for game in games[:6]:
        assert game.turn is not None
        view = game.view(game.turn)
        options = declarer.options(view)
        asked = Declare(options[-1].contract, CardSet(list(view.hand)[:2]))
        also = declarer.options(view, asked)
        assert also[: len(options)] == options
        told += len(also) > len(options)
    assert told
