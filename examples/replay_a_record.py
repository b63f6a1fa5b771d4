"""Replay a record of California: every move goes through the rules again, and a false one is found out.

    python examples/replay_a_record.py

A record is the deal and the moves of a game in words, one line of JSON: a save, a replay and a bug report in one.
`rooftree simulate … --records games.jsonl` writes many of them, `rooftree.core.replay.read(path)` reads them.
"""

import msgspec

import rooftree
from rooftree.core.replay import RecordError, decode, final_state, replay
from rooftree.lab.simulate import Match, play_match
from rooftree.texts import Speaker

MATCH = Match("california", bots=("greedy", "random"), games=1, seed=4, keep_records=True, build="checked")


def main() -> None:
    game = rooftree.load("california", build="checked")
    [played] = play_match(MATCH)
    record = decode((played.record or "").encode())
    print(f"{record.ruleset}, seats {[seat.player for seat in record.seats]}, {len(record.moves)} moves")

    for number, step in enumerate(replay(game, record), start=1):
        if number <= 3:
            print(f"\n{number}. seat {step.seat}: {game.format(step.action)}")
            print("   " + "\n   ".join(game.diff(step.before, game.step(step.before, step.action))))

    final = final_state(game, record)
    print(f"\nThe rules agree: {game.outcome(final).scores}")
    forged = msgspec.structs.replace(record, moves=[(0, "repay"), *record.moves[1:]])
    try:
        final_state(game, forged, explain=Speaker("en", "california").say)
    except RecordError as error:
        print(f"A forged record does not pass. {error}")


if __name__ == "__main__":
    main()
