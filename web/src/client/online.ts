/** A table on a server: one WebSocket, taken up again where it broke, without a reload. */
import type { Position, Refusal, Seat, Viewer } from '@traque/engine/core/game';
import type { Level } from '@traque/bots/core/brain';
import { type ClientMessage, closeCodes, ServerMessage, WIRE } from '@traque/server/wire/live';
import type { Entry, Moment as WireMoment, Refused, Snapshot, What } from '@traque/server/wire/play';
import { type Line, type Presence, type Room, reactions, type Say } from '@traque/server/wire/room';
import * as v from 'valibot';
import { t } from '../app/language.ts';
import { ownName } from '../app/settings.ts';
import { ask, introduceWatcher, Rejected } from './api.ts';
import type {
  Company,
  Happening,
  Listener,
  Moment,
  Note,
  Online,
  Outcome,
  Sitter,
  Table,
  Talk,
  TalkLine,
} from './table.ts';

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** Waits between tries: quick at first, then patient. */
const pauses = [250, 500, 1000, 2000, 4000, 8000];
/** A server that has said nothing for so long is asked; one that does not answer is left. */
const SILENCE = 20_000;

function noteOf(what: What): Note | null {
  switch (what.kind) {
    case 'undone':
    case 'returned':
    case 'left':
    case 'joined':
    case 'takenOver':
      return { kind: what.kind, seat: what.seat };
    case 'abandoned':
      return { kind: 'abandoned' };
    case 'created':
    case 'claimed':
    case 'removed':
    case 'filled':
    case 'emptied':
    case 'contributed':
    case 'started':
    case 'action':
    case 'agreed':
    case 'rematch':
      return null;
  }
}

const happening = ({ number, what, events }: Entry): Happening => ({
  number,
  events,
  note: noteOf(what),
});

const lineOf = ({ line, seat, name, text, reaction }: Line): TalkLine => ({
  line,
  seat,
  name,
  text: text ?? null,
  reaction: reaction ?? null,
});

/** A server's no as a room understands it. */
function outcomeOf({ why }: Refused): Outcome {
  switch (why.reason) {
    case 'rule':
      return {
        kind: 'refused',
        refusal: {
          rule: why.rule as Refusal['rule'],
          why: why.why,
          ...(why.values === undefined ? {} : { values: why.values }),
        },
      };
    case 'stale':
      return { kind: 'stale' };
    case 'noUndo':
      return { kind: 'failed', code: 'noUndo' };
    case 'error':
      return { kind: 'failed', code: why.error.code };
  }
}

async function outcomeOfAsking(asking: Promise<unknown>): Promise<Outcome> {
  try {
    await asking;
    return { kind: 'done' };
  } catch (error) {
    return { kind: 'failed', code: error instanceof Rejected ? error.code : 'noServer' };
  }
}

export class OnlineTable implements Table {
  readonly game: string;
  readonly live = true;
  readonly lift = null;
  readonly settled = null;
  readonly id: string;
  #listener: Listener | null = null;
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #watch: ReturnType<typeof setInterval> | undefined;
  /** The last entry of the log that is here. */
  #number = 0;
  #history: Happening[] = [];
  #room: Room;
  #presence: Presence;
  #seat: Viewer;
  #host: boolean;
  #decision: number | null = null;
  /** How far the server's clock is ahead of this device's. */
  #ahead = 0;
  readonly #waiting = new Map<string, (outcome: Outcome) => void>();

  private constructor(id: string, snapshot: Snapshot) {
    this.id = id;
    this.game = snapshot.room.game;
    this.#room = snapshot.room;
    this.#presence = snapshot.presence;
    this.#seat = snapshot.seat;
    this.#host = snapshot.host;
  }

  /** @throws {Rejected} if there is no such table, {NoServer} if nobody answers. */
  static async open(id: string): Promise<OnlineTable> {
    return new OnlineTable(id, await ask('table', { id }));
  }

  get seat(): Viewer {
    return this.#seat;
  }

