"""Fitting words into boxes: how wide they are, where they break, and what ASCII makes of them."""

from rich.cells import cell_len

SOFT_HYPHEN = "\u00ad"  # a word may break here
SIGNS = {
    "+": "┌┐└┘├┤┬┴┼",
    "-": "─╌▔╴╶–—",
    "|": "│╎╵╷",
    "_": "▁",
    "/": "╱",
    "\\": "╲",
    ":": "░",
    "*": "★",
    "@": "◆",
    "#": "▰",
    "o": "▣",
    ".": "·▱",
    "x": "×",
    ">": "→",
    "~": "…",
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
    """A text on as many lines as it needs, broken at plain spaces; too long a word breaks at a soft hyphen, or anywhere."""
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
    if not head:
        head, tail = word[: max(1, width - 1)], word[max(1, width - 1) :]
    return [head.replace(SOFT_HYPHEN, "") + "-", *broken(tail, width)]


def _break_at_hyphen(word: str, width: int) -> tuple[str, str]:
    """The longest head that ends at a soft hyphen and fits with a hyphen behind it."""
    parts = word.split(SOFT_HYPHEN)
    for count in range(len(parts) - 1, 0, -1):
        head = "".join(parts[:count])
        if width_of(head) < width:
            return head, SOFT_HYPHEN.join(parts[count:])
    return "", word


def in_ascii(text: str) -> str:
    """The lines and signs of a drawing with the keys of an old typewriter; letters stay as they are."""
    return text.translate(_TO_PLAIN)


_TO_PLAIN = str.maketrans({sign: key for key, signs in SIGNS.items() for sign in signs})
