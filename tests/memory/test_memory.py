"""What is remembered of people: from what everybody could see, adding up, and never from hidden cards."""

from __future__ import annotations

import random
from functools import cache

import pytest

from kiebitz import Game, create
from kiebitz.deals import SEATS, random_deal
from kiebitz.errors import Fault
from kiebitz.memory import Memory, played_openly
from kiebitz.memory.calls import THRESHOLDS, Calls, Shown
from kiebitz.memory.mistakes import count_mistakes, judge
from kiebitz.players.referee import continue_game
from kiebitz.view import View

NAMES = ("Anna", "Bernd", "Carla")


def played(*specs: str, deals: int, seed: int = 0) -> list[tuple[Game, tuple[str, str, str]]]:
    """Games of three players who stay, and the names at the three seats."""
    players = [create(spec, place) for place, spec in enumerate(specs)]
    games = []
    for number in range(deals):
        places = [(number + seat) % 3 for seat in SEATS]
        names = NAMES[places[0]], NAMES[places[1]], NAMES[places[2]]
        game = Game(random_deal(random.Random(seed + number)))
        continue_game(game, [players[place] for place in places], None, names)
        games.append((game, names))
    return games


@cache
def views() -> list[View]:
    """Games to the last card, as an onlooker has seen them."""
    found = [game.view(None, names) for game, names in played("rules", "rules", "random", deals=20)]
    return [view for view in found if len(view.plays) == 30]


@cache
def remembered() -> Memory:
    memory = Memory()
    for view in views():
        memory = memory.after(view)
    return memory


def test_everybody_sees_the_same_game_by_the_end() -> None:
    for game, names in played("rules", "rules", "rules", deals=6):
        seen = [played_openly(game.view(seat, names)) for seat in (*SEATS, None)]
        assert len({one.view(None).history if one else None for one in seen}) == 1
        assert len({one.deal if one else None for one in seen}) == 1


def test_mistakes_are_those_of_the_real_cards() -> None:
    """The declarer's skat and discard change places, which card play cannot tell."""
    for game, names in played("rules", "random", "rules", deals=6, seed=50):
        seen = played_openly(game.view(None, names))
        assert seen is None or judge(seen) == judge(game)


def test_which_cards_were_in_the_skat_changes_nothing() -> None:
    for game, names in played("rules", "rules", "rules", deals=12, seed=80):
        if game.contract is None or game.contract.hand:
            continue
        view = game.view(None, names)
        other = played_openly(view)
        assert other is not None
        assert Memory().after(other.view(None, names)) == Memory().after(view)


def test_a_game_counts_once_for_each_of_the_three() -> None:
    memory, games = remembered(), len(views())
    assert [memory.of(name).games for name in NAMES] == [games] * 3
    assert sum(memory.of(name).declared for name in NAMES) == games
    assert sum(memory.of(name).counted().decisions for name in NAMES) == 30 * games


def test_situations_add_up_to_all_mistakes() -> None:
    for name in NAMES:
        known = remembered().of(name)
        for words in (("declarer", "defender"), ("suit", "grand", "null"), ("lead", "follow")):
            assert sum(known.counted(word).opportunities for word in words) == known.counted().opportunities


def test_memories_of_parts_are_the_memory_of_the_whole() -> None:
    first, second = Memory(), Memory()
    for number, view in enumerate(views()):
        if number % 2:
            first = first.after(view)
        else:
            second = second.after(view)
    merged, whole = first + second, remembered()
    for name in NAMES:
        assert merged.of(name).mistakes == whole.of(name).mistakes
        assert merged.of(name).calls.losses == pytest.approx(whole.of(name).calls.losses)
        assert merged.of(name).foresight.expert == pytest.approx(whole.of(name).foresight.expert)


def test_who_plays_any_card_errs_more_and_is_foreseen_worse() -> None:
    someone, anything = remembered().of("Anna"), remembered().of("Carla")
    assert anything.mistake_rate > someone.mistake_rate
    per_card = [known.foresight.other / known.foresight.cards for known in (someone, anything)]
    assert per_card[0] > per_card[1]


def test_a_stranger_errs_as_strong_players_do() -> None:
    assert Memory().of("nobody").mistake_rate == pytest.approx(0.1)


def test_games_without_names_or_cut_short_tell_nothing() -> None:
    game, names = played("rules", "rules", "rules", deals=1)[0]
    assert Memory().after(game.view(None)) == Memory()
    assert Memory().after(Game(game.deal).view(None, names)) == Memory()


def test_it_is_written_and_read_again() -> None:
    assert Memory.from_json(remembered().to_json()) == remembered()


@pytest.mark.parametrize(
    "text", [b"", b"[]", b'{"a": 1}', b'{"a": {"calls": {"number": 1, "losses": [0.5]}}}', b"\xff"]
)
def test_other_texts_are_refused(text: bytes) -> None:
    with pytest.raises(Fault):
        Memory.from_json(text)


def test_somebody_is_forgotten_on_request() -> None:
    assert set(remembered().without("Anna").people) == {"Bernd", "Carla"}


def test_a_threshold_lies_between_what_is_said_and_what_is_refused() -> None:
    shown = [Shown(0.64, said=True), Shown(0.56, said=False), Shown(0.9, said=True), Shown(0.1, said=False)]
    assert Calls().after(shown).threshold == pytest.approx(0.6, abs=0.01)


def test_contradictions_are_weighed() -> None:
    """Two who refuse at 0.7 outweigh one who says at 0.5."""
    shown = [Shown(0.5, said=True), Shown(0.7, said=False), Shown(0.7, said=False)]
    assert Calls().after(shown).threshold == pytest.approx(0.7, abs=0.01)


def test_nothing_shown_is_no_threshold() -> None:
    assert Calls().threshold is None
    assert len(Calls().losses) == len(THRESHOLDS)


def test_mistake_counts_of_words_and_memory_agree() -> None:
    words = [judge(game) for view in views() if (game := played_openly(view)) is not None]
    by_memory = sum(remembered().of(name).counted().mistakes for name in NAMES)
    assert by_memory == sum(count_mistakes(seats).mistakes for seats in words)
