"""Words as people type them: without capitals, accents and hyphens."""

import unicodedata

LETTERS = str.maketrans({"þ": "th", "ð": "d", "æ": "ae", "œ": "oe", "ø": "o", "-": " ", "\u2019": "'"})


def plain(text: str) -> str:
    """A text for comparing: `Baðherbergi` and `badherbergi` are the same word.

    >>> plain("Salle-de-bain"), plain("  Þaksmiður ")
    ('salle de bain', 'thaksmidur')
    """
    letters = unicodedata.normalize("NFD", text.lower().translate(LETTERS))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())
