"""Who does long work that a command asks for: processes of this machine, or a cluster."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from kiebitz.work.workers import Workers


def workers_for(jobs: int | None, cluster: str | None, pieces: int) -> AbstractContextManager[Workers]:
    """As the options `--jobs` and `--cluster` say."""
    from kiebitz.work.workers import cluster_workers, local_workers

    if cluster is not None and jobs is not None:
        raise click.UsageError("--jobs is for this machine; a cluster has its own workers")
    return cluster_workers(cluster) if cluster else local_workers(jobs, pieces)
