import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Wire } from '#transport';
import { backoff, Socket, type ConnectionState } from './socket.ts';
import type { ServerMessage } from './wire.gen.ts';

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function connect() {
  const states: ConnectionState[] = [];
  const heard: ServerMessage[] = [];
  let seen = -1;
  const introduce = vi.fn(() => Promise.resolve());
  const socket = new Socket(() => new FakeSocket(`ws://here/?since=${seen}`) as unknown as Wire, {
    hear: (message) => (heard.push(message), (seen += 1)),
    state: (state) => states.push(state),
    introduce,
  });
  return { socket, states, heard, introduce };
}

const last = () => FakeSocket.made.at(-1)!;

describe('the socket', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.made = [];
  });
  afterEach(() => vi.useRealTimers());

  it('comes back after a lost line and asks only for what it has not seen', async () => {
    const { states } = connect();
    last().onopen?.();
    last().say({ type: 'welcome' });
    last().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.made.map((socket) => socket.url)).toEqual(['ws://here/?since=-1', 'ws://here/?since=0']);
    last().say({ type: 'welcome' });
    expect(states).toEqual(['connecting', 'up', 'lost', 'lost', 'up']);
  });
  it('stays away from a table that does not exist', async () => {
    const { states } = connect();
    last().onclose?.({ code: 4404 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(states.at(-1)).toBe('closed');
  });
  it('says who it is before it tries again when the server does not know', async () => {
    const { introduce } = connect();
    last().onclose?.({ code: 4401 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(introduce).toHaveBeenCalledOnce();
    expect(FakeSocket.made).toHaveLength(2);
  });
  it('pings, and gives up a line that has gone silent', async () => {
    connect();
    last().onopen?.();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(last().sent).toEqual(['{"type":"ping"}']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(2);
  });
  it('is quiet after it was closed', async () => {
    const { socket } = connect();
    socket.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(socket.send({ type: 'ping' })).toBe(false);
  });
});

describe('waiting', () => {
  it('doubles up to ten seconds', () => {
    expect(backoff(0, 0.5)).toBe(300);
    expect(backoff(3, 0.5)).toBe(2400);
    expect(backoff(30, 0.5)).toBe(10_000);
  });
});
