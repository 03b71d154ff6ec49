"""`kiebitz train policy`, from games to a network with which `kermit` reads cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from kiebitz import create, deal, recipe_of, referee
from kiebitz.cli.main import cli
from kiebitz.models.loading import MANIFEST
from kiebitz.policy.network import NETWORK, load_policy
from kiebitz.training.policy.games import play_test_games
from kiebitz.training.policy.styles import STYLES
from tests.policy.made_up import write_policy

COMMAND = ("train", "policy", "--quick", "--jobs", "1")


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("policy")
    done = CliRunner().invoke(cli, [*COMMAND, "--out", str(out)], catch_exceptions=False)
    assert done.exit_code == 0
    assert "log-loss" in done.output
    return out


def test_the_manifest_tells_what_was_learned(trained: Path) -> None:
    manifest = json.loads((trained / MANIFEST).read_text())
    assert manifest["plan"]["seed"] == 1
    assert 0 < manifest["held_out"]["log_loss"] < 2  # a hundred games teach little
    assert set(manifest["by_role_and_trick"]) == {"declarer", "defender before", "defender behind"}
    assert [found["games"] for found in manifest["learning_curve"]] == sorted(
        found["games"] for found in manifest["learning_curve"]
    )
    assert set(manifest["bits"]) == {"kermit:10", "rules", "ddss:20", "book"}


def test_an_interrupted_training_goes_on_to_the_same_network(trained: Path) -> None:
    before = (trained / NETWORK).read_bytes()
    next(trained.rglob("*.npz")).unlink()  # as if killed before this one
    done = CliRunner().invoke(cli, [*COMMAND, "--out", str(trained)])
    assert done.exit_code == 0
    assert (trained / NETWORK).read_bytes() == before


def test_a_run_with_another_seed_does_not_go_on_there(trained: Path) -> None:
    done = CliRunner().invoke(cli, [*COMMAND, "--seed", "2", "--out", str(trained)])
    assert done.exit_code != 0
    assert "another training" in done.output


def test_a_turn_goes_on_from_a_training_with_the_evidence_of_a_teacher(trained: Path, tmp_path: Path) -> None:
    taught = (*COMMAND, "--teacher", "kermit:2", "--start", str(trained), "--seed", "2", "--out", str(tmp_path))
    assert CliRunner().invoke(cli, taught, catch_exceptions=False).exit_code == 0
    manifest = json.loads((tmp_path / MANIFEST).read_text())
    first = json.loads((trained / MANIFEST).read_text())
    assert manifest["plan"]["teacher"] == "kermit:2"
    assert manifest["older_games"] == first["games"]
    assert manifest["held_out"]["log_loss"] < manifest["before"]["log_loss"]
    refused = CliRunner().invoke(cli, [*COMMAND, "--seed", "2", "--out", str(tmp_path)])
    assert "another training" in refused.output


@pytest.mark.parametrize("player", ["rules", "kermit:level=2", "nobody"])
def test_a_teacher_has_evidence(player: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(cli, [*COMMAND, "--teacher", player, "--out", str(tmp_path)])
    assert done.exit_code == 1
    assert "teacher" in done.output or "nobody" in done.output
    assert not any(tmp_path.iterdir())


def test_kermit_reads_cards_with_a_policy_of_a_folder(tmp_path: Path) -> None:
    spec = f"kermit:2,cards={write_policy(tmp_path)}"
    assert recipe_of(spec).reading == str(tmp_path)
    played = referee(deal(5), [create(spec, seat) for seat in range(3)])
    assert not played.faults
    assert played.game.is_over


def test_kermit_reads_no_cards_unless_it_is_told_to() -> None:
    assert recipe_of("kermit:2").reading is None


def test_a_folder_without_a_policy_is_told(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"manifest.json: it cannot be read .* `kiebitz train policy`"):
        load_policy(str(tmp_path))


def test_who_reads_cards_reads_bids_as_well(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="reads bids"):
        create(f"kermit:inference=none,cards={write_policy(tmp_path)}")
    with pytest.raises(ValueError, match="level"):
        create(f"kermit:level=2,cards={write_policy(tmp_path)}")


def test_a_stranger_plays_at_a_view_and_is_learned_from_by_nobody() -> None:
    games = play_test_games("book", 1, 3)
    assert (games["plays"] > 0).all()
    assert all(style.share == 0 for style in STYLES if style.player)
