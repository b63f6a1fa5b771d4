"""A course of learning: rollouts, tests between them, what is printed of them, and what is kept."""

import argparse
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import torch
from curve import Point, draw, of_many


class Course(NamedTuple):
    """What is tested: how the curve is called, what its numbers are, and what to compare them with."""

    name: str
    title: str
    unit: str
    marks: dict[str, float]
    test: Callable[[Any, int], Sequence[float]]  # a policy, and how many games


def options(told: str | None, rollouts: int, every: int, tests: int) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(told or "").partition("\n")[0])
    parser.add_argument("--rollouts", type=int, default=rollouts)
    parser.add_argument("--every", type=int, default=every, help="rollouts between two tests")
    parser.add_argument("--tests", type=int, default=tests, help="games of a test")
    parser.add_argument("--out", type=Path, help="a folder for the curve and the network")
    return parser


def learn(model: Any, course: Course, asked: argparse.Namespace) -> None:
    """So many rollouts, and a test now and then. Seconds are this process's own, without those of the tests."""
    curve: list[Point] = []
    begun, tested = time.process_time(), 0.0
    for rollout in range(asked.rollouts + 1):
        if rollout % asked.every == 0:
            before = time.process_time()
            curve.append(of_many(model.num_timesteps, course.test(model.policy, asked.tests)))
            tested += time.process_time() - before
            learnt, last = time.process_time() - begun - tested, curve[-1]
            value = f"{last.value:.1f} ± {last.error:.1f} {course.unit}"
            print(f"{last.at:9,} decisions, {learnt:4.0f} s: {value}", flush=True)
            if asked.out:
                draw(asked.out / f"{course.name}.svg", course.title, "decisions", curve, course.marks)
                torch.save(model.policy.state_dict(), asked.out / f"{course.name}.pt")
        if rollout < asked.rollouts:
            model.learn(model.n_steps * model.n_envs, reset_num_timesteps=rollout == 0)
