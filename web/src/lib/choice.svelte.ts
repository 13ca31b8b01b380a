/**
 * Making a decision by pointing. The board says for each option which targets one points at, in order ("the army at Kyoto,
 * then Kiyosu"). This works out which targets are lit now, and when an option is complete. It knows no rules, only the options
 * in the view.
 */
import { untrack } from 'svelte';

export interface Move {
  id: number;
  do: string;
  [word: string]: unknown;
}

/** One thing that a move would bring, as sent by core: `effect` names its text, the rest are the text's arguments. */
export interface Effect {
  effect: string;
  [word: string]: unknown;
}

export interface Option {
  id: number;
  move: Move;
  text: string;
  /** What it would bring; missing until the server has answered. */
  effects?: Effect[];
  /** The same in words. */
  brings?: string[];
}

export type TargetsOf = (move: Move) => string[];

const startsWith = (targets: string[], path: string[]): boolean => path.every((step, i) => targets[i] === step);

export class Choice {
  options = $state.raw<Option[]>([]);
  /** Targets pointed at so far. */
  path = $state.raw<string[]>([]);
  /** The option under the pointer or the focus. */
  private looked = $state.raw<Option | null>(null);
  /** Tapped or advised, not just hovered: it stays while one looks at others, and a button carries it out. */
  proposed = $state.raw<Option | null>(null);
  /** The option whose result the board shows. */
  considered = $derived(this.looked ?? this.proposed);
  firm = $derived(this.proposed !== null && this.considered?.id === this.proposed.id);
  /** Effects of the options are known or will arrive soon, so boards keep room for them. Not so in a lesson. */
  tells = $state(false);
  /** Only for looking at: nothing is lit. */
  asleep = $state(false);
  private turn = -1;
  private targetsOf: TargetsOf = (move) => [String(move.id)];

  constructor(private decide: (option: Option) => void) {}

  /** Options compatible with what was pointed at. */
  open = $derived(this.options.filter((option) => startsWith(this.targetsOf(option.move), this.path)));
  /** Targets that can be pointed at now. */
  lit = $derived(
    new Set(
      (this.asleep ? [] : this.open)
        .map((option) => this.targetsOf(option.move)[this.path.length])
        .filter((target) => target !== undefined),
    ),
  );

  /** Targets that can be pointed at instead of the last one. */
  instead = $derived.by(() => {
    const before = this.path.slice(0, -1);
    const targets = this.path.length
      ? this.options.map((option) => this.targetsOf(option.move)).filter((each) => startsWith(each, before))
      : [];
    return new Set(targets.map((each) => each[before.length]));
  });

  /** A new decision clears what was pointed at; the same one sent again (a new connection, another language) does not. */
  offer(turn: number, options: Option[], targetsOf?: TargetsOf): void {
    if (targetsOf) this.targetsOf = targetsOf;
    this.options = options;
    if (turn === this.turn) return untrack(() => this.renew());
    this.turn = turn;
    this.clear();
  }

  /** Replace the considered options by their new versions. */
  private renew(): void {
    const again = (old: Option | null) => this.options.find((option) => option.id === old?.id) ?? null;
    this.looked = again(this.looked);
    this.proposed = again(this.proposed);
  }

  clear = (): void => {
    if (this.path.length) this.path = [];
    this.propose(null);
  };

  back = (): void => {
    if (this.path.length) this.path = this.path.slice(0, -1);
    this.propose(null);
  };

  /** What one points at for an option. */
  targets = (option: Option): string[] => this.targetsOf(option.move);

  /** Where a move is on the board: its targets, and any square it names. */
  placesOf(move: Move): string[] {
    const named = Object.values(move).filter((word) => typeof word === 'string');
    return [...new Set([...this.targetsOf(move), ...named.map((word) => `at:${word}`)])];
  }

  /** The option that this target would complete, if it is the only one. */
  completes(target: string): Option | null {
    const path = [...this.path, target];
    const found = this.open.filter((option) => startsWith(this.targetsOf(option.move), path));
    return found.length === 1 && this.targetsOf(found[0]!.move).length === path.length ? found[0]! : null;
  }

  consider = (option: Option | null): void => {
    this.looked = option;
  };

  propose(option: Option | null): void {
    this.looked = null;
    this.proposed = option;
  }

  /** Point at a target. `sure` is false for a first tap, which only shows what would happen. */
  point(target: string, sure: boolean): void {
    if (this.path.at(-1) === target && !this.lit.has(target)) return this.back(); // pointing again takes back
    if (!this.lit.has(target) && this.instead.has(target)) this.back();
    if (!this.lit.has(target)) return;
    const option = this.completes(target);
    if (!option) {
      this.path = [...this.path, target];
      this.propose(this.open.find((each) => each.id === this.proposed?.id) ?? null);
    } else if (sure || this.proposed?.id === option.id) this.take(option);
    else this.propose(option);
  }

  take = (option: Option): void => {
    if (this.asleep) return;
    this.looked = option;
    this.decide(option);
  };

  /** The attributes of a target: spread them on a button or an SVG group with role="button". */
  target = (name: string) => {
    const lit = this.lit.has(name);
    const chosen = this.path.includes(name);
    const open = lit || chosen || this.instead.has(name);
    return {
      'data-target': name,
      'data-lit': lit || undefined,
      'data-chosen': chosen || undefined,
      'data-considered': (this.considered && this.targetsOf(this.considered.move).includes(name)) || undefined,
      'aria-disabled': !open,
      tabindex: open ? 0 : -1,
      onclick: (event: MouseEvent) => this.point(name, (event as PointerEvent).pointerType !== 'touch'),
      onkeydown: (event: KeyboardEvent) => {
        if (event.currentTarget instanceof HTMLButtonElement || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        this.point(name, true);
      },
      onpointerenter: (event: PointerEvent) => event.pointerType !== 'touch' && lit && this.consider(this.completes(name)),
      onpointerleave: (event: PointerEvent) => event.pointerType !== 'touch' && lit && this.consider(null),
      onfocus: () => lit && this.consider(this.completes(name)),
    };
  };
}
