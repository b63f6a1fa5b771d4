"""What the drawings of all games share: a few styles that read equally well on dark and on light terminals."""

QUIET = "#777777"
ACCENT = "bold #3f8528"
STRONG = "bold"

LETTERS = "#ffffff"
TINT = 0.35  # how much white the pattern on a colour has

Styled = tuple[str, str]  # a text and its style


def lettered(colour: str) -> str:
    """Letters on a ground of this colour."""
    return f"bold {LETTERS} on {colour}"


def woven(colour: str) -> str:
    """A pattern on a ground of this colour: the same, lighter."""
    parts = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
    lighter = "".join(f"{round(part + (255 - part) * TINT):02x}" for part in parts)
    return f"#{lighter} on {colour}"
