"""What stands on the pages, in one language, as plain data: press.typ lays it out and knows no game."""

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any

from rooftree.box.prints import Board, Deck, Piece, Prints, Space
from rooftree.core.found import game_class
from rooftree.press.markdown import blocks
from rooftree.texts import Speaker, rules_text, sections

Page = dict[str, Any]
PADS = 2  # on a page


class Printer:
    """One game in one language."""

    def __init__(self, game: str, lang: str, prints: Prints) -> None:
        self.game, self.prints = game_class(game), prints
        self.speaker = Speaker(lang, game)
        self._rules = {section.id: section for section in sections(rules_text(game, lang))}

    def pages(self, what: str) -> list[Page]:
        return [page for part in PARTS[what] for page in part(self)]

    def how(self) -> Iterator[Page]:
        """What to do with all the paper: first of all, so that nobody prints in the wrong size."""
        say = self.speaker.say
        told = [f"print-how-{step}" for step in ("size", "duplex", "cut", "boards", "tokens")]
        told = [key for key in told if key != "print-how-tokens" or self.prints.tokens]
        wanted = [self._thing(name) for name in self.prints.wanted]
        counted = [(self._deck_title(deck), _count(deck)) for deck in (*self.prints.decks, *self.prints.tokens)]
        yield {
            "kind": "how",
            "title": say("game-title"),
            "about": self._about(),
            "heading": say("print-how"),
            "steps": [say(key) for key in told],
            "ruler": say("print-ruler"),
            "contents": [{"name": name, "copies": copies} for name, copies in counted],
            "wanted": say("print-wanted", things=", ".join(wanted)) if wanted else "",
            "own": say("print-own"),
        }

    def cards(self) -> Iterator[Page]:
        yield from map(self._sheet, self.prints.decks)

    def tokens(self) -> Iterator[Page]:
        """Those of one shape lie together."""
        sheets = [self._sheet(deck) for deck in self.prints.tokens]
        for _, alike in groupby(sheets, key=lambda sheet: (sheet["width"], sheet["height"], sheet["round"])):
            first, *rest = alike
            yield {**first, "faces": [face for sheet in (first, *rest) for face in sheet["faces"]]}

    def boards(self) -> Iterator[Page]:
        """Every copy one after the other, so that the pages of a board come together."""
        waiting = list(self.prints.boards)
        while waiting:
            first, *rest = waiting
            together = [first, *_while_not_begun(rest)]
            waiting = waiting[len(together) :]
            for _ in range(first.copies):
                yield from map(self._board, together)

    def pad(self) -> Iterator[Page]:
        say, together = self.speaker.say, self.prints.together
        yield {
            "kind": "pad",
            "title": say("game-title"),
            "date": say("print-date"),
            "who": say("print-house" if together else "print-player"),
            "columns": self.game.max_players,
            "lines": [_capital(say(key)) for key in self.prints.pad],
            "total": say("print-total"),
            "last": "" if together else _capital(say("pad-tie-break")),
            "copies": PADS,
        }

    def aid(self) -> Iterator[Page]:
        told = [self._rules[name] for name in self.prints.aid if name in self._rules]
        yield {
            "kind": "aid",
            "title": self.speaker.say("game-title"),
            "about": self.speaker.say("game-about"),
            "sections": [{"title": each.title, "blocks": blocks(each)} for each in told],
            "pieces": [
                {"title": self._deck_title(deck), "pieces": self._explained(deck)}
                for deck in self.prints.decks
                if deck.of in self.prints.explained
            ],
        }

    def _explained(self, deck: Deck) -> list[Page]:
        """Pieces that do the same are told of together."""
        told: dict[str, Page] = {}
        for piece in deck.pieces:
            found = self._piece(deck, piece)
            known = told.setdefault(found["text"], found)
            if known is not found:
                known["name"] += f", {self.speaker.name(piece.name)}"
        return list(told.values())

    def label(self) -> Iterator[Page]:
        own = self.speaker.say("print-own")
        yield {"kind": "label", "title": self.speaker.say("game-title"), "about": self._about(), "own": own}

    def _sheet(self, deck: Deck) -> Page:
        faces = [face for piece in deck.pieces for face in self._faces(deck, piece)]
        return {
            "kind": "sheet",
            "title": self._deck_title(deck),
            "width": deck.shape.width,
            "height": deck.shape.height,
            "round": deck.shape.is_round,
            "words": deck.shape.has_words,
            "colour": deck.colour,
            "back": deck.back,
            "faces": faces,
        }

    def _faces(self, deck: Deck, piece: Piece) -> list[Page]:
        told = self._piece(deck, piece)
        return [{**told, "picture": piece.pictures[copy % len(piece.pictures)]} for copy in range(piece.copies)]

    def _piece(self, deck: Deck, piece: Piece) -> Page:
        if not self._is_card(deck):
            return {"name": _capital(self._token(deck, piece)), "text": "", "picture": piece.pictures[0]}
        name, text = self.speaker.name(piece.name), self.speaker.effect(piece.name)
        return {"name": _capital(name), "text": _capital(text), "picture": piece.pictures[0]}

    def _is_card(self, deck: Deck) -> bool:
        return deck in self.prints.decks

    def _token(self, deck: Deck, piece: Piece) -> str:
        """A thing of the game, or an entry of the supply."""
        return self.speaker.name(piece.name) if len(deck.pieces) > 1 else self._thing(deck.of)

    def _deck_title(self, deck: Deck) -> str:
        told = self.speaker.say(f"box-{deck.of}", count=_count(deck))
        return _capital(told)

    def _thing(self, name: str) -> str:
        return self.speaker.say(f"box-{name}")

    def _board(self, board: Board) -> Page:
        return {
            "kind": "board",
            "title": self.speaker.say(board.title),
            "columns": board.columns,
            "width": board.width,
            "height": board.height,
            "spaces": [self._space(space) for space in board.spaces],
        }

    def _space(self, space: Space) -> Page:
        label = self.speaker.say(space.label) if space.label else space.cell
        shown = {"picture": space.picture, "label": label, "cell": bool(space.cell)}
        return {**shown, "columns": space.columns, "tint": space.tint}

    def _about(self) -> str:
        """`2–5 players · from age 8 · about 60 min`, as far as the rulebook says so."""
        say, game = self.speaker.say, self.game
        told = [say("box-players", least=game.min_players, most=game.max_players)]
        told += [say("box-age", age=game.min_age)] if game.min_age is not None else []
        told += [say("box-minutes", minutes=game.minutes)] if game.minutes is not None else []
        return " · ".join(told)


def _count(deck: Deck) -> int:
    return sum(piece.copies for piece in deck.pieces)


def _while_not_begun(boards: list[Board]) -> list[Board]:
    begun = [index for index, board in enumerate(boards) if board.begins]
    return boards[: begun[0]] if begun else boards


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


Part = Callable[[Printer], Iterator[Page]]
GAME: tuple[Part, ...] = (Printer.how, Printer.cards, Printer.tokens, Printer.boards)
PARTS: dict[str, tuple[Part, ...]] = {
    "game": (*GAME, Printer.aid, Printer.pad, Printer.label),
    "cards": (Printer.cards,),
    "tokens": (Printer.tokens,),
    "boards": (Printer.boards,),
    "aid": (Printer.aid,),
    "pad": (Printer.pad,),
    "label": (Printer.label,),
}
