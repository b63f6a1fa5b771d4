// boardgame.io's own server with a game of the shape of ours: three players who take a card and place it, some 120
// moves a game, about 3.5 KB of state of which each player may see a part. Storage is in memory, as it comes.
//
//   node server.js PORT [delta]

const { Server, Origins } = require('boardgame.io/dist/cjs/server.js');
const { INVALID_MOVE } = require('boardgame.io/dist/cjs/core.js');

const [port, mode] = process.argv.slice(2);
const PLAYERS = 3;
const CELLS = 20;
const COLUMNS = 5;
const LAST_MOVE = PLAYERS * CELLS * 2;
const KINDS = ['bathroom', 'bedroom', 'kitchen', 'living-room', 'playroom', 'dressing-room'];

const card = (number) => `${KINDS[number % KINDS.length]}#${1 + Math.floor(number / KINDS.length)}`;
const kind = (name) => name.split('#')[0];

function setup({ random }) {
  const pile = random.Shuffle([...Array(120).keys()].map(card));
  return {
    game: 'house',
    step: 'take',
    moves: 0,
    market: pile.splice(0, COLUMNS),
    taken: null,
    houses: [...Array(PLAYERS)].map(() => ({ cells: {}, hand: pile.splice(0, 4), lines: [], points: 0 })),
    discarded: [],
    pile,
  };
}

// The score line by line, as our views have it.
function lines(house) {
  const found = [];
  for (const what of KINDS) {
    const cells = Object.keys(house.cells).filter((cell) => kind(house.cells[cell].card) === what);
    if (cells.length) found.push({ what, points: cells.length * cells.length, cells });
  }
  return found;
}

function take({ G, playerID }, column) {
  if (G.step !== 'take' || !G.market[column]) return INVALID_MOVE;
  G.taken = G.market[column];
  G.market[column] = G.pile.pop() ?? null;
  G.step = 'place';
  G.moves += 1;
}

function place({ G, playerID, events }, cell) {
  const house = G.houses[Number(playerID)];
  if (G.step !== 'place' || house.cells[cell]) return INVALID_MOVE;
  house.cells[cell] = { stands: 'room', card: G.taken, decor: null };
  house.lines = lines(house);
  house.points = house.lines.reduce((sum, line) => sum + line.points, 0);
  G.taken = null;
  G.step = 'take';
  G.moves += 1;
  events.endTurn();
}

// Nobody sees the pile, and nobody another's hand.
function playerView({ G, playerID }) {
  const { pile, ...shown } = G;
  const houses = G.houses.map((house, seat) => (String(seat) === playerID ? house : { ...house, hand: house.hand.length }));
  return { ...shown, pile: pile.length, houses };
}

const game = {
  name: 'house',
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  deltaState: mode === 'delta',
  setup,
  moves: { take, place },
  playerView,
  endIf: ({ G }) => (G.moves >= LAST_MOVE ? { draw: true } : undefined),
};

Server({ games: [game], origins: [Origins.LOCALHOST] })
  .run({ port: Number(port), callback: () => console.log('open') });
