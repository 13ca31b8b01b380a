/** A table as this page knows it: what the server has sent, what may be decided, what was just said. */
import { ALONE } from '#transport';
import { getContext, setContext, untrack } from 'svelte';
import * as api from './api.ts';
import { Choice, type Effect, type Move, type Option, type TargetsOf } from './choice.svelte.ts';
import { Playback } from './playback.ts';
import { keepRead, lastRead } from './read.ts';
import { settings } from './settings.svelte.ts';
import { Socket, type ConnectionState } from './socket.ts';
import { newsSentences, type Sentence } from './sentences.ts';
import type { Texts } from './texts.ts';
import { sinceMine } from './turns.ts';
import { standingEvents, type GameEvent, type Happening, type View } from './view.ts';
import type {
  ClientMessage,
  Hinted,
  News,
  Refused,
  Replay,
  Scene,
  ServerMessage,
  TableInfo,
  Update,
  Welcome,
  You,
} from './wire.gen.ts';
import { botName, explain, gameTexts, levelName, t, toldApart } from './words.svelte.ts';

/** A message to the server without `ref`. */
type Said = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'ref'> : never) : never;

/** Somebody at the table bows, laughs ...; `seat` is null for spectators. */
export interface Reaction {
  number: number;
  seat: number | null;
  name: string;
  reaction: string;
}

export const REACTION_MS = 4000;
const SLOW_MS = 250; // a faster answer needs no notice
const LATE_MS = 6000; // twice as long as any bot thinks: it must be waiting for other bots
export const HOLD_MS = { calm: 850, quick: 300, instant: 0 };
/** All the others do between two of my decisions is shown within this time, the first things longest. */
const WAIT_MS = { calm: 2400, quick: 1000, instant: 0 };
/** How many moves one message may ask about, by the server's limit. */
const AT_ONCE = 24;
const EFFECTS = 'effects';
export const percent = (chance: number): number => Math.round(100 * chance);
/** Too short a search for its chances to mean anything: only the moves are told. */
export const isRough = ({ candidates }: Hinted): boolean => candidates.some(({ error }) => error > 0.25);
const NOBODY: You = { person: null, name: null, seats: [], viewer: null };

/** An option that makes its sentence on first use: there may be hundreds. */
class Offered implements Option {
  readonly id: number;
  constructor(
    readonly move: Move,
    private table: Table,
  ) {
    this.id = move.id;
  }
  get text(): string {
    return this.table.sentence(this.move);
  }
  get effects(): Effect[] | undefined {
    return this.table.effects.get(this.id);
  }
  get brings(): string[] {
    return (this.effects ?? []).map(this.table.effectSentence);
  }
}

export class Table {
  info = $state.raw<TableInfo>();
  you = $state.raw<You>(NOBODY);
  scene = $state.raw<Scene>();
  /** When the scene arrived, by our clock; players' clocks run on from here. */
  sceneAt = $state(0);
  story = $state.raw<News[]>([]);
  present = $state.raw<string[]>([]);
  preparing = $state(false); // the bots' machine code is still being compiled
  /** A bot is to decide and is taking very long. */
  late = $state(false);
  private patience?: ReturnType<typeof setTimeout>;
  spectators = $state(0);
  /** The names of some who watch. */
  watchers = $state.raw<string[]>([]);
  connection = $state<ConnectionState>('connecting');
  closeCode = $state<number>();
  /** A message to the person: what was refused, and what to do. */
  notice = $state('');
  /** The notice is about something temporary: it is cleared when something happens. */
  private noticePasses = false;
  hint = $state.raw<Hinted | null>(null);
  /** A hint was asked for and is not here yet. */
  seeking = $state(false);
  happening = $state.raw<Happening>({ number: -1, events: [] });
  /** What the live region reads out. */
  spoken = $state.raw<string[]>([]);
  texts = $state.raw<Texts>();
  /** Waiting for the server to carry out a decision. */
  sent = $state(false);
  /** That decision, once the server takes noticeably long. */
  sending = $state.raw<Option | null>(null);
  /** Recent reactions, by seat. */
  reactions = $state.raw<Reaction[]>([]);
  /** The number of the last entry up to which I have read the chat. */
  private heard = $state(-1);
  /** The board is still showing what happened step by step (a war, battle by battle), so the end must not be given away. */
  held = $state(false);
  /** The whole page has been drawn once (shell/Later.svelte). */
  opened = $state(false);
  /** In a replay nothing can be decided. */
  replayed = $state(false);
  /** I asked to play again. */
  wished = $state(false);
  /** The ending is put away, so that the board can be seen. */
  rolled = $state(false);
  /** Something the others did is waiting to be shown. */
  busy = $state(false);
  /** The places on the board that the line of the log under the pointer is about; and the place under the pointer. */
  shownPlaces = $state.raw<string[]>([]);
  pointedPlace = $state('');
  private waited = 0;
  private shownAt = 0;

