/** A socket that reconnects by itself: after a lost connection, a sleeping laptop, a restarted server. */
import type { Wire } from '#transport';
import type { ClientMessage, ServerMessage } from './wire.gen.ts';

export type ConnectionState = 'connecting' | 'up' | 'lost' | 'closed';

/** Close codes after which reconnecting is useless (docs/server.md, Closing). */
const FINAL = new Set([4403, 4404, 4409]);
const PING_MS = 20_000;
const SILENT_MS = 50_000;

/** How long to wait before try number `tries`: 0.3 s, doubling up to 10 s, with jitter so that not all reconnect at once. */
export const backoff = (tries: number, luck: number): number => Math.min(10_000, 300 * 2 ** tries) * (0.75 + luck / 2);

export interface Ears {
  hear: (message: ServerMessage) => void;
  state: (state: ConnectionState, code?: number) => void;
  /** Identify myself again before the next try (close code 4401). */
  introduce: () => Promise<unknown>;
}

export class Socket {
  private socket?: Wire;
  private timer?: ReturnType<typeof setTimeout>;
  private pulse?: ReturnType<typeof setInterval>;
  private tries = 0;
  private heard = 0;
  private done = false;

  /** `make` is called for every try, because the address says how much was seen. */
  constructor(
    private make: () => Wire,
    private ears: Ears,
  ) {
    this.open();
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Reconnect now: the window came back, the network is up, or the language changed. */
  again(): void {
    if (this.done) return;
    clearTimeout(this.timer);
    this.drop();
    this.open();
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    this.drop();
  }

  private open(): void {
    this.ears.state(this.tries ? 'lost' : 'connecting');
    const socket = (this.socket = this.make());
    socket.onopen = () => {
      this.heard = Date.now();
      this.pulse = setInterval(() => this.beat(), PING_MS);
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === 'welcome') {
        this.tries = 0;
        this.ears.state('up');
      }
      if (message.type !== 'pong') this.ears.hear(message);
    };
    socket.onclose = (event) => void this.lost(event.code);
  }

  private async lost(code: number): Promise<void> {
    clearInterval(this.pulse);
    if (FINAL.has(code)) {
      this.done = true;
      this.ears.state('closed', code);
    }
    if (this.done) return;
    this.ears.state('lost', code);
    if (code === 4401) await this.ears.introduce().catch(() => undefined);
    this.timer = setTimeout(() => this.open(), backoff(this.tries++, Math.random()));
  }

  /** A connection may be dead without being closed. */
  private beat(): void {
    if (Date.now() - this.heard > SILENT_MS) this.again();
    else this.send({ type: 'ping' });
  }

  private drop(): void {
    clearInterval(this.pulse);
    if (!this.socket) return;
    this.socket.onclose = this.socket.onmessage = this.socket.onopen = null;
    this.socket.close();
  }
}
