"""The nine laws of the contract, for every game (`rooftree.testing`)."""

from rooftree.games import NAMES
from rooftree.testing import contract
from tests.contract.hidden_worlds import WORLDS
from tests.core.toy import Toy

TestContract = contract(*NAMES, Toy, worlds=WORLDS)
