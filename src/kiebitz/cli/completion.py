"""What a shell completes: commands and options by click, and here the names of players; `kiebitz completion bash`."""

from __future__ import annotations

from typing import Final

import click
from click.shell_completion import CompletionItem, get_completion_class

from kiebitz.cli.spoken import SpokenCommand

_SHELLS: Final = ("bash", "zsh", "fish")
_PROGRAM: Final = "kiebitz"
_VARIABLE: Final = "_KIEBITZ_COMPLETE"  # by which click is asked


class PlayerName(click.types.StringParamType):
    """A player, named as everywhere; it is read by whoever needs it."""

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from kiebitz.players import PLAYERS

        return [CompletionItem(name) for name in sorted(PLAYERS.entries) if name.startswith(incomplete)]


PLAYER: Final = PlayerName()


@click.command(cls=SpokenCommand)
@click.argument("shell", type=click.Choice(_SHELLS))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    script = get_completion_class(shell)
    assert script is not None
    click.echo(script(context.find_root().command, {}, _PROGRAM, _VARIABLE).source())
