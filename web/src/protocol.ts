// The protocol of the table server, version 2. Written by `make docs` from src/rooftree/protocol,
// the views of the games and the bodies of HTTP requests: do not edit. docs/protocol.md tells the story.

export const PROTOCOL = 2;  // 1: every view had its reasons; now they come with `preview`
export const MAX_MESSAGE = 16384;  // bytes of a command
export const MAX_CHAT = 500;  // characters
export const MAX_NICKNAME = 30;  // characters as people count them, and twice as many in Unicode
export const MAX_ID = 64;
export const REACTIONS = ["👍", "❤️", "😂", "😮", "😢", "👏", "🏠", "🎉"] as const;

/** Whichever games the server has found. */
export type GameName = string;
export type Language = "en" | "fr" | "is";

export type Reaction = (typeof REACTIONS)[number];

/** An argument of a message: a number or a text as it is, or what is to be named in the reader's language. */
export type Argument = number | string | { name: string } | { names: string[] };
export type Arguments = Record<string, Argument>;

/** A path leads through `summary` and `views`, by the names of entries and the places in lists. */
export type Path = (string | number)[];

/** What is different: a new value at the end of a path, or nothing any more. */
export type Patch = ([path: Path, value: unknown] | [path: Path])[];

/** What one seat sees: this much in every game, and then whatever the game is about. */
export interface View {
  game: GameName;
  you: number | null;
  num_players: number;
  decision: string;
  to_act: number | null;
  scores: Score[];
  ending: EndingView | null;
  legal: string[];
  reasons: Record<string, Said>;
}

/** The views of your seats by seat, or the one of a `spectator`. */
export type Views = Record<string, View>;

// What is said, and the parts of messages

/** A message key with its arguments. A thing is `{"name": "kitchen#2"}`, several are `{"names": [...]}`. */
export interface Said {
  key: string;
  args: Arguments;
}

/**
 * One line of a score: what earns the points, and on which cells. Two more for whoever shows it, which no record
 * keeps: the part of the score that it belongs to, by which houses are compared, and where else in the house it comes
 * from: other cells, or a place by its name, `roof`.
 */
export interface Line {
  what: string;
  points: number;
  cells: string[];
  section?: string;
  places?: string[];
}

/** What a seat has so far, from what is open to everyone: its lines, and their sum. */
export interface Score {
  points: number;
  lines: Line[];
}

/** What will end the game, or has ended it: a message as it goes over the wire; whether that is near. */
export interface EndingView {
  what: Said;
  /** it may come in this chapter of the game */
  is_near: boolean;
}

/** The house rules of a table: all that is different from the box. */
export interface HouseRulesTold {
  /** what the game is called by them, wherever its numbers are asked for: `GET /api/games/{id}/book` */
  id: string;
  name: string;
  /** a sentence, by language */
  about: Record<string, string>;
  /** that they settle */
  options: Record<string, boolean | string>;
  /** what is different, by table and card of the game's cards.toml */
  cards: Record<string, Record<string, unknown>>;
  /** the same in words, one by one */
  changes: Said[];
}

/** Whom a bot sits down as: `id` never changes, `level` goes from 1 to 6. */
export interface Character {
  id: string;
  name: string;
  level: number;
}

/** A seat as everyone sees it. */
export interface SeatSummary {
  /** a nickname, or that of the bot's character */
  name: string | null;
  /** a pseudonym of this table: equal for all seats of one person */
  person: string | null;
  /** `human`, `bot:NAME`, or null: free */
  player: "human" | `bot:${string}` | null;
  /** the bot that plays for a person just now */
  played_by: string | null;
  /** who that bot is, here or for a person */
  character: Character | null;
  is_ready: boolean;
  /** whoever holds this seat watches the table over a socket */
  is_here: boolean;
  is_yours: boolean;
  /** time is nearly up, and a warning was given */
  is_late: boolean;
  /** turns wait for a `confirm` */
  confirms: boolean;
  /** how much the coach tells this seat, as it was chosen when the table was opened */
  coach: "off" | "warn" | "ideas" | "explain";
  /** on holiday until then, in seconds since 1970 */
  away_until: number | null;
}

/** The seat that you had, and how you lost it. */
export interface Former {
  seat: number;
  name: string;
  how: "resigned" | "removed" | "locked";
}

/** What a person adds to a deal, so that nobody can choose it. */
export interface Share {
  /** a pseudonym of this table */
  person: string;
  /** sha256 of the secret */
  pledge: string;
  /** the server has the secret */
  is_revealed: boolean;
  /** shown when the cards are dealt */
  secret: string | null;
}

/** What is known of a deal that nobody may know. */
export interface Seal {
  /** 1: older tables, without shares */
  version: number;
  /** sorted by pledge */
  shares: Share[];
  /** everybody is ready: secrets, please */
  is_called: boolean;
  /** what `commitment` is the hash of; shown when the game is over */
  text: string | null;
}

/** How a game ended: points, winners and lines by seat. Where everyone builds together, a rank and no winners. */
export interface Result {
  scores: number[];
  winners: number[];
  rank: string | null;
  lines: Line[][];
}

/** A table as everyone sees it, apart from the game itself. */
export interface Summary {
  id: string;
  game: GameName;
  /** null: as in the box */
  house_rules: HouseRulesTold | null;
  ruleset: string;
  /** of the game, as the host chose them */
  options: Record<string, boolean | string>;
  /** it goes on from a record, whose options stay */
  is_resumed: boolean;
  /** after so many moves of that record; null: it is dealt here */
  resumed_at: number | null;
  /** nobody can have known the deal; nothing else may count for ratings */
  is_sealed: boolean;
  /** the set-up promises that */
  sealed_only: boolean;
  /** the game counts for the ratings of those who play it; they agree by getting ready (`rated`) */
  is_rated: boolean;
  /** the day whose deal is played, which follows from it, as 2026-11-16 */
  daily: string | null;
  /** of those who are invited, as far as the host knows */
  language: Language;
  /** whether it is in the lobby */
  is_public: boolean;
  pace: "live" | "days";
  /** that a move may take; null: as long as it wants */
  seconds: number | null;
  status: "waiting" | "playing" | "over" | "closed";
  /** `closed` by the operator of the server; otherwise its rules are no longer played */
  is_shut: boolean;
  seats: SeatSummary[];
  /** the host's nickname */
  host: string | null;
  is_host: boolean;
  /** the host may, and where the host only watches, everybody who sits */
  may_seat_bots: boolean;
  /** whether you are */
  is_muted: boolean;
  /** for the host: the pseudonyms of all who are */
  muted: string[];
  /** for the host: who was locked out, nicknames by pseudonym */
  locked: Record<string, string>;
  /** if you sit here no longer */
  former: Former | null;
  /** people with a token who watch and do not sit */
  spectators: number;
  /** the seat that is asked; null while nobody is, and while a turn is held */
  to_act: number | null;
  /** the seat whose turn waits for its `confirm` */
  held: number | null;
  /** your seats that may take something back */
  can_undo: number[];
  /** when the time of the move is up, in seconds since 1970 */
  due: number | null;
  /** sha256 of what the server has sealed, shown from the opening on */
  commitment: string | null;
  /** null: there is none */
  seal: Seal | null;
  /** shown when the game is over; digits, too many for JavaScript's numbers */
  seed: string | null;
  /** the same, of a seal of version 1, which is the sha256 of "seed:salt" */
  salt: string | null;
  /** that hold */
  num_moves: number;
  /** the table at which the same people go on */
  rematch: string | null;
  result: Result | null;
  /** when the game was over, in seconds since 1970 */
  ended_at: number | null;
}

