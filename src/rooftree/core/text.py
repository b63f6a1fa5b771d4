"""What people write: names, lines of chat, phrases, and whatever is not what it should be."""

import unicodedata

# Letters and signs by their category, and yet nothing to be seen.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
MOST_ECHO = 300  # characters of what somebody typed, in an answer that refuses it
MOST_MARKS = 2  # accents upon one letter; more of them only paint over the lines above
JOINER = "\u200d"  # makes one family of four emoji
SKIN_TONES = range(0x1F3FB, 0x1F3FF + 1)
FLAG_LETTERS = range(0x1F1E6, 0x1F1FF + 1)  # two of them are a flag


def tidy(text: str) -> str:
    """A text as others may be shown it: in one line, and without anything that cannot be seen."""
    kept: list[str] = []
    marks = 0
    signs = unicodedata.normalize("NFC", text)
    for place, sign in enumerate(signs):
        if sign.isspace():
            kept.append(" ")
        elif sign == JOINER and kept and _is_picture(kept[-1]) and _is_picture(signs[place + 1 : place + 2]):
            kept.append(sign)
        elif sign in INVISIBLE or not sign.isprintable():
            continue
        elif unicodedata.category(sign) in ("Mn", "Me"):
            marks += 1
            kept += [sign] if kept and kept[-1] != " " and marks <= MOST_MARKS else []
        else:
            marks = 0
            kept.append(sign)
    return " ".join("".join(kept).split())


def _is_picture(sign: str) -> bool:
    """An emoji, or what changes its look: its colour, its skin."""
    return bool(sign) and (sign in "\ufe0f↔↕" or ord(sign) in SKIN_TONES or unicodedata.category(sign) == "So")


def letters(text: str) -> list[str]:
    """A text in characters as people count them: an accent, a skin and a joined emoji belong to what they stand on."""
    found: list[str] = []
    for sign in text:
        if found and _goes_with(found[-1], sign):
            found[-1] += sign
        else:
            found.append(sign)
    return found


def _goes_with(before: str, sign: str) -> bool:
    if sign == JOINER or before.endswith(JOINER) or ord(sign) in SKIN_TONES:
        return True
    is_flag = ord(sign) in FLAG_LETTERS and len(before) == 1 and ord(before) in FLAG_LETTERS
    return is_flag or unicodedata.category(sign).startswith("M")


def is_within(text: str, most: int) -> bool:
    """Whether a text has so many characters at most, as people count them; the database has room for twice as many."""
    return len(letters(text)) <= most and len(text) <= 2 * most


def harmless(text: str, most: int = MOST_ECHO, instead: str = "�") -> str:
    """What is said back of something: not much, and nothing that a screen or an encoder chokes on."""
    printable = "".join(sign if sign.isprintable() else instead for sign in text[: most + 1])
    return printable if len(printable) <= most else printable[: most - 1] + "…"


def alike(name: str) -> str:
    """A name as it is compared: nobody should be taken for somebody else."""
    return unicodedata.normalize("NFKC", name).casefold()
