// Made from kassen.server.messages by `npm run types`; do not edit.

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage =
  | Decide
  | Sit
  | Leave
  | PutBot
  | Clear
  | Start
  | Back
  | Undo
  | AskHints
  | Answer
  | Hint
  | AskEffects
  | Chat
  | React
  | Look
  | Rematch
  | Ping;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage = Welcome | Story | Update | Done | Refused | Looking | Hinted | Effects | Present | Pong | Bye;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FeedMessage".
 */
export type FeedMessage = YourTurn | TableOver | Alive;

export interface Wire {
  ClientMessage: ClientMessage;
  ServerMessage: ServerMessage;
  FeedMessage: FeedMessage;
  NewPerson: NewPerson;
  Rename: Rename;
  Claim: Claim;
  Device: Device;
  NewTable: NewTable;
  Fork: Fork;
  Try: Try;
  Me: Me;
  LinkCode: LinkCode;
  PushKey: PushKey;
  Registered: Registered;
  Lobby: Lobby;
  GameInfo: GameInfo;
  BotInfo: BotInfo;
  Lesson: Lesson;
  Puzzle: Puzzle;
  PuzzleAnswer: PuzzleAnswer;
  Replay: Replay;
  LookedBack: LookedBack;
  OpenedTable: OpenedTable;
  Health: Health;
  Problem: Problem;
}
/**
 * The decision of the seat to move. `turn` is the `turn` of the scene it answers: a late or doubled one is refused. Give the
 *     `id` of one of the view's moves, or the move itself without its id.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Decide".
 */
export interface Decide {
  type: 'decide';
  ref?: string | number | null;
  turn: number;
  id?: number | null;
  move?: {
    [k: string]: unknown;
  } | null;
}
/**
 * Take an open seat before the start; one person may take several, each under a `name` of its own (several people at one
 *     screen). After the start: back into a seat one has left.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  type: 'sit';
  ref?: string | number | null;
  /**
   * A seat, counted from 0.
   */
  seat: number;
  name?: string | null;
}
/**
 * Give up a seat (none named: all of mine). Before the start it is open again, after it a bot plays on.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  type: 'leave';
  ref?: string | number | null;
  seat?: number | null;
}
/**
 * Before the start: a bot into an open seat, or another level (host). After it: another level for a bot (host, while nobody
 *     else is seated), a bot of the table's `cover` level in place of somebody who is to decide and has been away for `grace_s`
 *     (anybody seated), or any for myself until I come `back`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PutBot".
 */
export interface PutBot {
  type: 'bot';
  ref?: string | number | null;
  /**
   * A seat, counted from 0.
   */
  seat: number;
  /**
   * A bot of GET /api/bots.
   */
  level: string;
}
/**
 * The host empties a seat before the start: a bot goes, a person is removed and may not sit down again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Clear".
 */
export interface Clear {
  type: 'clear';
  ref?: string | number | null;
  /**
   * A seat, counted from 0.
   */
  seat: number;
}
/**
 * The host begins; every seat must be taken.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  type: 'start';
  ref?: string | number | null;
}
/**
 * I am here again: the bot that covers my seats hands them back. Making a decision says so too.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Back".
 */
export interface Back {
  type: 'back';
  ref?: string | number | null;
}
/**
 * Take back decisions, down to `to` (none: my last one). The scene's `undo` says what is free and what must be asked for;
 *     what must be asked for becomes a request that the others answer.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: 'undo';
  ref?: string | number | null;
  to?: number | null;
}
/**
 * Ask the other people to allow hints at this table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskHints".
 */
export interface AskHints {
  type: 'ask_hints';
  ref?: string | number | null;
}
/**
 * Yes or no to the open request, by its number. One no ends it, even from somebody who has said yes, or who asked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  type: 'answer';
  ref?: string | number | null;
  /**
   * An entry of the table's journal; -1 is before the first.
   */
  request: number;
  yes: boolean;
}
/**
 * What would a good player do here? Free against bots alone; with other people only after all have agreed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  type: 'hint';
  ref?: string | number | null;
}
/**
 * What would these moves bring me? Only for the person to decide, at this turn.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskEffects".
 */