/** What happened: a move of a seat, or something else around the table. */
export interface LogEntry {
  version: number;
  /** whose doing it is, or whose move brought it */
  seat: number | null;
  /** of a move without its `player`, who is known by the seat */
  what: Said;
  /** in notation; null for what is no move */
  move: string | null;
}

/** A line of chat or a reaction. `person` is what a host needs to mute somebody: a pseudonym of this table. */
export interface ChatLine {
  version: number;
  /** seconds since 1970 */
  at: number;
  person: string;
  /** empty for a spectator */
  name: string;
  text: string;
  is_reaction: boolean;
}

/** A further move of the same turn: in notation and in words. */
export interface Further {
  move: string;
  what: Said;
}

/** What a move would change for its player, as far as can be foreseen: at once, and with the turn finished well. */
export interface Effect {
  /** the move in words */
  what: Said;
  /** of the turn, if it is finished well */
  points: number;
  /** of this move alone */
  at_once: number;
  /** where the points of the turn come from: one line a name */
  lines?: Line[];
  /** how the turn is finished well, where that makes a difference */
  then?: Further[];
  /** something is revealed, so there is no way back */
  is_final?: boolean;
  /** what is worth knowing of this move besides */
  notes?: Said[];
  /** what this move costs besides points */
  costs?: Said[];
  /** what would be gone for nothing: asked about, where there is no way back */
  losses?: Said[];
}

/** A piece, explained. A sentence with a `seat` means whoever sits there. */
export interface Look {
  name: Said;
  /** what it is good for, wherever it lies */
  does?: Said[];
  /** what is worth knowing of it here, at this moment */
  now?: Said[];
  /** what it has a share in of the score so far */
  lines?: Line[];
  /** the section of the rules that tells of it */
  rule?: string | null;
}

// Commands: client to server

/** Send me this table and every change of it. */
export interface Watch {
  do: "watch";
  id: string;
  table: string;
}

/** Stop sending me this table. My seats stay mine. */
export interface Leave {
  do: "leave";
  id: string;
  table: string;
}

/** Are you there? */
export interface Ping {
  do: "ping";
  id: string;
}

/** What would each of my legal moves change? Answered with `preview`; nothing happens. */
export interface Preview {
  do: "preview";
  id: string;
  table: string;
  seat: number;
}

/**
 * What would you play? For a seat that may ask its coach (`coach` of the seat). Answered with `advice`. If others are
 * before me, the answer says how many: ask again in a while. Nothing happens.
 */
export interface Advise {
  do: "advise";
  id: string;
  table: string;
  seat: number;
}

/**
 * What is this piece, and what is it worth now? `piece` is its place in the view of the seat: `market.2.room`.
 * Answered with `look`; nothing happens. `seat` is null for what a spectator sees.
 */
export interface LookAt {
  do: "look";
  id: string;
  table: string;
  seat: number | null;
  piece: string;
}

/**
 * Before the game the host changes how it is to be played: all of it, as it is to be from now on. Whoever was ready is
 * asked again if the game or its clock is another.
 */
export interface Arrange {
  do: "arrange";
  id: string;
  table: string;
  options: Record<string, boolean | string>;
  pace: "live" | "days";
  seconds: number | null;
  is_public: boolean;
  /** null: as it was */
  sealed_only?: boolean | null;
  /** the same */
  is_rated?: boolean | null;
}

/**
 * Take a free seat under a nickname; several seats for several people at one device. During the game: take again the
 * seat that the host took from you, under the name you had.
 */
export interface Sit {
  do: "sit";
  id: string;
  table: string;
  seat: number;
  name: string;
}

/** Leave a seat before the game begins. */
export interface StandUp {
  do: "stand-up";
  id: string;
  table: string;
  seat: number;
}

/**
 * The host puts a bot on a free seat: the `character` of its cast that is named, or whoever is free. Where the host
 * only watches, everybody who sits may, and may send bots away (`may_seat_bots`).
 */
export interface SeatBot {
  do: "seat-bot";
  id: string;
  table: string;
  seat: number;
  bot: string;
  character?: string;
}

/**
 * I am ready, or not. The game begins when every seat is taken and ready; bots always are. `pledge` is the SHA-256 of
 * a secret, with which I have a share in the deal: 64 hexadecimal digits, or empty. `rated` says that I agree to a
 * game that counts for my rating (`is_rated`); without it, nobody is ready there.
 */
export interface Ready {
  do: "ready";
  id: string;
  table: string;
  seat: number;
  is_ready?: boolean;
  pledge?: string;
  rated?: boolean;
}

/** The secret that I have pledged, when the shares of the deal are called for: 64 hexadecimal digits. */
export interface Reveal {
  do: "reveal";
  id: string;
  table: string;
  secret: string;
}

/** Play: `move` is one of the legal ones of the view, in notation. */
export interface Move {
  do: "move";
  id: string;
  table: string;
  seat: number;
  move: string;
}

/** Take back my last move, or with `all` everything of this turn that can be taken back. */
export interface Undo {
  do: "undo";
  id: string;
  table: string;
  seat: number;
  all?: boolean;
}

/** My turn stands as it is. */
export interface Confirm {
  do: "confirm";
  id: string;
  table: string;
  seat: number;
}

/** Whether my turns wait for a `confirm` or stand at once; by default they wait where other people play. */
export interface Prefer {
  do: "prefer";
  id: string;
  table: string;
  seat: number;
  confirms: boolean;
}

