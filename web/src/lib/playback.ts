/** Shows what others do one by one instead of all at once. `skip` shows the rest at once. */

export class Playback<Item> {
  private waiting: Item[] = [];
  private timer?: ReturnType<typeof setTimeout>;

  /** `hold` says how many milliseconds an item stays before the next is shown. */
  constructor(
    private show: (item: Item) => void,
    private hold: (item: Item) => number,
    /** Called when items begin or cease to wait. */
    private busy: (busy: boolean) => void = () => undefined,
  ) {}

  add(item: Item): void {
    this.waiting.push(item);
    if (this.timer === undefined) this.next();
    this.busy(this.waiting.length > 0);
  }

  skip = (): void => {
    this.stop();
    for (const item of this.waiting.splice(0)) this.show(item);
    this.busy(false);
  };

  clear(): void {
    this.stop();
    this.waiting = [];
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.timer = undefined;
    const item = this.waiting.shift();
    if (item === undefined) return;
    this.show(item);
    this.busy(this.waiting.length > 0);
    const hold = this.hold(item);
    if (hold > 0) this.timer = setTimeout(() => this.next(), hold);
    else this.next();
  }
}
