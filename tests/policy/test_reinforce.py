"""`kiebitz train policy --reinforce`: games against itself, a curve against the policy that ships, and a network."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from kiebitz import _core, create, deal, referee
from kiebitz.arena.contracts import CONTRACTED, start_of_row
from kiebitz.cli.main import cli
from kiebitz.models.loading import MANIFEST
from kiebitz.policy.network import NETWORK, load_playing, load_policy
from kiebitz.training.policy.checkpoint import Checkpoint
from kiebitz.training.policy.contracts import bid_contracts, dealt_anew, packed, read_contracts
from kiebitz.training.policy.deals import Pools
from kiebitz.training.policy.greedy import FAMILIES, Yardstick, family_of
from kiebitz.training.policy.plan import QUICK
from tests.policy.made_up import made_up_bytes, made_up_policy

COMMAND = ("train", "policy", "--reinforce", "--quick", "--jobs", "1")


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("playing")
    done = CliRunner().invoke(cli, [*COMMAND, "--out", str(out)], catch_exceptions=False)
    assert done.exit_code == 0
    assert "points per 36 ahead of rules" in done.output
    return out


def test_the_manifest_tells_what_was_gained_by_family_and_role(trained: Path) -> None:
    manifest = json.loads((trained / MANIFEST).read_text())
    assert manifest["model"] == "playing"
    assert manifest["games"] == QUICK.games
    assert [point["games"] for point in manifest["curve"]] == [256, 512]
    assert set(manifest["held_out"]) == {"policy", "rules", "policy-by-kermit"}
    assert manifest["widths"] == {"feelers": 128, "hidden": 256, "key": 32}
    for rival, gains in manifest["held_out"].items():
        assert set(gains) <= set(FAMILIES) if "kermit" in rival else set(gains) == set(FAMILIES)
        for found in gains.values():
            parts = found["declarer"]["mean"] + found["defence"]["mean"]
            assert found["total"]["mean"] == pytest.approx(parts, abs=0.2)


def test_an_interrupted_training_goes_on_to_the_same_network(trained: Path, tmp_path: Path) -> None:
    """As if killed after the first point of the curve."""
    file = trained / "checkpoint.npz"
    end = Checkpoint.read(file)
    assert end.turn == QUICK.turns
    whole = (trained / NETWORK).read_bytes()
    file.unlink()
    original = Checkpoint.write
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Checkpoint, "write", _killed_after(original))
        assert CliRunner().invoke(cli, [*COMMAND, "--out", str(trained)]).exit_code != 0
    assert Checkpoint.read(file).turn == QUICK.every
    assert CliRunner().invoke(cli, [*COMMAND, "--out", str(trained)]).exit_code == 0
    assert (trained / NETWORK).read_bytes() == whole
    assert Checkpoint.read(file) == end


def _killed_after(write: Callable[[Checkpoint, Path], None]) -> Callable[[Checkpoint, Path], None]:
    def written(checkpoint: Checkpoint, file: Path) -> None:
        write(checkpoint, file)
        raise KeyboardInterrupt

    return written


def test_what_was_reinforced_plays_and_can_be_gone_on_from(trained: Path, tmp_path: Path) -> None:
    assert isinstance(load_playing(str(trained)), _core.WidePolicy)
    assert not referee(deal(5), [create(f"policy:{trained}", seat) for seat in range(3)]).faults
    on = CliRunner().invoke(cli, [*COMMAND, "--seed", "2", "--start", str(trained), "--out", str(tmp_path)])
    assert on.exit_code == 0
    assert (tmp_path / NETWORK).read_bytes() != (trained / NETWORK).read_bytes()


def test_deals_are_those_of_the_seed_with_the_bids_of_a_player() -> None:
    deals = read_contracts(bid_contracts("rules", "train", 1, 0, 40))
    again = read_contracts(bid_contracts("rules", "train", 1, 20, 20))
    assert (deals[-len(again) :] == again).all()
    assert 0 < len(deals) <= 40
    assert (deals["bid"] >= 18).all()
    assert set(family_of(deals)) <= {0, 1, 2}
    assert (read_contracts(packed(deals)) == deals).all()


def test_dealt_anew_a_declarer_keeps_cards_bids_and_contract_and_others_hold_what_they_may() -> None:
    deals = read_contracts(bid_contracts("kermit", "train", 1, 0, 12))
    anew = dealt_anew(deals, 5, 1).reshape(len(deals), 5)
    assert (anew == dealt_anew(deals, 5, 1).reshape(anew.shape)).all()
    _core.ContractList(anew.tobytes())
    for deal_again, first in zip(anew, deals, strict=True):
        assert (deal_again["contract"] == first["contract"]).all()
        assert (deal_again["limits"] == first["limits"]).all()
        assert (deal_again["places"][:, first["declarer"]] == first["places"][first["declarer"]]).all()
        if not first["contract"][1]:  # who picked up the skat knows what lies there
            assert (deal_again["places"][:, 3] == first["places"][3]).all()
        assert len(np.unique(deal_again["places"], axis=0)) > 1
    assert len(dealt_anew(deals, 0, 1)) == 0


def test_a_turn_has_the_wanted_share_of_contracts_by_kermit(trained: Path) -> None:
    pools = Pools(QUICK, trained / "deals")
    by_rules = sum(len(read_contracts(file.read_bytes())) for file in (trained / "deals").glob("train-rules-*"))
    drawn = pools.drawn(3)
    assert len(drawn) == QUICK.turn
    assert (drawn >= by_rules).sum() == QUICK.turn * QUICK.kermit_share
    assert (drawn == pools.drawn(3)).all()
    assert (drawn != pools.drawn(4)).any()


def test_a_narrow_policy_begins_as_wide_as_before_and_says_the_same() -> None:
    narrow = made_up_policy()
    wide = _core.WidePolicy(_core.Learner(made_up_bytes(), 1).numbers())
    game = start_of_row(read_contracts(bid_contracts("rules", "train", 1, 0, 1))[0])
    while not game.is_over:
        seen = game.seen_by(game.turn)
        assert dict(wide.chances(seen)) == pytest.approx(dict(narrow.chances(seen)), abs=1e-5)
        assert wide.outcome(seen) == pytest.approx(narrow.outcome(seen), abs=1e-2)
        game.play(wide.chances(seen)[0][0])


def test_deals_that_are_none_are_refused() -> None:
    deals = read_contracts(bid_contracts("rules", "train", 1, 0, 10))
    with pytest.raises(ValueError, match="36 bytes"):
        _core.ContractList(deals.tobytes()[1:])
    for field, value in (("places", 0), ("declarer", 3), ("contract", 6)):
        spoilt = deals.copy()
        spoilt[field][0] = value
        with pytest.raises(ValueError, match="lacks cards, or nobody declares"):
            _core.ContractList(spoilt.tobytes())


def test_a_player_gains_nothing_over_itself_and_much_over_one_that_knows_nothing() -> None:
    deals = read_contracts(bid_contracts("rules", "test", 1, 0, 300))
    shipped = _core.PolicyPlayer(load_policy())
    assert all(found["total"]["mean"] == 0 for found in Yardstick(deals, shipped, 1).measure(shipped).values())
    gains = Yardstick(deals, _core.PolicyPlayer(made_up_policy()), 1).measure(shipped)
    assert gains["suit"]["declarer"]["low"] > 0
    assert gains["suit"]["defence"]["low"] > 0


def test_a_learner_takes_only_what_is_one() -> None:
    learner = _core.Learner(bytes(4 * _core.Policy.size), 1)
    deals = _core.ContractList(np.zeros(0, CONTRACTED).tobytes())
    with pytest.raises(ValueError, match="no deal of this number"):
        learner.learn(deals, [0], 1, 1e-4)
    with pytest.raises(ValueError, match="not the state of a learner"):
        learner.restore(b"short")
    with pytest.raises(ValueError, match="another number of weights"):
        _core.Learner(b"1234", 1)