/** A bot plays for a seat until its owner hands it back: mine, or as host that of somebody who is away. */
export interface TakeOver {
  do: "take-over";
  id: string;
  table: string;
  seat: number;
  bot: string;
}

/** I play my seat again, whoever gave it to a bot. */
export interface HandBack {
  do: "hand-back";
  id: string;
  table: string;
  seat: number;
}

/** A line of chat. */
export interface Say {
  do: "say";
  id: string;
  table: string;
  text: string;
}

/** A reaction. */
export interface React {
  do: "react";
  id: string;
  table: string;
  reaction: Reaction;
}

/** The host silences somebody in the chat, or lets them speak again. */
export interface Mute {
  do: "mute";
  id: string;
  table: string;
  person: string;
  is_muted?: boolean;
}

/**
 * The host takes a seat away: before the game it is free again, during it a bot plays on. Whoever sat there may come
 * back (`sit`), unless `locks` says no.
 */
export interface Remove {
  do: "remove";
  id: string;
  table: string;
  seat: number;
  locks?: boolean;
}

/** The host lets somebody come back who was locked out. */
export interface Admit {
  do: "admit";
  id: string;
  table: string;
  person: string;
}

/** I give up my seat for good; a bot plays on, so that the others can finish their game. */
export interface Resign {
  do: "resign";
  id: string;
  table: string;
  seat: number;
}

/**
 * Remind whoever holds this seat that the table waits for them: by push, if they want to be told so. Once in a while,
 * not while they are there, and not on their holidays.
 */
export interface Nudge {
  do: "nudge";
  id: string;
  table: string;
  seat: number;
}

/**
 * The same people once more, at a new table; everyone who asks is led to the same one, and is ready there. Its name is
 * in the answer (`table`); `watch` it. `pledge` as in `ready`.
 */
export interface Rematch {
  do: "rematch";
  id: string;
  table: string;
  pledge?: string;
}

export type Command =
  | Watch
  | Leave
  | Ping
  | Preview
  | Advise
  | LookAt
  | Arrange
  | Sit
  | StandUp
  | SeatBot
  | Ready
  | Reveal
  | Move
  | Undo
  | Confirm
  | Prefer
  | TakeOver
  | HandBack
  | Say
  | React
  | Mute
  | Remove
  | Admit
  | Resign
  | Nudge
  | Rematch;

// Messages: server to client

/** The first message on a socket. */
export interface Hello {
  kind: "hello";
  protocol: number;
  package: string;
  /** who the server takes you for, the same at every table; null: a spectator, token or not */
  person: string | null;
}

/**
 * All that you may see of a table. `views` are those of your seats by number (`"0"`), for all others the one under
 * `spectator`; none before the game.
 */
export interface TableMessage {
  kind: "table";
  table: string;
  version: number;
  summary: Summary;
  views: Views;
  log: LogEntry[];
  chat: ChatLine[];
}

/**
 * What is different since version `since`. A client that has another version asks for the table again. `patch` is a
 * list of `[path, value]` and, for what is gone, `[path]`; a path leads through `summary` and `views`.
 */
export interface ChangeMessage {
  kind: "change";
  table: string;
  since: number;
  version: number;
  patch: Patch;
  log: LogEntry[];
  chat: ChatLine[];
  /** log entries of these versions no longer hold */
  undone: number[];
}

/** A command is done and durable. `version` is that of the table, `table` the new one after a rematch. */
export interface Done {
  kind: "done";
  id: string;
  version: number | null;
  table: string | null;
}

/** A command is not done, nothing has changed, and this is why, also as a sentence in your language. */
export interface Refused {
  kind: "refused";
  /** null where none could be read: no JSON, too long, or an id that is none */
  id: string | null;
  why: Said;
  text: string;
}

/** What each legal move of a seat would change, and why every other answer to its question may not be given. */
export interface Previewed {
  kind: "preview";
  id: string;
  version: number;
  moves: Record<string, Effect>;
  reasons: Record<string, Said>;
}

/** A move that the coach thinks well of, and what it leads to. */
export interface Suggestion {
  /** in notation */
  move: string;
  /** in words */
  what: Said;
  /** expected at the end */
  points: number;
  /** of winning; null where everybody builds one house */
  chance: number | null;
  /** as the best, as far as the coach can tell */
  is_as_good: boolean;
}

/**
 * What the coach tells a seat: three moves, the best first, and perhaps why; or what it warns of. It knows what the
 * seat may know, and nothing else. `place` above zero: so many are before you, ask again. The first answer comes soon;
 * whoever asks again gets a better one, until it `is_final`.
 */
export interface Advised {
  kind: "advice";
  id: string;
  version: number;
  place: number;
  ideas: Suggestion[];
  /** for the first of them */
  reason: Said | null;
  /** moves that would give much away */
  warnings: string[];
  /** games that were played on for this answer */
  lines: number;
  is_final: boolean;
}

/** A piece, explained from the view of that seat at this version; null if there is no such piece. */
export interface Looked {
  kind: "look";
  id: string;
  version: number;
  look: Look | null;
}

/** The server is about to stop: connect again after so many seconds. */
export interface Closing {
  kind: "closing";
  seconds: number;
}

export type Message =
  | Hello
  | TableMessage
  | ChangeMessage
  | Done
  | Refused
  | Previewed
  | Advised
  | Looked
  | Closing;

// Views

export type CaliforniaOptions = {
  first: "seat-1" | "seat-2" | "seat-3" | "seat-4" | "seat-5" | "random";
};

export type CaliforniaDecision =
  | "game-over"
  | "choose-action"
  | "unpack";

/** A tile for sale, and what it costs apart from coins on the cell. */
export interface CaliforniaSlotView {
  /** null once it is sold */
  tile: string | null;
  /** in silver, the same for all */
  price: number;
}

/** A bonus card and who has it. */
export interface CaliforniaBonusView {
  name: string;
  points: number;
  /** a seat; null while nobody has won it */
  owner: number | null;
}

/** A cell of the ground floor. `colour` is null where nothing is renovated; `coins` is what a room costs more. */
export interface CaliforniaCellView {
  /** of the room; null where nothing is renovated */
  colour: string | null;
  /** the room tile; null where the room is pre-printed or missing */
  room: string | null;
  /** the furniture in it */
  piece: string | null;
  /** what a room costs here besides its price */
  coins: number;
}

