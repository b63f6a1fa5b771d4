"""Printing: score pads, player aids, and whole games to cut out, as PDF. The pages are laid out by Typst (press.typ),
the pictures are the browser's own, drawn by Node when the client is built (web/tools/prints.ts).
"""

PAPERS = ("a4", "letter")
WHATS = ("game", "cards", "tokens", "boards", "aid", "pad", "label")
