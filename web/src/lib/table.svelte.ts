/** One table as this page knows it: what the server told, what may be decided, what was just said. */
import { getContext, setContext } from 'svelte';
import * as api from './api.ts';
import { Choice, type Move, type Option, type TargetsOf } from './choice.svelte.ts';
import { Pace } from './pace.ts';
import { settings } from './settings.svelte.ts';
import { Socket, type Line } from './socket.ts';
import { tellNews, type Telling } from './telling.ts';
import type { Texts } from './texts.ts';
import { standingEvents, viewOf, type GameEvent, type Happening, type View } from './view.ts';
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
import { explain, gameTexts, levelName, t } from './words.svelte.ts';

/** A message without its type's bookkeeping, as the page says it. */
type Said = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'ref'> : never) : never;

export const HOLD_MS = { calm: 850, quick: 300, instant: 0 };
const NOBODY: You = { person: null, name: null, seats: [], viewer: null };

/** An option whose sentence is made when somebody reads it: there may be hundreds. */
class Offered implements Option {
  readonly id: number;
  constructor(
    readonly move: Move,
    private make: (move: Move) => string,
  ) {
    this.id = move.id;
  }
  get text(): string {
    return this.make(this.move);
  }
}

export class Table {
  info = $state.raw<TableInfo>();
  you = $state.raw<You>(NOBODY);
  scene = $state.raw<Scene>();
  /** When the scene came, by our clock: the server's clocks run on from here. */
  sceneAt = $state(0);
  story = $state.raw<News[]>([]);
  present = $state.raw<string[]>([]);
  preparing = $state(false); // the bots' machine code is still being made
  spectators = $state(0);
  line = $state<Line>('connecting');
  closeCode = $state<number>();
  /** A sentence to the person: something was refused, and what to do. */
  notice = $state('');
  hint = $state.raw<Hinted | null>(null);
  happening = $state.raw<Happening>({ number: -1, events: [] });
  /** What the live region reads out. */
  spoken = $state.raw<string[]>([]);
  texts = $state.raw<Texts>();
  /** Waiting for the server to carry out a decision. */
  sent = $state(false);
  /** The board is still telling what happened (a war, battle by battle): the end is not given away yet. */
  held = $state(false);
  /** A replay: nothing can be decided. */
  replayed = $state(false);
  /** I asked to play again. */
  wished = $state(false);
  /** The ending is rolled up, so that the board can be looked at. */
  rolled = $state(false);

  choice = new Choice((option) => this.decide(option));

  private number = -1;
  /** The beginning of a long story, until the welcome brings the rest. */
  private beginning: News[] = [];
  private socket?: Socket;
  private targetsOf?: TargetsOf;
  private pace = new Pace<Update>(
    (update) => this.show(update),
    (update) => this.hold(update),
  );

  view = $derived<View | undefined>(this.scene && viewOf(this.scene));
  events = $derived(standingEvents(this.story));
  /** The open decision as a question. */
  prompt = $derived(
    this.view &&
      this.texts?.say(`prompt-${this.view.phase}`, this.view.seat === null ? {} : { seat: this.view.seat, ...this.view.asked }),
  );
  names = $derived(this.info?.seats.map((seat, i, seats) => this.nameOf(seat, i, seats)) ?? []);
  mine = $derived(this.view?.seat != null && this.you.seats.includes(this.view.seat));
  /** The turn is mine through another seat than the one on the screen. */
  passTo = $derived(this.mine && this.view?.seat !== this.you.viewer ? this.view!.seat! : null);
  /** Hints are free when only bots play along. */
  canHint = $derived(
    !!this.info && (this.info.hints || this.info.seats.every((seat) => seat.kind === 'bot' || seat.person === this.you.person)),
  );
  isHost = $derived(this.info !== undefined && this.info.host === this.you.person);
  /** What was put into words stays so while nobody changes language or seats. */
  private told = $derived.by(() => (void [this.texts, this.names], new WeakMap<News, Telling[]>()));
  private worded = $derived.by(() => (void [this.texts, this.names], new WeakMap<Move, string>()));

  constructor(readonly id: string) {}

  /** Only looking: no seat here is mine. */
  get watching(): boolean {
    return !this.you.seats.length;
  }

  /** Over, and told to the end. A lesson is no table: it has no ending. */
  get ended(): boolean {
    return !!this.id && !!this.view?.over && !this.held;
  }

  // ── the line ──

  join(): () => void {
    this.socket = new Socket(() => api.socketUrl(this.id, this.number, this.you.viewer), {
      hear: (message) => this.hear(message),
      line: (line, code) => {
        this.line = line;
        this.beginning = [];
        this.closeCode = code;
      },
      introduce: () => api.makeMe(),
    });
    const awake = () => this.line === 'lost' && !document.hidden && this.socket?.again();
    addEventListener('online', awake);
    document.addEventListener('visibilitychange', awake);
    return () => {
      removeEventListener('online', awake);
      document.removeEventListener('visibilitychange', awake);
      this.pace.clear();
      this.socket?.close();
    };
  }

  /** Through the eyes of another seat: all that was told to the last one is forgotten, and learnt anew. */
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

  decide(option: Option): void {
    if (!this.scene || this.sent) return;
    this.hint = null;
    this.sent = true;
    this.say({ type: 'decide', turn: this.scene.turn, id: option.id });
    if (this.notice) this.sent = false;
  }

