/** How a game ended, from core's score sheet (docs/engine.md): who has which place, why, and what was compared. No rules here:
 *  sums and ranks come with the sheet. */
import type { Say, Texts } from './texts.ts';
import type { GameEvent, Result, View } from './view.ts';

/** A seat, or the name of a rival without one. */
export type Contender = number | string;

export interface SheetLine {
  line: string;
  points: number;
  [word: string]: unknown;
}

export interface SheetRow {
  seat: Contender;
  rank: number;
  points: number;
  lines: SheetLine[];
}

export interface Reason {
  reason: string;
  /** Who is first, including allies and those who share the place. */
  seat: Contender[];
  team: string | null;
  level_seat: Contender[];
  other_seat: Contender[];
  ending: string | null;
  /** Where the first and the next differ most, if points decided. */
  most?: { by: string; value: number; other_value: number; [word: string]: unknown } | null;
  ladder: { rung: string; values: number[]; level: Contender[] }[];
  [word: string]: unknown;
}

/** The props of a game's own score sheet. */
export interface SheetProps {
  /** From the first to the last. */
  rows: SheetRow[];
  reason: Reason;
  view: View;
  /** All that happened, as far as the reader may know. */
  events: GameEvent[];
  say: Say;
  names: string[];
}

/** A rival's print and sign: `games/<id>/rival.ts`. Shapes are SVG in currentColor. */
export interface Rival {
  /** 190 x 178, with its feet on the lower edge. */
  figure: string;
  /** 100 x 100: a sign in place of a crest. */
  sign: string;
  /** Whom it beat: signs of 100 x 100, each with the number of a dye. */
  beaten: { sign: string; dye: number }[];
  /** Four characters for the print, one for its stamp. */
  title: string;
  stamp: string;
}

export type Mood = 'win' | 'draw' | 'beaten' | 'rival';

export const rowsOf = (result: Result | undefined): SheetRow[] =>
  [...((result?.sheet as SheetRow[] | undefined) ?? [])].sort((a, b) => a.rank - b.rank);
export const reasonOf = (result: Result | undefined): Reason | undefined => result?.reason as Reason | undefined;

const isSeat = (contender: Contender): contender is number => typeof contender === 'number';
export const seatsOf = (contenders: Contender[]): number[] => contenders.filter(isSeat);

/** The name of the person on a seat, or of a rival, as the game calls it. */
export const nameOf = (contender: Contender, say: Say, names: string[]): string =>
  isSeat(contender) ? (names[contender] ?? '') : say(`seat-${contender}`);

/** One or two sentences, as by `say_reason` of core/sheet.py. */
export function sayReason({ reason, ending, most, ladder: _, ...data }: Reason, texts: Texts): string {
  const named = (value: unknown) =>
    Array.isArray(value) ? value.map((each: Contender) => (isSeat(each) ? each : texts.say(`seat-${each}`))) : value;
  const words = Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [key, named(value)]),
  );
  const decided = texts.say(`reason-${reason}`, words);
  const said = most ? texts.say('reason-most', { reason: decided, most: texts.say(`most-${most.by}`, most) }) : decided;
  return ending === null ? said : texts.say('reason-after', { ending: texts.say(`ending-${ending}`), reason: said });
}

export const sayLine = ({ line, ...words }: SheetLine, say: Say): string => say(`line-${line}`, words);

/** The seat one looks from: one's only seat. Spectators, and several people at one screen, look from outside (null). */
export const standpoint = (mine: number[]): number | null => (mine.length === 1 ? mine[0]! : null);

/** No rung has decided: those still level share the place. */
export const isLevel = ({ reason }: Reason): boolean => reason === 'level';
const isDraw = (reason: Reason, rows: SheetRow[]): boolean => isLevel(reason) && reason.seat.length === rows.length;

export function moodOf(reason: Reason, rows: SheetRow[], me: number | null): Mood {
  if (isDraw(reason, rows)) return 'draw';
  if (!seatsOf(reason.seat).length) return 'rival';
  return me === null || reason.seat.includes(me) ? 'win' : 'beaten';
}

