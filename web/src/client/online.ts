/** A table on a server: commands go to it over the live connection and come back to everybody as updates. */
import type { Level } from '@traque/bots/core/brain';
import type { Seat, Viewer } from '@traque/engine/core/game';
import type { Action } from '@traque/engine/core/match';
import type { ServerMessage } from '@traque/wire/live';
import type { Moment as WireMoment, Snapshot } from '@traque/wire/play';
import { type Presence, reactions, type RoomInfo, type Say } from '@traque/wire/room';
import { t } from '../app/language.ts';
import { ownName } from '../app/settings.ts';
import { ask, introduce, introduceWatcher, NoAnswerError, RequestRejectedError } from './api.ts';
import { Commands, NO_ANSWER } from './commands.ts';
import { entryOf, outcomeOf, rosterOf } from './from-wire.ts';
import type {
  ChatSender,
  Entry,
  Moment,
  OnlineCommands,
  Outcome,
  Roster,
  TableClient,
  TableListener,
} from './table-client.ts';
import { TableSocket } from './table-socket.ts';
import type { Ending } from './ending.ts';
import { engine } from './workers.ts';

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

function failureOf(error: unknown): string {
  if (error instanceof NoAnswerError) return NO_ANSWER;
  return error instanceof RequestRejectedError ? error.code : 'noServer';
}

