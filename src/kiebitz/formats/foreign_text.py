"""Texts that others wrote, an engine's name, a player's complaint, a comment in a record: made fit to be seen."""

from __future__ import annotations


def printable(text: str) -> str:
    """The text on one line, with nothing in it that acts on a screen or cannot be seen on it.

    Letters and signs of all languages stay. Control characters, line ends and what turns the direction of writing are
    shown as escapes, `\\x1b`; none of them is left out, so that nobody is shown a shorter text than there is.
    """
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)
