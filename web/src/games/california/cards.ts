/** Every card of the box. Written by `make docs` from the game's cards.toml: correct that file. */
export const CARDS = {
  colour: [
    { name: "brown", rooms: 8, board: true },
    { name: "red", rooms: 8, board: true },
    { name: "mauve", rooms: 8, board: true },
    { name: "grey", rooms: 8, board: false },
    { name: "light-blue", rooms: 8, board: true },
    { name: "green", rooms: 8, board: true },
  ],
  furniture: [
    { name: "billiard-table", colour: "brown", copies: 3 },
    { name: "home-bar", colour: "brown", copies: 3 },
    { name: "grand-piano", colour: "red", copies: 3 },
    { name: "jukebox", colour: "red", copies: 3 },
    { name: "pinball", colour: "mauve", copies: 3 },
    { name: "sports-gear", colour: "mauve", copies: 3 },
    { name: "motorcycle", colour: "grey", copies: 3 },
    { name: "workbench", colour: "grey", copies: 3 },
    { name: "swimming-pool", colour: "light-blue", copies: 3 },
    { name: "sunbed", colour: "light-blue", copies: 3 },
    { name: "dog", colour: "green", copies: 3 },
    { name: "greek-statue", colour: "green", copies: 3 },
  ],
  extension: {
    copies: 4,
  },
  bonus: [
    { name: "three-brown", colours: ["brown", "brown", "brown"], points: 3 },
    { name: "three-red", colours: ["red", "red", "red"], points: 3 },
    { name: "three-mauve", colours: ["mauve", "mauve", "mauve"], points: 3 },
    { name: "three-grey", colours: ["grey", "grey", "grey"], points: 3 },
    { name: "three-light-blue", colours: ["light-blue", "light-blue", "light-blue"], points: 3 },
    { name: "three-green", colours: ["green", "green", "green"], points: 3 },
    { name: "brown-red-mauve", colours: ["brown", "red", "mauve"], points: 3 },
    { name: "grey-light-blue-green", colours: ["grey", "light-blue", "green"], points: 3 },
    { name: "swimming-pool-and-grand-piano", pieces: ["swimming-pool", "grand-piano"], points: 2 },
    { name: "billiard-table-and-dog", pieces: ["billiard-table", "dog"], points: 2 },
    { name: "motorcycle-and-pinball", pieces: ["motorcycle", "pinball"], points: 2 },
  ],
  coins: {
    "few-players": [2, 0, 1, 2, 0, 0, 1, 2, 1, 1, 2, 1, 2, 2, 1, 2],
    "many-players": [1, 0, 1, 2, 0, 0, 0, 1, 1, 0, 1, 0, 2, 1, 0, 1],
  },
  supply: {
    gifts: 30,
  },
} as const;
