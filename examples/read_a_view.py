"""Read what one seat may see: Home Sweet Home, where everyone plays together and nobody shows their hand.

    python examples/read_a_view.py

A view is a plain dictionary, built by naming what that seat may know and nothing else. `game.observe` is the
same as numbers, for learning programs; `game.determinize` deals another world that the seat cannot tell from this one.
Here seat 1 is the site manager, who may look at one hand a turn and remembers what is still there of it.
"""

import rooftree
from rooftree import bots

SEED, SEAT, MOVES = 137, 1, 127


def main() -> None:
    game = rooftree.load("homesweethome", build="checked")
    state, bot = game.new(players=3, seed=SEED), bots.make("random", game, seed=SEED)
    for _ in range(MOVES):
        game.apply(state, bot.choose(state, 0))

    view = game.view(state, SEAT)
    print(f"Turn {view['turn']} of {view['num_turns']}, as seat {SEAT} sees it.\n")
    for queue, cards in view["queues"].items():
        print(f"queue {queue}:", ", ".join(f"{card['name']} ({' '.join(card['cost']) or 'a trap'})" for card in cards))
    for cell, stands in view["ground"].items():
        print(f"{cell}: {', '.join(filter(None, [stands['base'], *stands['rooms'], stands['roof']]))}")
    for seat, player in enumerate(view["players"]):
        known = f"{player['num_cards']} cards, among them {player['known']}, none of {player['lacks']}"
        print(f"seat {seat}, {player['character']}: {player['hand'] or known}")
    print(f"asked: {view['decision']}; legal: {', '.join(view['legal'])}")

    other = game.determinize(state, SEAT, seed=2)
    print("\nIn another world the others hold other cards:", (state["players"] != other["players"]).any())
    print("Seat 1 cannot tell the two apart:", game.view(other, SEAT) == view)


if __name__ == "__main__":
    main()