/** A mansion and what its owner has: all of it is public. */
export interface CaliforniaMansionView {
  /** its colour */
  board: string;
  /** by cell, such as `A2`: all of them */
  cells: Record<string, CaliforniaCellView>;
  /** tiles that are stored there */
  attic: string[];
  /** how many it can hold */
  attic_slots: number;
  /** in silver */
  money: number;
  has_loan: boolean;
  gifts: number;
  /** who lives here, by colour */
  neighbours: string[];
  /** that were won, by name */
  bonuses: string[];
  /** the tie-break: silver, once loans are repaid */
  wealth: number;
}

/** The whole table as one seat sees it. */
export interface CaliforniaView {
  /** its name, as in `GET /api/games` */
  game: "california";
  /** the seat that looks, counted from 0; null for a spectator */
  you: number | null;
  num_players: number;
  /** as the game is played */
  options: CaliforniaOptions;
  /** what is asked, as `choose-action` for CHOOSE_ACTION of the game; `game-over` at the end */
  decision: CaliforniaDecision;
  /** the seat that the rules ask next, also while a turn is held; null at the end */
  to_act: number | null;
  /** by seat, as far as everyone can see */
  scores: Score[];
  /** null where the game does not say */
  ending: EndingView | null;
  /** moves in notation; empty where somebody else is asked */
  legal: string[];
  /** why each other answer to this decision may not be given */
  reasons: Record<string, Said>;
  /** counted from 1 */
  day: number;
  num_days: number;
  /** gold coins; a tile costs as much silver */
  bank: number;
  /** the tiles for sale, by the name of their place */
  slots: Record<string, CaliforniaSlotView>;
  bonuses: CaliforniaBonusView[];
  /** of each colour: the seat where they live; null: still on the table */
  neighbours: Record<string, number | null>;
  gifts_left: number;
  /** in this turn */
  has_used_loan_action: boolean;
  /** the new room into which a stored piece is to move */
  pending_cell: string | null;
  /** by seat */
  mansions: CaliforniaMansionView[];
  /** every tile that is still in the bag: which come out, and when, nobody knows */
  bag: string[];
  /** that the bag will still bring */
  tiles_left: number;
  /** what each legal action would cost */
  costs: Record<string, number>;
}

export type DreamhomeOptions = {
  discard: boolean;
  roofs: "strict" | "open";
  first: "seat-1" | "seat-2" | "seat-3" | "seat-4" | "random";
};

export type DreamhomeDecision =
  | "game-over"
  | "discard-column"
  | "use-jackhammer"
  | "take-column"
  | "place-room"
  | "place-resource"
  | "use-helper";

/** A column of the market: card names, null where a card is gone. */
export interface DreamhomeColumnView {
  room: string | null;
  resource: string | null;
}

/** What stands on a cell. An empty room's card is not named: it lies face down. */
export interface DreamhomeCellView {
  /** "room", "empty-room" or "scaffolding" */
  stands: "room" | "empty-room" | "scaffolding";
  /** the room; null where none is to be seen */
  card: string | null;
  /** that lies on the room */
  decor: string | null;
}

/**
 * A home board and what lies before it. `roofs` names the roof cards only where they are open (R9). `roof` are those
 * of them that count: as many as a roof has, of one colour if possible, with windows if possible.
 */
export interface DreamhomeHouseView {
  /** by cell, such as `G2`; a cell on which nothing stands is missing */
  cells: Record<string, DreamhomeCellView>;
  /** décor beside the house */
  garden: string[];
  tools: string[];
  helpers: string[];
  /** how many roof cards lie there, open or not */
  roof_height: number;
  /** all of them; null where they lie face down */
  roofs: string[] | null;
  /** those that count; null where they lie face down */
  roof: string[] | null;
  /** on the cards that lie face up */
  children: number;
  /** whether this house has had its turn in this round */
  has_played: boolean;
}

/** The whole table as one seat sees it. */
export interface DreamhomeView {
  /** its name, as in `GET /api/games` */
  game: "dreamhome";
  /** the seat that looks, counted from 0; null for a spectator */
  you: number | null;
  num_players: number;
  /** as the game is played */
  options: DreamhomeOptions;
  /** what is asked, as `choose-action` for CHOOSE_ACTION of the game; `game-over` at the end */
  decision: DreamhomeDecision;
  /** the seat that the rules ask next, also while a turn is held; null at the end */
  to_act: number | null;
  /** by seat, as far as everyone can see */
  scores: Score[];
  /** null where the game does not say */
  ending: EndingView | null;
  /** moves in notation; empty where somebody else is asked */
  legal: string[];
  /** why each other answer to this decision may not be given */
  reasons: Record<string, Said>;
  /** counted from 1 */
  round: number;
  num_rounds: number;
  /** the seat that begins this round */
  first_player: number;
  /** the seat that took the marker and begins the next round */
  marker: number;
  /** its columns from left to right */
  market: DreamhomeColumnView[];
  /** what was taken and is not placed yet */
  pending: Record<"room" | "decor" | "scaffolding", string | null>;
  /** by seat */
  houses: DreamhomeHouseView[];
  discarded_rooms: string[];
  discarded_resources: string[];
  /** in the pile; how many it still brings into the market */
  rooms_left: number;
  /** in the pile, likewise */
  resources_left: number;
}

export type HomesweethomeOptions = {
  characters: boolean;
  expert: boolean;
};

export type HomesweethomeDecision =
  | "game-over"
  | "speak"
  | "choose"
  | "pay-swap"
  | "offer-power"
  | "play"
  | "rescue"
  | "place"
  | "toss"
  | "counter"
  | "shield";

/** A construction card: what it costs and is worth. */
export interface HomesweethomeCardView {
  name: string;
  /** a resource for each card that is to be played */
  cost: string[];
  points: number;
}

/** What stands on a cell of the ground, from the bottom up. */
export interface HomesweethomeCellView {
  /** the card on the ground */
  base: string;
  /** on top of it */
  rooms: string[];
  /** how many rooms this base can carry */
  room_places: number;
  roof: string | null;
}

/**
 * What this seat knows of a player: `hand` is one's own, `known` what the site manager saw and is still there. What
 * everyone knows: none of `lacks` is in the hand, and at least one card of each list in `holds` is.
 */
export interface HomesweethomePlayerView {
  /** null in a game without characters */
  character: string | null;
  has_used_power: boolean;
  /** which queue they would build; null: not asked yet */
  said: "A" | "B" | "none" | null;
  num_cards: number;
  /** how many cards they draw up to */
  hand_size: number;
  /** how many of each resource; null for the hands of others */
  hand: Record<string, number> | null;
  /** at least so many, to the site manager; null for all others */
  known: Record<string, number> | null;
  /** resources that are not in the hand */
  lacks: string[];
  /** of each list at least one is in the hand */
  holds: string[][];
}

