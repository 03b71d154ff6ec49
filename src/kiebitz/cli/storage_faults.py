"""What is wrong with the store, and the way out, in the language of the command."""

from __future__ import annotations

from kiebitz.cli.words import Words
from kiebitz.formats.foreign_text import printable
from kiebitz.session import DamagedStore, ForeignStore, NewerStore, NoStore, StorageFault, StoreGone


def storage_fault(fault: StorageFault, words: Words) -> str:
    """The fault in a line. The reasons that SQLite and the system give are English everywhere."""
    match fault:
        case DamagedStore():
            said = words.store_damaged
        case ForeignStore():
            said = words.store_foreign
        case NewerStore():
            said = words.store_newer
        case StoreGone():
            said = words.store_gone
        case NoStore():
            said = words.no_store
        case _:
            said = words.store_fault
    return printable(said.format(path=fault.path, reason=fault.reason))
