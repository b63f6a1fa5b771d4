"""What the program says: Fluent messages and rules pages in English, French and Icelandic.

>>> from rooftree.texts import Speaker
>>> Speaker("fr", "dreamhome").say("why-over")
'La partie est finie.'

Fluent is imported only when a Speaker is made.
"""

from rooftree.core.message import LANGUAGES
from rooftree.texts.plain import plain
from rooftree.texts.rules import Figure, Section, parts_of, rules_text, sections
from rooftree.texts.speaker import Speaker, SpeechError

__all__ = [
    "LANGUAGES",
    "Figure",
    "Section",
    "Speaker",
    "SpeechError",
    "parts_of",
    "plain",
    "rules_text",
    "sections",
]