/** The whole table as one seat sees it. */
export interface HomesweethomeView {
  /** its name, as in `GET /api/games` */
  game: "homesweethome";
  /** the seat that looks, counted from 0; null for a spectator */
  you: number | null;
  num_players: number;
  /** as the game is played */
  options: HomesweethomeOptions;
  /** what is asked, as `choose-action` for CHOOSE_ACTION of the game; `game-over` at the end */
  decision: HomesweethomeDecision;
  /** the seat that the rules ask next, also while a turn is held; null at the end */
  to_act: number | null;
  /** by seat, as far as everyone can see */
  scores: Score[];
  /** null where the game does not say */
  ending: EndingView | null;
  /** moves in notation; empty where somebody else is asked */
  legal: string[];
  /** why each other answer to this decision may not be given */
  reasons: Record<string, Said>;
  /** counted from 1 */
  turn: number;
  num_turns: number;
  /** the seat whose turn it is */
  active: number;
  /** the card to be built first, then those behind it */
  queues: Record<"A" | "B", HomesweethomeCardView[]>;
  /** in the pile */
  constructions_left: number;
  /** by cell, such as `A1`; free ground is missing */
  ground: Record<string, HomesweethomeCellView>;
  /** the queue whose first card is being paid for */
  building: "A" | "B" | null;
  /** how many of each resource it still needs */
  needed: Record<string, number>;
  /** the seat that passed in this turn */
  passer: number | null;
  /** the queue that is being swapped */
  swap: "A" | "B" | null;
  /** for the swap */
  stars_paid: number;
  /** that strikes now */
  trap: string | null;
  /** the cells that it would hit */
  threatened: string[];
  /** every trap in the queues, and in how many turns it strikes */
  coming: Record<string, number>;
  /** by seat */
  players: HomesweethomePlayerView[];
  /** how many of each resource lie on the discard pile */
  discards: Record<string, number>;
  /** in the pile */
  resources_left: number;
  /** constructions that are out of the game */
  destroyed: string[];
  /** that the score of now would earn */
  rank: string;
}

// HTTP

/** How a table is to be. Options that are left out are the game's defaults. */
export interface NewTable {
  game: GameName;
  /** may be left out with a record */
  players?: number | null;
  options?: Record<string, boolean | string>;
  /** by their `id`, as `GET /api/games` offers them */
  house_rules?: string | null;
  language?: Language;
  is_public?: boolean;
  pace?: "live" | "days";
  /** clock of a move */
  seconds?: number | null;
  /** a record to go on from, as JSON */
  record?: string | null;
  /** the same, by the table of a finished game */
  replay?: string | null;
  /** go on after so many of its moves */
  moves?: number | null;
  /** by seat; left out: off */
  coaching?: ("off" | "warn" | "ideas" | "explain")[];
  /** no record: everybody can rely on a deal that nobody knows */
  sealed_only?: boolean;
  /** it counts for ratings; everybody agrees by getting ready */
  is_rated?: boolean;
}

/** How the deal of a day is to be played: under which name, and against whom, where somebody else plays. */
export interface NewDaily {
  name: string;
  bot?: "novice" | "casual" | "regular" | "skilled" | "expert" | "master";
  language?: Language;
  /** once more, after the first time; this does not count */
  again?: boolean;
}

/** Who joins a team. */
export interface NewMember {
  name: string;
  language?: "en" | "fr" | "is";
}

/** A recovery phrase. */
export interface Phrase {
  phrase: string;
}

/** Where "your turn" is to go: what the browser's push service gave. */
export interface PushAddress {
  kind: "push";
  address: string;
  keys?: Record<string, string>;
}

/** Until when you are on holiday, in seconds since 1970; null: you are back. */
export interface Holiday {
  until: number | null;
}

/** When your morning is: the minute of the day, by UTC; null: you are told of every turn. */
export interface Morning {
  at: number | null;
}

/** Whether there is to be a rating at all, and under which name others may see it. */
export interface RatingWish {
  /** nothing more is kept; what there is stays until it is deleted */
  is_off?: boolean;
  /** null: nobody else sees it */
  shown_as?: string | null;
}

/** Why something was refused: as key and arguments, and as a sentence in the reader's language. */
export interface Problem {
  key: string;
  args: Arguments;
  text: string;
}

/** Whether you are somebody here. */
export interface Me {
  is_known: boolean;
}

/**
 * Somebody new, with the token that proves it. Whoever was known already gets none, unless the server signs with a new
 * key by now: then this one takes the place of theirs.
 */
export interface Guest {
  is_new: boolean;
  /** null for whoever was known by a cookie or a token */
  token?: string | null;
}

/** A phrase to come back by. It is shown once. */
export interface NewPhrase {
  phrase: string;
}

/** Somebody who was known, with a token for this program. */
export interface SignedIn {
  token: string;
}

/** The key of this server for browser push (VAPID). */
export interface PushKey {
  key: string;
}

/** How you want to be left in peace where games take days. */
export interface Rest {
  /** on holiday until then, in seconds since 1970 */
  away_until: number | null;
  /** the minute of a day, by UTC, at which you are told what waits; null: of every turn */
  morning_at: number | null;
}

/** It is done. */
export type Nothing = Record<string, never>;

/** Somebody who plays a game like one of its bots, at a level from 1 to 6. */
export interface CastMember {
  /** as `seat-bot` calls it */
  bot: string;
  /** of the character */
  id: string;
  name: string;
  level: number;
}

/** House rules that a table can be opened by. What they change is in the reader's language. */
export interface HouseRulesInfo {
  /** as opening a table names them */
  id: string;
  name: string;
  about: string;
  /** that they settle */
  options: Record<string, boolean | string>;
  /** on the cards, one by one */
  changes: string[];
}

/**
 * A game that can be played, by the fewest to the most `players`; an option's first value is its default. `title` and
 * `about` are in the reader's language. `min_age` and `minutes` are the rulebook's, where it tells them.
 */
