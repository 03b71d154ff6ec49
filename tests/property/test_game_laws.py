"""Laws that hold in every game, whatever is bid and played."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz import CARDS, Bid, Card, Game, IllegalMove, Move, Phase, Position, deal, game_value
from kiebitz._core import Position as CorePosition
from kiebitz.cards import FULL_DECK, card_points
from kiebitz.contract import ALL_CONTRACTS, Kind
from kiebitz.deals import SEATS
from kiebitz.moves import CLAIM, HOLD, PASS, PICK_UP, Declare, Resign
from tests.games import choices, finished_game, play_out, seeds, state
from tests.meeting import meets, met


@given(seeds, choices)
def test_pop_after_push_is_the_identity(seed: int, numbers: list[int]) -> None:
    game = Game(deal(seed))
    before = []
    for number in numbers:
        if game.is_over:
            break
        before.append(state(game))
        play_out(game, [number], strange=True)
    while before:
        move = game.moves[-1]
        assert game.pop() == move
        assert state(game) == before.pop()


@given(seeds, choices, st.integers(0, 59))
def test_an_illegal_move_says_why_and_changes_nothing(seed: int, numbers: list[int], stop: int) -> None:
    game = play_out(Game(deal(seed)), numbers[:stop], strange=True)
    legal = set(map(str, game.legal_moves()))
    before = state(game)
    candidates: list[Move] = [*CARDS, HOLD, PASS, PICK_UP, *map(Bid, range(0, 300, 7)), *map(Declare, ALL_CONTRACTS)]
    for move in candidates:
        if str(move) in legal:
            continue
        with pytest.raises(IllegalMove, match=r"\w+"):
            game.push(move)
        assert state(game) == before


@given(seeds, choices, st.integers(0, 59))
def test_every_legal_move_can_be_made_and_taken_back(seed: int, numbers: list[int], stop: int) -> None:
    game = play_out(Game(deal(seed)), numbers[:stop])
    before = state(game)
    for move in game.legal_moves()[:100]:
        game.push(move)
        game.pop()
        assert state(game) == before


@meets(20)
@given(seeds, choices)
def test_the_calculation_of_a_game_ends_at_its_value(seed: int, numbers: list[int]) -> None:
    game = play_out(Game(deal(seed)), numbers, strange=True)
    if not game.is_over or game.contract is None:
        return
    met()
    result = game.result()
    calculation = result.calculation(game.contract, game.auction.bid)
    assert result.value == (calculation.value if result.won else -2 * calculation.value)
    assert result.overbid == calculation.overbid == (calculation.worth < game.auction.bid)
    assert calculation.value >= max(calculation.worth, game.auction.bid)
    assert [level for _, level in calculation.counted][-1] == calculation.levels
    worth = game_value(game.contract, result.matadors, schneider=result.schneider, schwarz=result.schwarz)
    assert worth == calculation.worth


@meets(20)
@given(seeds)
def test_card_points_of_a_played_trump_game_add_up(seed: int) -> None:
    game = finished_game(seed)
    if game.position is None or game.contract is None:
        assert game.result().passed_in
        return
    if game.position.is_over:
        met()
        result = game.result()
        assert result.points + game.position.defender_points == 120
        assert result.tricks + game.position.defender_tricks == 10


@meets(40)
@given(seeds)
def test_list_points_follow_seeger_and_fabian(seed: int) -> None:
    result = finished_game(seed).result()
    if result.declarer is None:
        return
    met()
    three, four = result.list_points(3), result.list_points(4)
    assert three[result.declarer] == four[result.declarer] == result.value + (50 if result.won else -50)
    for seat in SEATS:
        if seat != result.declarer:
            assert (three[seat], four[seat]) == ((0, 0) if result.won else (40, 30))


@given(seeds, st.sampled_from(list(Kind)), st.integers(0, 2), choices)
def test_python_rules_and_core_play_the_same_game(seed: int, kind: Kind, declarer: int, numbers: list[int]) -> None:
    dealt = deal(seed)
    hands = (dealt.hands[0].mask, dealt.hands[1].mask, dealt.hands[2].mask)
    position = Position(kind, declarer, hands, dealt.skat.mask)
    core = CorePosition(kind, declarer, hands)
    for number in numbers[:30]:
        legal = position.legal_moves()
        assert core.legal() == position.legal_mask()
        card = legal[number % len(legal)]
        position = position.after(card)
        core.play(card)
        assert (core.turn, core.leader, core.points, core.tricks) == (
            position.turn,
            position.leader,
            position.points,
            position.tricks,
        )
        assert (tuple(core.hands), tuple(core.trick)) == (position.hands, position.trick)
        assert core.is_over == position.is_over
    for _ in range(30):
        core.undo()
    assert tuple(core.hands) == hands


@meets(200)
@given(seeds, choices, st.integers(0, 59), st.integers(0, 2))
def test_a_view_knows_exactly_what_its_seat_may_know(seed: int, numbers: list[int], stop: int, seat: int) -> None:
    game = play_out(Game(deal(seed)), numbers[:stop])
    view = game.view(seat)
    assert view.hand == game.hand(seat)
    hidden = view.unseen.mask
    assert hidden & (view.hand.mask | view.played.mask) == 0
    for _, card in view.plays:
        assert card in view.played
    if game.position is not None:
        met(sum(map(len, view.voids)))
        for other in SEATS:
            assert game.position.hands[other] & view.voids[other].mask == 0
    assert view.legal_moves() == (game.legal_moves() if game.turn == seat else [])


@meets(15)
@settings(max_examples=60)
@given(seeds, choices, st.integers(0, 50), st.integers(0, 3))
def test_a_view_does_not_depend_on_hidden_cards(seed: int, numbers: list[int], stop: int, seat: int) -> None:
    game = play_out(Game(deal(seed)), numbers[:stop])
    viewer = None if seat == 3 else seat
    if game.is_over:
        return  # the result is public and depends on the skat
    other = _other_world(game, viewer, random.Random(seed))
    if other is not None:
        met()
        assert _visible(other, viewer) == _visible(game, viewer)


def _visible(game: Game, seat: int | None) -> dict[str, object]:
    return {name: value for name, value in vars(game.view(seat)).items() if name != "seat"}


def _other_world(game: Game, seat: int | None, source: random.Random) -> Game | None:
    """The same moves on another deal that the seat cannot tell from the real one, if a few tries find one."""
    from kiebitz import CardSet, Deal

    view = game.view(seat)
    mask = view.unseen.mask
    for _ in range(20):
        hidden = [card for card in CARDS if mask >> card & 1]
        shuffled = hidden[:]
        source.shuffle(shuffled)
        swap = dict(zip(hidden, shuffled, strict=True))
        places = [CardSet([swap.get(card, card) for card in cards]) for cards in (*game.deal.hands, game.deal.skat)]
        other = Game(Deal((places[0], places[1], places[2]), places[3]))
        try:
            for move in game.moves:
                if isinstance(move, Declare) and move.discard is not None:
                    move = Declare(move.contract, CardSet([swap.get(card, card) for card in move.discard]))
                other.push(move)
        except IllegalMove:
            continue
        return other
    return None


@given(seeds)
def test_a_deal_uses_every_card_once(seed: int) -> None:
    dealt = deal(seed)
    masks = [cards.mask for cards in (*dealt.hands, dealt.skat)]
    assert sum(masks) == FULL_DECK
    assert sum(map(card_points, masks)) == 120


@meets(20)
@given(seeds, choices)
def test_claims_and_resignations_end_the_game_only_together(seed: int, numbers: list[int]) -> None:
    game = play_out(Game(deal(seed)), numbers[:20])
    if game.phase is not Phase.PLAY:
        return
    met()
    declarer = game.declarer
    defenders = [seat for seat in SEATS if seat != declarer]
    game.push(CLAIM)
    assert game.view(defenders[0]).open_hand == game.hand(declarer or 0)
    game.push(Resign(defenders[0]))
    assert not game.is_over
    game.push(Resign(defenders[1]))
    assert game.is_over
    assert game.result().resigned


def test_a_card_is_its_number() -> None:
    assert [Card(number) for number in range(32)] == list(CARDS)
