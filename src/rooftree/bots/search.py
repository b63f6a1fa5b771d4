"""The search, written as rules: play each move on in many possible worlds, and keep the one that turns out best.

One implementation for all games. The functions at the top are placeholders: when the search is bound to a game
(bots/searcher.py), its own rules stand for them, and those of its `thinking.py`.

    worlds      what the seat may not know is dealt anew for each (`determinize`), the same for all moves, so that luck
                does not decide between them; where people tell something by what they say (`listen`), a world that
                does not go with it (`is_believable`) is dealt again, some times at most: words may mislead
    lines       after the move everybody plays on as `policy` would, for some rounds; where a game has `hurried`, as
                that would: worse, but in a small part of the time
    judgement   what that is worth to the seat, beyond what it is worth to the strongest other; where a game says so,
                who has won counts for more at the end than by how much
    habit       what the policy would do is not given up for a little: few lines say little; and where lines can say
                nothing (`is_settled`), it is done
    heats       after each the worse half of the moves is dropped, so that the best are looked at most

Whole numbers only: the same seed gives the same move in every build.
"""

from typing import Any

from rooftree.core.actions import Moves
from rooftree.core.border import OVER, apply, determinize, list_moves
from rooftree.core.chance import Stream, below
from rooftree.core.jit import rule
from rooftree.core.layout import i16, i64, u8

POSITION = 0  # the tables that a search has: where it was asked…
WORLD = 1  # …and a world that its seat cannot tell from it
NUM_TABLES = 2

LINE = 0  # the first of the tables that a policy has: here a line is played
LAST_HEAT = 2  # moves that are left then
SECOND_THOUGHTS = 8  # so often at most a world is dealt that does not go with what was said
WORTH_A_LOOK = 4  # playouts that a move gets at least, if not all of them can be looked at
ANY_SEED = 1 << 15
LOWEST = -(2**62)
ALL = 2**62


class Question:
    """What is asked of a search, and how far it has come: it can be gone on with in portions."""

    seat: u8
    is_shared: u8  # 1: one house for all, so that nobody is ahead
    rounds: i16  # that a line goes on after its move; 0: to the end of the turn
    first_look: i16  # how many lines the look of a position at the end of the turn counts for
    loyalty: i16  # what a line of the policy's own move counts for more
    victory: i64  # what a line that ends with one counts for more, and the most that the lead counts for there; 0: all
    playouts: i64
    habit: i16  # that move
    left: i16  # candidates that are still looked at
    heats: i16  # yet to be held, the present one included
    worlds: i64  # that are yet to be looked at in this heat
    budget: i64  # playouts for the heats after it


class Candidate:
    """A move that may be the best."""

    action: i16
    value: i64  # of all its lines together
    lines: i64  # that were played


def policy(tables: list[Any], moves: list[Moves], memory: Any, seat: int, searcher: int, seed: int) -> int:
    return 0


def hurried(tables: list[Any], moves: list[Moves], memory: Any, seat: int, searcher: int, seed: int) -> int:
    return 0


def is_settled(position: Any, habit: int) -> bool:
    return False


def listen(tables: list[Any], memory: Any, seat: int) -> None: ...


def is_believable(world: Any, memory: Any, seat: int) -> bool:
    return True


def worth(tables: list[Any], memory: Any, seat: int) -> int:
    return 0


def round_of(state: Any) -> int:
    return 0


@rule
def never(position: Any, habit: int) -> bool:
    """Stands for `is_settled` where a game has none."""
    return False


@rule
def hear_nothing(tables: list[Any], memory: Any, seat: int) -> None:
    """Stands for `listen` where a game has none."""


@rule
def always(world: Any, memory: Any, seat: int) -> bool:
    """Stands for `is_believable` where a game has none."""
    return True


@rule
def search(
    tables: list[Any],
    lines: list[Any],
    moves: list[Moves],
    memory: list[Any],
    candidates: list[Candidate],
    questions: list[Question],
    streams: list[Stream],
) -> int:
    """The best answer to tables[POSITION] for the seat that asks; how good, the first candidate tells."""
    begin(tables, lines, moves, memory, candidates, questions, streams)
    go_on(tables, lines, moves, memory, candidates, questions, streams, ALL)
    return candidates[0].action


@rule
def begin(
    tables: list[Any],
    lines: list[Any],
    moves: list[Moves],
    memory: list[Any],
    candidates: list[Candidate],
    questions: list[Question],
    streams: list[Stream],
) -> None:
    """List the moves, and look at them once if that is asked for."""
    question = questions[0]
    left = list_candidates(tables[POSITION], moves[0], candidates)
    question.heats = 0
    if left > 1:
        question.habit = habit_of(tables, lines, moves, memory[0], int(question.seat))
        if is_settled(tables[POSITION], int(question.habit)):
            candidates[0].action = question.habit
            left = 1
    if left > 1:
        if question.first_look or question.playouts < left * WORTH_A_LOOK:
            left = glance(tables, lines, moves, memory[0], candidates, question, streams[0], left)
        lines[LINE] = tables[POSITION]
        listen(lines, memory[0], question.seat)
        question.heats = num_heats(left, LAST_HEAT)
        question.budget = question.playouts
        begin_heat(question, left)


@rule
def habit_of(tables: list[Any], lines: list[Any], moves: list[Moves], memory: Any, seat: int) -> int:
    """What the policy would do; it sees no more than the seat, whatever world it is asked in."""
    lines[LINE] = tables[POSITION]
    return int(policy(lines, moves, memory, seat, seat, 0))


