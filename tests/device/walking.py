"""A game taken apart, position by position: run here, and by Python in a browser's engine, to the same bytes."""

import hashlib
from collections.abc import Sequence
from typing import Any

from rooftree.box.padding import score_pads
from rooftree.coach import Coach
from rooftree.core.game import Game
from rooftree.core.layout import copied
from rooftree.core.outlook import effects_of
from rooftree.core.records import Seat, encode, record_of
from rooftree.core.replay import final_state
from rooftree.device.counsel import Counsel
from rooftree.device.pads import Pads
from rooftree.device.thinkers import Thinkers
from rooftree.protocol import encode as encode_answer
from rooftree.protocol import said
from rooftree.server.coaching import thought_of
from rooftree.server.views import wire_view
from rooftree.texts.looks import looks_of

PLAYOUTS = 24
JUDGED = 6  # decisions of a review
SOME = 9  # each so manieth position is looked at more closely


def walked(game: Game, players: int, seed: int) -> list[str]:
    """What is told of every position, in short: views of all seats, moves in words, what they bring, and why not."""
    start, told = game.new(players, seed), []
    state, moves = copied(start), list[tuple[int, int]]()
    while not game.is_over(state):
        seat = game.to_act(state)
        assert seat is not None
        legal = game.moves(state)
        action = legal[(7 * len(moves) + seed) % len(legal)]
        told.append(_short(_everything(game, state, seat, action, is_close=len(moves) % SOME == 0)))
        after = game.step(state, action)
        told.append(_short([said(each) for each in game.news(state, after, seat)]))
        moves.append((seat, action))
        state = after
    people = [Seat(str(seat), "human") for seat in range(players)]
    record = record_of(game, start, seed, people, moves, state)
    return [*told, _short(encode(record)), _short(final_state(game, record).tobytes().hex())]


def advised(game: Game, players: int, seed: int) -> list[str]:
    """What a coach thinks of the beginning, and later on."""
    state, coach, told = game.new(players, seed), Coach(game), []
    for move in range(2 * SOME):
        if move % SOME == 0:
            told.append(_short(thought_of(coach, state, int(game.to_act(state) or 0), PLAYOUTS)))
        state = game.step(state, game.moves(state)[0])
    return told


def padded(game: Game, players: int, seed: int) -> list[str]:
    """What the score pad says of sheets: of one that holds what it can, and of one on which something is misspelt."""
    thinkers, form, entry = Thinkers(), score_pads()[game.name].FORM, score_pads()[game.name].ENTRY
    thinkers.take(game)
    cells = {
        cell: {part.key: _some(part.kinds, at + seed) for part in form.parts} for at, cell in enumerate(form.cells)
    }
    lists = {part.key: [_some(part.kinds, seed)] for part in form.lists}
    wrong = {cell: {part.key: _some(part.kinds, seed)[:-1] + "ø" for part in form.parts} for cell in form.cells[:3]}
    one = {form.cells[1]: {form.parts[0].key: _some(form.parts[0].kinds, 0)}, **lists}
    return [_short(Pads(thinkers).scored(game.name, **{entry: [home]})) for home in ({**cells, **lists}, wrong, one)]


def _some(kinds: Sequence[str], number: int) -> str:
    return kinds[number % len(kinds)]


def counselled(game: Game, players: int, seed: int) -> list[str]:
    """What a seat is told that sends what it knows, and the review of a game from near its end."""
    thinkers = Thinkers()
    thinkers.take(game)
    counsel, start = Counsel(thinkers), game.new(players, seed)
    state, moves, told = copied(start), list[tuple[int, int]](), []
    while not game.is_over(state):
        seat, legal = int(game.to_act(state) or 0), game.moves(state)
        if len(moves) % (5 * SOME) == 0:
            told.append(_short(counsel.advise(known(game, state, seat), "explain", 0)))
        moves.append((seat, legal[(7 * len(moves) + seed) % len(legal)]))
        state = game.step(state, moves[-1][1])
    people = [Seat(str(seat), "human") for seat in range(players)]
    text = encode(record_of(game, start, seed, people, moves, state))
    return [*told, *(_short(counsel.review(text, "quick")) for _ in range(JUDGED))]


def known(game: Game, state: Any, seat: int) -> dict[str, Any]:
    """As `GET /api/tables/{table}/world` gives it."""
    return {"game": game.name, "state": game.as_known(state, seat).tobytes().hex(), "seat": seat}


def _everything(game: Game, state: Any, seat: int, action: int, is_close: bool) -> list[Any]:
    views = [wire_view(game, state, each) for each in (None, *range(game.num_players(state)))]
    view = views[seat + 1]
    parts: list[Any] = [state.tobytes().hex(), views, said(game.tell(state, action))]
    parts.append([said(game.phrase(view, move)) for move in view["legal"]])
    if is_close:
        parts += [
            effects_of(game, copied(state)),
            list(looks_of(view)),
            game.determinize(state, seat, 5).tobytes().hex(),
        ]
    return parts


def _short(what: Any) -> str:
    return hashlib.sha256(encode_answer(what)).hexdigest()[:12]
