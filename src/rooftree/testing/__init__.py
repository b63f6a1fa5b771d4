"""For those who write games: the contract's laws, to be tested with one line (it needs pytest).

from rooftree.testing import contract

TestContract = contract("mygame")
"""

import pytest

pytest.register_assert_rewrite("rooftree.testing.contract")

from rooftree.testing.contract import Contract, contract  # noqa: E402  # asserts explain themselves from here on

__all__ = ["Contract", "contract"]
