"""Play a whole game of Dream Home: two bots move, every move is told in words, the score comes line by line.

    python examples/play_a_game.py

`build="checked"` starts at once and checks every number; without it the rules are compiled first, for speed.
"""

import rooftree
from rooftree import bots
from rooftree.texts import Speaker

NAMES = ["Anna", "Jón"]


def main() -> None:
    game = rooftree.load("dreamhome", build="checked")
    speaker = Speaker("en", "dreamhome")  # or "fr", or "is"
    players = [bots.make("greedy", game, seed=1), bots.make("random", game, seed=2)]

    state = game.new(players=2, seed=7)
    while (seat := game.to_act(state)) is not None:
        action = players[seat].choose(state, seat)  # an integer; `game.moves(state)` lists the legal ones
        print(f"{game.format(action):<20}{speaker.say(game.tell(state, action), player=NAMES[seat])}")
        game.apply(state, action)

    outcome = game.outcome(state)
    for name, points, lines in zip(NAMES, outcome.scores, outcome.lines, strict=True):
        print(f"\n{name}: {points} points")
        for line in lines:
            print(f"{line.points:6}  {speaker.line(line.what)} {' '.join(line.cells)}")
    print("\nWinner:", " and ".join(NAMES[seat] for seat in outcome.winners))


if __name__ == "__main__":
    main()
