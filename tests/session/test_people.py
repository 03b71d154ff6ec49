"""What the store remembers of people: games add up, help tells nothing, and whoever is forgotten stays so."""

from __future__ import annotations

from pathlib import Path

import pytest

from kiebitz.players.adaptive import Adaptive
from kiebitz.session import Identity, Place, Settings, Store, Table, UnknownPerson
from kiebitz.session.people import exported, together

COMPUTERS = tuple(Place(name, "rules") for name in ("Bea", "Cem", "Dora"))


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "kiebitz.sqlite")


def play_out(store: Store, places: tuple[Place, ...] = COMPUTERS, deals: int = 9, seed: int = 3) -> int:
    """A whole list among computer players; the number of its table."""
    with Table.begin(store, Settings(places=places, deals=deals, seed=seed)) as table:
        while not table.is_over:
            table.step()
        return table.id


def test_every_game_of_a_list_is_remembered_once(store: Store) -> None:
    table = play_out(store)
    (rules,) = store.people.all()
    assert not rules.is_person
    assert rules.name == "rules"
    assert rules.known.games >= 3  # some passed in; three seats of each game that was played to the end
    assert rules.known.counted().decisions > 0
    store.people.remember(table, store.load(table).state)
    assert store.people.all()[0].known == rules.known


def test_what_was_known_is_told_at_the_next_table_and_stays_as_it_began(store: Store) -> None:
    play_out(store)
    known = store.people.all()[0].known
    with Table.begin(store, Settings(places=COMPUTERS, deals=3, seed=4)) as table:
        number = table.id
    assert store.load(number).known.of("Bea") == known
    play_out(store, seed=5)
    assert store.load(number).known.of("Bea") == known


def test_a_person_who_is_forgotten_is_a_stranger_everywhere(store: Store) -> None:
    table = play_out(store)
    seen = store.people.all()[0].known
    with store._database.transaction():
        store.people._add(Place("Anna"), seen)
    with Table.begin(store, Settings(places=(Place("anna"), *COMPUTERS[:2]), deals=3)) as begun:
        number = begun.id
    assert store.load(number).known.of("anna") == seen
    found = store.people.of("ANNA")
    assert found is not None
    assert b'"Anna"' in exported([found])
    assert store.people.forget("anna")
    assert not store.people.forget("anna")
    assert store.people.of("Anna") is None
    assert store.load(number).known.of("anna").games == 0
    store.people.remember(table, store.load(table).state)
    assert store.people.of("Anna") is None


def test_an_adaptive_player_is_told_who_is_a_person(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[frozenset[str]] = []
    monkeypatch.setattr(Adaptive, "meet_people", lambda self, names: told.append(names))
    places = (Place("Anna"), Place("Bea", "adaptive"), Place("Cem", "adaptive"))
    with Table.begin(store, Settings(places=places, deals=3, seed=1)) as table:
        while table.step() is None:
            pass
    assert set(told) == {frozenset({"Anna"})}


def test_somebody_is_known_by_all_their_names_and_a_program_by_how_it_is_written(store: Store) -> None:
    play_out(store)
    seen = store.people.get("rules").known
    with store._database.transaction():
        for name in ("Anna", "Annegret", "Bernd"):
            store.people._add(Place(name), seen)
    found = store.people.who_is(Identity("anna", ("ANNEGRET", "Carla")))
    assert [one.name for one in found] == ["Anna", "Annegret"]
    assert together(found).games == 2 * seen.games
    assert together([]).games == 0
    with pytest.raises(UnknownPerson, match="Rules"):
        store.people.get("Rules")
