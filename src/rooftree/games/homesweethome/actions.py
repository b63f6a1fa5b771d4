"""One answer, one action. The spans follow the course of a turn."""

from rooftree.core.actions import Span
from rooftree.games.homesweethome.cards import NUM_PAYABLE, NUM_RESOURCES
from rooftree.games.homesweethome.state import MAX_PLAYERS, NUM_CELLS, NUM_QUEUES

SAY = Span(0, 3)  # + Word - 1
CHOOSE = SAY.then(3)  # + Word - 1
PEEK = CHOOSE.then(MAX_PLAYERS)  # + seat
SWAP = PEEK.then(NUM_QUEUES)  # + queue - 1
PAY = SWAP.then(NUM_RESOURCES)  # + resource - 1
POWER = PAY.then(1)
HOLD = POWER.then(1)
PLAY = HOLD.then(NUM_PAYABLE)  # + resource - 1
PLAY_JOKER = PLAY.then(NUM_PAYABLE)  # + resource it stands for - 1
PASS = PLAY_JOKER.then(1)
HELP = PASS.then(2)  # + resource - 1: concrete or wood
AT = HELP.then(NUM_CELLS)  # + cell
TOSS = AT.then(NUM_RESOURCES)  # + resource - 1
KEEP = TOSS.then(1)
COUNTER = KEEP.then(3)  # + WITH_TARP, WITH_POISON or WITH_JOKER
SHIELD = COUNTER.then(3 * NUM_CELLS)  # + (BY_WATER, BY_JOKER or BY_POWER) * NUM_CELLS + cell
NUM_ACTIONS = SHIELD.end

WITH_TARP, WITH_POISON, WITH_JOKER = 0, 1, 2  # COUNTER
BY_WATER, BY_JOKER, BY_POWER = 0, 1, 2  # SHIELD
