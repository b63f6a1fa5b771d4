/**
 * Random games on a module of rules, for `rooftree bench --device wasm` and whoever wants to see for themselves.
 *
 *   python tools/node.py node tools/rules.ts play MODULE PLAYERS SEED GAMES [REPEATS]
 *   python tools/node.py node tools/rules.ts walk MODULE PLAYERS SEED OPTIONS
 *   python tools/node.py node tools/rules.ts search MODULE PLAYERS SEED PLAYOUTS PORTION
 *   python tools/node.py node tools/rules.ts lines MODULE STATES SEED PLAYOUTS
 *
 * `play` prints a line of JSON for each repeat: how many decisions, in how many seconds, and a hash of the last state
 * of each game, one after the other. `walk` goes through one game, asks at each step all that can be asked, and prints
 * a hash of all answers. `search` prints the first moves of a game as the search plays it, looked for in portions.
 * `lines` searches each position in a file, and prints moves, how many lines it played, and seconds of processor.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Options, Rules } from "../src/lib/rules.ts";

const SEARCHED = 12; // moves
const PORTION = 16; // as many states as the CPU is measured with (lab/bench.py): they stay in the processor's cache

function play(rules: Rules, players: number, seed: bigint, games: number): object {
  const hash = createHash("sha256"),
    blank = rules.blank(players);
  let decisions = 0,
    seconds = 0;
  for (let game = 0; game < games; game += PORTION) {
    const begun = performance.now(),
      played = rules.play(blank, seed + BigInt(game), Math.min(PORTION, games - game));
    seconds += (performance.now() - begun) / 1000;
    decisions += played.decisions;
    hash.update(played.states);
  }
  return { decisions, seconds, hash: hash.digest("hex") };
}

/** A search in portions from the deal of a game on, for some moves: what was answered. */
function search(rules: Rules, players: number, seed: bigint, playouts: number, portion: number): number[] {
  const answers = [];
  let state = rules.deal(players, seed);
  for (let step = 0; step < SEARCHED && !rules.isOver(state); step++) {
    rules.beginSearch(state, rules.toAct(state), playouts, seed);
    while (rules.searchOn(portion));
    const [best] = rules.candidates(1);
    answers.push(best?.action ?? -1);
    state = rules.apply(state, best?.action ?? -1);
  }
  return answers;
}

/** One search after the other, each with the same seed. */
function lines(rules: Rules, states: Uint8Array, seed: bigint, playouts: number): object {
  const size = rules.blank(2).length,
    moves = [];
  let played = 0,
    spent = 0;
  for (let at = 0; at < states.length; at += size) {
    const state = states.subarray(at, at + size),
      count = rules.moves(state).length,
      begun = process.cpuUsage();
    rules.beginSearch(state, rules.toAct(state), playouts, seed);
    while (rules.searchOn(playouts));
    const { user, system } = process.cpuUsage(begun);
    spent += user + system;
    const found = rules.candidates(count);
    moves.push(found[0]?.action ?? -1);
    played += found.reduce((sum, each) => sum + each.lines, 0);
  }
  return { moves, lines: played, seconds: spent / 1e6 };
}

/** The moves are taken in turn, so that nobody has to be told which. */
function walk(rules: Rules, players: number, seed: bigint, options: Options): object {
  const hash = createHash("sha256");
  let state = rules.deal(players, seed, options),
    steps = 0;
  for (; !rules.isOver(state); steps++) {
    const seat = rules.toAct(state),
      moves = rules.moves(state);
    hash.update(state).update(moves.join()).update(rules.observe(state, seat));
    hash.update(rules.determinize(state, seat, BigInt(steps)));
    state = rules.apply(state, moves[steps % moves.length] ?? -1);
  }
  for (let seat = 0; seat < rules.numPlayers(state); seat++)
    hash.update(`${rules.score(state, seat)} ${rules.tieBreak(state, seat)};`);
  return { steps, hash: hash.digest("hex") };
}

const [what, path = "", players = "", seed = "0", last = "1", repeats = "1"] = process.argv.slice(2),
  rules = await Rules.of(readFileSync(path));
if (what === "search")
  console.log(JSON.stringify(search(rules, Number(players), BigInt(seed), Number(last), Number(repeats))));
else if (what === "lines")
  console.log(JSON.stringify(lines(rules, readFileSync(players), BigInt(seed), Number(last))));
else if (what === "walk")
  console.log(JSON.stringify(walk(rules, Number(players), BigInt(seed), JSON.parse(last) as Options)));
else
  for (let repeat = 0; repeat < Number(repeats); repeat++)
    console.log(
      JSON.stringify(play(rules, Number(players), BigInt(seed) + BigInt(repeat) * BigInt(last), Number(last))),
    );
