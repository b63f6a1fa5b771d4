"""pgx on a processor: a batch of games in one compiled step, with observation, mask and auto-reset."""

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset
from timing import report

BATCH, STEPS = 1024, 20


def measure(name: str) -> None:
    env = pgx.make(name)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def some(state, key):
        def one(carry, _):
            state, key = carry
            key, choosing, stepping = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            actions = jax.random.categorical(choosing, logits, axis=-1)
            state = step(state, actions, jax.random.split(stepping, BATCH))
            return (state, key), state.terminated.sum()

        (state, key), ended = jax.lax.scan(one, (state, key), None, length=STEPS)
        return state, key, ended.sum()

    key = jax.random.PRNGKey(1)
    held = [init(jax.random.split(key, BATCH)), key]

    def play() -> tuple[int, int]:
        held[0], held[1], ended = some(*held)
        return BATCH * STEPS, int(ended)

    report(f"{name}: {BATCH} games at once, jitted, with observation, mask and auto-reset", play)


for name in ("backgammon", "sparrow_mahjong"):
    measure(name)
