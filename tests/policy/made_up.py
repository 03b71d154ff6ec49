"""A policy that has learned nothing, which is enough to see that everything fits together."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from kiebitz import _core
from kiebitz.policy.network import NETWORK
from kiebitz.training.manifest import write_manifest
from kiebitz.training.policy.network import Numbers, first_numbers, flat


@cache
def numbers_of_nets() -> list[Numbers]:
    nets = [first_numbers(seed) for seed in range(_core.Policy.nets)]
    for seed, numbers in enumerate(nets):  # which learning begins with none of
        numbers["outcome"] = np.random.default_rng(seed).standard_normal(_core.Policy.hidden).astype(np.float32)
    return nets


def made_up_bytes() -> bytes:
    return np.concatenate([flat(numbers) for numbers in numbers_of_nets()]).astype("<f4").tobytes()


@cache
def made_up_policy() -> _core.Policy:
    return _core.Policy(made_up_bytes())


def write_policy(folder: Path) -> Path:
    (folder / NETWORK).write_bytes(made_up_bytes())
    write_manifest(folder, "policy", command="", seed=0, games=0, held_out={}, files=[NETWORK], more={})
    return folder
