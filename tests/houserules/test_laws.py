"""The nine laws of the contract, for a game by house rules that change how many cards there are of what."""

import pytest

from rooftree.testing import contract
from tests.houserules.rules import example

pytestmark = [pytest.mark.xdist_group("house rules"), pytest.mark.long]  # one process compiles them, and all are tried

TestContract = contract(example("bookworms").id)
