"""The random stream, against a second implementation written straight from the published algorithm."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from rooftree.core.chance import MAX_SEED, STREAM, Purpose, Stream, below, new_stream, shuffle, sow
from rooftree.core.jit import Kind, build

# The first numbers of xoroshiro64** from the words 1 and 2, as its authors' C program prints them.
FROM_1_AND_2 = [
    3802928447,
    813792938,
    1618621494,
    2955957307,
    3252880261,
    1129983909,
    2539651700,
    1327610908,
    1757650787,
    2763843748,
]


class Xoroshiro64StarStar:
    """Blackman and Vigna's generator in unsigned 32-bit arithmetic, line by line."""

    def __init__(self, s0: int, s1: int) -> None:
        self.s0, self.s1 = np.uint32(s0), np.uint32(s1)

    def next(self) -> int:
        with np.errstate(over="ignore"):
            s0, s1 = self.s0, self.s1
            result = self.rotl(s0 * np.uint32(0x9E3779BB), 5) * np.uint32(5)
            s1 = s1 ^ s0
            self.s0 = self.rotl(s0, 26) ^ s1 ^ (s1 << np.uint32(9))
            self.s1 = self.rotl(s1, 13)
        return int(result)

    @staticmethod
    def rotl(word: np.uint32, by: int) -> np.uint32:
        return (word << np.uint32(by)) | (word >> np.uint32(32 - by))


def stream_of(seed: int, purpose: Purpose = Purpose.DEAL) -> Stream:
    stream = Stream()
    sow(stream, seed, purpose)
    return stream


def test_the_second_implementation_is_the_published_one() -> None:
    words = Xoroshiro64StarStar(1, 2)
    assert [words.next() for _ in FROM_1_AND_2] == FROM_1_AND_2


@pytest.mark.parametrize("limit", [2, 6, 60, 1000, 65535])
@pytest.mark.parametrize("seed", [0, 1, 7, 2**32, MAX_SEED])
def test_numbers_are_the_generators_high_bits(seed: int, limit: int) -> None:
    stream = stream_of(seed)
    words = Xoroshiro64StarStar(stream.a, stream.b)
    assert [below(stream, limit) for _ in range(50)] == [words.next() * limit >> 32 for _ in range(50)]


@pytest.mark.parametrize(
    ("seed", "numbers"), [(0, [0, 70, 71, 13, 38, 26, 54, 58]), (MAX_SEED, [61, 81, 79, 19, 40, 90, 47, 21])]
)
def test_the_first_numbers_of_a_seed_are_fixed_for_ever(seed: int, numbers: list[int]) -> None:
    """Records name seeds: these numbers may never change."""
    stream = stream_of(seed)
    assert [below(stream, 100) for _ in numbers] == numbers


@pytest.mark.parametrize("seed", [0, MAX_SEED])
@pytest.mark.parametrize("purpose", list(Purpose))
def test_the_outermost_seeds_give_sound_streams(seed: int, purpose: Purpose) -> None:
    stream = stream_of(seed, purpose)
    assert 0 <= stream.a < 2**32
    assert 0 < stream.b < 2**32
    numbers = [below(stream, 16) for _ in range(400)]
    assert set(numbers) == set(range(16))


def test_purposes_are_independent_streams() -> None:
    assert len({head(stream_of(3, purpose)) for purpose in Purpose}) == len(Purpose)


def test_neighbouring_seeds_give_different_numbers() -> None:
    assert len({head(stream_of(seed)) for seed in range(2000)}) == 2000


def head(stream: Stream) -> tuple[int, ...]:
    return tuple(below(stream, 1000) for _ in range(5))


def test_numbers_are_about_even() -> None:
    stream = stream_of(12)
    counts = Counter(below(stream, 12) for _ in range(24_000))
    assert all(abs(counts[number] - 2000) < 250 for number in range(12)), counts


def test_a_new_stream_is_an_array_of_one() -> None:
    stream, array = stream_of(5, Purpose.WORLDS), new_stream(5, Purpose.WORLDS)
    assert array.dtype == STREAM
    assert (int(array["a"][0]), int(array["b"][0])) == (stream.a, stream.b)


def test_a_shuffle_keeps_the_cards_and_what_lies_outside() -> None:
    pile: Any = list(range(30))
    shuffle(stream_of(1), pile, 10, 25)
    assert pile[:10] == list(range(10))
    assert pile[25:] == list(range(25, 30))
    assert sorted(pile) == list(range(30))
    assert pile != list(range(30))


@pytest.mark.parametrize("end", [10, 11])
def test_a_shuffle_of_nothing_or_one_card_changes_nothing(end: int) -> None:
    stream, pile = stream_of(1), list(range(30))
    before = stream.a
    shuffle(stream, pile, 10, end)
    assert pile == list(range(30))
    assert stream.a == before


def test_every_order_is_about_equally_likely() -> None:
    stream, orders = stream_of(77), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        pile: Any = [0, 1, 2, 3]
        shuffle(stream, pile, 0, 4)
        orders[tuple(pile)] += 1
    assert len(orders) == 24
    assert all(abs(count - 500) < 130 for count in orders.values()), orders


def test_compiled_numbers_are_the_interpreted_ones() -> None:
    fast = build(Kind.BOUNDS)[below]
    for seed in (0, 5, MAX_SEED):
        stream, records = stream_of(seed), new_stream(seed, Purpose.DEAL).view(np.recarray)
        assert [fast(records[0], 1000) for _ in range(200)] == [below(stream, 1000) for _ in range(200)]