  /** Effects of moves of the open decision, by id, as far as asked. */
  effects = $state.raw<ReadonlyMap<number, Effect[]>>(new Map());
  private wondered = new Set<number>();
  private wonderedAt = -1;

  choice = new Choice((option) => this.decide(option));

  private number = -1;
  /** The beginning of a long story, until the welcome brings the rest. */
  private beginning: News[] = [];
  private socket?: Socket;
  private slow?: ReturnType<typeof setTimeout>;
  private targetsOf?: TargetsOf;
  private playback = new Playback<Update>(
    (update) => this.show(update),
    (update) => this.pauseAfter(update),
    (busy) => (this.busy = busy),
  );

  view = $derived<View | undefined>(this.scene && (this.scene.view as unknown as View));
  events = $derived(standingEvents(this.story));
  /** What the others have done since I last decided. */
  since = $derived(sinceMine(this.story, this.you.seats));
  /** The open decision as a question. */
  prompt = $derived(
    this.view &&
      this.texts?.say(`prompt-${this.view.phase}`, this.view.seat === null ? {} : { seat: this.view.seat, ...this.view.asked }),
  );
  /** How many of the others' chat lines I have not seen. */
  unread = $derived(
    this.story.filter((news) => news.what === 'said' && news.number > this.heard && news.person !== this.you.person).length,
  );
  names = $derived(toldApart(this.info?.seats.map((seat, i) => this.nameOf(seat, i)) ?? []));
  /** The bots on the seats, by name, for their portraits. */
  faces = $derived(this.info?.seats.map((seat) => seat.cover ?? seat.level ?? null) ?? []);
  mine = $derived(this.view?.seat != null && this.you.seats.includes(this.view.seat));
  /** My seat that is to decide, if it is not the one on the screen. */
  passTo = $derived(this.mine && this.view?.seat !== this.you.viewer ? this.view!.seat! : null);
  /** Hints are always allowed if the others are all bots. */
  canHint = $derived(
    !!this.info && (this.info.hints || this.info.seats.every((seat) => seat.kind === 'bot' || seat.person === this.you.person)),
  );
  /** Chat is available: lines are allowed, and others could read them. */
  talks = $derived(!ALONE && !!this.info?.chat);
  /** Chat is available, and somebody else is here. */
  company = $derived(
    this.talks && (this.watchers.length > 0 || this.info!.seats.some((seat) => seat.person && seat.person !== this.you.person)),
  );
  isHost = $derived(this.info !== undefined && this.info.host === this.you.person);
  /** Sentences already made, kept until the language or the names change. */
  private told = $derived.by(() => (void [this.texts, this.names], new WeakMap<News, Sentence[]>()));
  private worded = $derived.by(() => (void [this.texts, this.names], new WeakMap<Move, string>()));

  constructor(readonly id: string) {}

  /** The name of somebody who speaks: as on their plate if they have one seat, otherwise their own name. */
  nameOfPerson(person: string | null | undefined, name: string | null | undefined): string {
    const seats = this.info?.seats.flatMap((seat, i) => (person && seat.person === person ? [i] : [])) ?? [];
    return (seats.length === 1 && this.names[seats[0]!]) || (name ?? '');
  }