  rematch = (): void => {
    this.wished = true;
    this.say({ type: 'rematch' });
  };

  skip = (): void => this.pace.skip();

  /** A board tells how its options are pointed at. */
  setTargets(targetsOf: TargetsOf): void {
    this.targetsOf = targetsOf;
    this.offer();
  }

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
        return;
      case 'hinted':
        this.hint = message;
        this.choice.propose(this.choice.options.find((option) => option.id === message.move.id) ?? null);
        this.speak([this.sentence(message.move as Move)]);
        return;
      case 'refused':
        return this.refused(message);
      case 'bye':
        this.notice = t('refusal-stopping');
    }
  }

  private welcome(welcome: Welcome): void {
    this.pace.clear();
    this.story = [...(this.number < 0 ? [] : this.story), ...this.beginning, ...welcome.story];
    this.beginning = [];
    this.number = welcome.number;
    this.you = welcome.you;
    this.info = welcome.table;
    this.present = welcome.present;
    this.preparing = !!welcome.preparing;
    this.spectators = welcome.spectators ?? 0;
    this.notice = '';
    this.set(welcome.scene);
    this.happening = happeningOf(this.story);
  }

  private update(update: Update): void {
    if (update.number !== this.number + 1) return this.socket?.again(); // one was missed
    this.number = update.number;
    this.pace.add(update);
  }

  private show(update: Update): void {
    this.story = [...this.story, update.news];
    if (update.table) this.info = update.table;
    if (update.you) this.you = update.you;
    if (update.news.what === 'decided')
      this.happening = { number: update.number, events: (update.news.events ?? []) as GameEvent[] };
    if (update.scene) this.set(update.scene);
    this.speak(this.tell(update.news).map((each) => each.text));
  }

  private hold(update: Update): number {
    const theirs = update.news.what === 'decided' && !this.you.seats.includes(update.news.seat ?? -1);
    return theirs && !document.hidden ? HOLD_MS[settings.pace] : 0;
  }

  private refused(refused: Refused): void {
    this.sent = false;
    if (refused.scene) this.set(refused.scene);
    // Somebody was faster, or a second click came late: the board already shows how it stands.
    if (refused.code !== 'late') this.notice = explain(refused);
  }

  private set(scene: Scene | undefined | null): void {
    this.scene = scene ?? undefined;
    this.sceneAt = Date.now();
    this.sent = false;
    this.offer();
  }

  private speak(lines: string[]): void {
    const prompt = this.mine && this.prompt ? [t('your-turn-says', { prompt: this.prompt })] : [];
    this.spoken = [...lines, ...prompt].filter(Boolean);
  }

  /** For ears, after what was said last. */
  announce(lines: string[]): void {
    this.spoken = [...this.spoken, ...lines];
  }

  private offer(): void {
    const options = (this.view?.moves ?? []).map((move) => new Offered(move, this.sentence));
    this.choice.offer(this.scene?.turn ?? -1, options, this.targetsOf);
  }

  /** A move in words. */
  private sentence = (move: Move): string => {
    const { id: _, do: verb, ...words } = move;
    if (!this.texts) return verb;
    const worded = this.worded; // once: where nothing watches, each look makes a new one
    const said = worded.get(move) ?? this.texts.say(`move-${verb}`, { seat: this.view?.seat, ...words });
    worded.set(move, said);
    return said;
  };

  /** A piece of news in sentences. */
  tell(news: News): Telling[] {
    if (!this.texts) return [];
    if (!this.told.has(news)) this.told.set(news, tellNews(news, this.texts, levelName));
    return this.told.get(news)!;
  }

  private nameOf(seat: TableInfo['seats'][number], i: number, seats: TableInfo['seats']): string {
    // Who holds several seats is told apart by their numbers.
    if (seat.name && seats.some((other) => other !== seat && other.name === seat.name))
      return t('bot-name', { level: seat.name, number: i + 1 });
    // A game from a file has nobody on its seats.
    const nobody = this.info?.status === 'over' ? 'seat-name' : 'seat-open';
    return (
      seat.name ?? (seat.level ? t('bot-name', { level: levelName(seat.level), number: i + 1 }) : t(nobody, { number: i + 1 }))
    );
  }

  // ── replay: the same table, told by HTTP ──

  /** `story` is all that had happened until then. */
  read(replay: Replay, you: You, story: News[]): void {
    this.info = replay.table;
    this.you = you;
    this.line = 'up';
    this.replayed = true;
    this.story = story;
    this.happening = { number: replay.ply, events: (replay.news?.events ?? []) as GameEvent[] };
    this.set(replay.scene);
    this.speak(replay.news ? this.tell(replay.news).map((each) => each.text) : []);
  }

  async learnWords(): Promise<void> {
    if (!this.info) return;
    const texts = await gameTexts(this.info.game, settings.language, () => this.names);
    if (texts.language === settings.language) this.texts = texts; // it may have been changed again meanwhile
  }
}

const happeningOf = (story: News[]): Happening => {
  const last = story.findLast((news) => news.what === 'decided');
  return { number: last?.number ?? -1, events: (last?.events ?? []) as GameEvent[] };
};

const KEY = Symbol('table');
export const setTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
