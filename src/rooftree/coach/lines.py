"""Games played on after each move, as rules: the same worlds and the same luck for all moves that are compared.

Like the search (bots/search.py), with two differences: a line goes to the end of the game, and its end is kept, so
that it can be said what differed. After each heat the worse half of the moves is dropped, but never one that is asked
about. Where only the moves are to be judged, a line may end after some rounds, by what its position promises: so much
less happens by then that small differences can be told from luck.
"""

from typing import Annotated, Any

import numpy as np

from rooftree.bots.search import (
    ANY_SEED,
    LINE,
    POSITION,
    WORLD,
    Candidate,
    change_places,
    judged,
    list_candidates,
    num_heats,
    policy,
    round_of,
)
from rooftree.bots.search import sort_by_value as sort_by_lead
from rooftree.core.actions import Moves
from rooftree.core.border import OVER, apply, determinize, score, tie_break
from rooftree.core.chance import Stream, below
from rooftree.core.jit import rule
from rooftree.core.layout import Many, Run, i16, i64, u8
from rooftree.core.seats import MAX_SEATS

LAST_HEAT = 3  # moves that are left then: so many ideas are shown
NO_MOVE = -1


class Asked:
    """What a coach is asked; `about` is a move that must be told of, or none."""

    seat: u8
    is_shared: u8  # 1: one house for all, so that nobody is ahead
    is_dealt: u8  # 1: the worlds are those of `deal_world`; 0: the position is looked at as it really is
    about: i16
    beside: i16  # the only other move that is looked at; none: all are
    rounds: i16  # after which lines are judged; 0: they go to the end
    point: i16  # what a point is worth to the judgement
    playouts: i64


class Note:
    """How a line ended: its move, its world, what it promised if it was judged, and what every seat had."""

    action: i16
    world: i64
    promise: i64  # for the seat, beyond what it promised the strongest other; a point is `Asked.point`
    scores: Annotated[Run, Many(np.int16, MAX_SEATS)]
    tie_breaks: Annotated[Run, Many(np.int16, MAX_SEATS)]


@rule
def play_lines(
    tables: list[Any],
    lines: list[Any],
    moves: list[Moves],
    memory: list[Any],
    candidates: list[Candidate],
    questions: list[Asked],
    notes: list[Note],
    ends: list[Any],
    streams: list[Stream],
) -> int:
    """Lines of every answer to tables[POSITION], more of the better ones; how many were played."""
    asked = questions[0]
    left = list_asked(tables[POSITION], moves[0], candidates, asked)
    heats = num_heats(left, LAST_HEAT)
    budget = int(asked.playouts)
    played = 0
    world = 0
    for heat in range(heats):
        worlds = max(1, budget // ((heats - heat) * left))
        for _ in range(worlds):
            deal_world(tables, int(asked.seat), streams[0])
            seed = below(streams[0], ANY_SEED)
            for i in range(left):
                play_line(tables, lines, moves, memory[0], candidates[i].action, seed, int(asked.rounds))
                note(lines[LINE], notes[played], candidates[i].action, world)
                notes[played].promise = promise(lines, memory[0], notes[played], asked)
                candidates[i].value += notes[played].promise
                if asked.rounds == 0:
                    ends[played] = lines[LINE]
                played += 1
            world += 1
        budget -= worlds * left
        sort_by_lead(candidates, left)
        left = num_kept(candidates, left, int(asked.about))
    return played


@rule
def play_worlds(
    tables: list[Any],
    lines: list[Any],
    moves: list[Moves],
    memory: list[Any],
    candidates: list[Candidate],
    questions: list[Asked],
    notes: list[Note],
    streams: list[Stream],
) -> int:
    """How the game goes on from tables[POSITION]: a line a note, and how many.

    In dealt worlds everybody plays sensibly. Where all is as it really is, each line begins with any move: what is
    looked for then is what the cards are worth, and not one line of play.
    """
    asked = questions[0]
    count = list_candidates(tables[POSITION], moves[0], candidates)
    for world in range(len(notes)):
        tables[WORLD] = tables[POSITION]
        if asked.is_dealt:
            deal_world(tables, int(asked.seat), streams[0])
        seed = below(streams[0], ANY_SEED)
        action = int(candidates[below(streams[0], count)].action)
        if asked.is_dealt:
            lines[LINE] = tables[WORLD]
            action = int(policy(lines, moves, memory[0], asked.seat, asked.seat, seed))
        play_line(tables, lines, moves, memory[0], action, seed, 0)
        note(lines[LINE], notes[world], action, world)
    return len(notes)


@rule
def list_asked(position: Any, moves: Moves, candidates: list[Candidate], asked: Asked) -> int:
    """All moves, or the two that are to be compared."""
    if asked.beside == NO_MOVE:
        return list_candidates(position, moves, candidates)
    candidates[0].action = asked.about
    candidates[1].action = asked.beside
    for i in range(2):
        candidates[i].value = 0
        candidates[i].lines = 0
    return 2


@rule
def deal_world(tables: list[Any], seat: int, stream: Stream) -> None:
    """What the seat may not know is dealt anew, from nothing but what it knows."""
    tables[WORLD] = tables[POSITION]
    determinize(tables[WORLD], seat, stream)


@rule
def play_line(
    tables: list[Any], lines: list[Any], moves: list[Moves], memory: Any, action: int, seed: int, rounds: int
) -> None:
    """A move, and then everybody plays on as one who searches would: whoever asks is no better than the others."""
    lines[LINE] = tables[WORLD]
    begun = round_of(tables[WORLD])
    apply(lines[LINE], action)
    while lines[LINE].decision != OVER and (rounds == 0 or round_of(lines[LINE]) - begun < rounds):
        seat = int(lines[LINE].to_act)
        apply(lines[LINE], int(policy(lines, moves, memory, seat, seat, seed)))


@rule
def note(state: Any, noted: Note, action: int, world: int) -> None:
    noted.action = action
    noted.world = world
    for seat in range(state.num_players):
        noted.scores[seat] = score(state, seat)
        noted.tie_breaks[seat] = tie_break(state, seat)


@rule
def promise(lines: list[Any], memory: Any, noted: Note, asked: Asked) -> int:
    """What a line has come to: at the end its lead, before that what the search thinks of it."""
    if lines[LINE].decision == OVER:
        return lead(noted, asked, lines[LINE].num_players) * asked.point // 2
    return judged(lines, memory, asked)


@rule
def lead(noted: Note, asked: Asked, players: int) -> int:
    """Twice the points of the seat, beyond those of the strongest other unless they build together; a tie is half."""
    mine = int(noted.scores[asked.seat])
    if asked.is_shared or players == 1:
        return 2 * mine
    most = -(1 << 15)
    tie = 0
    for other in range(players):
        points = int(noted.scores[other])
        is_stronger = points > most or (points == most and noted.tie_breaks[other] > tie)
        if other != asked.seat and is_stronger:
            most = points
            tie = int(noted.tie_breaks[other])
    if mine != most or noted.tie_breaks[asked.seat] == tie:
        return 2 * (mine - most)
    return 1 if noted.tie_breaks[asked.seat] > tie else -1


@rule
def num_kept(candidates: list[Candidate], left: int, about: int) -> int:
    """How many go on: the better half; whoever is asked about moves up to be one of them."""
    kept = left if left <= LAST_HEAT else max(LAST_HEAT, (left + 1) // 2)
    for place in range(kept, left):
        if candidates[place].action == about:
            for each in range(place, kept - 1, -1):
                change_places(candidates, each)
    return kept
