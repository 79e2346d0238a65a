/** The server's end of a live connection, played by a test. */
import { type ClientMessage, type ServerMessage, WIRE } from '@traque/wire/live';
import type { Snapshot } from '@traque/wire/play';
import { vi } from 'vitest';
import { gameNames } from '../games.ts';

/** A WebSocket whose server is the test. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** All that were opened, latest last. */
  static readonly all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  readonly sent: ClientMessage[] = [];

  constructor() {
    super();
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.drop(1005);
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  say(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  drop(code: number): void {
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  /** What was sent besides the hello. */
  get commands(): Extract<ClientMessage, { id: string }>[] {
    return this.sent.filter((message) => 'id' in message);
  }
}

/** What a live connection needs of its page. */
export function stubSocket(): void {
  FakeSocket.all.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', origin: 'http://here' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
}

/** A game of two persons as seat 0 sees it, whose turn it is. */
export function snapshot(number: number, toAct = 0): Snapshot {
  const person = { kind: 'person', contributed: false, takenOver: null, abandons: false } as const;
  return {
    seat: 0,
    host: true,
    now: 0,
    number,
    room: {
      id: 'AbCdEfGhIjKl',
      game: gameNames[0]!,
      rules: 1,
      options: {},
      visibility: 'private',
      clock: null,
      helps: true,
      phase: 'playing',
      host: { name: 'Ada', seat: 0 },
      seats: [
        { ...person, name: 'Ada', look: 0 },
        { ...person, name: 'Bo', look: 1 },
      ],
      commit: '',
      created: 0,
      started: 0,
      previous: null,
      next: null,
    },
    presence: { seats: [0, 1], watchers: 0 },
    moment: {
      decision: number,
      view: { game: gameNames[0]!, players: 2, options: {}, toAct, result: null },
      deadline: null,
      undo: null,
      ...(toAct === 0 ? { legal: { actions: [{ type: 'go' }], complete: true } } : {}),
    },
  };
}

export const welcome = (number: number, toAct = 0): ServerMessage => ({
  type: 'welcome',
  wire: WIRE,
  ...snapshot(number, toAct),
  missed: [],
  talk: { channel: 'players', lines: [] },
});
