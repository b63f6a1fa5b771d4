"""RLCard's own loop, `env.run`, with its random agents."""

import rlcard
from rlcard.agents import RandomAgent
from timing import report

for name in ("gin-rummy", "uno"):
    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(env=env) -> tuple[int, int]:
        before = env.timestep
        env.run(is_training=False)
        return env.timestep - before, 1

    report(f"{name}: env.run() with RandomAgent", play)