  /** No seat here is mine. */
  get watching(): boolean {
    return !this.you.seats.length;
  }

  /** A teacher asks the questions, so the table's own prompt is silent. */
  get guided(): boolean {
    return false;
  }

  /** The game is over and has been shown to the end. Lessons, which have no table, never end. */
  get ended(): boolean {
    return !!this.id && !!this.view?.over && !this.held;
  }

  // ── the connection ──

  join(): () => void {
    this.socket = new Socket(() => api.follow(this.id, this.number, this.you.viewer), {
      hear: (message) => this.hear(message),
      state: (state, code) => {
        this.connection = state;
        if (state !== 'up') this.beginning = []; // on 'up' the welcome has come, which needs it
        this.closeCode = code;
      },
      introduce: () => api.makeMe(),
    });
    const awake = () => this.connection === 'lost' && !document.hidden && this.socket?.again();
    addEventListener('online', awake);
    document.addEventListener('visibilitychange', awake);
    return () => {
      removeEventListener('online', awake);
      document.removeEventListener('visibilitychange', awake);
      this.playback.clear();
      clearTimeout(this.patience);
      this.socket?.close();
    };
  }

  /** Look through another seat: forget all that was sent for the last one, and ask again. */
  seeAs(seat: number): void {
    this.story = [];
    this.spoken = [];
    this.hint = null;
    this.happening = { number: -1, events: [] };
    this.scene = undefined;
    this.you = { ...this.you, viewer: seat };
    this.number = -1;
    this.socket?.again();
  }

  say(message: Said): void {
    this.notice = '';
    if (!this.socket?.send(message as ClientMessage)) this.notice = t('line-wait');
  }

  /** Can effects of options be asked for? Not in a lesson or a replay, which have no connection. */
  get tells(): boolean {
    return !!this.socket && this.mine && this.passTo === null;
  }

