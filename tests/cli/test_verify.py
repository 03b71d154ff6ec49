"""`kiebitz verify` tells a deal that was promised from one that was not."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from kiebitz.cli.main import cli
from kiebitz.session import Opening, contribution_commitment, deal_of_secret, joint_secret

OPENING = Opening(0x0123456789ABCDEF0123456789ABCDEF, 0xFEDCBA9876543210FEDCBA9876543210)
SECRET, SALT = f"{OPENING.secret:032x}", f"{OPENING.salt:032x}"


def test_a_deal_that_was_promised_is_dealt_again() -> None:
    done = CliRunner().invoke(cli, ["verify", OPENING.commitment, SECRET, SALT, "--lang", "de"])
    assert done.exit_code == 0
    assert "Vorhand" in done.output
    assert "Das Siegel ist der Hash" in done.output


def test_a_program_gets_the_deal_as_text() -> None:
    done = CliRunner().invoke(cli, ["verify", OPENING.commitment.upper(), SECRET, SALT, "--json"])
    assert json.loads(done.output) == {"version": 1, "verified": True, "deal": str(deal_of_secret(OPENING.secret))}


def test_another_secret_is_found_out_and_no_cards_are_shown() -> None:
    done = CliRunner().invoke(cli, ["verify", OPENING.commitment, SALT, SALT, "--json"])
    assert done.exit_code == 1
    assert json.loads(done.output) == {"version": 1, "verified": False, "deal": None}


@pytest.mark.parametrize("secret", ["", "123", "g" * 32, SECRET + "0"])
def test_what_is_no_number_of_the_right_length_is_named(secret: str) -> None:
    done = CliRunner().invoke(cli, ["verify", OPENING.commitment, secret, SALT, "--lang", "en"])
    assert done.exit_code == 2
    assert "SECRET is 32 hexadecimal digits" in done.output


def test_contributions_are_checked_and_the_cards_follow_from_all_of_them() -> None:
    values = [5, 7]
    contributions = [f"{contribution_commitment(value)}:{value:032x}" for value in values]
    arguments = ["verify", OPENING.commitment, SECRET, SALT]
    done = CliRunner().invoke(cli, [*arguments, *contributions, "--json"])
    dealt = str(deal_of_secret(joint_secret(OPENING.secret, values)))
    assert json.loads(done.output) == {"version": 1, "verified": True, "deal": dealt}
    swapped = f"{contribution_commitment(5)}:{7:032x}"
    done = CliRunner().invoke(cli, [*arguments, swapped, "--json"])
    assert (done.exit_code, json.loads(done.output)["verified"]) == (1, False)
    done = CliRunner().invoke(cli, [*arguments, "abc:def", "--lang", "en"])
    assert done.exit_code == 2
    assert "CONTRIBUTION is 64 hexadecimal digits" in done.output