/** The headline: a message of the shell and its arguments. `team` is the name of the winners' team. */
export function headlineOf(
  reason: Reason,
  rows: SheetRow[],
  me: number | null,
  name: (contender: Contender) => string,
  team: string,
): [text: string, words: Record<string, unknown>] {
  const wins = (names: string[]): [string, Record<string, unknown>] => ['over-won', { names, number: names.length }];
  if (isDraw(reason, rows)) return ['end-draw', {}];
  if (me !== null && reason.seat.includes(me)) return [isLevel(reason) ? 'end-you-share' : 'end-you-win', {}];
  const place = rows.find((row) => row.seat === me)?.rank;
  if (!isLevel(reason) && reason.team !== null) return place === undefined ? wins([team]) : ['end-you-lose', {}];
  if (place === undefined || !seatsOf(reason.seat).length) return wins(reason.seat.map(name));
  return behind(place, seatsOf(rows.map(({ seat }) => seat)).length);
}

/** Headline for somebody who did not win: a defeat in a game of two, otherwise a place. */
const behind = (rank: number, people: number): [text: string, words: Record<string, unknown>] =>
  people === 2 ? ['end-you-lose', {}] : ['end-you-place', { rank }];

/** The headline if only ranks are known, as in a list of tables. `teams`: the team of every seat, in games with teams. */
export function outcomeOf(ranks: number[], me: number, teams?: number[]): [text: string, words: Record<string, unknown>] {
  const rank = ranks[me]!;
  const first = new Set(ranks.flatMap((each, seat) => (each === 1 ? [teams?.[seat] ?? seat] : [])));
  if (rank > 1) return teams ? ['end-you-lose', {}] : behind(rank, ranks.length);
  if (first.size === 1) return ['end-you-win', {}];
  return [ranks.every((each) => each === 1) ? 'end-draw' : 'end-you-share', {}];
}

export interface Place {
  rank: number;
  points: number;
  who: Contender[];
}

/** The places from first to last; allies, who share all results, take theirs together. */
export function placesOf(rows: SheetRow[], reason: Reason): Place[] {
  const together = reason.team !== null && !isLevel(reason);
  const places: Place[] = [];
  for (const { rank, points, seat } of rows) {
    const last = places.at(-1);
    if (together && last?.rank === rank) last.who.push(seat);
    else places.push({ rank, points, who: [seat] });
  }
  return places;
}

/** Two lower places with equal points, which the main ladder leaves out: which rung puts one before the other. */
export interface Split {
  before: Contender[];
  after: Contender[];
  rung: string;
}

export function splitsOf({ ladder }: Reason, places: Place[], contenders: Contender[]): Split[] {
  const tiedForFirst = (who: Contender[]) => ladder[0]?.level.includes(who[0]!);
  return places.flatMap(({ rank, points, who: after }, i) => {
    const above = places[i - 1];
    if (!above || above.points !== points || above.rank === rank || tiedForFirst(after)) return [];
    const [one, other] = [above.who, after].map((who) => contenders.indexOf(who[0]!));
    const rung = ladder.find(({ values }) => values[one!] !== values[other!]);
    return rung ? [{ before: above.who, after, rung: rung.rung }] : [];
  });
}

export interface Rung {
  rung: string;
  /** Nobody was ahead; somebody was; not needed any more. */
  state: 'level' | 'decided' | 'next';
  /** Who had how much; null if only the order counts. */
  has: { who: Contender[]; value: number | null }[];
}

/** What was compared, in order. Empty if the first comparison decided and the game ended as usual. */
export function ladderOf(reason: Reason, places: Place[], contenders: Contender[]): Rung[] {
  const { ladder } = reason;
  const winners = ladder.at(-1)?.level.length;
  const decided = isLevel(reason) ? ladder.length : ladder.findIndex((rung) => rung.level.length === winners);
  if (decided <= 0 && reason.ending === null) return [];
  /** Who was still level before this rung. */
  const asked = (at: number): Contender[] => {
    if (at === 0) return decided > 0 ? ladder[0]!.level : contenders;
    return at > decided ? asked(decided) : ladder[at - 1]!.level;
  };
  return ladder.map(({ rung, values }, at) => {
    const ordered = values.some((value) => value < 0); // negative values are places in an order, not amounts
    const valueOf = (who: Contender) => values[contenders.indexOf(who)]!;
    const among = places.map(({ who }) => who.filter((each) => asked(at).includes(each))).filter((who) => who.length);
    const has = among.map((who) => ({ who, value: valueOf(who[0]!) })).sort((a, b) => b.value - a.value);
    return {
      rung,
      state: at < decided ? 'level' : at === decided ? 'decided' : 'next',
      has: has.map(({ who, value }) => ({ who, value: ordered ? null : value })),
    };
  });
}
