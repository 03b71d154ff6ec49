"""Matches that the core plays alone come to what the referee's table comes to, game by game."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from kiebitz import _core
from kiebitz.arena.contracts import bid_contracts, contracted, openings, read_contracts, start_of_row
from kiebitz.arena.match import Match, opening
from kiebitz.arena.results import PlayedGame
from kiebitz.arena.roles import Played, gains, in_core, play, starts_of_contracts, starts_of_match
from kiebitz.arena.scores import pair_scores
from kiebitz.cli.main import cli
from kiebitz.deals import SEATS
from kiebitz.models.loading import standing
from kiebitz.policy.network import NETWORK
from kiebitz.training.manifest import write_manifest
from tests.arena import matches
from tests.arena.matches import cardplay

SEARCHING = ("kermit:3", "kiebitz:2")  # whose cards depend on luck, in null games too
QUICK = ("policy", "value+rules")


def in_the_core(match: Match, deals: int, threads: int = 1) -> Played:
    first, second = map(in_core, match.players)
    return play(starts_of_match(match, deals), first, second, match.seed, threads=threads)


def both_sides(game: PlayedGame) -> tuple[int, int]:
    """Of the declarer and of each defender."""
    assert game.declarer is not None
    (defenders,) = {game.list_points[seat] for seat in SEATS if seat != game.declarer}
    return game.list_points[game.declarer], defenders


@pytest.mark.parametrize(
    ("players", "bidding", "deals"), [(QUICK, "rules", 60), (QUICK[::-1], "kermit", 30), (SEARCHING, "rules", 5)]
)
def test_every_game_ends_as_at_the_referees_table(players: tuple[str, str], bidding: str, deals: int) -> None:
    match = cardplay(*players, roles=True, bidding=bidding, seed=5)
    refereed = matches.play(match, deals)
    found = in_the_core(match, deals)
    assert found.points.tolist() == [[list(both_sides(game)) for game in games] for games in refereed]
    scores, expected = found.scores(), pair_scores(match, (0, 1), refereed)
    assert np.allclose(scores.parts, expected.parts)
    for ours, theirs in (
        (scores.gain_as_declarer(), expected.gain_as_declarer()),
        (scores.gain_in_defence(), expected.gain_in_defence()),
    ):
        assert ours is not None
        assert theirs is not None
        assert np.allclose(ours, theirs)


@pytest.mark.parametrize(("players", "deals"), [(QUICK, 60), (SEARCHING, 4)])
def test_the_number_of_threads_changes_nothing(players: tuple[str, str], deals: int) -> None:
    match = cardplay(*players, roles=True)
    alone, together = (in_the_core(match, deals, threads).points for threads in (1, 3))
    assert (alone == together).all()
    assert len(np.unique(alone)) > 3


def test_kinds_stand_by_themselves_and_cover_all_deals() -> None:
    found = gains(in_the_core(cardplay("policy", "rules", roles=True, seed=2), 80))
    kinds = [part for name, part in found.items() if name != "all"]
    assert len(kinds) == 3
    assert sum(part.deals for part in kinds) == found["all"].deals == 80
    total = sum(part.deals * part.difference.mean for part in kinds)
    assert total == pytest.approx(80 * found["all"].difference.mean)
    for part in found.values():
        assert part.as_declarer.mean + part.in_defence.mean == pytest.approx(part.difference.mean)


def test_weights_of_a_folder_meet_those_that_ship(tmp_path: Path) -> None:
    worse = np.fromfile(standing("policy") / NETWORK, np.float32)
    worse[np.random.default_rng(1).random(len(worse)) < 0.2] = 0
    worse.tofile(tmp_path / NETWORK)
    write_manifest(tmp_path, "policy", command="", seed=0, games=0, held_out={}, files=[NETWORK], more={})
    found = in_the_core(cardplay("policy", f"policy:{tmp_path}", roles=True), 300)
    assert gains(found)["all"].difference.mean > 0


@pytest.mark.parametrize("player", ["random", "kermit:5,paranoid", "kermit:5,seconds=1", "book"])
def test_who_is_not_of_the_core_alone_is_refused(player: str) -> None:
    with pytest.raises(ValueError, match="not decided by the core alone"):
        in_core(player)


def test_the_core_wants_luck_for_every_deal_and_somebody_everywhere() -> None:
    game = start_of_row(contracted([opening(cardplay("rules", "random"), 0)])[0])
    rules, chance = _core.RulesPlayer(), _core.RandomPlayer()
    assert len(_core.play_roles([game] * 3, rules, rules)) == 3
    with pytest.raises(ValueError, match="need luck"):
        _core.play_roles([game], rules, chance)
    with pytest.raises(ValueError, match="need luck"):
        _core.play_roles([game, game], rules, chance, [[[0] * 30] * 3])
    with pytest.raises(ValueError, match="not None"):
        _core.play_roles([None], rules, rules)  # type: ignore[list-item]
    with pytest.raises(ValueError, match="threads"):
        _core.play_roles([game], rules, rules, threads=0)
    with pytest.raises(TypeError):
        _core.play_roles([game], None, rules)  # type: ignore[arg-type]
    assert not game.is_over  # the deals stay as they are


def test_the_command_tells_what_the_match_in_the_arena_does(tmp_path: Path) -> None:
    def arena(*words: str | Path) -> str:
        result = CliRunner().invoke(cli, ["arena", *map(str, words)])
        assert result.exit_code == 0, result.output
        return result.stdout

    quick = json.loads(arena("roles", "policy", "rules", "--deals", "40", "--json"))["gains"]["all"]
    usual = json.loads(arena("cardplay", "policy", "rules", "--roles", "--deals", "40", "-j", "1", "--json"))
    (difference,) = usual["differences"]
    assert quick["difference"] == difference["per_36"]
    assert quick["as_declarer"] == difference["gain_as_declarer"]
    arena("contracts", "--deals", "40", "--out", tmp_path / "kept", "-j", "1")
    kept = json.loads(arena("roles", "policy", "rules", "--contracts", tmp_path / "kept", "--json"))["gains"]
    assert kept["all"] == quick
    grands = arena("roles", "policy", "rules", "--contracts", tmp_path / "kept", "--kind", "grand")
    assert f"{kept['grand']['deals']} deals" in grands
    refused = CliRunner().invoke(cli, ["arena", "roles", "policy", "random"])
    assert refused.exit_code == 1
    assert "not decided by the core alone" in refused.output


def test_kept_contracts_are_those_of_the_match(tmp_path: Path) -> None:
    match = cardplay("rules", "policy", roles=True, seed=9)
    for number in (0, 5):
        (tmp_path / f"{number}.npz").write_bytes(bid_contracts(match, number, 5))
    kept = starts_of_contracts(read_contracts(tmp_path))
    first, second = map(in_core, match.players)
    assert (play(kept, first, second, match.seed).points == in_the_core(match, 10).points).all()


def test_games_of_an_archive_have_contracts(tmp_path: Path) -> None:
    match = cardplay("rules", "random", seed=3)
    games = [game for deal in matches.play(match, 4) for game in deal]
    archive = tmp_path / "games.sgf"
    archive.write_text("".join(game.record + "\n" for game in games), encoding="utf-8")
    assert [game.history for game in openings(archive)] == [
        opening(match, number).history for number in range(4) for _ in range(2)
    ]
    assert (read_contracts(archive)[::2] == contracted(opening(match, number) for number in range(4))).all()


def test_what_holds_no_contracts_is_told(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no deals with contracts in"):
        read_contracts(tmp_path)
    np.savez(tmp_path / "other.npz", deals=np.zeros(3))
    with pytest.raises(ValueError, match="its columns are others"):
        read_contracts(tmp_path / "other.npz")
    (tmp_path / "text.npz").write_text("no archive")
    with pytest.raises(ValueError, match="is no table"):
        read_contracts(tmp_path / "text.npz")
