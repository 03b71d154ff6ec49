"""A deal can be checked: its commitment is shown from the start, and what it was made of once the deal is over."""

from __future__ import annotations

import hashlib

import pytest

from kiebitz import parse_game
from kiebitz.session import Opening, Question, Store, Table, commitment, deal_of_secret
from kiebitz.session.chance import SECRET_BITS, Chance, derived_seed
from tests.session.tables import TOPS_GRAND, act, settings, single, until_awaited


def test_the_commitment_is_the_hash_of_secret_and_salt() -> None:
    by_hand = hashlib.sha256(f"{'0' * 31}7/{'0' * 31}b".encode()).hexdigest()
    assert commitment(7, 11) == Opening(7, 11).commitment == by_hand


def test_a_deal_is_sealed_until_it_is_over_and_then_proves_itself(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "random"))
    shown = table.view(0).commitment
    while (awaited := until_awaited(table)).question is not Question.NEXT_DEAL:
        assert (table.view(0).commitment, table.view(0).opening) == (shown, None)
        act(table, awaited)
    seen = table.view(0)
    assert seen.game is not None
    assert seen.opening is not None
    assert seen.opening.commitment == seen.commitment == shown
    assert deal_of_secret(seen.opening.secret) == seen.game.deal


def test_a_seal_survives_a_restart_and_each_deal_has_its_own(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "random"))
    shown = {table.view(None).commitment}
    table.close()
    table = Table.resume(store, table.id)
    assert {table.view(None).commitment} == shown
    while table.view(0).number == 0:
        act(table, until_awaited(table))
    assert table.view(None).commitment not in {None, *shown}


def test_given_cards_have_no_seal(store: Store) -> None:
    table = Table.begin(store, single(None, "random", "random"), parse_game(TOPS_GRAND))
    assert table.view(0).commitment is None


# -- seeded tables ---------------------------------------------------------------------------------------------------


def test_two_tables_of_one_seed_have_the_same_cards_and_different_commitments(store: Store) -> None:
    tables = [Table.begin(store, settings(None, "random", "random", seed=7)) for _ in range(2)]
    cards = [store.load(table.id).state.game.deal for table in tables]
    assert cards[0] == cards[1]
    assert tables[0].view(0).commitment != tables[1].view(0).commitment


@pytest.mark.parametrize("seed", [None, 0, 7])
def test_a_salt_follows_from_nothing(seed: int | None) -> None:
    """Whoever knows the seed, and with it the secret of every deal, cannot tell which commitment is shown."""
    chance = Chance.of(seed)
    salts = {chance.opening(number % 3).salt for number in range(300)}
    assert len(salts) == 300
    assert max(salt.bit_length() for salt in salts) > SECRET_BITS - 8
    derived = {
        derived_seed(chance.root, use, number, bits=SECRET_BITS) for use in ("salt", "deal") for number in (0, 1, 2)
    }
    assert not salts & derived


def test_a_salt_is_kept_and_a_deal_to_come_gets_its_own(store: Store) -> None:
    """Also at a table that an older version began, whose first salt followed from the seed."""
    table = Table.begin(store, settings(None, "random", "random", seed=7))
    table.close()
    old = Opening(derived_seed(7, "deal", 0, bits=SECRET_BITS), derived_seed(7, "salt", 0, bits=SECRET_BITS))
    with store.change(table.id, store.load(table.id).revision) as change:
        change._database.execute("UPDATE deals SET salt = ?", f"{old.salt:032x}")
    table = Table.resume(store, table.id)
    assert table.view(0).commitment == old.commitment
    while table.view(0).number == 0:
        act(table, until_awaited(table))
    following = store.load(table.id).state.round.opening
    assert following is not None
    assert following.secret == derived_seed(7, "deal", 1, bits=SECRET_BITS)
    assert following.salt != derived_seed(7, "salt", 1, bits=SECRET_BITS)


@pytest.mark.parametrize("seed", [None, 0, 7])
def test_a_seeded_table_says_so_to_everybody(store: Store, seed: int | None) -> None:
    table = Table.begin(store, settings(None, "random", None, seed=seed))
    assert {table.view(place).settings.is_seeded for place in (0, 1, 2, None)} == {seed is not None}