export interface AskEffects {
  type: 'effects';
  ref?: string | number | null;
  turn: number;
  ids: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  type: 'chat';
  ref?: string | number | null;
  /**
   * One line of chat.
   */
  text: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "React".
 */
export interface React {
  type: 'react';
  ref?: string | number | null;
  reaction: 'bow' | 'cheer' | 'laugh' | 'ouch' | 'thanks' | 'think';
}
/**
 * Show me the table through this seat of mine (hot seat), or as a spectator (none). Only for sockets.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  type: 'look';
  ref?: string | number | null;
  seat?: number | null;
}
/**
 * The same again: a new table with the same game, options and bots. Its address comes as the table's `rematch`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  type: 'rematch';
  ref?: string | number | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: 'ping';
  ref?: string | number | null;
}
/**
 * First on every socket (but for pieces of a long story), and the answer of HTTP: everything, with the news after `since`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: 'welcome';
  ref?: string | number | null;
  number: number;
  you: You;
  table: TableInfo;
  scene?: Scene | null;
  story: News[];
  present: string[];
  spectators?: number;
  watchers?: string[];
  preparing?: boolean;
}
/**
 * Who the server takes you for, and the seat you look through (none: a spectator).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "You".
 */
export interface You {
  person: string | null;
  name: string | null;
  seats: number[];
  viewer: number | null;
}
/**
 * All that everybody may know of a table except the game itself.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  id: string;
  number: number;
  game: string;
  players: number;
  options: {
    [k: string]: unknown;
  };
  status: 'closed' | 'open' | 'over' | 'running';
  host: string;
  seats: SeatInfo[];
  clock: TimeControl;
  listed: boolean;
  chat: boolean;
  hints: boolean;
  cover: string;
  grace_s: number;
  created: number;
  started?: number | null;
  ended?: number | null;
  reason?: ('abandoned' | 'closed' | 'finished') | null;
  ply: number;
  turn: number;
  seat?: number | null;
  commitment: string;
  seed?: string | number | null;
  request?: Request | null;
  rematch?: string | null;
  origin?: Origin | null;
}
/**
 * Who sits there. `cover` is the level of the bot that plays for the person for the time being.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  kind: 'bot' | 'open' | 'person';
  person?: string | null;
  name?: string | null;
  level?: string | null;
  cover?: string | null;
}
/**
 * How long a seat may think. `live`: a bank of `seconds` for the whole game, and `bonus` more with every decision.
 *     `days`: `seconds` for every decision anew. `none`: as long as it likes.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TimeControl".
 */
export interface TimeControl {
  kind?: 'days' | 'live' | 'none';
  seconds?: number;
  bonus?: number;
}
/**
 * Something one person asks of the others at the table. `waiting` still have to answer.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Request".
 */
export interface Request {
  number: number;
  kind: 'hints' | 'undo';
  by: string;
  to?: number | null;
  waiting: string[];
}
/**
 * Where a table came from: a position of another table, its rematch, a file, or a position set up by hand. `ply`: how far
 *     that game was; a file without it is a whole game, to look at. `by`: the name of who chose it. `redrawn`: all that was hidden
 *     in it was drawn anew from the sealed seed; otherwise only who chose it and bots may play.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Origin".
 */
export interface Origin {
  kind: 'file' | 'fork' | 'position' | 'rematch';
  table?: string | null;
  ply?: number | null;
  by?: string | null;
  redrawn?: boolean;
}
/**
 * The game as one viewer may see it. `view` is core's view of that seat (docs/engine.md): board, seat to move, phase, and the
 *     legal moves when the viewer is to decide. Sentences come when the connection named a language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Scene".
 */
export interface Scene {
  turn: number;
  view: View;
  prompt?: string | null;
  sentences?: {
    [k: string]: string;
  } | null;
  undo?: UndoInfo | null;
  clocks?: Clocks | null;
}
/**
 * All that a seat, or a spectator, may see.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  /**
   * the game's id
   */
  game: string;
  /**
   * how many seats there are
   */
  players: number;
  /**
   * the options chosen
   */
  options: {
    [k: string]: boolean | number | string;
  };
  /**
   * whose view it is; null for a spectator
   */
  viewer: number | null;
  /**
   * decisions made
   */
  ply: number;
  /**
   * the round under way, from 1
   */
  round: number;
  /**
   * who decides; null when the game is over
   */
  seat: number | null;
  /**
   * which decision is open; `over` at the end
   */
  phase: string;
  /**
   * has the game ended?
   */
  over: boolean;
  /**
   * the table as the viewer sees it
   */
  board: {
    [k: string]: unknown;
  };
  /**
   * what the prompt names besides the seat
   */
  asked?: {
    [k: string]: unknown;
  } | null;
  /**
   * when it is over: scores, ranks, winners, and why
   */
  result?: {
    [k: string]: unknown;
  } | null;
  /**
   * if the viewer decides: the legal decisions, in the order in which a person likes them
   */
  moves?:
    | {
        do: string;
        id: number;
        [k: string]: unknown;
      }[]
    | null;
}
/**
 * What this person could take back now: `free` at once, `alone` because only bots watch (marked in the log), `ask` with the
 *     consent of everybody else seated.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UndoInfo".
 */
