"""Random and nearly right arguments to every function and method of the core.

Each call gives a value or an error of the types below; nothing crashes, hangs or runs out of memory. The calls are made
by other processes, so that a crash is seen and told with its seed and with the call that it came from.
"""

from __future__ import annotations

import faulthandler
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, Final

from kiebitz import (
    ALL_CONTRACTS,
    Cancelled,
    Contract,
    Game,
    Kind,
    _core,
    create,
    deal,
    format_game,
    parse_player,
    random_deal,
)
from kiebitz import record_of_game as recorded
from kiebitz.arena.contracts import contracted
from kiebitz.bidding import shipped_model
from kiebitz.inference import load_inference
from kiebitz.null.specialist import null_putting
from kiebitz.policy.network import load_policy
from kiebitz.seats import contract_flags, observe
from kiebitz.solver import Side, TableKind, core_position
from kiebitz.worlds import World, worlds_of
from tests.attacks.calling import Pool, Target, call, targets_of_core, targets_of_library
from tests.games import finished_game, game_with_contract, play_out

USUAL: Final = 1_000
THOROUGH: Final = 12_000

_BATCH: Final = 5_000
_SECONDS: Final = 60  # for one call, far beyond what it takes
_TARGETS: Final = {"core": targets_of_core, "library": targets_of_library}
_ERRORS: Final[dict[str, tuple[type[Exception], ...]]] = {
    "core": (ValueError, TypeError, OverflowError, IndexError, StopIteration, Cancelled),
    "library": (ValueError, TypeError, OSError, Cancelled),
}
_TAKEN: Final = 50  # of what is told one by one
# Whole games from the first card on, by players that may search for long; tables that take days from seven cards on.
_SLOW: Final = {"play_openings", "grow_null", "grow_rows"}


def attack(source: Random, count: int) -> Counter[str]:
    """Make so many calls."""
    return attack_on("core", source, count)


def attack_on(where: str, source: Random, count: int) -> Counter[str]:
    """Make so many calls to the core or to the library, some thousands in a process."""
    outcomes: Counter[str] = Counter()
    for begin in range(0, count, _BATCH):
        outcomes += _in_another_process(where, source.getrandbits(32), min(_BATCH, count - begin))
    return outcomes


def _in_another_process(where: str, seed: int, count: int) -> Counter[str]:
    command = [sys.executable, "-m", __name__, where, str(seed), str(count)]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    last = "\n".join(done.stderr.splitlines()[-12:])
    assert done.returncode == 0, f"calls of seed {seed} ended with {done.returncode}, the last was:\n{last}"
    return Counter(json.loads(done.stdout))


def calls(where: str, seed: int, count: int) -> Counter[str]:
    """The calls of a seed, in this process. Each is told on standard error before it is made."""
    source = Random(seed)
    pool = Pool(source)
    for value in _right_values(source):
        pool.add(value)
    targets = [target for target in _TARGETS[where]() if target.name not in _SLOW]
    return Counter(_outcome(where, _reached(targets, pool), pool) for _ in range(count))


def _reached(targets: Sequence[Target], pool: Pool) -> Target:
    """Something to call: a method only of what is there by now, since calls bring more."""
    while (target := pool.source.choice(targets)).owner not in ("", *pool.values):
        pass
    return target


def _outcome(where: str, target: Target, pool: Pool) -> str:
    given = [pool.source.choice(pool.values[target.owner])] if target.owner else []
    named = call(target, pool)
    print(target.name, given, str(named)[:2000], file=sys.stderr)
    faulthandler.dump_traceback_later(_SECONDS, exit=True)
    try:
        found = _taken(target.function(*given, **named))
    except _ERRORS[where] as error:
        return type(error).__name__
    finally:
        faulthandler.cancel_dump_traceback_later()
    if where == "core":  # what the core has made is whole, however it came about
        pool.add(found)
    return "a value"


def _taken(found: Any) -> Any:
    """What comes one by one is begun too."""
    if isinstance(found, Iterator):
        list(islice(found, _TAKEN))
    return found


def _right_values(source: Random) -> Iterator[object]:
    """Something of every type; what is searched is near its end, so that no call takes long."""
    yield from (True, False, 0, 1, 2, 3, 5, 9, 18, 24, 31, 61, 0.0, 0.5, 1.0, 7.5)
    yield from (
        "value",
        "cards",
        "line",
        "kermit",
        "both",
        "partition",
        "declarer",
        "rules",
        "random",
        "SA",
        "G",
        "CJ.SA",
    )
    yield from (*Kind, *Side, *TableKind, *ALL_CONTRACTS[:9], source, bytes(16))
    for number in range(12):
        yield from _around_a_game(_near_the_end(source, ALL_CONTRACTS[number * 5 % len(ALL_CONTRACTS)]))
    for seed in range(3):
        game = finished_game(source.randrange(10**6))
        yield from (game, game.view(0), recorded(game), format_game(game), game.result(), game.deal, deal(seed))
    yield from _parts_of_players()
    yield from _learning(game_with_contract(ALL_CONTRACTS[0], 1, random_deal(source)))
    yield from (_core.WholeGame.deal(1), _core.GameBatch(2, 1))
    tree = _core.ExtensiveGame.synthetic(0.5, 0.5, 0.5, seed=1, depth=3, worlds=2)
    yield from (tree, tree.uniform(), tree.open_cards(), _core.PrefixTree(1), "split", "mtd")
    yield from (_ending(source), _core.MidgameTables())