export class OnlineTable implements TableClient {
  readonly game: string;
  readonly rules: number;
  readonly live = true;
  readonly revealSeat = null;
  readonly onAnimationsDone = null;
  readonly id: string;
  #listener: TableListener | null = null;
  #socket: TableSocket | null = null;
  /** The last entry of the log that arrived here. */
  #number = 0;
  #history: Entry[] = [];
  #room: RoomInfo;
  #presence: Presence;
  #seat: Viewer;
  #host: boolean;
  #decision: number | null = null;
  /** The last view: fields that never change are sent only once. */
  #view: WireMoment['view'] | null = null;
  /** By how much the server's clock is ahead of this device's. */
  #clockOffsetMs = 0;
  /** Whether the connection is open and the server has welcomed us. */
  #isUp = false;
  readonly #commands = new Commands({
    send: (command) => this.#socket?.send(command) === true,
    onRetry: (isRetrying) => {
      if (this.#isUp) this.#listener?.connection(isRetrying ? 'slow' : 'up');
    },
    onUnsure: () => this.#lookAgain(),
  });

  private constructor(id: string, snapshot: Snapshot) {
    this.id = id;
    this.game = snapshot.room.game;
    this.rules = snapshot.room.rules;
    this.#room = snapshot.room;
    this.#presence = snapshot.presence;
    this.#seat = snapshot.seat;
    this.#host = snapshot.host;
  }

  /** @throws {RequestRejectedError} if there is no such table, {ServerUnreachableError} if nobody answers. */
  static async open(id: string): Promise<OnlineTable> {
    return new OnlineTable(id, await ask('table', { id }));
  }

  get seat(): Viewer {
    return this.#seat;
  }

  /** Seconds per move; null: no clock. */
  get clock(): number | null {
    return this.#room.clock;
  }

  /** Whether the viewer has made a move of their own here. */
  get hasMoved(): boolean {
    return this.#history.some(({ what }) => what.kind === 'action' && what.seat === this.#seat && !what.bot);
  }

  listen(listener: TableListener): () => void {
    this.#listener = listener;
    listener.roster(this.#roster());
    this.#socket = new TableSocket(this.id, {
      hello: () => ({ type: 'hello', after: this.#number, legal: true, brief: true, grown: true }),
      receive: (message) => this.#receive(message),
      broken: (how) => this.#broken(how),
      unknownVersion: () => this.#listener?.connection('old'),
    });
    return () => {
      this.#listener = null;
      this.#socket?.close();
      this.#socket = null;
      this.#commands.giveUp();
    };
  }

  /** Another seat sees other events: the whole log is sent again. */
  #startOver(): void {
    this.#number = 0;
    this.#history = [];
    this.#socket?.reconnect();
  }

  /** Nobody knows whether something counted: a new connection tells how things stand, and until then the player reads so. */
  #lookAgain(): void {
    if (this.#socket === null) return;
    this.#broken('lost');
    this.#socket.reconnect();
  }

  async #outcomeOf(request: Promise<unknown>): Promise<Outcome> {
    try {
      await request;
      return { kind: 'done' };
    } catch (error) {
      const code = failureOf(error);
      if (code === NO_ANSWER) this.#lookAgain();
      return { kind: 'failed', code };
    }
  }

  #broken(how: 'lost' | 'gone'): void {
    this.#isUp = false;
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
        if (message.id !== undefined) this.#commands.failed(message.id, message.error);
        return;
      case 'presence':
        this.#presence = { seats: message.seats, watchers: message.watchers };
        return this.#listener?.roster(this.#roster());
      case 'line':
        return this.#listener?.chat([message], this.#seat === null ? 'watchers' : 'players');
      case 'pong':
    }
  }

  #welcome(message: Message<'welcome'>): void {
    this.#clockOffsetMs = message.now - Date.now();
    this.#room = message.room;
    this.#presence = message.presence;
    this.#host = message.host;
    const isSameViewer = this.#seat === message.seat;
    this.#seat = message.seat;
    if (!isSameViewer && this.#number > 0) return this.#startOver();
    if (message.missed === null) this.#history = [];
    this.#history.push(...(message.missed ?? []).filter(({ number }) => !this.#has(number)).map(entryOf));
    this.#number = message.number;
    this.#decision = message.moment?.decision ?? null;
    this.#isUp = true;
    this.#listener?.connection('up');
    this.#listener?.roster(this.#roster());
    this.#listener?.chat(message.talk.lines, message.talk.channel);
    this.#listener?.reset(this.#moment(message.moment, message.number), this.#history);
    this.#commands.sendAll();
  }

  #has(number: number): boolean {
    return this.#history.some((known) => known.number === number);
  }

  #update(message: Message<'update'>): void {
    if (message.number <= this.#number) return;
    this.#number = message.number;
    if (message.room !== undefined) this.#room = message.room;
    const entry = entryOf(message);
    this.#history.push(entry);
    this.#listener?.roster(this.#roster());
    if (message.moment === undefined || message.moment === null) return;
    this.#decision = message.moment.decision;
    const moment = this.#moment(message.moment, message.number);
    if (moment === null) return;
    // Nothing led to the first moment that could be played.
    if (message.what.kind === 'started') this.#listener?.reset(moment, this.#history);
    else this.#listener?.append({ entry, moment });
  }

  #moment(moment: WireMoment | null, number: number): Moment | null {
    if (moment === null) return null;
    const view: WireMoment['view'] = { ...moment.view };
    for (const part of moment.kept ?? []) view[part] = this.#view?.[part];
    for (const [part, length] of Object.entries(moment.grown ?? {}))
      view[part] = [...((this.#view?.[part] ?? []) as unknown[]).slice(0, length), ...(view[part] as unknown[])];
    this.#view = view;
    return {
      number,
      viewer: this.#seat,
      view,
      decision: moment.decision,
      deadline: moment.deadline === null ? null : moment.deadline - this.#clockOffsetMs,
      undo: moment.undo,
      ...(moment.legal === undefined || this.#isStoodIn ? {} : { legal: moment.legal }),
    };
  }

  /** A bot plays for the viewer: until they take their seat back there is nothing for them to do. */
  get #isStoodIn(): boolean {
    const own = this.#seat === null ? undefined : this.#room.seats[this.#seat];
    return own?.kind === 'person' && own.takenOver !== null;
  }

  #roster(): Roster {
    return rosterOf(this.#room, this.#presence, this.#seat, this.#host);
  }

  /** What the host chose; options left out are decided by chance or default. */
  get terms(): Pick<RoomInfo, 'options' | 'clock' | 'rests' | 'hints' | 'rated' | 'title'> {
    return this.#room;
  }

  get mayAdvise(): boolean {
    return this.#room.hints === true;
  }

  get hostName(): string {
    return this.#room.host.name;
  }

  async act(action: Action): Promise<Outcome> {
    const decision = this.#decision;
    if (this.#seat === null) return { kind: 'failed', code: 'spectator' };
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

  /** Every player may ask for it. */
  get rematch(): (() => Promise<string>) | null {
    if (this.#seat === null && !this.#host) return null;
    return async () => `/table/${(await ask('rematch', { id: this.id })).table}`;
  }

  replay(): string | null {
    return this.#room.phase === 'over' || this.#room.phase === 'abandoned' ? `/replay/table-${this.id}` : null;
  }

  async ending(): Promise<Ending | null> {
    if (this.replay() === null || !this.started) return null;
    return engine().endingOfRecord(await ask('record', { id: this.id }));
  }

  /** Whether the game ever began. */
  get started(): boolean {
    return this.#room.started !== null;
  }

  readonly chat: ChatSender = {
    say: (text) => this.#say({ text }),
    react: async (reaction) => {
      const known = reactions.find((each) => each === reaction);
      return known === undefined ? { kind: 'stale' } : this.#say({ reaction: known });
    },
  };

  /** Over HTTP, so that the answer says whether it worked; the line itself arrives as everybody's does. */
  #say(said: Say): Promise<Outcome> {
    const named = this.#seat === null ? introduceWatcher(ownName.value.trim() || t().tables.spectator) : undefined;
    return this.#outcomeOf(Promise.resolve(named).then(() => ask('say', { id: this.id }, said)));
  }

  get online(): OnlineCommands {
    const { id } = this;
    return {
      link: `${location.origin}/table/${id}`,
      seatLink: async (renew: boolean) => {
        try {
          const { token } = await ask(renew ? 'renewLink' : 'link', { id });
          return { kind: 'link', link: `${location.origin}/table/${id}#seat=${token}` };
        } catch (error) {
          return { kind: 'failed', code: failureOf(error) };
        }
      },
      consent: (agree: boolean) => this.#outcomeOf(ask('consent', { id }, { agree })),
      ratings: async () => (await ask('tableRatings', { id })).seats,
      unrate: () => this.#outcomeOf(ask('unrate', { id })),
      join: async (seat: Seat | null, rated = false) => {
        const wished = { ...(seat === null ? {} : { seat }), ...(rated ? { rated } : {}) };
        const outcome = await this.#outcomeOf(ask('join', { id }, wished));
        // The connection was opened before the guest had a name: only a new one belongs to this seat.
        this.#startOver();
        return outcome;
      },
      fill: (seat: Seat, level: Level | null) =>
        this.#outcomeOf(ask('fill', { id, seat }, level === null ? { kind: 'open' } : { kind: 'bot', level })),
      rename: async (name: string) => {
        const outcome = await this.#outcomeOf(ask('rename', { id }, { name }));
        if (outcome.kind === 'done') await introduce(name).catch(() => undefined);
        return outcome;
      },
      declineRematch: () => this.#outcomeOf(ask('leave', { id: this.#room.next ?? '' })),
      setLook: (look: number) => this.#outcomeOf(ask('look', { id }, { look })),
      start: () => this.#outcomeOf(ask('start', { id })),
      leave: () => this.#outcomeOf(ask('leave', { id })),
      takeOver: (seat: Seat) => this.#outcomeOf(ask('takeOver', { id }, { seat })),
      takeBack: () => this.#outcomeOf(ask('return', { id })),
      abandon: (agree: boolean) => this.#outcomeOf(ask('abandon', { id }, { agree })),
    };
  }
}
