"""The nine laws of the contract, for a game by house rules that change how many cards there are of what."""

from rooftree.testing import contract
from tests.houserules.rules import example

TestContract = contract(example("bookworms").id)