export interface UndoInfo {
  to: number;
  how: 'alone' | 'ask' | 'free';
}
/**
 * What each seat had left at the moment `at`; that of `running` goes down since.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Clocks".
 */
export interface Clocks {
  at: number;
  left_ms: number[];
  running?: number | null;
}
/**
 * One entry of the table's journal as this viewer may know it. `events` are core's events (data), `lines` the sentences.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "News".
 */
export interface News {
  number: number;
  at: number;
  what:
    | 'agreed'
    | 'answered'
    | 'asked'
    | 'away'
    | 'back'
    | 'bot'
    | 'cleared'
    | 'decided'
    | 'ended'
    | 'left'
    | 'opened'
    | 'reacted'
    | 'rematch'
    | 'resumed'
    | 'said'
    | 'sat'
    | 'started'
    | 'undone';
  person?: string | null;
  name?: string | null;
  seat?: number | null;
  level?: string | null;
  ply?: number | null;
  round?: number | null;
  yes?: boolean | null;
  how?: string | null;
  text?: string | null;
  events?: {
    event: string;
    [k: string]: unknown;
  }[];
  lines?: string[];
}
/**
 * Before a Welcome with a long story: how it begins, piece by piece, so that no message is large.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Story".
 */
export interface Story {
  type: 'story';
  news: News[];
}
/**
 * One entry was written: what it was, and what is different now. `you` when my seats changed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  type: 'update';
  number: number;
  news: News;
  table?: TableInfo | null;
  scene?: Scene | null;
  you?: You | null;
}
/**
 * The message with this `ref` was carried out; the journal had this number then.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  type: 'done';
  ref?: string | number | null;
  number: number;
}
/**
 * The message was not carried out and nothing changed. `error` says why and what to do (in the connection's language, else in
 *     English); the same is message `refusal-<why>` of the catalogues with `words`. `detail` is for whoever writes a program. The
 *     scene is the current one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: 'refused';
  ref?: string | number | null;
  code:
    | 'conflict'
    | 'illegal'
    | 'late'
    | 'not_allowed'
    | 'not_found'
    | 'not_now'
    | 'not_yours'
    | 'too_long'
    | 'too_many'
    | 'unavailable'
    | 'unknown_person'
    | 'unreadable';
  error: string;
  why: string;
  words?: {
    [k: string]: unknown;
  };
  detail?: string;
  scene?: Scene | null;
}
/**
 * The answer to `look`: the table through that seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Looking".
 */
export interface Looking {
  type: 'looking';
  ref?: string | number | null;
  you: You;
  scene?: Scene | null;
}
/**
 * What seems best at this turn, and next to it; nothing was done. `move` is that of the first candidate.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hinted".
 */
export interface Hinted {
  type: 'hinted';
  ref?: string | number | null;
  turn: number;
  level: string;
  move: {
    do: string;
    id: number;
    [k: string]: unknown;
  };
  line?: string | null;
  candidates: Candidate[];
}
/**
 * One of the two best moves: its estimated chance to win (0 to 1) with the standard error, from so many simulations, and what
 *     it would bring that the other does not (core's effects).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Candidate".
 */
