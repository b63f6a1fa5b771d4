"""Run a match of Dream Home: one greedy bot against two random ones, everyone in every seat.

    python examples/run_a_match.py

The same match is always the same games, on any machine and with any number of processes. For thousands of games, leave
out `build` (the compiled rules take half a minute once) and try `play_match(match, jobs=8)`; at the command line it is
`rooftree simulate dreamhome --bots greedy,random,random --games 1000 --rotate`.
"""

from statistics import mean

from rooftree.lab.simulate import Match, labels, play_match

MATCH = Match("dreamhome", bots=("greedy", "random", "random"), games=12, seed=1, rotate=True, build="checked")


def main() -> None:
    played = list(play_match(MATCH))
    print(f"{MATCH.game}, {len(played)} games from seed {MATCH.seed}, everyone one seat on after each\n")
    print("bot          wins   points on average   best   worst")
    for who, name in enumerate(labels(MATCH.bots)):
        wins = sum(who in game.winners for game in played)
        points = [game.scores[who] for game in played]
        print(f"{name:<10}{wins:7}{mean(points):20.1f}{max(points):7}{min(points):8}")

    decisions = mean(game.decisions for game in played)
    print(f"\nA game takes {decisions:.0f} decisions.")


if __name__ == "__main__":
    main()
