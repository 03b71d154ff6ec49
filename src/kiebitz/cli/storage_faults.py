"""What is wrong with the store, and the way out, in the language of the command."""

from __future__ import annotations

from kiebitz.cli.speaker import Speaker
from kiebitz.formats.foreign_text import printable
from kiebitz.session import DamagedStore, ForeignStore, NewerStore, NoStore, StorageFault, StoreGone
from kiebitz.words import Words


def storage_fault(fault: StorageFault, speaker: Speaker | Words) -> str:
    """The fault in a line. The reasons that SQLite and the system give are English everywhere."""
    path = str(fault.path)
    match fault:
        case DamagedStore():
            said = speaker.say("store-damaged", path=path, reason=fault.reason)
        case ForeignStore():
            said = speaker.say("store-foreign", path=path)
        case NewerStore():
            said = speaker.say("store-newer", path=path)
        case StoreGone():
            said = speaker.say("store-gone", path=path)
        case NoStore():
            said = speaker.say("store-not-there", path=path)
        case _:
            said = speaker.say("store-fault", path=path, reason=fault.reason)
    return printable(said)