  /** Ask what these options would bring, each once per decision. */
  wonder(options: readonly Option[]): void {
    const { scene, socket } = this;
    if (!scene || !socket || !this.tells) return;
    if (scene.turn !== this.wonderedAt) this.forget(scene.turn);
    const ids = options.map(({ id }) => id).filter((id) => !this.wondered.has(id));
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      if (!socket.send({ type: 'effects', ref: EFFECTS, turn: scene.turn, ids: some })) return;
      for (const id of some) this.wondered.add(id);
    }
  }

  private forget(turn: number): void {
    this.wonderedAt = turn;
    this.wondered = new Set();
    if (this.effects.size) this.effects = new Map();
  }

  /** An effect in words. */
  effectSentence = ({ effect, ...words }: Effect): string => this.texts?.say(`effect-${effect}`, words) ?? '';

  askHint = (): void => {
    if (this.seeking) return;
    this.say({ type: 'hint' });
    this.seeking = !this.notice;
  };

  decide(option: Option): void {
    if (!this.scene || this.sent) return;
    this.hint = null;
    this.sent = true;
    letGo();
    this.say({ type: 'decide', turn: this.scene.turn, id: option.id });
    if (this.notice) this.sent = false;
    else this.slow = setTimeout(() => (this.sending = option), SLOW_MS);
  }

  /** The chat is on the screen, so count it as read. */
  hearTalk = (): void => {
    this.heard = this.number;
    keepRead(this.id, this.heard);
  };

  rematch = (): void => {
    this.wished = true;
    this.say({ type: 'rematch' });
  };

  skip = (): void => this.playback.skip();

  /** Called by the board: which targets one points at for each option. */
  setTargets = (targetsOf: TargetsOf): void =>
    untrack(() => {
      this.targetsOf = targetsOf;
      this.offer();
    });

  /** Called when the board begins or ends showing what happened step by step. */
  hold = (still: boolean): void => {
    this.held = still;
  };

  // ── what the server says ──

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'story':
        this.beginning.push(...message.news);
        return;
      case 'welcome':
        return this.welcome(message);
      case 'update':
        return this.update(message);
      case 'looking':
        this.you = message.you;
        return this.set(message.scene);
      case 'present':
        this.present = message.people;
        this.preparing = !!message.preparing;
        this.spectators = message.spectators;
        this.watchers = message.watchers ?? [];
        return;
      case 'hinted':
        this.hint = message;
        this.seeking = false;
        this.choice.propose(this.choice.options.find((option) => option.id === message.move.id) ?? null);
        this.speak(this.hintSentences(message));
        return;
      case 'effects':
        if (message.turn !== this.wonderedAt) return;
        this.effects = new Map([
          ...this.effects,
          ...Object.entries(message.effects).map(([id, told]) => [Number(id), told as unknown as Effect[]] as const),
        ]);
        return;
      case 'refused':
        return this.refused(message);
      case 'bye':
        this.notice = t('refusal-stopping');
    }
  }

  private welcome(welcome: Welcome): void {
    this.playback.clear();
    if (this.number < 0) this.heard = lastRead(this.id) ?? welcome.number;
    this.story = [...(this.number < 0 ? [] : this.story), ...this.beginning, ...welcome.story];
    this.beginning = [];
    this.number = welcome.number;
    this.you = welcome.you;
    this.info = welcome.table;
    this.present = welcome.present;
    this.preparing = !!welcome.preparing;
    this.spectators = welcome.spectators ?? 0;
    this.watchers = welcome.watchers ?? [];
    this.notice = '';
    this.wondered = new Set(this.effects.keys()); // an answer may have been lost with the connection
    this.set(welcome.scene);
    this.happening = happeningOf(this.story);
  }

  private update(update: Update): void {
    if (this.noticePasses) this.notice = '';
    this.noticePasses = false;
    if (update.number !== this.number + 1) return this.socket?.again(); // one was missed
    this.number = update.number;
    this.playback.add(update);
  }

  private show(update: Update): void {
    this.story = [...this.story, update.news];
    if (update.table) this.info = update.table;
    if (update.you) this.you = update.you;
    if (update.news.what === 'decided')
      this.happening = { number: update.number, events: (update.news.events ?? []) as GameEvent[] };
    if (update.scene) this.set(update.scene);
    if (update.news.what === 'reacted') this.react(update.news);
    this.speak(this.tell(update.news).map((each) => each.text));
  }

  private pauseAfter(update: Update): number {
    // Show decisions of bots among themselves at a pace one can follow.
    if (this.watching) return update.news.what === 'decided' && !document.hidden ? HOLD_MS[settings.pace] : 0;
    const [most, now] = [HOLD_MS[settings.pace], Date.now()];
    const theirs = update.news.what === 'decided' && !this.you.seats.includes(update.news.seat ?? -1);
    // Time spent waiting for the others' decisions counts too, up to `most` for each.
    this.waited = theirs ? this.waited + Math.min(most, now - this.shownAt) : 0;
    this.shownAt = now;
    return theirs && !document.hidden ? Math.max(0, Math.min(most, (WAIT_MS[settings.pace] - this.waited) / 3)) : 0;
  }

  /** A hint for screen readers: each candidate, its chance, and what sets it apart. */
  private hintSentences(hint: Hinted): string[] {
    return hint.candidates.flatMap(({ move, chance, effects }) => [
      this.sentence(move as Move),
      ...(isRough(hint) ? [] : [t('hint-chance', { percent: percent(chance) })]),
      ...(effects as unknown as Effect[]).map(this.effectSentence),
    ]);
  }

  private react(news: News): void {
    const seats = this.info?.seats.flatMap((seat, i) => (seat.person === news.person ? [i] : [])) ?? [];
    const fresh = {
      number: news.number,
      seat: seats[0] ?? null,
      name: this.nameOfPerson(news.person, news.name),
      reaction: news.text ?? 'bow',
    };
    this.reactions = [...this.reactions.filter((old) => old.name !== fresh.name), fresh];
    setTimeout(() => (this.reactions = this.reactions.filter((old) => old !== fresh)), REACTION_MS);
  }

  /** The server has answered. */
  private settle(): void {
    this.sent = false;
    this.sending = null;
    this.seeking = false;
    clearTimeout(this.slow);
  }

  private refused(refused: Refused): void {
    if (refused.ref === EFFECTS) return; // no one waits for this
    this.settle();
    if (refused.scene) this.set(refused.scene);
    // Somebody was faster, or this was a second click: the board already shows the result.
    if (refused.code !== 'late') this.notice = explain(refused);
    this.noticePasses = refused.code === 'unavailable';
  }

  private set(scene: Scene | undefined | null): void {
    this.scene = scene ?? undefined;
    if (this.hint?.turn !== scene?.turn) this.hint = null;
    this.sceneAt = Date.now();
    this.settle();
    this.await();
    this.offer();
  }

  private await(): void {
    clearTimeout(this.patience);
    this.late = false;
    const seat = this.view?.seat;
    if (seat != null && this.faces[seat] && !this.replayed) this.patience = setTimeout(() => (this.late = true), LATE_MS);
  }

  private speak(lines: string[]): void {
    const prompt = this.mine && this.prompt ? [t('your-turn-says', { prompt: this.prompt })] : [];
    this.spoken = [...lines, ...prompt].filter(Boolean);
  }

  /** Have a screen reader say this, after what was said last. */
  announce(lines: string[]): void {
    this.spoken = [...this.spoken, ...lines];
  }

  private offer(): void {
    const options = (this.view?.moves ?? []).map((move) => new Offered(move, this));
    this.choice.tells = this.tells;
    this.choice.offer(this.scene?.turn ?? -1, options, this.targetsOf);
  }

  /** A move in words. */
  sentence = (move: Move): string => {
    const { id: _, do: verb, ...words } = move;
    if (!this.texts) return verb;
    const worded = this.worded; // read once: outside effects every read of a derived computes it again
    const said = worded.get(move) ?? this.texts.say(`move-${verb}`, { seat: this.view?.seat, ...words });
    worded.set(move, said);
    return said;
  };

  /** A piece of news in sentences. */
  tell(news: News): Sentence[] {
    if (!this.texts) return [];
    if (!this.told.has(news)) this.told.set(news, newsSentences(news, this.texts, levelName));
    return this.told.get(news)!;
  }

  private nameOf(seat: TableInfo['seats'][number], i: number): string {
    // A game from a file has nobody on its seats; a puzzle has one person without a name.
    const nobody = this.info?.status === 'over' || seat.kind === 'person' ? 'seat-name' : 'seat-open';
    return seat.name ?? (seat.level ? botName(seat.level, i) : t(nobody, { number: i + 1 }));
  }

  // ── replay: the same table, told by HTTP ──

  /** Show a moment of a replay. `story` is all that had happened until then. */
  read(replay: Replay, you: You, story: News[]): void {
    this.info = replay.table;
    this.you = you;
    this.connection = 'up';
    this.replayed = true;
    this.story = story;
    this.happening = { number: replay.ply, events: (replay.news?.events ?? []) as GameEvent[] };
    this.set(replay.scene);
    this.speak(replay.news ? this.tell(replay.news).map((each) => each.text) : []);
  }

  async learnWords(): Promise<void> {
    if (!this.info) return;
    const texts = await gameTexts(this.info.game, settings.language, () => this.names);
    if (texts.language === settings.language) this.texts = texts; // the language may have changed meanwhile
  }
}

/** Drop the focus before the clicked element may vanish: losing a focused element forces a layout in the middle of the update. */
function letGo(): void {
  const pressed = globalThis.document?.activeElement;
  if (pressed instanceof HTMLElement && pressed.matches(':not(:focus-visible)')) pressed.blur();
}

const happeningOf = (story: News[]): Happening => {
  const last = story.findLast((news) => news.what === 'decided');
  return { number: last?.number ?? -1, events: (last?.events ?? []) as GameEvent[] };
};

const KEY = Symbol('table');
export const setTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