export interface Candidate {
  move: {
    do: string;
    id: number;
    [k: string]: unknown;
  };
  chance: number;
  error: number;
  sims: number;
  effects: {
    [k: string]: unknown;
  }[];
  line?: string | null;
  why?: string[];
}
/**
 * What moves would bring, by what their seat knows: id → core's effects; in words when the connection named a language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Effects".
 */
export interface Effects {
  type: 'effects';
  ref?: string | number | null;
  turn: number;
  effects: {
    [k: string]: {
      [k: string]: unknown;
    }[];
  };
  lines?: {
    [k: string]: string[];
  } | null;
}
/**
 * Who of the people seated has a page open, and how many others watch; `watchers` are the names of some of them. `preparing`:
 *     the bots' machine code is still being made (once after an installation); until then they think in plain Python, and less.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Present".
 */
export interface Present {
  type: 'present';
  people: string[];
  spectators: number;
  watchers?: string[];
  preparing?: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: 'pong';
  ref?: string | number | null;
}
/**
 * The server closes this socket; come back after so many seconds (none: do not).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Bye".
 */
export interface Bye {
  type: 'bye';
  reason: string;
  retry_s?: number | null;
}
/**
 * In GET /api/feed: a seat of mine is to decide.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "YourTurn".
 */
export interface YourTurn {
  type: 'turn';
  table: string;
  game: string;
  seat: number;
  turn: number;
}
/**
 * In GET /api/feed: a table of mine has ended.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableOver".
 */
export interface TableOver {
  type: 'over';
  table: string;
  reason: string;
}
/**
 * In feeds, now and then: nothing happened, the line is up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Alive".
 */
export interface Alive {
  type: 'alive';
}
/**
 * Without a name a guest gets one, in `lang`. `token: true` is for scripts: the secret comes back in the answer, to be sent
 *     as `Authorization: Bearer …`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewPerson".
 */
