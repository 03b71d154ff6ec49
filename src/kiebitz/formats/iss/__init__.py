"""Game records of the International Skat Server: read, checked, written, in every view."""

from kiebitz.formats.iss.archive import Archive, TooMuchUnpacked, map_records, read_records
from kiebitz.formats.iss.dates import format_date, parse_date
from kiebitz.formats.iss.hidden import certain_cards
from kiebitz.formats.iss.notes import Note, format_notes, parse_notes
from kiebitz.formats.iss.record import InvalidRecord, Record, ResultField, format_record, parse_record
from kiebitz.formats.iss.replay import PUBLIC, as_seen_by, check_record, game_at, known_result, record_of_game, replay

__all__ = [
    "PUBLIC",
    "Archive",
    "InvalidRecord",
    "Note",
    "Record",
    "ResultField",
    "TooMuchUnpacked",
    "as_seen_by",
    "certain_cards",
    "check_record",
    "format_date",
    "format_notes",
    "format_record",
    "game_at",
    "known_result",
    "map_records",
    "parse_date",
    "parse_notes",
    "parse_record",
    "read_records",
    "record_of_game",
    "replay",
]