  listen(listener: Listener): () => void {
    this.#listener = listener;
    listener.company(this.#company());
    this.#connect();
    const online = () => this.#connectNow();
    addEventListener('online', online);
    this.#watch = setInterval(() => this.#listenFor(), SILENCE / 4);
    return () => {
      this.#listener = null;
      removeEventListener('online', online);
      clearTimeout(this.#retry);
      clearInterval(this.#watch);
      this.#hangUp();
    };
  }

  #connectNow(): void {
    if (this.#socket?.readyState === WebSocket.OPEN || this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  #connect(): void {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${this.id}/live`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#send({ type: 'hello', after: this.#number });
    });
    socket.addEventListener('message', (event) => {
      if (socket === this.#socket) this.#receive(String(event.data));
    });
    socket.addEventListener('close', (event) => {
      if (socket === this.#socket) this.#closed(event.code);
    });
  }

  /** A dead line is often not told: silence is asked, and further silence is taken for an answer. */
  #listenFor(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const silent = Date.now() - this.#heard;
    if (silent > 2 * SILENCE) this.#socket.close();
    else if (silent > SILENCE) this.#send({ type: 'ping' });
  }

  /** A line that is not open yet is closed when it is: browsers complain about closing it before. */
  #hangUp(): void {
    const old = this.#socket;
    this.#socket = null;
    if (old?.readyState === WebSocket.CONNECTING) old.addEventListener('open', () => old.close());
    else old?.close();
  }

  /** Hangs up and calls again as whoever one is now, from the beginning: another seat sees another game. */
  #again(): void {
    this.#hangUp();
    this.#number = 0;
    this.#history = [];
    clearTimeout(this.#retry);
    this.#connect();
  }

  #closed(code: number): void {
    if (this.#listener === null) return;
    for (const answer of this.#waiting.values()) answer({ kind: 'failed', code: 'noServer' });
    this.#waiting.clear();
    if (code === closeCodes.noTable || code === closeCodes.refused) {
      this.#listener.connection('gone');
      return;
    }
    this.#listener.connection('lost');
    const pause = pauses[Math.min(this.#tries, pauses.length - 1)]!;
    this.#tries++;
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(text: string): void {
    this.#heard = Date.now();
    const parsed = v.safeParse(ServerMessage, JSON.parse(text));
    // The server speaks words this page does not know, or says itself that it is newer.
    if (!parsed.success) return this.#listener?.connection('old');
    const message = parsed.output;
    if (message.type === 'welcome' && message.wire !== WIRE) return this.#listener?.connection('old');
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#update(message);
      case 'accepted':
        return this.#answer(message.id, { kind: 'done' });
      case 'refused':
        return this.#answer(message.id, outcomeOf(message));
      case 'presence':
        this.#presence = { seats: message.seats, watchers: message.watchers };
        return this.#listener?.company(this.#company());
      case 'line':
        return this.#listener?.talk([lineOf(message)], this.#seat === null ? 'watchers' : 'players');
      case 'pong':
      case 'error':
    }
  }

  #welcome(message: Message<'welcome'>): void {
    this.#tries = 0;
    this.#ahead = message.now - Date.now();
    this.#room = message.room;
    this.#presence = message.presence;
    this.#host = message.host;
    const sameEyes = this.#seat === message.seat;
    this.#seat = message.seat;
    if (!sameEyes && this.#number > 0) return this.#again();
    if (message.missed === null) this.#history = [];
    this.#history.push(...(message.missed ?? []).filter(({ number }) => !this.#has(number)).map(happening));
    this.#number = message.number;
    this.#decision = message.moment?.decision ?? null;
    this.#listener?.connection('up');
    this.#listener?.company(this.#company());
    this.#listener?.talk(message.talk.lines.map(lineOf), message.talk.channel);
    this.#listener?.stand(this.#moment(message.moment, message.number), this.#history);
  }

  #has(number: number): boolean {
    return this.#history.some((known) => known.number === number);
  }

  #update(message: Message<'update'>): void {
    if (message.number <= this.#number) return;
    this.#number = message.number;
    if (message.room !== undefined) this.#room = message.room;
    const news = happening(message);
    this.#history.push(news);
    this.#listener?.company(this.#company());
    if (message.moment === undefined || message.moment === null) return;
    this.#decision = message.moment.decision;
    const moment = this.#moment(message.moment, message.number);
    if (moment === null) return;
    // The first moment is set up, not reached by anything one could show.
    if (message.what.kind === 'started') this.#listener?.stand(moment, this.#history);
    else this.#listener?.change(news, moment);
  }

  #moment(moment: WireMoment | null, number: number): Moment | null {
    if (moment === null) return null;
    return {
      number,
      view: moment.view as unknown as Position,
      viewer: this.#seat,
      deadline: moment.deadline === null ? null : moment.deadline - this.#ahead,
      undo: this.#seat !== null && moment.undo === this.#seat,
    };
  }

  #company(): Company {
    const { phase, seats, commit, next, helps } = this.#room;
    const names = t().tables.botNames;
    const sitters = seats.map((seat, i): Sitter => {
      const look = seat.look ?? i;
      if (seat.kind === 'open')
        return { name: t().room.open, look, kind: 'open', level: null, present: false, takenOver: false };
      if (seat.kind === 'bot')
        return {
          name: names[look % names.length]!,
          look,
          kind: 'bot',
          level: seat.level,
          present: true,
          takenOver: false,
        };
      const mine = this.#seat === i;
      return {
        name: seat.name,
        look,
        kind: mine ? 'me' : 'person',
        level: null,
        present: this.#presence.seats.includes(i),
        takenOver: seat.takenOver !== null,
      };
    });
    return {
      stage: phase,
      sitters,
      watchers: this.#presence.watchers,
      host: this.#host,
      helps,
      commit,
      next: next === null ? null : `/table/${next}`,
    };
  }

  get hostName(): string {
    return this.#room.host.name;
  }

  #answer(id: string, outcome: Outcome): void {
    this.#waiting.get(id)?.(outcome);
    this.#waiting.delete(id);
  }