export interface NewPerson {
  name?: string | null;
  lang?: 'en' | 'fr' | 'ja';
  token?: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rename".
 */
export interface Rename {
  /**
   * What a person is called at tables.
   */
  name: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Claim".
 */
export interface Claim {
  code: string;
}
/**
 * A browser's push subscription (RFC 8030, 8291): its endpoint and keys, and how it wants to be told. `ahead_min`: minutes
 *     by which its clock is ahead of UTC.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Device".
 */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: 'en' | 'fr' | 'ja';
  quiet?: Quiet | null;
  ahead_min?: number;
}
/**
 * From this hour to that one, by the device's own clock, nothing is told; what still waits then is told afterwards.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Quiet".
 */
export interface Quiet {
  start: number;
  end: number;
}
/**
 * `seats` says who sits where: `me`, `open`, or the level of a bot; left out, I sit first and the rest is open. `names`, one
 *     a seat, are those of several people at my screen. `start` begins at once, when no seat is open. `position` is core's position
 *     to begin from: such a table is for me and bots, unless all that is hidden in it is drawn anew from the sealed seed
 *     (`redraw`).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  players?: number | null;
  options?: {
    [k: string]: unknown;
  };
  seats?: string[] | null;
  names?: (string | null)[];
  clock?: TimeControl1;
  listed?: boolean;
  chat?: boolean;
  cover?: string | null;
  grace_s?: number;
  start?: boolean;
  position?: {
    [k: string]: unknown;
  } | null;
  redraw?: boolean;
}
/**
 * How long a seat may think. `live`: a bank of `seconds` for the whole game, and `bonus` more with every decision.
 *     `days`: `seconds` for every decision anew. `none`: as long as it likes.
 */
export interface TimeControl1 {
  kind?: 'days' | 'live' | 'none';
  seconds?: number;
  bonus?: number;
}
/**
 * A new table against bots from decision `ply` of a table that is over. I take `seat`; with `redraw` everything that this
 *     seat could not know then is drawn anew, so that having read the replay is no help.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Fork".
 */
export interface Fork {
  /**
   * How many decisions were made.
   */
  ply: number;
  /**
   * A seat, counted from 0.
   */
  seat?: number;
  level?: string | null;
  redraw?: boolean;
}
/**
 * The move that somebody would make.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Try".
 */
export interface Try {
  id: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  person: string;
  name: string;
  token?: string | null;
}
/**
 * Good once, for a few minutes: open `path` on the other device, or POST the code to /api/me/claim.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LinkCode".
 */
export interface LinkCode {
  code: string;
  path: string;
  expires: number;
}
/**
 * The server's public key (VAPID), for `pushManager.subscribe`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PushKey".
 */
export interface PushKey {
  key: string;
}
/**
 * DELETE /api/me/devices/{device} ends it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Registered".
 */
export interface Registered {
  device: string;
}
/**
 * My tables, those that wait for me first; listed tables with an open seat; listed tables to watch.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  mine: TableCard[];
  open: TableCard[];
  running: TableCard[];
}
/**
 * A table in a list. `moved`: by seat, how many decisions had been made when it made its last (0: none yet). `news`: what
 *     everybody may know of the last decision (core's events). `scores`, `ranks`: by seat, of a game that is over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableCard".
 */
export interface TableCard {
  id: string;
  game: string;
  players: number;
  status: 'closed' | 'open' | 'over' | 'running';
  seats: SeatInfo[];
  clock: TimeControl;
  listed: boolean;
  ply: number;
  turn: number;
  round?: number;
  seat?: number | null;
  moved?: number[];
  news?: {
    event: string;
    [k: string]: unknown;
  }[];
  scores?: number[];
  ranks?: number[];
  my_turn?: boolean;
  removable?: boolean;
  updated: number;
  origin?: Origin | null;
}
/**
 * `title_ja` is what stands on the box.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  id: string;
  title: string;
  title_ja: string;
  tagline: string;
  players: number[];
  options: OptionInfo[];
  phases: string[];
  teams: {
    [k: string]: number[];
  };
  lesson: boolean;
  summary: boolean;
  puzzles: number;
}
/**
 * `says`: the choices in words. `file`: a text of one's own is allowed besides them (a text, never a path).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OptionInfo".
 */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  says: string[];
  file: boolean;
  help: string;
}
/**
 * `for_people`: to offer to players; the others are building blocks. From weak to strong within each kind. By game the
 *     `strength` that was measured. Somebody with a name of their own has a level as `rank`, and a `style` in the games in which it
 *     was measured to differ from the others' of that level.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BotInfo".
 */
export interface BotInfo {
  level: string;
  for_people: boolean;
  rank?: string | null;
  strength?: {
    [k: string]: Rating;
  };
  style?: string[];
}
/**
 * On the scale of chess, and where it may lie instead (95 %): 400 points more are ten to one. `games`: in how many of all
 *     people against each other it was measured.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rating".
 */
export interface Rating {
  rating: number;
  low: number;
  high: number;
  games: number;
}
/**
 * A first game on fixed positions. `names` are the people in it, by seat; `farewell` is said at the end.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lesson".
 */
export interface Lesson {
  game: string;
  names: string[];
  steps: LessonStep[];
  farewell: string;
}
/**
 * A decision to learn from: the learner's view, what to know, what is asked, the answers, what comes of the right one.
 *     Steps with the same `chapter` go on from each other. `points_at` and `compares_with` are places to look at (docs/learn.md).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonStep".
 */
export interface LessonStep {
  name: string;
  chapter: number;
  /**
   * A seat, counted from 0.
   */
  seat: number;
  text: string;
  ask: string;
  prompt: string;
  view: View;
  answers: LessonAnswer[];
  turns: LessonTurn[];
  points_at: string[];
  compares_with: string[];
}
/**
 * What is said to some decisions, by their ids. The one without any is for all the others. One decision is right.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonAnswer".
 */
export interface LessonAnswer {
  moves?: number[];
  right?: boolean;
  text: string;
}
/**
 * A decision that follows, the learner's own first: what they may know of it, and the view then (without moves).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonTurn".
 */
export interface LessonTurn {
  /**
   * A seat, counted from 0.
   */
  seat: number;
  events: {
    event: string;
    [k: string]: unknown;
  }[];
  lines: string[];
  view: View;
}
/**
 * A decision of a real game, by what its seat knew: `number` from 0 of `total`. `bots`: the levels of who played it, by seat.
 *     `effects`: what some of its moves would bring, by id. `missed`: by level, how often bots decide otherwise; `level` is the
 *     weakest that finds it more often than not.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Puzzle".
 */
