"""Who does long work that a command asks for: processes of this machine, or a cluster; and work that ends early."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING

import click

from kiebitz.cli.speaker import Speaker

if TYPE_CHECKING:
    from kiebitz.work.workers import Workers


def workers_for(
    jobs: int | None, cluster: str | None, pieces: int | None, speaker: Speaker
) -> AbstractContextManager[Workers]:
    """As the options `--jobs` and `--cluster` say."""
    from kiebitz.work.workers import cluster_workers, local_workers

    if cluster is not None and jobs is not None:
        raise click.UsageError(speaker.say("program-jobs-or-cluster"))
    return cluster_workers(cluster) if cluster else local_workers(jobs, pieces)


@contextmanager
def going_on_later(speaker: Speaker) -> Iterator[None]:
    """Work whose folder keeps what is done: if it ends early, say how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        raise click.Abort(speaker.say("program-goes-on")) from None
    except BrokenExecutor:
        raise click.ClickException(speaker.say("program-worker-died")) from None
