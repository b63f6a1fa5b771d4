"""What people write: names, lines of chat, phrases, and whatever is not what it should be."""

import unicodedata

# Letters and signs by their category, and yet nothing to be seen.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
MOST_ECHO = 300  # characters of what somebody typed, in an answer that refuses it
MOST_MARKS = 2  # accents upon one letter; more of them only paint over the lines above


def tidy(text: str) -> str:
    """A text as others may be shown it: in one line, and without anything that cannot be seen."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        if sign.isspace():
            kept.append(" ")
        elif sign in INVISIBLE or not sign.isprintable():
            continue
        elif unicodedata.category(sign) in ("Mn", "Me"):
            marks += 1
            kept += [sign] if kept and kept[-1] != " " and marks <= MOST_MARKS else []
        else:
            marks = 0
            kept.append(sign)
    return " ".join("".join(kept).split())


def harmless(text: str, most: int = MOST_ECHO, instead: str = "�") -> str:
    """What is said back of something: not much, and nothing that a screen or an encoder chokes on."""
    printable = "".join(sign if sign.isprintable() else instead for sign in text[: most + 1])
    return printable if len(printable) <= most else printable[: most - 1] + "…"


def alike(name: str) -> str:
    """A name as it is compared: nobody should be taken for somebody else."""
    return unicodedata.normalize("NFKC", name).casefold()
