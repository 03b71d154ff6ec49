"""All that a person reads, once in each language: Fluent files by topic, read by terminal, browser and docs alike.

    words("de").say("seat", seat=1)

A third language is a folder of files beside `en/` and `de/`; `tests/words/` tells what is missing in it or unused.
"""

from kiebitz.words.catalogue import LANGUAGES, NotSaid, Value, Words, source, words

__all__ = ["LANGUAGES", "NotSaid", "Value", "Words", "source", "words"]
