"""Game records of the International Skat Server: read, checked, written, in every view."""

from kiebitz.formats.iss.archive import Archive, TooMuchUnpacked, map_records, read_records
from kiebitz.formats.iss.hidden import certain_cards
from kiebitz.formats.iss.record import InvalidRecord, Record, ResultField, format_record, parse_record
from kiebitz.formats.iss.replay import as_seen_by, check_record, known_result, record_of_game, replay

__all__ = [
    "Archive",
    "InvalidRecord",
    "Record",
    "ResultField",
    "TooMuchUnpacked",
    "as_seen_by",
    "certain_cards",
    "check_record",
    "format_record",
    "known_result",
    "map_records",
    "parse_record",
    "read_records",
    "record_of_game",
    "replay",
]
