/** A table on a server: what its line tells becomes moments, what is done here goes to the server and comes back as news. */
import type { Level } from '@traque/bots/core/brain';
import type { Position, Seat, Viewer } from '@traque/engine/core/game';
import type { ServerMessage } from '@traque/wire/live';
import type { Moment as WireMoment, Snapshot } from '@traque/wire/play';
import { type Presence, type RoomInfo as Room, reactions, type Say } from '@traque/wire/room';
import { t } from '../app/language.ts';
import { ownName } from '../app/settings.ts';
import { ask, introduceWatcher, Rejected } from './api.ts';
import { Commands } from './commands.ts';
import { TableLine } from './line.ts';
import type { Company, Happening, Listener, Moment, Online, Outcome, Table, Talk } from './table.ts';
import { companyOf, happening, lineOf, outcomeOf } from './translate.ts';

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

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
  #line: TableLine | null = null;
  /** The last entry of the log that is here. */
  #number = 0;
  #history: Happening[] = [];
  #room: Room;
  #presence: Presence;
  #seat: Viewer;
  #host: boolean;
  #decision: number | null = null;
  /** What never changes comes once. */
  #view: WireMoment['view'] | null = null;
  /** How far the server's clock is ahead of this device's. */
  #ahead = 0;
  /** Whether the line is open and we have been welcomed. */
  #up = false;
  readonly #commands = new Commands({
    send: (command) => this.#line?.send(command) === true,
    late: (late) => {
      if (this.#up) this.#listener?.connection(late ? 'slow' : 'up');
    },
  });

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
    this.#line = new TableLine(this.id, {
      hello: () => ({ type: 'hello', after: this.#number, brief: true }),
      receive: (message) => this.#receive(message),
      broken: (how) => this.#broken(how),
      foreign: () => this.#listener?.connection('old'),
    });
    return () => {
      this.#listener = null;
      this.#line?.close();
      this.#line = null;
      this.#commands.giveUp();
    };
  }

  /** Another seat sees another game: everything is told from the beginning. */
  #again(): void {
    this.#number = 0;
    this.#history = [];
    this.#line?.again();
  }

  #broken(how: 'lost' | 'gone'): void {
    this.#up = false;
    if (how === 'gone') this.#commands.giveUp();
    this.#listener?.connection(how);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#update(message);
      case 'accepted':
        return this.#commands.settle(message.id, { kind: 'done' });
      case 'refused':
        return this.#commands.settle(message.id, outcomeOf(message));
      case 'error':
        if (message.id !== undefined) this.#commands.failed(message.id, message.error.code);
        return;
      case 'presence':
        this.#presence = { seats: message.seats, watchers: message.watchers };
        return this.#listener?.company(this.#company());
      case 'line':
        return this.#listener?.talk([lineOf(message)], this.#seat === null ? 'watchers' : 'players');
      case 'pong':
    }
  }

  #welcome(message: Message<'welcome'>): void {
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
    this.#up = true;
    this.#listener?.connection('up');
    this.#listener?.company(this.#company());
    this.#listener?.talk(message.talk.lines.map(lineOf), message.talk.channel);
    this.#listener?.stand(this.#moment(message.moment, message.number), this.#history);
    this.#commands.sendAll();
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
    const view: WireMoment['view'] = { ...moment.view };
    for (const part of moment.kept ?? []) view[part] = this.#view?.[part];
    this.#view = view;
    return {
      number,
      view: view as unknown as Position,
      viewer: this.#seat,
      deadline: moment.deadline === null ? null : moment.deadline - this.#ahead,
      undo: this.#seat !== null && moment.undo === this.#seat,
    };
  }

  #company(): Company {
    return companyOf(this.#room, this.#presence, this.#seat, this.#host);
  }

  /** What the host asked for; what is not in it is decided by chance or default. */
  get terms(): Pick<Room, 'options' | 'clock' | 'helps'> {
    return this.#room;
  }

  get hostName(): string {
    return this.#room.host.name;
  }

  async act(action: { readonly type: string }): Promise<Outcome> {
    const decision = this.#decision;
    if (decision === null) return { kind: 'stale' };
    return this.#commands.send({ type: 'command', id: crypto.randomUUID(), decision, action: { ...action } });
  }

  readonly undo = async (): Promise<Outcome> => {
    const decision = this.#decision;
    if (decision === null) return { kind: 'stale' };
    return this.#commands.send({ type: 'undo', id: crypto.randomUUID(), decision });
  };

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
      colour: (look: number) => outcomeOfAsking(ask('look', { id }, { look })),
      start: () => outcomeOfAsking(ask('start', { id })),
      leave: () => outcomeOfAsking(ask('leave', { id })),
      takeOver: (seat: Seat) => outcomeOfAsking(ask('takeOver', { id }, { seat })),
      takeBack: () => outcomeOfAsking(ask('return', { id })),
      abandon: (agree: boolean) => outcomeOfAsking(ask('abandon', { id }, { agree })),
    };
  }
}
