/** Dragging a tile from the hand: the same choice as by clicking, in one gesture. */
import type { Choice } from '../../lib/choice.svelte.ts';

const SLACK_PX = 7;

export class Drag {
  /** The tile being dragged, and where. */
  at = $state.raw<{ tile: string; x: number; y: number } | null>(null);
  private from: { x: number; y: number } | null = null;
  private over: string | null = null;
  /** The element may also get a click after a drag, which must be ignored. */
  private dragged = false;

  constructor(private choice: () => Choice) {}

  private squareAt(event: PointerEvent): string | null {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>('[data-target^="at:"]');
    const target = found?.dataset.target ?? null;
    return target && this.choice().lit.has(target) ? target : null;
  }

  private move(event: PointerEvent, tile: string, target: string): void {
    if (!this.from || (!this.at && Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) < SLACK_PX)) return;
    const choice = this.choice();
    if (!this.at && choice.path[0] !== target) choice.point(target, false);
    this.at = { tile, x: event.clientX, y: event.clientY };
    const over = this.squareAt(event);
    if (over === this.over) return;
    this.over = over;
    choice.consider(over ? choice.completes(over) : null);
  }

  /** A mouse is dropped exactly, so this decides; a finger hides its target, so it only proposes. */
  private drop(event: PointerEvent): void {
    this.from = null;
    this.dragged = this.at !== null;
    const over = this.over;
    this.at = this.over = null;
    if (!over) return;
    if (event.pointerType === 'touch') this.choice().propose(this.choice().completes(over));
    else this.choice().point(over, true);
  }

  /** Handlers for a tile that can be pointed at and dragged; spread over those of its target. */
  handlers(tile: string, target: ReturnType<Choice['target']>) {
    const name = target['data-target'];
    return {
      ...target,
      onpointerdown: (event: PointerEvent) => {
        if (target['aria-disabled'] || event.button !== 0) return;
        this.from = { x: event.clientX, y: event.clientY };
        this.dragged = false;
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
      },
      onpointermove: (event: PointerEvent) => this.move(event, tile, name),
      onpointerup: (event: PointerEvent) => this.drop(event),
      onpointercancel: () => {
        this.from = this.at = this.over = null;
      },
      onclick: (event: MouseEvent) => {
        if (!this.dragged) target.onclick(event);
        this.dragged = false;
      },
    };
  }
}
