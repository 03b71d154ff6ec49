"""How the store is laid out, and how a store of an older release is brought up to date.

The version stands in the file (`PRAGMA user_version`) and is the number of migrations that made it. A release adds
migrations at the end and never changes one that has been released.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final, TypeAlias

Migration: TypeAlias = Sequence[str]  # the statements that lead from one version to the next

_TABLES: Final = """
CREATE TABLE tables (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    revision INTEGER NOT NULL DEFAULT 0, -- counts the changes; who writes says which one it knows
    begun    TEXT NOT NULL,              -- times are UTC
    changed  TEXT NOT NULL,
    is_over  INTEGER NOT NULL DEFAULT 0,
    deals    INTEGER NOT NULL,
    seat     INTEGER,
    seed     TEXT,
    root     TEXT NOT NULL,              -- what the seeds of players and hints follow from
    practice INTEGER NOT NULL,
    save     TEXT,
    origin   TEXT UNIQUE                 -- the hash of the file that it was taken over from
)"""

_PLACES: Final = """
CREATE TABLE places (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    place    INTEGER NOT NULL,
    name     TEXT NOT NULL,
    player   TEXT,                       -- NULL for a person
    PRIMARY KEY (table_id, place)
) WITHOUT ROWID"""

_DEALS: Final = """
CREATE TABLE deals (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    secret   TEXT,                       -- 32 hexadecimal digits; NULL where the cards were given
    cards    TEXT NOT NULL,              -- forehand/middlehand/rearhand/skat
    given    INTEGER NOT NULL DEFAULT 0, -- so many first moves came with the position
    entered  TEXT,                       -- when its result was entered in the list
    recorded INTEGER NOT NULL DEFAULT 0, -- whether it stands in the file of records
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID"""

_MOVES: Final = """
CREATE TABLE moves (
    table_id INTEGER NOT NULL,
    deal     INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    move     TEXT NOT NULL,              -- as in game strings
    seconds  REAL,                       -- what a computer player took
    fault    TEXT,                       -- why it was made for a player that failed
    PRIMARY KEY (table_id, deal, number),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) WITHOUT ROWID"""

_MARKS: Final = """
CREATE TABLE marks (
    table_id INTEGER NOT NULL,
    deal     INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    mark     TEXT NOT NULL,              -- 'hint', 'undo', 'computer', 'away' or 'coach'
    PRIMARY KEY (table_id, deal, place, mark),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
) WITHOUT ROWID"""

# Deals that can be checked: the salt that a commitment was made with, 32 hexadecimal digits; NULL for older ones.
_SALT: Final = "ALTER TABLE deals ADD COLUMN salt TEXT"

# The number of the claim that people refused, which they are not asked about again.
_REFUSED: Final = "ALTER TABLE deals ADD COLUMN refused INTEGER"

# Whether the collection of games was given this one, from which it may have been deleted since.
_COLLECTED: Final = "ALTER TABLE deals ADD COLUMN collected INTEGER NOT NULL DEFAULT 0"

_GAMES: Final = """
CREATE TABLE games (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    digest      BLOB NOT NULL UNIQUE,    -- the same for all records of one game
    table_id    INTEGER,                 -- where it was played; NULL for a game that was imported
    deal        INTEGER,
    played      TEXT NOT NULL,           -- by its record, to the second, so that texts are in the order of time
    added       TEXT NOT NULL,
    name0       TEXT NOT NULL,           -- of forehand, middlehand, rearhand, as they are shown
    name1       TEXT NOT NULL,
    name2       TEXT NOT NULL,
    folded0     TEXT NOT NULL,           -- the same without capitals, for searching
    folded1     TEXT NOT NULL,
    folded2     TEXT NOT NULL,
    seat        INTEGER,                 -- of the user, if that is known
    declarer    INTEGER,
    contract    TEXT,
    bid         INTEGER NOT NULL,
    outcome     TEXT,                    -- of the declarer: NULL where a seat's view hides it
    value       INTEGER,
    card_points INTEGER,
    points0     INTEGER,                 -- in the list
    points1     INTEGER,
    points2     INTEGER,
    moves       INTEGER NOT NULL,
    is_marked   INTEGER NOT NULL,        -- whether somebody took help
    is_partial  INTEGER NOT NULL,        -- whether its record hides cards
    UNIQUE (table_id, deal),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number)
)"""

# Apart from what is searched, which stays small by that.
_RECORDS: Final = """
CREATE TABLE records (
    game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    record  TEXT NOT NULL
)"""

# In the order of time, with all that a search looks at, so that it reads rows only of games that it has found.
_GAMES_IN_TIME: Final = """
CREATE INDEX games_in_time ON games (
    played, id, table_id, seat, declarer, contract, outcome, is_marked, folded0, folded1, folded2
)"""

# Of a deal of an own table, whether its result has been entered or not, or of a game that was imported.
_REVIEWS: Final = """
CREATE TABLE reviews (
    table_id INTEGER,
    deal     INTEGER,
    game_id  INTEGER UNIQUE REFERENCES games (id) ON DELETE CASCADE,
    game     TEXT NOT NULL,              -- what was judged, as a game string
    judge    TEXT NOT NULL,              -- who judged, in which version
    made     TEXT NOT NULL,
    review   TEXT NOT NULL,              -- JSON
    UNIQUE (table_id, deal),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number) ON DELETE CASCADE
)"""

# A game may be deleted from the collection while its deal stays in the list of its table.
_REVIEWS_GO_WITH_GAMES: Final = """
CREATE TRIGGER reviews_go_with_games AFTER DELETE ON games BEGIN
    DELETE FROM reviews WHERE table_id = OLD.table_id AND deal = OLD.deal;