def _near_the_end(source: Random, contract: Contract) -> Game:
    """A game with one to four cards in each hand, as far as it has not ended before."""
    game = game_with_contract(contract, source.randrange(3), random_deal(source))
    return play_out(game, [source.randrange(2**16) for _ in range(source.randrange(18, 28))])


def _ending(source: Random) -> _core.Ending:
    """The last three tricks of a game in which each side still needs its points, as an onlooker may imagine them."""
    while True:
        game = game_with_contract(ALL_CONTRACTS[0], source.randrange(3), random_deal(source))
        play_out(game, [source.randrange(2**16) for _ in range(21)])
        true = World.of_game(game)
        if not game.is_over:
            return _core.Ending(observe(game.view(None)), _core.WorldList([true.masks]))


def _around_a_game(game: Game) -> Iterator[object]:
    yield from (game, game.auction, game.deal, game.hand(0), *game.deal.hands)
    for seat in (0, 1, 2):
        yield from (game.view(seat), observe(game.view(seat)))
    if game.position is None or game.is_over:
        return
    assert game.turn is not None
    view, world = game.view(game.turn), World.of_game(game)
    yield from (view, world, world.masks, game.position, *game.position.hands)
    yield from (worlds_of(view), worlds_of(view).sample(5, 1), contract_flags(game.contract or ALL_CONTRACTS[0]))
    seen = observe(view)
    yield _core.SeatGame(seen, world.masks)
    if game.position.cards_left <= 2 and game.turn == game.position.leader:
        yield _core.Ending(observe(game.view(None)), _core.WorldList([world.masks]))
    finished = _core.SeatGame(seen, world.masks)
    _core.finish_games([finished], [_core.RulesPlayer()] * 3, 1)
    yield from (finished, finished.result())
    if not (game.position.kind == Kind.NULL and game.position.tricks):
        yield from (_core.Foresight().of_cards(seen, 2, 1), _core.MonteCarloPlayer(worlds=2).evidence(seen, 1))
        yield from _around_a_position(core_position(game.position))


def _around_a_position(position: _core.Position) -> Iterator[object]:
    solver, question = _core.Solver(_core.Techniques(), 1 << 20), _core.Question("cards")
    yield from (position, solver, question, solver.answer(position, question))
    yield _core.Batch([position], question, _core.Techniques(), 1 << 20)


def _parts_of_players() -> Iterator[object]:
    policy, rules = load_policy(), _core.RulesPlayer()
    yield from (policy, load_inference(), null_putting(), _core.CardReading(policy), rules, _core.RandomPlayer())
    yield from (_core.PolicyPlayer(policy), _core.RelayPlayer(rules, _core.RandomPlayer(), 4), _core.Jury(rules))
    yield from (
        _core.Jury(),
        _core.Liking(policy, 0.1),
        _core.Sampler(load_inference()),
        _core.NullApartPlayer(_core.UctPlayer(), _core.NullPlayer()),
    )
    yield from (_core.MonteCarloPlayer(worlds=3), _core.NullPlayer(), _core.UctPlayer(playouts=20))
    yield from (_core.AchievingPlayer(worlds=3, nodes=1000), _core.Foresight(), _core.Guarantor(), _core.Stop())
    yield from (_core.Techniques(), _core.AfterSkat(shipped_model().evaluator, 0xFFF, 0, 0))
    yield _core.Outlook(shipped_model().evaluator, 0x3FF, 0, 0)
    yield from (_core.SuitTable([0.5] * 3072), shipped_model().evaluator)
    yield from (create("rules"), create("kermit:3"), parse_player("value+rules"), create("random"))


def _learning(game: Game) -> Iterator[object]:
    deals, learner = _core.ContractList(contracted([game]).tobytes()), _core.Learner(bytes(4 * _core.Policy.size), 1)
    yield from (deals, learner, learner.learn(deals, [0], 1, 1e-4), _core.WidePolicy(learner.numbers()))
    yield from (_core.OpeningLearner(1), _core.play_openings(shipped_model().evaluator, _core.RulesPlayer(), 3, 1))


if __name__ == "__main__":
    print(json.dumps(calls(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
