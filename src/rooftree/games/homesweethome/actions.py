"""One answer, one action. The spans follow the course of a turn."""

from rooftree.core.actions import Numbers, Span
from rooftree.games.homesweethome.board import Cell
from rooftree.games.homesweethome.cards import PAYABLE, Resource
from rooftree.games.homesweethome.state import MAX_PLAYERS, By, Decision, With, Word

SEAT = Numbers(tuple(str(seat) for seat in range(MAX_PLAYERS)))
WORDS = (Word.A, Word.B, Word.NONE)
QUEUES = (Word.A, Word.B)

SAY = Span(word=WORDS)
CHOOSE = SAY.then(word=WORDS)
PEEK = CHOOSE.then(seat=SEAT)
SWAP = PEEK.then(queue=QUEUES)
PAY = SWAP.then(resource=Resource)
POWER = PAY.then()
HOLD = POWER.then()
PLAY = HOLD.then(resource=PAYABLE)
PLAY_JOKER = PLAY.then(resource=PAYABLE)  # which it stands for
PASS = PLAY_JOKER.then()
HELP = PASS.then(resource=(Resource.CONCRETE, Resource.WOOD))
PLACE = HELP.then(cell=Cell)
TOSS = PLACE.then(resource=Resource)
KEEP = TOSS.then()
COUNTER = KEEP.then(means=With)
SHIELD = COUNTER.then(means=By, cell=Cell)
NUM_ACTIONS = SHIELD.stop

# The table of contents: which spans answer which decision.
SPANS: dict[Decision, tuple[Span, ...]] = {
    Decision.GAME_OVER: (),
    Decision.SPEAK: (SAY, PEEK, SWAP),
    Decision.CHOOSE: (CHOOSE, PEEK, SWAP),
    Decision.PAY_SWAP: (PAY,),
    Decision.OFFER_POWER: (POWER, HOLD),
    Decision.PLAY: (PLAY, PLAY_JOKER, POWER, PASS),
    Decision.RESCUE: (POWER, HELP, HOLD),
    Decision.PLACE: (PLACE,),
    Decision.TOSS: (TOSS, KEEP),
    Decision.COUNTER: (COUNTER, PASS),
    Decision.SHIELD: (SHIELD, PASS),
}
