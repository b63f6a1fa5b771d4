"""The random stream that lives in the state: the same numbers in every build and on every machine.

The generator is xoroshiro64** (Blackman & Vigna, 2018): two 32-bit words, period 2**64 - 1. The words are kept in
64-bit fields, so that the arithmetic below is exact in Python and wraps harmlessly above bit 32 when compiled.
"""

from enum import IntEnum

import numpy as np

from rooftree.core.jit import rule
from rooftree.core.layout import Array, Run, dtype_of, i64, struct_of

WORD = 0xFFFFFFFF
HALF = 60  # as many cards are told apart by the bits of one number
MAX_SEED = 2**63 - 1


class Purpose(IntEnum):
    """One seed feeds several independent streams."""

    DEAL = 0
    PLAYERS = 1
    WORLDS = 2


class Stream:
    """The two words of a generator."""

    a: i64
    b: i64


STREAM = dtype_of(Stream)
TWO_WORDS = struct_of(Stream)


def new_stream(seed: int, purpose: Purpose) -> Array:
    """A fresh stream, as an array of one record."""
    words = Stream()
    sow(words, seed, purpose)
    return np.frombuffer(bytearray(TWO_WORDS.pack(words.a, words.b)), STREAM)


@rule
def sow(stream: Stream, seed: int, purpose: int) -> None:
    """Start a stream from a seed in 0 … MAX_SEED."""
    low = scramble((seed & WORD) ^ (purpose * 0x9E3779B9 & WORD))
    high = scramble((seed >> 32) ^ low)
    stream.a = low
    stream.b = scramble(high ^ 0x85EBCA6B) | 1  # never both zero


@rule
def scramble(word: int) -> int:
    """MurmurHash3's finaliser: every bit of the word stirs every other."""
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & WORD
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & WORD
    return word ^ (word >> 16)


@rule
def below(stream: Stream, limit: int) -> int:
    """The next random number in 0 … limit - 1 (limit below 2**16; the bias is under limit / 2**32)."""
    a = int(stream.a)
    b = int(stream.b)
    word = (rotated((a * 0x9E3779BB) & WORD, 5) * 5) & WORD
    b ^= a
    stream.a = rotated(a, 26) ^ b ^ ((b << 9) & WORD)
    stream.b = rotated(b, 13)
    return (word * limit) >> 32


@rule
def rotated(word: int, by: int) -> int:
    return ((word << by) | (word >> (32 - by))) & WORD


@rule
def shuffle(stream: Stream, pile: Run, start: int, end: int) -> None:
    """Bring positions start … end - 1 of a pile into random order (Fisher-Yates)."""
    for last in range(end - 1, start, -1):
        other = start + below(stream, last - start + 1)
        card = pile[last]
        pile[last] = pile[other]
        pile[other] = card


@rule
def sort(pile: Run, start: int, end: int) -> None:
    """Bring positions start … end - 1 of a pile of different cards (1 … 119) into the order of their numbers.

    Whoever shuffles a pile that was sorted first learns nothing about how it lay.
    """
    low = 0
    high = 0
    for position in range(start, end):
        card = pile[position]
        if card < HALF:
            low |= 1 << card
        else:
            high |= 1 << (card - HALF)
    position = start
    for card in range(2 * HALF):
        if (low >> card if card < HALF else high >> (card - HALF)) & 1:
            pile[position] = card
            position += 1