  #command(make: (id: string, decision: number) => ClientMessage): Promise<Outcome> {
    const decision = this.#decision;
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ kind: 'failed', code: 'noServer' });
    if (decision === null) return Promise.resolve({ kind: 'stale' });
    const id = crypto.randomUUID();
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send(make(id, decision));
    });
  }

  act(action: { readonly type: string }): Promise<Outcome> {
    return this.#command((id, decision) => ({ type: 'command', id, decision, action: { ...action } }));
  }

  readonly undo = (): Promise<Outcome> => this.#command((id, decision) => ({ type: 'undo', id, decision }));

  async record(): Promise<string> {
    return JSON.stringify(await ask('record', { id: this.id }), null, 1);
  }

  /** Whoever played may ask. */
  get rematch(): (() => Promise<string>) | null {
    if (this.#seat === null && !this.#host) return null;
    return async () => `/table/${(await ask('rematch', { id: this.id })).table}`;
  }

  replay(): string | null {
    return this.#room.phase === 'over' || this.#room.phase === 'abandoned' ? `/replay/table-${this.id}` : null;
  }

  /** Whether the game ever began. */
  get started(): boolean {
    return this.#room.started !== null;
  }

  readonly talk: Talk = {
    say: (text) => this.#say({ text }),
    react: async (reaction) => {
      const known = reactions.find((each) => each === reaction);
      return known === undefined ? { kind: 'stale' } : this.#say({ reaction: known });
    },
  };

  /** Asked rather than sent, so that it is known whether it was said; the line itself comes like everybody's. */
  #say(said: Say): Promise<Outcome> {
    const named = this.#seat === null ? introduceWatcher(ownName.value.trim() || t().tables.spectator) : undefined;
    return outcomeOfAsking(Promise.resolve(named).then(() => ask('say', { id: this.id }, said)));
  }

  get online(): Online {
    const { id } = this;
    return {
      link: `${location.origin}/table/${id}`,
      join: async (seat: Seat | null) => {
        const outcome = await outcomeOfAsking(ask('join', { id }, seat === null ? {} : { seat }));
        // The line was opened before one had a name here: only a new one is known to be his.
        this.#again();
        return outcome;
      },
      fill: (seat: Seat, level: Level | null) =>
        outcomeOfAsking(ask('fill', { id, seat }, level === null ? { kind: 'open' } : { kind: 'bot', level })),
      start: () => outcomeOfAsking(ask('start', { id })),
      leave: () => outcomeOfAsking(ask('leave', { id })),
      takeOver: (seat: Seat) => outcomeOfAsking(ask('takeOver', { id }, { seat })),
      takeBack: () => outcomeOfAsking(ask('return', { id })),
      abandon: (agree: boolean) => outcomeOfAsking(ask('abandon', { id }, { agree })),
    };
  }
}
