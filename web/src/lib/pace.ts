/** Shows what others do one thing after the other instead of all at once. Never in the way: `skip` shows the rest at once. */

export class Pace<Item> {
  private waiting: Item[] = [];
  private timer?: ReturnType<typeof setTimeout>;

  /** `hold` says how many milliseconds an item stays before the next is shown. */
  constructor(
    private show: (item: Item) => void,
    private hold: (item: Item) => number,
  ) {}

  add(item: Item): void {
    this.waiting.push(item);
    if (this.timer === undefined) this.next();
  }

  skip = (): void => {
    this.stop();
    for (const item of this.waiting.splice(0)) this.show(item);
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
    const hold = this.hold(item);
    if (hold > 0) this.timer = setTimeout(() => this.next(), hold);
    else this.next();
  }
}