export interface GameInfo {
  /** as commands and links call it */
  name: GameName;
  title: string;
  about: string;
  /** whether `GET /api/games/{game}/lesson` has one */
  has_lesson: boolean;
  /** whether `GET /api/games/{game}/pad` has a score sheet */
  has_pad: boolean;
  /** whether its book has rules pages */
  has_rules: boolean;
  /** that new tables follow */
  ruleset: string;
  /** fewest, most */
  players: [number, number];
  min_age: number | null;
  minutes: number | null;
  /** the values of each, the default first */
  options: Record<string, (boolean | string)[]>;
  /** of an option, of a value: how many must play at least */
  options_need: Record<string, Record<string, number>>;
  /** as `seat-bot` calls them */
  bots: string[];
  cast: CastMember[];
  /** people at one device must look away in turn */
  hides_hands: boolean;
  /** everybody builds one house, and nobody wins alone */
  is_shared: boolean;
  /** that `react` takes */
  reactions: string[];
  /** to choose from; none: as in the box */
  house_rules: HouseRulesInfo[];
}

/** What `GET /api/print/{game}/{what}` has; if nothing can be printed at this server, why. */
export interface Printable {
  /** of each game: what */
  games: Record<string, string[]>;
  why: string | null;
}

/** A public table. */
export interface LobbyTable {
  id: string;
  game: GameName;
  status: "waiting" | "playing" | "over" | "closed";
  /** how many */
  seats: number;
  /** how many of them */
  seats_free: number;
  host_name: string;
  /** of those who are invited */
  language: Language;
  pace: "live" | "days";
  /** clock of a move; null: as long as it wants */
  seconds: number | null;
  /** seconds since 1970 */
  opened_at: number;
  /** seconds since 1970 */
  changed_at: number;
  /** it goes on after so many moves of a record */
  resumed_at: number | null;
  /** nobody can have known the deal */
  is_sealed: boolean;
  /** the set-up promises that */
  sealed_only: boolean;
  /** the game counts for ratings */
  is_rated: boolean;
  /** their name; null: as in the box */
  house_rules: string | null;
}

/** A seat of a table of yours; `character` is set where a bot plays. */
export interface MySeat {
  name: string | null;
  character: string | null;
  is_yours: boolean;
}

/**
 * A table at which you sit, or have sat: then none of its seats is yours; `former` says so if you lost it. `turn` is
 * the seat that is awaited.
 */
export interface MyTable {
  id: string;
  game: GameName;
  status: "waiting" | "playing" | "over" | "closed";
  pace: "live" | "days";
  /** seconds since 1970 */
  changed_at: number;
  seats: MySeat[];
  /** null while nobody is awaited */
  turn: number | null;
  /** by seat; empty until the game is over */
  scores: number[];
  /** seats; none where everyone plays together */
  winners: number[];
  /** where everyone plays together */
  rank: string | null;
  former: "resigned" | "removed" | "locked" | null;
  /** it goes on after so many moves of a record, so its deal has no seal */
  resumed_at: number | null;
  /** what stands in the best of your houses, and how often; when the game is over */
  things: Record<string, number>;
  /** their name; null: as in the box */
  house_rules: string | null;
}

/** A new table: its name, and the link to send to others. */
export interface OpenedTable {
  id: string;
  /** to send to others */
  link: string;
}

/** What somebody built from the deal of a day; the first time counts. */
export interface DailyHouse {
  /** 2026-11-16, by UTC */
  day: string;
  game: string;
  /** to be seen again */
  table: string;
  name: string;
  /** against whom; empty where nobody else plays */
  bot: string;
  /** null while it is built, and for whoever gave up */
  score: number | null;
  is_yours: boolean;
}

/** The deal of a day of one game, as it stands for you. Of its cards nothing is told. */
export interface DailyGame {
  game: string;
  players: number;
  /** how many of these are yours */
  hands: number;
  status: "new" | "playing" | "over";
  /** yours */
  table: string | null;
  /** yours */
  score: number | null;
  /** how many have built it here */
  builders: number;
}

/** All deals of a day. */
export interface DailyDay {
  /** 2026-11-16, by UTC */
  day: string;
  games: DailyGame[];
}

/** The deal of a week for a team of so many, as it stands for you. Of its cards nothing is told. */
export interface TeamDeal {
  /** 2026-W47-3: the week, and how many they are */
  day: string;
  game: string;
  players: number;
  status: "new" | "gathering" | "playing" | "over";
  /** your team's */
  table: string | null;
  /** your team's */
  score: number | null;
  /** how many teams have built it here */
  builders: number;
}

/** Who builds the deal of a week together; the cards are dealt when everybody has come. */
export interface Team {
  /** 2026-W47-3 */
  day: string;
  game: string;
  players: number;
  names: string[];
  is_yours: boolean;
}

/** The deals that can be played, the latest day first, and what you have built so far. */
export interface Daily {
  /** 2026-11-16, by UTC */
  today: string;
  /** when the next deal comes, in seconds since 1970 */
  next_at: number;
  days: DailyDay[];
  built: DailyHouse[];
  /** days in a row; one missed day a week is forgiven */
  streak: number;
  /** for teams, by how many they are */
  week: TeamDeal[];
  /** when the next of these come, in seconds since 1970 */
  next_week_at: number;
}

/** What came of the deal of a day: yours, everybody's scores, the best houses, and the strongest bot's. */
export interface DailyResults {
  /** 2026-11-16, by UTC */
  day: string;
  game: string;
  mine: DailyHouse | null;
  /** a score, and how many have it */
  scores: [number, number][];
  /** the best first */
  houses: DailyHouse[];
  /** null while no bot here is ready for it */
  strongest: DailyHouse | null;
}

/** How strong you are in a game: in 95 of 100 cases the rating is no farther off than its error. */
export interface Rated {
  game: string;
  /** 1000 for whoever begins; 400 more mean odds of ten to one */
  rating: number;
  error: number;
  /** that counted */
  games: number;
}

/** Your ratings, and what you wish. */
export interface MyRatings {
  /** nothing more is kept */
  is_off: boolean;
  /** the name under which others see them; null: they do not */
  shown_as: string | null;
  ratings: Rated[];
}

/** The rating of somebody who shows it. */
export interface ShownRating {
  name: string;
  is_yours: boolean;
  rating: number;
  error: number;
  games: number;
}

/** The same for everybody. */
export interface PuzzleOfToday {
  /** 2026-11-16, by UTC */
  day: string;
  game: GameName;
  number: number;
}

/** The puzzles of a game, the easiest first. */
export interface PuzzleGame {
  game: GameName;
  /** of each, from 1 to 3: how few of the bots found it */
  stars: number[];
}

/** All puzzles that come with the games. */
export interface PuzzleBook {
  today: PuzzleOfToday | null;
  games: PuzzleGame[];
}