export interface Puzzle {
  game: string;
  number: number;
  total: number;
  /**
   * A seat, counted from 0.
   */
  seat: number;
  bots: string[];
  view: View;
  effects: {
    [k: string]: {
      [k: string]: unknown;
    }[];
  };
  level: string;
  missed: {
    [k: string]: number;
  };
}
/**
 * What was tried, graded as when looking back; the moves that were compared, the best first (what is not among them looked
 *     worse at once). `why`: what the best would bring that the one tried would not, as effects; `instead`: the other way round.
 *     `position`: to play on from, everything hidden from the seat drawn anew.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PuzzleAnswer".
 */
export interface PuzzleAnswer {
  grade: string;
  options: PuzzleOption[];
  why: {
    [k: string]: unknown;
  }[];
  instead: {
    [k: string]: unknown;
  }[];
  position: {
    [k: string]: unknown;
  };
}
/**
 * The chance of the seat after a move, and its standard error.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PuzzleOption".
 */
export interface PuzzleOption {
  id: number;
  chance: number;
  error: number;
}
/**
 * A table after `ply` of `plies` decisions: as a spectator or one's own seat sees it while it runs, as any seat does when it
 *     is over. `news` are the events of the decision that led here; `file` adds the address of the whole file.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  table: TableInfo;
  ply: number;
  plies: number;
  scene: Scene;
  news?: News | null;
  file?: string | null;
}
/**
 * A picture of a table that is over: one line of many, each better than the last. `analysis` is described in
 *     docs/analysis.md; `told`, an entry a row, comes with the first and the last line.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LookedBack".
 */
export interface LookedBack {
  complete: boolean;
  analysis: Analysis;
  told?: Told[] | null;
}
/**
 * The analysis of a game. `check` asserts that everything adds up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Analysis".
 */
export interface Analysis {
  game: string;
  players: number;
  options: {
    [k: string]: boolean | number | string;
  };
  log: string;
  budget: string;
  seed: number;
  start: number[];
  deal: number[];
  ended: number[];
  over: boolean;
  rows: Row[];
  format?: number;
}
/**
 * One decision. Its effect on every seat's chance has three parts: `fair` is what it changed given what its seat could know,
 *     `met` how it met what was hidden from its seat, `luck` what chance then brought.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Row".
 */
export interface Row {
  ply: number;
  seat: number;
  phase: string;
  legal: number;
  played: number;
  before: number[];
  fair: number[];
  met: number[];
  luck: number[];
  chance: boolean;
  best?: number;
  gap?: number;
  loss?: number;
  error?: number;
  grade?: string;
  options?: OptionValue[];
}
/**
 * An option that got a closer look.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OptionValue".
 */
export interface OptionValue {
  id: number;
  value: number;
  error: number;
  sims: number;
}
/**
 * One decision of a game looked back on, in words. `better`: the best option, if it was another. `why`, `why_better`: what
 *     those would bring, by what their seat knew. `news`: what happened then. `options`: of a slip or a blunder, in the order of
 *     the row.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Told".
 */
export interface Told {
  move: string;
  better: string;
  why: string[];
  why_better: string[];
  news: string[];
  options: string[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OpenedTable".
 */
export interface OpenedTable {
  id: string;
  path: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
  ok: boolean;
  version: string;
  database: string;
  processes?: number;
}
/**
 * Every error of HTTP: a code for programs, a sentence for people (in the language of `lang`, else in English); the same is
 *     message `refusal-<why>` of the catalogues with `words`. `detail` is for whoever writes a program.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  code:
    | 'conflict'
    | 'illegal'
    | 'late'
    | 'not_allowed'
    | 'not_found'
    | 'not_now'
    | 'not_yours'
    | 'too_long'
    | 'too_many'
    | 'unavailable'
    | 'unknown_person'
    | 'unreadable';
  error: string;
  why: string;
  words?: {
    [k: string]: unknown;
  };
  detail?: string;
}
