"""The whole way from nothing to a bidding model, in a folder from which it can go on after any end.

samples/   labelled by the solver, a file a chunk      } kept so that an interrupted run
openings/  or games on any hand, with their outcomes   } does not begin anew
games/     played with the model of each turn
matches/   the model of each turn against the one before
tables.bin, passing.json, linear.json, neighbours.npz, manifest.json   what ships
networks.bin, passing.json, manifest.json                              of outcomes
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np

from kiebitz.bidding.chances import FAMILY_NAMES, NETWORKS_FILE, OUTCOMES, TABLES_FILE, Model, load_model, model_in
from kiebitz.bidding.estimates import LINEAR_FILE, NEIGHBOURS_FILE
from kiebitz.bidding.passing import ALL_SITUATIONS, PASSING_FILE, load_passing
from kiebitz.models.loading import open_model
from kiebitz.training.bidding import openings
from kiebitz.training.bidding.correct import correct, passing_values
from kiebitz.training.bidding.matched import match_chunk
from kiebitz.training.bidding.older import VALUE_CHUNK, fit_linear, knowledge_base, value_chunk
from kiebitz.training.bidding.openings import Outcomes
from kiebitz.training.bidding.played import DEALS, Lineup, Played, as_samples, play_chunk, read_played
from kiebitz.training.bidding.run import FULL, QUICK, Plan, label_and_fit, read
from kiebitz.training.bidding.samples import SAMPLE
from kiebitz.training.bidding.tables import score, taken_apart
from kiebitz.training.manifest import write_manifest
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.run_folder import RunFolder
from kiebitz.work.statistics import Estimate, estimate_mean
from kiebitz.work.workers import Workers

_OF_OPEN_HANDS: Final = (LINEAR_FILE, NEIGHBOURS_FILE)
FIRST_GUESS: Final = -15.0  # what passing is worth before any game was played


class Watch(Protocol):
    """Somebody who wants to know how far it is; stages have names, and numbers that go with them."""

    def begin(self, stage: str, **values: int) -> None: ...

    def advance(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Course:
    """How much of everything.

    games    the number of chunks played in each turn
    matches  the number of chunks of the match after each turn; a turn that gains nothing is the last. 0 for no match
    player   the card player
    start    the folder of a model that bids first and whose tables or networks are kept: only games are played
    """

    labels: Plan | Outcomes
    value_chunks: int
    games: tuple[int, ...]
    matches: int
    player: str
    start: str = ""

    @property
    def pieces(self) -> int:
        labels = 0 if self.start else self.labels.total + self.value_chunks
        return labels + sum(self.games) + len(self.games) * self.matches

    @property
    def model(self) -> str:
        """Which model comes of it."""
        if self.start:
            return model_in(self.start)
        return OUTCOMES if isinstance(self.labels, Outcomes) else "bidding"


QUICK_COURSE: Final = Course(QUICK, 4, games=(4,), matches=0, player="rules")
FULL_COURSE: Final = Course(FULL, 80, games=(75, 75, 75, 75), matches=20, player="kermit:20")
QUICK_OUTCOMES: Final = Course(openings.QUICK, 0, games=(4,), matches=0, player="rules")
FULL_OUTCOMES: Final = Course(Outcomes(), 0, games=(75, 75), matches=0, player="policy")
COURSES: Final = {  # by whether outcomes are learned from, and whether it is only tried
    (False, False): FULL_COURSE,
    (False, True): QUICK_COURSE,
    (True, False): FULL_OUTCOMES,
    (True, True): QUICK_OUTCOMES,
}


def learn(workers: Workers, course: Course, seed: int, out: Path, watch: Watch, command: str) -> dict[str, Any]:
    """Do what is missing, write the model, and return its manifest."""
    with RunFolder(out, "training", {"seed": seed, "recipe": asdict(course)}):
        return _learn(workers, course, seed, out, watch, command)


def _learn(workers: Workers, course: Course, seed: int, out: Path, watch: Watch, command: str) -> dict[str, Any]:
    start = time.monotonic()
    if course.start:
        first, samples, held_out = _go_on(course, out)
    else:
        model, samples, held_out = _first_stage(workers, course, seed, out, watch)
        first = Lineup(model, _first_passing(), course.player)
    best, turns = _take_turns(workers, course, seed, out, watch, first)
    numbers = NETWORKS_FILE if course.model == OUTCOMES else TABLES_FILE
    best.model.save(out / numbers)
    (out / PASSING_FILE).write_text(json.dumps(best.passing, indent=0) + "\n", encoding="utf-8")
    return write_manifest(
        out,
        course.model,
        command=command,
        seed=seed,
        games=sum(turn["deals"] for turn in turns),
        held_out=held_out,
        files=(numbers, PASSING_FILE, *(() if course.model == OUTCOMES else _OF_OPEN_HANDS)),
        more={
            "plan": asdict(course),
            "samples": samples,
            "turns": turns,
            "corrections": _corrections(best.model),
            "seconds": round(time.monotonic() - start),
        },
    )


def _first_stage(
    workers: Workers, course: Course, seed: int, out: Path, watch: Watch
) -> tuple[Model, int, list[dict[str, Any]]]:
    """The model before any game was bid, of how many samples, and how well it does on others."""
    if isinstance(course.labels, Outcomes):
        played = openings.play_and_fit(workers, course.labels, seed, out / "openings", watch.advance, watch.begin)
        model, training, judged_by = played.model, played.training, openings.closed(played.held_out)
    else:
        model, labelled = label_and_fit(workers, course.labels, seed, out / "samples", watch.advance, watch.begin)
        _older_systems(workers, course, course.labels, seed, out, watch)
        training, judged_by = labelled.training, labelled.held_out
    return model, len(training), [_rounded(asdict(one)) for one in score(model, judged_by)]


def _go_on(course: Course, out: Path) -> tuple[Lineup, int, list[dict[str, Any]]]:
    """Who bids first, and what its manifest says of its labels; what belongs to open hands is copied."""
    start = open_model(course.model, course.start)
    for name in () if course.model == OUTCOMES else _OF_OPEN_HANDS:
        (out / name).write_bytes(start.read(name))
    passing = load_passing(course.start).values
    held_out = (
        start.manifest["held_out"] if "held_out" in start.manifest else start.manifest["held out"]
    )  # an older one
    return Lineup(load_model(course.start), passing, course.player), start.manifest["samples"], held_out


def _take_turns(
    workers: Workers, course: Course, seed: int, out: Path, watch: Watch, first: Lineup
) -> tuple[Lineup, list[dict[str, Any]]]:
    """Play, correct, and play again, until a match shows no gain; the table of the last turn that gained."""
    table: Lineup = first
    turns: list[dict[str, Any]] = []
    for turn in range(len(course.games)):
        watch.begin("playing a turn", turn=turn + 1, turns=len(course.games))
        do_missing(workers, _games(course, seed, turn, table), out / "games", watch.advance)
        seen = [_read_games(out, course, earlier) for earlier in range(turn + 1)]
        turns.append(_told(seen[turn], table.model))
        new = Lineup(
            correct(first.model, [game for one in seen for game in one.games + one.trials]),
            passing_values(seen[turn].passes),
            course.player,
        )
        if course.matches:
            watch.begin("match", turn=turn + 1)
            gain = _match(workers, course, seed, turn, out, watch, new, table)
            ends = {} if gain.interval is None else asdict(gain.interval)
            turns[turn]["gain"] = _rounded({"mean": gain.mean, **ends})
            if gain.mean <= 0:
                break
        table = new
    return table, turns


def _first_passing() -> dict[str, float]:
    return {str(situation): FIRST_GUESS for situation in ALL_SITUATIONS}


def _match(
    workers: Workers, course: Course, seed: int, turn: int, out: Path, watch: Watch, new: Lineup, old: Lineup
) -> Estimate:
    """What the new model gains on the old one, per 36."""
    pieces = [
        Piece(_game_file(turn, number), match_chunk, (seed, number, new, old)) for number in range(course.matches)
    ]
    do_missing(workers, pieces, out / "matches", watch.advance)
    gains = [gain for piece in pieces for gain in json.loads((out / "matches" / piece.name).read_bytes())]
    return estimate_mean(np.array(gains))


def _older_systems(workers: Workers, course: Course, labels: Plan, seed: int, out: Path, watch: Watch) -> None:
    watch.begin("labelling card points")
    pieces = [
        Piece(f"values-{number:05}.samples", value_chunk, (seed, number, VALUE_CHUNK))
        for number in range(course.value_chunks)
    ]
    do_missing(workers, pieces, out / "samples", watch.advance)
    values = [np.frombuffer((out / "samples" / piece.name).read_bytes(), SAMPLE) for piece in pieces]
    knowledge_base(np.concatenate(values)).save(out / NEIGHBOURS_FILE)
    fit_linear(read(out / "samples", labels, 0).training).save(out / LINEAR_FILE)


def _games(course: Course, seed: int, turn: int, table: Lineup) -> Iterator[Piece]:
    for number in range(course.games[turn]):
        yield Piece(_game_file(turn, number), play_chunk, (seed, turn, number, table, DEALS))


def _game_file(turn: int, number: int) -> str:
    return f"{turn}-{number:05}.json"


def _read_games(out: Path, course: Course, turn: int) -> Played:
    chunks = [
        read_played((out / "games" / _game_file(turn, number)).read_bytes()) for number in range(course.games[turn])
    ]
    return Played(
        sum(chunk.deals for chunk in chunks),
        [game for chunk in chunks for game in chunk.games],
        [game for chunk in chunks for game in chunk.trials],
        [passed for chunk in chunks for passed in chunk.passes],
    )


def _told(played: Played, model: Model) -> dict[str, Any]:
    """The shape of a turn's games, and how well the model that bid them had predicted the wins."""
    games = played.games
    predictions = score(model, as_samples([game for game in games if not game.ouvert]))
    return {
        "deals": played.deals,
        "passed in": round(1 - len(games) / played.deals, 4),
        "won": round(sum(game.won for game in games) / len(games), 4),
        "grand": round(sum(game.kind == 4 for game in games) / len(games), 4),
        "null": round(sum(game.kind == 5 for game in games) / len(games), 4),
        "hand": round(sum(game.away == 0 for game in games) / len(games), 4),
        "predicted": [_rounded(asdict(one)) for one in predictions],
    }


def _corrections(model: Model) -> dict[str, Any]:
    apart = taken_apart(model)
    return {
        f"{name} hand" if hand else name: {
            "shift": apart.parts[hand][family].shift.round(3).tolist(),
            "scale": apart.parts[hand][family].scale.round(3).tolist(),
        }
        for hand in (0, 1)
        for family, name in enumerate(FAMILY_NAMES)
    }


def _rounded(row: dict[str, Any]) -> dict[str, Any]:
    return {name: round(value, 4) if isinstance(value, float) else value for name, value in row.items()}
