"""A table with people and computer players, and the one store for all tables. Data only: faces add the words."""

from kiebitz.session.chance import deal_of_secret
from kiebitz.session.errors import (
    NewerStore,
    NotAsked,
    NothingToTakeBack,
    NotInPractice,
    NotStored,
    NotYourTurn,
    Refused,
    StorageFault,
    TableIsClosed,
    TableIsHeld,
    TableIsOver,
    TableMovedOn,
    UnknownTable,
    UnreadableStore,
)
from kiebitz.session.events import (
    ClaimRefused,
    Closed,
    DealOver,
    Dealt,
    Entered,
    Event,
    Failed,
    Marked,
    Moved,
    NotRecorded,
    TableOver,
    TakenBack,
)
from kiebitz.session.settings import LONGEST_NAME, Place, Settings, names_beside
from kiebitz.session.state import Mark
from kiebitz.session.store import FILE_NAME, Store, Summary, data_folder
from kiebitz.session.table import Table
from kiebitz.session.table_view import Awaited, Question, TableView
from kiebitz.session.takeover import take_over

__all__ = [
    "FILE_NAME",
    "LONGEST_NAME",
    "Awaited",
    "ClaimRefused",
    "Closed",
    "DealOver",
    "Dealt",
    "Entered",
    "Event",
    "Failed",
    "Mark",
    "Marked",
    "Moved",
    "NewerStore",
    "NotAsked",
    "NotInPractice",
    "NotRecorded",
    "NotStored",
    "NotYourTurn",
    "NothingToTakeBack",
    "Place",
    "Question",
    "Refused",
    "Settings",
    "StorageFault",
    "Store",
    "Summary",
    "Table",
    "TableIsClosed",
    "TableIsHeld",
    "TableIsOver",
    "TableMovedOn",
    "TableOver",
    "TableView",
    "TakenBack",
    "UnknownTable",
    "UnreadableStore",
    "data_folder",
    "deal_of_secret",
    "names_beside",
    "take_over",
]
