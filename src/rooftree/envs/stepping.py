"""One step of many games, as rules: the same source for a processor and for a GPU.

A game that ends is counted and at once dealt anew; what is seen then is the first position of the next. The functions
at the top are placeholders: how the mask is written, when rewards come, and what a game is worth (rewards.py), is
chosen when a `Vector` is made.
"""

from typing import Any

from rooftree.core.border import OVER, apply, deal_at, list_moves, observe, score, tie_break
from rooftree.core.chance import Purpose, Stream, below, sow
from rooftree.core.jit import rule

WORD_BITS = 32  # of a mask that is made of bits
AT_A_TIME = 16  # games


def clear(mask: Any, game: int) -> None: ...
def mark(mask: Any, game: int, action: int) -> None: ...
def is_marked(mask: Any, game: int, action: int) -> bool:
    return False


def reward_of(scores: Any, places: Any, game: int, seat: int, players: int) -> float:
    return 0.0


def reward(
    state: Any, rewards: Any, scores: Any, places: Any, scores_so_far: Any, places_so_far: Any, stood: Any, game: int
) -> None: ...


def mask_width(num_actions: int, bits: bool) -> int:
    """How long a row of a mask is."""
    return -(-num_actions // WORD_BITS) if bits else num_actions


@rule
def begin_games(states: Any, blank: Any, seeds: Any, first: int, end: int) -> None:
    """Deal games `first` … `end - 1` anew, each with its next seed."""
    for game in range(first, end):
        begin(states, blank, seeds, game)


@rule
def begin(states: Any, blank: Any, seeds: Any, game: int) -> None:
    states[game] = blank[0]
    deal_at(states, game, int(seeds[game]))


@rule
def begin_next(states: Any, blank: Any, seeds: Any, game: int) -> None:
    """The game after this one."""
    seeds[game] += len(seeds)
    begin(states, blank, seeds, game)


@rule
def step_games(
    states: Any,
    blank: Any,
    actions: Any,
    rewards: Any,
    scores: Any,
    places: Any,
    ended: Any,
    seeds: Any,
    scores_so_far: Any,
    places_so_far: Any,
    stood: Any,
    seen: Any,
    nothing: Any,
    mask: Any,
    seats: Any,
    counts: Any,
    moves: Any,
    first: int,
    end: int,
) -> None:
    """Do an action in each of these games, and write what the next player to act in it gets.

    A few at a time: they are still at hand when they are looked at, and the same code runs again at once.
    """
    for start in range(first, end, AT_A_TIME):
        stop = min(start + AT_A_TIME, end)
        act(
            states, blank, actions, rewards, scores, places, ended, seeds, scores_so_far, places_so_far, stood,
            start, stop,
        )  # fmt: skip
        list_all(states, mask, seats, counts, moves, start, stop)
        see(states, seen, nothing, start, stop)


@rule
def act(
    states: Any,
    blank: Any,
    actions: Any,
    rewards: Any,
    scores: Any,
    places: Any,
    ended: Any,
    seeds: Any,
    scores_so_far: Any,
    places_so_far: Any,
    stood: Any,
    first: int,
    end: int,
) -> None:
    """The action, and what it brought; if that was the end, a new game."""
    for game in range(first, end):
        apply(states[game], int(actions[game]))
        ended[game] = states[game].decision == OVER
        reward(states[game], rewards, scores, places, scores_so_far, places_so_far, stood, game)
        if states[game].decision == OVER:
            begin_next(states, blank, seeds, game)


@rule
def reward_at_the_end(
    state: Any, rewards: Any, scores: Any, places: Any, scores_so_far: Any, places_so_far: Any, stood: Any, game: int
) -> None:
    for seat in range(scores.shape[1]):
        rewards[game, seat] = 0
    if state.decision == OVER:
        count(state, scores, places, game)
        for seat in range(scores.shape[1]):
            rewards[game, seat] = reward_of(scores, places, game, seat, scores.shape[1])


@rule
def reward_by_steps(
    state: Any, rewards: Any, scores: Any, places: Any, scores_so_far: Any, places_so_far: Any, stood: Any, game: int
) -> None:
    """How much better everyone stands than before, by the points so far: in the end that adds up to the same."""
    count(state, scores_so_far, places_so_far, game)
    for seat in range(scores.shape[1]):
        stands = reward_of(scores_so_far, places_so_far, game, seat, scores.shape[1])
        rewards[game, seat] = stands - stood[game, seat]
        stood[game, seat] = stands
    if state.decision == OVER:
        for seat in range(scores.shape[1]):
            scores[game, seat] = scores_so_far[game, seat]
            places[game, seat] = places_so_far[game, seat]
            stood[game, seat] = 0


@rule
def count(state: Any, scores: Any, places: Any, game: int) -> None:
    """The points of a game, and the place of everyone: 1 is the best, and shared by equals."""
    players = scores.shape[1]
    for seat in range(players):
        scores[game, seat] = score(state, seat)
    for seat in range(players):
        places[game, seat] = 1
        for other in range(players):
            if is_ahead(state, scores, game, other, seat):
                places[game, seat] += 1


@rule
def is_ahead(state: Any, scores: Any, game: int, one: int, other: int) -> bool:
    """More points, or a better tie-break."""
    if scores[game, one] != scores[game, other]:
        return scores[game, one] > scores[game, other]  # type: ignore[no-any-return]
    return tie_break(state, one) > tie_break(state, other)


@rule
def show_games(
    states: Any,
    seen: Any,
    nothing: Any,
    mask: Any,
    seats: Any,
    counts: Any,
    moves: Any,
    first: int,
    end: int,
) -> None:
    """Whose turn it is, what that player may do, and what that player sees."""
    list_all(states, mask, seats, counts, moves, first, end)
    see(states, seen, nothing, first, end)


@rule
def list_all(states: Any, mask: Any, seats: Any, counts: Any, moves: Any, first: int, end: int) -> None:
    for game in range(first, end):
        moves[0].count = 0
        list_moves(states[game], moves[0])
        clear(mask, game)
        for i in range(moves[0].count):
            mark(mask, game, moves[0].actions[i])
        seats[game] = states[game].to_act
        counts[game] = moves[0].count


@rule
def see(states: Any, seen: Any, nothing: Any, first: int, end: int) -> None:
    for game in range(first, end):
        seen[game] = nothing[0]
        observe(states[game], states[game].to_act, seen[game])


# Masks


@rule
def clear_bytes(mask: Any, game: int) -> None:
    for action in range(mask.shape[1]):
        mask[game, action] = 0


@rule
def mark_byte(mask: Any, game: int, action: int) -> None:
    mask[game, action] = 1


@rule
def is_byte_marked(mask: Any, game: int, action: int) -> bool:
    return 0 <= action < mask.shape[1] and mask[game, action] != 0  # type: ignore[no-any-return]


@rule
def mark_bit(mask: Any, game: int, action: int) -> None:
    mask[game, action // WORD_BITS] |= 1 << (action % WORD_BITS)


@rule
def is_bit_marked(mask: Any, game: int, action: int) -> bool:
    if not 0 <= action < mask.shape[1] * WORD_BITS:
        return False
    return mask[game, action // WORD_BITS] >> (action % WORD_BITS) & 1 == 1  # type: ignore[no-any-return]


@rule
def first_illegal(mask: Any, actions: Any, first: int, end: int) -> int:
    """The first game whose action is not among its legal ones; -1: none."""
    for game in range(first, end):
        if not is_marked(mask, game, int(actions[game])):
            return game
    return -1


@rule
def choose_at_random(mask: Any, counts: Any, streams: Any, actions: Any, first: int, end: int) -> None:
    """A legal action for each game, all equally likely."""
    for game in range(first, end):
        actions[game] = random_action(mask, counts, streams[game], game)


@rule
def random_action(mask: Any, counts: Any, stream: Stream, game: int) -> int:
    left = below(stream, int(counts[game]))
    action = 0
    while left > 0 or not is_marked(mask, game, action):
        if is_marked(mask, game, action):
            left -= 1
        action += 1
    return action


@rule
def sow_streams(streams: Any, seeds: Any, first: int, end: int) -> None:
    for game in range(first, end):
        sow(streams[game], int(seeds[game]), Purpose.PLAYERS)
