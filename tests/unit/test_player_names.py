"""One grammar names players, bidding systems and their options, and says what is wrong with a name."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz import InvalidOption, Option, Player, UnknownPlayer, create, format_player, parse_player, recipe_of
from kiebitz.arena.open_players import OPEN_PLAYERS
from kiebitz.players import PLAYERS, register
from kiebitz.players.described import summary_of
from kiebitz.players.random import RandomPlayer
from kiebitz.players.recipe import Role
from kiebitz.players.registry import BIDDING_SYSTEMS, Registry, reaches_machine
from kiebitz.words import words
from tests.meeting import meets, met


class Moody(RandomPlayer):
    def __init__(self, seed: int, glad: bool, pace: float) -> None:
        super().__init__(seed)
        self.glad = glad
        self.pace = pace


@register(
    "test-moody",
    "has a flag",
    options=(Option("glad", "boolean", False), Option("pace", "number", 1.0)),
)
def _moody(seed: int, glad: bool, pace: float) -> Player:
    return Moody(seed, glad, pace)


def options_of_all() -> list[Option]:
    registries: tuple[Registry[Any], ...] = (PLAYERS, BIDDING_SYSTEMS, OPEN_PLAYERS)
    entries = [entry for registry in registries for entry in registry.entries.values()]
    return [option for entry in entries if entry.factory is not _moody for option in entry.options]


def test_every_number_has_bounds() -> None:
    numbers = [option for option in options_of_all() if option.type in ("integer", "number")]
    assert numbers
    for option in numbers:
        assert option.low is not None, option.name
        assert option.high is not None, option.name


@pytest.mark.parametrize(
    "spec", ["kiebitz:worlds=99999999999999999999", "kermit:1000001", "ddss:threads=1e9", "rk:9999999x1"]
)
def test_numbers_beyond_all_bounds_are_refused(spec: str) -> None:
    with pytest.raises(InvalidOption):
        create(spec)


@pytest.mark.parametrize("value", ["nan", "inf", "1" + "0" * 400])
def test_what_is_no_number_is_refused(value: str) -> None:
    with pytest.raises(InvalidOption, match=r"number|from"):
        parse_player(f"value:{value}+rules")


def test_folders_are_known_by_the_kind_of_option() -> None:
    for spec in (
        "kiebitz:cards=x",
        "kermit:inference=x",
        "policy:x",
        "value@x+rules",
        "threshold:model=x+rules",
        "exec:x",
    ):
        assert reaches_machine(parse_player(spec)), spec
    for spec in ("kiebitz:cards=policy", "kermit:cards=none,inference=both", "policy", "value+rules", "kermit:cards="):
        assert not reaches_machine(parse_player(spec)), spec


def test_a_value_without_a_name_is_that_of_the_main_option() -> None:
    assert recipe_of("kermit:40").worlds == recipe_of("kermit:worlds=40").worlds == 40
    assert recipe_of("kermit").worlds == 160
    assert parse_player("kermit:40") == parse_player("kermit:worlds=40")


def test_options_are_separated_by_commas() -> None:
    recipe = recipe_of("kermit:40,inference=defenders,threads=2")
    assert (recipe.worlds, recipe.infers_as, recipe.threads) == (40, Role.DEFENDERS, 2)


def test_a_bare_word_is_a_flag() -> None:
    for spec, glad in (("", False), (":glad", True), (":glad=true", True), (":glad=false", False)):
        player = create("test-moody" + spec)
        assert isinstance(player, Moody)
        assert player.glad is glad


@pytest.mark.parametrize(
    ("option", "infers", "role"),
    [
        ("", True, Role.BOTH),
        (":inference=both", True, Role.BOTH),
        (":inference=declarer", True, Role.DECLARER),
        (":inference=defenders", True, Role.DEFENDERS),
        (":inference=none", False, Role.BOTH),
        (":level=2", False, Role.BOTH),
    ],
)
def test_inference_is_used_as_it_is_said(option: str, infers: bool, role: Role) -> None:
    recipe = recipe_of("kermit" + option)
    assert (recipe.inference is not None, recipe.infers_as) == (infers, role)


@pytest.mark.parametrize(
    ("spec", "fault"),
    [
        ("kermit:40,level=2", "'level' and 'worlds' of 'kermit' exclude each other: a level sets"),
        ("kermit:level=2,inference=none", "exclude each other"),
        ("kermit:40,worlds=40", "'worlds' twice"),
        (
            "kermit:wolrds=40",
            "no option 'wolrds=40'; it has: worlds, level, cards, null, playouts, finishes, share, fading, likes",
        ),
        ("kermit:inference=/nowhere", "/nowhere/manifest.json"),
        ("kermit:40.5", "of type integer"),
        ("rules:5", "it has none"),
        ("test-moody:5", "no option '5'"),
        ("random@models", "has no option '@models'"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(spec: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        create(spec)


def test_a_plus_may_belong_to_a_folder_or_a_command() -> None:
    found = parse_player("value:5@models/a+b+kermit:40")
    assert found.bidding is not None
    assert found.bidding.options == {"bolder": 5, "model": "models/a+b"}
    assert (found.name, found.options) == ("kermit", {"worlds": 40})
    engine = parse_player("value+exec:./engine --a+b x,y=1 @z")
    assert engine.options == {"argument": "./engine --a+b x,y=1 @z"}


@pytest.mark.parametrize("spec", ["value+", "+kermit", "", ":", "kermit+rules", "value"])
def test_half_a_name_is_unknown(spec: str) -> None:
    with pytest.raises(UnknownPlayer):
        create(spec)


@given(
    st.fixed_dictionaries(
        {},
        optional={
            "worlds": st.integers(1, 500),
            "inference": st.sampled_from(["both", "declarer", "defenders", "none"]),
            "threads": st.integers(1, 4),
            "seconds": st.floats(0.001, 100),
        },
    ),
    st.sampled_from(["", "value+", "threshold:0.7+", "value:5@some/folder+", "rules+"]),
)
def test_names_are_read_as_they_were_written(options: dict[str, int | float | str], bidding: str) -> None:
    words = ",".join(f"{name}={value}" for name, value in options.items())
    spec = parse_player(f"{bidding}kermit:{words}")
    assert dict(spec.options) == options
    assert parse_player(format_player(spec)) == spec


NEARLY_NAMES = st.tuples(
    st.sampled_from(["", "rules+", "value+", "+"]),
    st.sampled_from(["kermit", "rules", "kermit:worlds=1", "kermit:paranoid=true,worlds=1"]),
    st.text(alphabet="01:=,+@. ", max_size=4),
).map("".join)


@meets(5)
@given(NEARLY_NAMES | st.text(alphabet="kermitules:=,+@01. ", max_size=20))
def test_any_text_is_a_player_or_a_fault_that_is_told(text: str) -> None:
    try:
        spec = parse_player(text)
    except (UnknownPlayer, InvalidOption):
        return
    met()
    assert parse_player(format_player(spec)) == spec


def test_every_player_has_a_word_about_it() -> None:
    for name, entry in PLAYERS.entries.items():
        assert summary_of(PLAYERS, name, words("en"))
        assert entry.main is None or entry.option(entry.main) is not None