@rule
def begin_heat(question: Question, left: int) -> None:
    """What is left of the budget is shared by the heats that are left."""
    question.left = left
    question.worlds = max(1, question.budget // (question.heats * left))
    question.budget -= question.worlds * left


@rule
def go_on(
    tables: list[Any],
    lines: list[Any],
    moves: list[Moves],
    memory: list[Any],
    candidates: list[Candidate],
    questions: list[Question],
    streams: list[Stream],
    playouts: int,
) -> int:
    """About so many playouts more, as far as the search goes: how many heats are left, the best candidate first."""
    question = questions[0]
    played = 0
    while question.heats > 0 and played < playouts:
        left = int(question.left)
        look(tables, lines, moves, memory[0], candidates, question, streams[0], left, int(question.rounds))
        played += left
        question.worlds -= 1
        if question.worlds == 0:
            sort_by_value(candidates, left)
            question.heats -= 1
            if question.heats > 0:
                begin_heat(question, max(LAST_HEAT, (left + 1) // 2))
    return int(question.heats)


@rule
def list_candidates(position: Any, moves: Moves, candidates: list[Candidate]) -> int:
    moves.count = 0
    list_moves(position, moves)
    for i in range(moves.count):
        candidates[i].action = moves.actions[i]
        candidates[i].value = 0
        candidates[i].lines = 0
    return int(moves.count)


@rule
def glance(
    tables: list[Any],
    lines: list[Any],
    moves: list[Moves],
    memory: Any,
    candidates: list[Candidate],
    question: Question,
    stream: Stream,
    count: int,
) -> int:
    """What each looks like at the end of the turn; with little time, only the best of these: how many there are."""
    look(tables, lines, moves, memory, candidates, question, stream, count, 0)
    sort_by_value(candidates, count)
    kept = min(count, max(LAST_HEAT, question.playouts // WORTH_A_LOOK))
    for i in range(kept):
        candidates[i].value *= question.first_look
        candidates[i].lines = 0
    return kept


@rule
def num_heats(count: int, last: int) -> int:
    """How often so many can be halved until no more than `last` are left, the heat of these included."""
    heats = 1
    while count > last:
        count = (count + 1) // 2
        heats += 1
    return heats


@rule
def look(
    tables: list[Any],
    lines: list[Any],
    moves: list[Moves],
    memory: Any,
    candidates: list[Candidate],
    question: Question,
    stream: Stream,
    count: int,
    rounds: int,
) -> None:
    """Play one line of each candidate, all in the same world."""
    deal_world(tables, memory, question, stream)
    seed = below(stream, ANY_SEED)
    for i in range(count):
        lines[LINE] = tables[WORLD]
        apply(lines[LINE], candidates[i].action)
        seat = int(question.seat)
        play_on(lines, moves, memory, seat, seat, round_of(tables[WORLD]), rounds, seed)
        value = judged(lines, memory, question)
        if question.victory and lines[LINE].decision == OVER:
            value = ended(value, question.victory)
        candidates[i].value += value
        if candidates[i].action == question.habit:
            candidates[i].value += question.loyalty
        candidates[i].lines += 1


@rule
def deal_world(tables: list[Any], memory: Any, question: Question, stream: Stream) -> None:
    for _ in range(SECOND_THOUGHTS):
        tables[WORLD] = tables[POSITION]
        determinize(tables[WORLD], question.seat, stream)
        if is_believable(tables[WORLD], memory, question.seat):
            return


@rule
def play_on(
    lines: list[Any], moves: list[Moves], memory: Any, seat: int, searcher: int, begun: int, rounds: int, seed: int
) -> None:
    """Everybody plays sensibly for so many rounds; with none, the seat finishes its turn."""
    while lines[LINE].decision != OVER:
        played = round_of(lines[LINE]) - begun
        if played >= rounds and (rounds > 0 or played > 0 or lines[LINE].to_act != seat):
            break
        apply(lines[LINE], int(hurried(lines, moves, memory, lines[LINE].to_act, searcher, seed)))


@rule
def judged(lines: list[Any], memory: Any, question: Any) -> int:
    """What a position is worth to a seat, beyond what it is worth to the strongest other."""
    mine = worth(lines, memory, question.seat)
    if question.is_shared:
        return mine
    others = LOWEST
    for other in range(lines[LINE].num_players):
        if other != question.seat:
            others = max(others, worth(lines, memory, other))
    return mine - others


@rule
def ended(lead: int, victory: int) -> int:
    """Who has won, and by how much as far as that counts."""
    value = min(max(lead, -victory), victory)
    if lead > 0:
        value += victory
    elif lead < 0:
        value -= victory
    return value


@rule
def sort_by_value(candidates: list[Candidate], count: int) -> None:
    """The best first; of equals, whichever was listed first. All of them have played the same worlds."""
    for i in range(1, count):
        place = i
        while place > 0 and candidates[place].value > candidates[place - 1].value:
            change_places(candidates, place)
            place -= 1


@rule
def change_places(candidates: list[Candidate], place: int) -> None:
    """With the one before it."""
    action = candidates[place].action
    value = candidates[place].value
    lines = candidates[place].lines
    candidates[place].action = candidates[place - 1].action
    candidates[place].value = candidates[place - 1].value
    candidates[place].lines = candidates[place - 1].lines
    candidates[place - 1].action = action
    candidates[place - 1].value = value
    candidates[place - 1].lines = lines