END"""

# What the user is called: at the table by the first of them, in records by any.
_MY_NAMES: Final = """
CREATE TABLE my_names (
    folded TEXT PRIMARY KEY,             -- without capitals
    name   TEXT NOT NULL,
    number INTEGER NOT NULL              -- 0 for the name at the table
) WITHOUT ROWID"""

# A deal that is tried again, from its start or from a moment of it, is no table to come back to.
_IS_BRANCH: Final = "ALTER TABLE tables ADD COLUMN is_branch INTEGER NOT NULL DEFAULT 0"
_OLD_BRANCHES: Final = """
UPDATE tables SET is_branch = 1 WHERE practice AND seat IS NOT NULL
    AND id IN (SELECT table_id FROM deals WHERE secret IS NULL)"""

# The table at which the same company sat before.
_FOLLOWS: Final = "ALTER TABLE tables ADD COLUMN follows INTEGER"

# A room that friends come to by links, of which only hashes are kept, and the table that stands in it now.
_ROOMS: Final = """
CREATE TABLE rooms (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    opened     TEXT NOT NULL,
    changed    TEXT NOT NULL,            -- when somebody came or a list was begun
    deals      INTEGER NOT NULL,
    practice   INTEGER NOT NULL,
    chat       INTEGER NOT NULL,
    clock      INTEGER,                  -- seconds for a decision; NULL for as long as one likes
    away_after INTEGER NOT NULL,         -- seconds after which somebody who is not there is played for
    stand_in   TEXT NOT NULL,
    onlookers  BLOB NOT NULL UNIQUE,     -- the hash of their link
    table_id   INTEGER REFERENCES tables (id) ON DELETE SET NULL
)"""

_ROOM_PLACES: Final = """
CREATE TABLE room_places (
    room_id INTEGER NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    place   INTEGER NOT NULL,
    name    TEXT NOT NULL,
    player  TEXT,                        -- NULL for a person
    link    BLOB NOT NULL UNIQUE,        -- the hash of the place's link
    PRIMARY KEY (room_id, place)
) WITHOUT ROWID"""

_ROOM_OF_TABLE: Final = "ALTER TABLE tables ADD COLUMN room INTEGER"
_STAND_IN: Final = "ALTER TABLE tables ADD COLUMN stand_in TEXT"
_CONTRIBUTIONS: Final = "ALTER TABLE deals ADD COLUMN contributions TEXT"  # PLACE:COMMITMENT:VALUE ...

# What is known of a person by name, or of a program by its spec: counts as JSON, which every game adds to.
_REMEMBERED: Final = """
CREATE TABLE remembered (
    is_person  INTEGER NOT NULL,
    folded     TEXT NOT NULL,            -- of a person, without capitals
    name       TEXT NOT NULL,
    impression TEXT NOT NULL,
    changed    TEXT NOT NULL,
    PRIMARY KEY (is_person, folded)
) WITHOUT ROWID"""

# Whether what a game has shown was added to that (not of games of earlier releases); and what was known of
# the company when a table began, so that its players play the same whenever it is continued.
_IS_REMEMBERED: Final = "ALTER TABLE deals ADD COLUMN remembered INTEGER NOT NULL DEFAULT 0"
_OLD_GAMES: Final = "UPDATE deals SET remembered = 1 WHERE entered IS NOT NULL"
_KNOWN: Final = "ALTER TABLE tables ADD COLUMN known TEXT"

# Analysis boards: a tree of variations as one line each.
_BOARDS: Final = """
CREATE TABLE boards (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    title   TEXT NOT NULL,
    tree    TEXT NOT NULL,
    changed TEXT NOT NULL
)"""

# Moments of which the coach spoke during play, whose moves may have been taken back since.
_COACHED: Final = """
CREATE TABLE coached (
    table_id INTEGER NOT NULL,
    deal     INTEGER NOT NULL,
    number   INTEGER NOT NULL,           -- of the move
    game     TEXT NOT NULL,              -- up to that moment, as a game string
    move     TEXT NOT NULL,
    best     TEXT NOT NULL,
    cost     REAL NOT NULL,              -- of the chance to win
    made     TEXT NOT NULL,
    PRIMARY KEY (table_id, deal, number, move),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, number) ON DELETE CASCADE
) WITHOUT ROWID"""

# Tables of the ISS protocol: the name that clients know, the names of the seats, and by what guests are known again.
_HOSTED: Final = """
CREATE TABLE hosted (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    name     TEXT NOT NULL,
    password TEXT NOT NULL,
    seats    TEXT NOT NULL,
    proofs   TEXT NOT NULL,              -- JSON: salted hashes of passwords by name; empty when the company has parted
    is_open  INTEGER NOT NULL DEFAULT 1
)"""

# What is practised: a moment of a game, or a puzzle of the package; when it is asked again, and what was answered.
_PRACTICE: Final = """
CREATE TABLE practice (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    origin   TEXT NOT NULL,              -- 'mistake', 'right', 'coach' or 'puzzle'
    game_id  INTEGER REFERENCES games (id) ON DELETE CASCADE,
    number   INTEGER,                    -- of the move in the game
    puzzle   TEXT UNIQUE,                -- or the name of a puzzle
    due      TEXT,                       -- NULL when it is known
    schedule TEXT,                       -- JSON, by whoever schedules; NULL before the first answer
    UNIQUE (game_id, number)
)"""
_PRACTICE_ANSWERS: Final = """
CREATE TABLE practice_answers (
    item     INTEGER NOT NULL REFERENCES practice (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,           -- how many there were before, so that one sent twice counts once
    given    TEXT NOT NULL,
    is_right INTEGER NOT NULL,
    seconds  REAL NOT NULL,
    answer   TEXT NOT NULL,
    PRIMARY KEY (item, number)
) WITHOUT ROWID"""
_LOOKED_THROUGH: Final = "ALTER TABLE reviews ADD COLUMN looked_through INTEGER NOT NULL DEFAULT 0"  # for moments

# Moments of which the coach spoke are practised, too. They go with their games, and what was taken back is in no game.
_COACHED_GO_WITH_GAMES: Final = """
CREATE TRIGGER coached_go_with_games AFTER DELETE ON games BEGIN
    DELETE FROM coached WHERE table_id = OLD.table_id AND deal = OLD.deal;
END"""
_COACHED_LOOKED_THROUGH: Final = "ALTER TABLE coached ADD COLUMN looked_through INTEGER NOT NULL DEFAULT 0"
_PRACTICE_MOMENT: Final = "ALTER TABLE practice ADD COLUMN moment TEXT"  # a game string up to it, of the coach's
_PRACTICE_REVIEW: Final = "ALTER TABLE practice ADD COLUMN review TEXT"  # JSON: of the move of which the coach spoke

# What a review comes to for each seat, as JSON, so that counting mistakes reads no review twice.
_SUMS: Final = "ALTER TABLE reviews ADD COLUMN sums TEXT"

MIGRATIONS: Final[tuple[Migration, ...]] = (
    (_TABLES, _PLACES, _DEALS, _MOVES, _MARKS),
    (_SALT, _REFUSED),
    (_COLLECTED, _GAMES, _RECORDS, _GAMES_IN_TIME),
    (_REVIEWS, _REVIEWS_GO_WITH_GAMES),
    (_MY_NAMES, _IS_BRANCH, _OLD_BRANCHES, _FOLLOWS),
    (_ROOMS, _ROOM_PLACES, _ROOM_OF_TABLE, _STAND_IN, _CONTRIBUTIONS),
    (_REMEMBERED, _IS_REMEMBERED, _OLD_GAMES, _KNOWN),
    (_BOARDS, _COACHED),
    (_HOSTED,),
    (_PRACTICE, _PRACTICE_ANSWERS, _LOOKED_THROUGH),
    (_COACHED_GO_WITH_GAMES, _COACHED_LOOKED_THROUGH, _PRACTICE_MOMENT, _PRACTICE_REVIEW),
    (_SUMS,),
)


def version_of(connection: sqlite3.Connection) -> int:
    """How many migrations a store has been through; 0 for a new file."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring a store up to date, within a transaction of the caller: it is migrated whole or not at all."""
    for migration in migrations[version_of(connection) :]:
        for statement in migration:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {len(migrations)}")
