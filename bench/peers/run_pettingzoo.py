"""PettingZoo's own games: its loop over agents, sampling from the mask."""

from pettingzoo.classic import connect_four_v3, texas_holdem_no_limit_v6
from timing import report

for module in (connect_four_v3, texas_holdem_no_limit_v6):
    env = module.env()

    def play(env=env) -> tuple[int, int]:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
        return decisions, 1

    report(f"{module.__name__.rpartition('.')[2]}: agent_iter()", play)
