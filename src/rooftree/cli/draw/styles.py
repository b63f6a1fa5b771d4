"""What the drawings of all games share: a few styles that read equally well on dark and on light terminals."""

QUIET = "#777777"
ACCENT = "bold #3f8528"
STRONG = "bold"

Styled = tuple[str, str]  # a text and its style