/** Who sat there: `player` is `human` or `bot:NAME`. */
export interface RecordedSeat {
  name: string;
  player: string;
}

/** How the game ended; `winners` are seats. Where everyone plays together there are none, and a rank instead. */
export interface RecordedResult {
  scores: number[];
  winners: number[];
  lines: Line[][];
  rank?: string | null;
}

/** The numbers by which anybody can check that nobody chose the deal; docs/protocol.md tells how. */
export interface SealNumbers {
  /** shown before the deal */
  commitment: string;
  /** what the server had sealed */
  text?: string;
  /** of the people, in the order of their pledges */
  secrets?: string[];
  /** of a seal of version 1, which has neither */
  salt?: string;
}

/** What differs from the box: `{"room": {"garage": {"points": [1, 6]}}}`, as the game's cards.toml has it. */
export interface HouseRules {
  game: string;
  name: string;
  /** a sentence, by language */
  about?: Record<string, string>;
  cards?: Record<string, Record<string, unknown>>;
  options?: Record<string, boolean | string>;
}

/** A game from the deal to the last move, in the order in which the fields are written. */
export interface GameRecord {
  format: string;
  game: GameName;
  ruleset: string;
  package: string;
  /** more digits than a number of JavaScript has: hand a record on as the text that it came as */
  seed: number | null;
  options: Record<string, boolean | string>;
  seats: RecordedSeat[];
  deal: Record<string, unknown[]>;
  moves: [number, string][];
  result?: RecordedResult | null;
  /** so many of its moves came from another record, and with it the deal: it has no seal */
  resumed?: number | null;
  /** of a game that was played at a server */
  seal?: SealNumbers | null;
  /** all that differs from the box */
  house_rules?: HouseRules | null;
}

/** A game after so many of its moves. `log` has of each: seat, notation, sentence, what it brought. */
export interface Position {
  moves: number;
  num_moves: number;
  view: View;
  log: [number, string, Said, Said[]][];
  seats: RecordedSeat[];
  /** so many of the moves came from a record, and with it the deal */
  resumed_at: number | null;
}

/** A game after so many of its moves, and after each of the next ones; `log` goes up to the last of them. */
export interface Stretch {
  moves: number;
  num_moves: number;
  views: View[];
  log: [number, string, Said, Said[]][];
  seats: RecordedSeat[];
  /** so many of the moves came from a record, and with it the deal */
  resumed_at: number | null;
}

/**
 * A position as a seat knows it, for a browser that thinks for itself (docs/wasm.md): `state` is one of the worlds
 * that the seat cannot tell apart, always the same one for what it knows, byte by byte, as hex. `legal` says what it
 * can do, if it is its turn: by notation, a sentence for each.
 */
export interface World {
  game: string;
  ruleset: string;
  moves: number;
  seat: number;
  state: string;
  legal: Record<string, Said>;
}

/** In points: what the deal gave a seat, and what was made of it. */
export interface Luck {
  dealt: number;
  made: number;
}

/**
 * A move of a finished game, judged by what its player could know. Words stand only where there is something to tell:
 * something better, or a praise.
 */
export interface Decision {
  /** which move of the game, from 1 */
  number: number;
  seat: number;
  move: string;
  verdict: "fine" | "inaccuracy" | "mistake" | "blunder";
  /** a chance of winning in an even game; points, where one house is built together */
  gave_away: number;
  /** points by which it was better than everything else, if that is sure */
  ahead: number;
  /** before it: each seat's chance of winning, or the points that the house is heading for */
  standing: number[];
  /** something better */
  best: string | null;
  /** the move in words */
  what: Said | null;
  /** the better one */
  better: Said | null;
  reason: Said | null;
}

/** A whole game, judged. The same record and as many playouts have the same review. */
export interface Reviewed {
  /** another number: another coach, who may judge otherwise */
  coach: number;
  game: GameName;
  /** for each decision */
  playouts: number;
  /** one house, or one player: judged by points */
  is_together: boolean;
  /** what is given away at least, by verdict */
  limits: Record<string, number>;
  decisions: Decision[];
  /** as `standing`, when the game is over */
  end: number[];
  /** the moves that mattered most, by number */
  worst: number[];
  /** the best moves */
  praised: number[];
  /** by seat */
  luck: Luck[];
}

/**
 * How far a review is. While others are before you, `place` says how many; while the coach wakes up, or looks through
 * the game, there is nothing to count yet.
 */
export interface Reviewing {
  /** how many reviews come first */
  place: number;
  /** decisions that are judged */
  done: number;
  /** decisions that there are; 0 until that is known */
  all: number;
  /** when it is done */
  review: Reviewed | null;
}

/**
 * A section of the rules; `text` is Markdown. A fenced block "position NAME" in it is a figure: what is said of it to
 * those who do not see it, an empty line, and the caption.
 */
export interface BookSection {
  id: string;
  title: string;
  text: string;
}

/** A worked example: a position as everyone sees it, whose house is shown, what is lit in it, what it scores. */
export interface BookFigure {
  view: View;
  seat: number;
  lit: string[];
  lines: Line[];
}

/**
 * The rules of a game in one language. `about` has for every decision, and for every reason why something may not be
 * done, the section that explains it; `cards` has for every kind of card what it does; `figures` has the worked
 * examples by name.
 */
export interface Book {
  game: GameName;
  /** by which it is played, by their name */
  house_rules: string | null;
  lang: Language;
  sections: BookSection[];
  about: Record<string, string>;
  cards: Record<string, Said>;
  figures: Record<string, BookFigure>;
}

/** Something to be said: a message of the game's texts, and the places on the table that it is about. */
export interface LessonNote {
  key: string;
  at: string[];
}

/**
 * A move of the lesson, and the table as the newcomer sees it before it is made. `effects` is what a preview says of
 * the newcomer's moves; `notes` are for before the move, `log` tells of it, `news` of what it brought. What is `film`
 * goes by on its own, whoever makes the move: nothing is asked then.
 */
export interface LessonStep {
  seat: number;
  move: string;
  film: boolean;
  view: View;
  effects: Record<string, Effect>;
  notes: LessonNote[];
  log: Said;
  news: Said[];
}

/** What is to be said of some lines of the newcomer's score: `lines` are their numbers in the view at the end. */
export interface LessonCount {
  key: string;
  lines: number[];
}

/**
 * A first game in which the newcomer makes the moves of the seat `you`, whose name is empty. `end` is the table at the
 * end of the game, `counts` tells the newcomer's score there, all of it, and `closing` is what is to be said last.
 * With `options` a table is set up like this one.
 */
