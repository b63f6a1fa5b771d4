"""Fitting words into boxes: how wide they are, where they break, and what ASCII makes of them."""

from rich.cells import cell_len

SOFT_HYPHEN = "\u00ad"  # a word may break here
SIGNS = {
    "+": "┌┐└┘├┤┬┴┼",
    "-": "─╌▔╴╶–—",
    "=": "▬",
    "|": "│╎╵╷",
    "_": "▁",
    "/": "╱",
    "\\": "╲",
    ":": "░",
    "*": "★",
    "@": "◆",
    "#": "▰",
    "o": "▣",
    ".": "·▱○",
    "$": "●",
    "x": "×",
    ">": "→",
    "~": "…≈",
    '"': "“”„«»",
    "'": "‘’",
    " ": "\u00a0\u202f",
}


def width_of(text: str) -> int:
    """The columns that a text takes in a terminal."""
    return cell_len(text.replace(SOFT_HYPHEN, ""))


def clipped(text: str, width: int) -> str:
    """At most so many columns, with an ellipsis where something is missing."""
    text = text.replace(SOFT_HYPHEN, "")
    if width_of(text) <= width:
        return text
    while text and width_of(text) > width - 1:
        text = text[:-1]
    return text.rstrip() + "…" if width > 0 else ""


def wrapped(text: str, width: int) -> list[str]:
    """A text on as many lines as it needs, broken at plain spaces; only a word that is too long breaks itself."""
    lines = [""]
    for word in text.split(" "):
        if width_of(f"{lines[-1]} {word}".strip()) <= width:
            lines[-1] = f"{lines[-1]} {word}".strip().replace(SOFT_HYPHEN, "")
        else:
            lines += broken(word, width)
    return [line for line in lines if line]


def broken(word: str, width: int) -> list[str]:
    """One word on as few lines as it needs."""
    if width_of(word) <= width:
        return [word.replace(SOFT_HYPHEN, "")]
    head, tail = _break_at_hyphen(word, width)
    return [head, *broken(tail, width)]


def breakable(name: str, endings: str) -> str:
    """A name with a soft hyphen before the first of these endings at which a long word breaks."""
    for ending in endings.split():
        for word in name.split():
            if word.endswith(ending) and len(word) - len(ending) > 2:
                return name.replace(word, word.removesuffix(ending) + SOFT_HYPHEN + ending)
    return name


def _break_at_hyphen(word: str, width: int) -> tuple[str, str]:
    """The longest head that ends with a hyphen of the word, hard or soft, and fits; failing that, any head."""
    for end in range(len(word) - 1, 0, -1):
        head = word[:end].replace(SOFT_HYPHEN, "") + ("-" if word[end - 1] == SOFT_HYPHEN else "")
        if word[end - 1] in (SOFT_HYPHEN, "-") and width_of(head) <= width:
            return head, word[end:]
    end = max(1, width - 1)
    return word[:end].replace(SOFT_HYPHEN, "") + "-", word[end:]


def in_ascii(text: str) -> str:
    """The lines and signs of a drawing with the keys of an old typewriter; letters stay as they are."""
    return text.translate(_TO_PLAIN)


_TO_PLAIN = str.maketrans({sign: key for key, signs in SIGNS.items() for sign in signs})
