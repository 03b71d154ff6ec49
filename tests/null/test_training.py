"""Learning what suits are worth: the same from the same seed, and sane from the beginning."""

import numpy as np

from kiebitz.null.patterns import is_certain
from kiebitz.training.null.fit import fit, rows_of
from kiebitz.training.null.games import play_games
from kiebitz.training.null.trials import play_trials, read_trials


def test_trials_are_the_same_again_and_tell_both_kinds_of_game() -> None:
    trials = read_trials(play_trials(seed=1, number=0, size=200))
    assert np.array_equal(trials, read_trials(play_trials(seed=1, number=0, size=200)))
    assert trials["ouvert"].sum() == 100
    assert 0 < trials["won"].mean() < 0.6
    assert np.all(np.bitwise_count(trials["hand"]) == 10)
    assert np.all(np.bitwise_count(trials["put"]) == 2)


def test_a_fit_knows_what_is_safe_and_that_lower_is_better() -> None:
    trials = read_trials(play_trials(seed=2, number=0, size=600))
    chances = fit(trials[~trials["ouvert"]])
    assert chances.shape == (2, 3, 256)
    for leads in (False, True):
        sure = [pattern for pattern in range(256) if is_certain(pattern, leads)]
        assert np.allclose(chances[int(leads), 0, sure], 1) or leads
    assert np.all(chances[:, :, 0b1] >= chances[:, :, 0b10])
    assert np.all(chances[:, :, 0b10] >= chances[:, :, 0b10000000])
    expected = chances.ravel()[rows_of(trials[~trials["ouvert"]])].prod(axis=1)
    assert abs(expected.mean() - trials[~trials["ouvert"]]["won"].mean()) < 0.1


def test_games_are_closed_and_played_to_their_end() -> None:
    games = read_trials(play_games(seed=1, number=0, size=3))
    assert not games["ouvert"].any()
    assert np.array_equal(games, read_trials(play_games(seed=1, number=0, size=3)))