export interface GameLesson {
  game: GameName;
  options: Record<string, boolean | string>;
  seats: string[];
  you: number;
  steps: LessonStep[];
  end: View;
  counts: LessonCount[];
  closing: LessonNote[];
}

/** An entry of a sheet that takes things by name, and how many of them at most. */
export interface PadPart {
  key: string;
  kinds: string[];
  most: number;
}

/**
 * What can be written on a score sheet, whose homes are listed under `entry`. `parts` lie on every cell; `words` is
 * every word, in any language, that people have for a thing.
 */
export interface PadForm {
  game: GameName;
  entry: string;
  players: [number, number];
  most_homes: number;
  cells: string[];
  parts: PadPart[];
  lists: PadPart[];
  choices: PadPart[];
  /** with the most that is possible */
  numbers: Record<string, number>;
  flags: string[];
  /** by kind, without capitals, accents and hyphens */
  words: Record<string, string[]>;
}

/** Something that cannot be: at which home (null: with the whole sheet), what, and what may have been meant. */
export interface PadProblem {
  home: number | null;
  what: Said;
  near: string[];
}

/** A home and its points; `tie_break` is null where nobody counted what decides a tie. */
export interface PadHome {
  name: string;
  points: number;
  sections: Record<string, number>;
  lines: Line[];
  tie_break: number | null;
  /** what it lacks: cells without a room, buildings without a roof */
  missing: number;
  /** no game ends like this */
  is_unfinished: boolean;
  /** where everyone plays together */
  rank: string | null;
}

/** A sheet as the rules see it: the points, or everything that is wrong, and the table to be drawn in any case. */
export interface PadAnswer {
  /** empty while there are problems */
  homes: PadHome[];
  /** homes */
  winners: number[];
  /** the winners are level, and only a count could part them */
  is_open: boolean;
  problems: PadProblem[];
  notes: Said[];
  /** null where there is no home */
  view: View | null;
}

/**
 * A decision of the turn, as the player sees the table before it. `good` are the moves that solve it; where there are
 * none, nothing is asked, and `move` is made. `behind` is what others give away, in tenths of a point. `log` and
 * `news` tell of `move`.
 */
export interface PuzzleStep {
  move: string;
  good: string[];
  behind: Record<string, number>;
  view: View;
  effects: Record<string, Effect>;
  log: Said;
  news: Said[];
}

/**
 * A puzzle: the next best move gives away `gap` points, give or take `error`, in so many games played on. `found` says
 * how many of ten bots of each level, the weakest first, have found it.
 */
export interface GamePuzzle {
  game: GameName;
  number: number;
  /** of puzzles of this game */
  count: number;
  stars: number;
  players: number;
  you: number;
  gap: number;
  error: number;
  lines: number;
  found: number[];
  steps: PuzzleStep[];
  end: View;
}

/** What each request takes and is answered with; whatever is refused is answered with a `Problem`. */
export interface Routes {
  "GET /api/games": { body: null; answer: GameInfo[] };
  "GET /api/games/{game}/book": { body: null; answer: Book };
  "GET /api/games/{game}/texts/{lang}": { body: null; answer: string };
  "GET /api/games/{game}/lesson": { body: null; answer: GameLesson };
  "GET /api/games/{game}/lesson/look": { body: null; answer: Look | null };
  "GET /api/games/{game}/pad": { body: null; answer: PadForm };
  "POST /api/games/{game}/pad": { body: Record<string, unknown>; answer: PadAnswer };
  "GET /api/tables": { body: null; answer: LobbyTable[] };
  "POST /api/tables": { body: NewTable; answer: OpenedTable };
  "GET /api/tables/{table}": { body: null; answer: TableMessage };
  "GET /api/tables/{table}/link": { body: null; answer: OpenedTable };
  "GET /api/tables/{table}/qr.svg": { body: null; answer: string };
  "GET /api/tables/{table}/record": { body: null; answer: GameRecord };
  "GET /api/tables/{table}/replay": { body: null; answer: Position | Stretch };
  "GET /api/tables/{table}/look": { body: null; answer: Look | null };
  "GET /api/tables/{table}/world": { body: null; answer: World };
  "POST /api/do": { body: Command; answer: Done | Previewed | Advised | Looked };
  "GET /api/daily": { body: null; answer: Daily };
  "POST /api/daily/{day}/{game}": { body: NewDaily; answer: OpenedTable };
  "GET /api/daily/{day}/{game}": { body: null; answer: DailyResults };
  "GET /api/teams/{table}": { body: null; answer: Team };
  "POST /api/teams/{table}": { body: NewMember; answer: Nothing };
  "GET /api/me/houses": { body: null; answer: MyTable[] };
  "GET /api/me/records": { body: null; answer: string };
  "DELETE /api/me/houses": { body: null; answer: Nothing };
  "GET /api/me": { body: null; answer: Me };
  "POST /api/me": { body: null; answer: Guest };
  "POST /api/me/phrase": { body: null; answer: NewPhrase };
  "POST /api/me/recover": { body: Phrase; answer: SignedIn };
  "GET /api/me/tables": { body: null; answer: MyTable[] };
  "DELETE /api/me/tables/{table}": { body: null; answer: Nothing };
  "GET /api/me/rest": { body: null; answer: Rest };
  "PUT /api/me/holiday": { body: Holiday; answer: Nothing };
  "PUT /api/me/morning": { body: Morning; answer: Nothing };
  "GET /api/push-key": { body: null; answer: PushKey };
  "POST /api/me/notices": { body: PushAddress; answer: Nothing };
  "DELETE /api/me/notices": { body: null; answer: Nothing };
  "GET /api/print": { body: null; answer: Printable };
  "GET /api/print/{game}/{what}": { body: null; answer: string };
  "GET /api/tables/{table}/card.png": { body: null; answer: string };
  "GET /api/daily/card.png": { body: null; answer: string };
  "GET /api/puzzles": { body: null; answer: PuzzleBook };
  "GET /api/games/{game}/puzzles/{number}": { body: null; answer: GamePuzzle };
  "GET /api/games/{game}/puzzles/{number}/look": { body: null; answer: Look | null };
  "GET /api/me/ratings": { body: null; answer: MyRatings };
  "PUT /api/me/ratings": { body: RatingWish; answer: Nothing };
  "DELETE /api/me/ratings": { body: null; answer: Nothing };
  "GET /api/ratings/{game}": { body: null; answer: ShownRating[] };
  "POST /api/tables/{table}/review": { body: null; answer: Reviewing };
}
