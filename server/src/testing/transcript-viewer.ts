/** A viewer at a table in one of two worlds: runs a script there and keeps everything the viewer is sent, byte for byte. */
import type { RouteName } from '@traque/wire/api';
import { Client, type Live } from './client.ts';
import { eventually } from './eventually.ts';
import type { FakeTime } from './fake-time.ts';
import type { ScriptedThinker } from './scripted-thinker.ts';
import type { TableSetup, Step } from './twin-worlds.ts';

/** One world: its server, clock and bots. */
export interface Stage {
  readonly address: string;
  readonly world: 0 | 1;
  readonly time: FakeTime;
  readonly thinker: ScriptedThinker;
  readonly paceMs: number;
  /** How long its bots think. */
  readonly thinkingMs: number;
}

export interface Transcript {
  readonly live: readonly string[];
  readonly answers: readonly string[];
  readonly stream: string;
}

/** Routes that are requested after every step, and at the end. */
const always: readonly RouteName[] = ['table', 'legal', 'record'];
const atTheEnd: readonly RouteName[] = ['talk', 'lobby', 'myTables'];

/** A response with its headers, except the date. */
async function written(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  return JSON.stringify([response.status, headers, await response.text()]);
}

export class TranscriptViewer {
  readonly #stage: Stage;
  readonly #people: readonly (Client | null)[];
  readonly #client: Client;
  readonly #id: string;
  readonly #answers: string[] = [];
  readonly #live: Live;
  readonly #streamed: (number: number) => Promise<string>;
  readonly #started: number;
  #number: number;
  #decision: number;
  /** Seats that bots stand in for. */
  readonly #away = new Set<number>();

  private constructor(
    stage: Stage,
    people: readonly (Client | null)[],
    client: Client,
    table: { id: string; live: Live; streamed: (number: number) => Promise<string>; started: number },
  ) {
    this.#stage = stage;
    this.#people = people;
    this.#client = client;
    this.#id = table.id;
    this.#live = table.live;
    this.#streamed = table.streamed;
    this.#started = table.started;
    this.#number = table.started;
    this.#decision = table.started;
  }

  /** Takes a seat at a new table, or watches it; then the game starts. */
  static async at(
    stage: Stage,
    game: string,
    options: object,
    { players, viewer, isBot }: TableSetup,
  ): Promise<TranscriptViewer> {
    const { address } = stage;
    const people: (Client | null)[] = [];
    for (let seat = 0; seat < players; seat++)
      people.push(isBot(seat) ? null : await Client.named(address, `Player ${seat}`));
    const host = people[0]!;
    const seats = people.map((person, seat) => {
      if (person === null) return { kind: 'bot' as const, level: 'hard' as const };
      return { kind: seat === 0 ? ('me' as const) : ('open' as const) };
    });
    const wishes = { game, options: { ...options }, visibility: 'public', clock: 300, seats } as const;
    const { table: id } = await host.ask('create', {}, wishes);
    for (const [seat, person] of people.entries()) if (seat > 0) await person?.ask('join', { id }, { seat });
    const client = viewer === null ? await Client.named(address, 'Watcher') : people[viewer]!;
    const live = await client.live(id, { legal: true });
    await live.message('welcome');
    const streamed = await startStream(client, id);
    stage.thinker.forget();
    await host.ask('start', { id });
    const { number: started } = await live.message('update', ({ what }) => what.kind === 'started');
    return new TranscriptViewer(stage, people, client, { id, live, streamed, started });
  }

  async watch(script: readonly Step[]): Promise<Transcript> {
    for (const [i, step] of script.entries()) {
      // Not while a bot stands in: a refused command would bring the player back.
      if (this.#away.size === 0) await this.#sendRefusable(`x${i}`);
      await this.#runStep(`c${i}`, step);
      this.#number++;
      if (step.kind === 'act' || step.kind === 'undo') this.#decision = this.#number;
      await this.#live.message('update', ({ number }) => number === this.#number);
      await this.#request(always);
    }
    await this.#request(atTheEnd);
    return this.#leave();
  }

  async #runStep(command: string, step: Step): Promise<void> {
    const id = this.#id;
    const { seat } = step;
    const person = this.#people[seat] ?? null;
    const own = { id: command, decision: this.#decision };
    switch (step.kind) {
      case 'act': {
        const action = step.actions[this.#stage.world];
        if (person === null || this.#away.has(seat)) return this.#botActs(action);
        await person.ask('command', { id }, { ...own, action });
        return;
      }
      case 'undo':
        await person!.ask('undo', { id }, own);
        return;
      case 'leave':
        this.#away.add(seat);
        await person!.ask('leave', { id });
        return;
      case 'return':
        this.#away.delete(seat);
        await person!.ask('return', { id });
    }
  }

  async #botActs(action: { readonly type: string }): Promise<void> {
    const { time, thinker, paceMs, thinkingMs } = this.#stage;
    await thinker.asked();
    await time.pass(thinkingMs);
    thinker.move(action);
    await time.pass(paceMs - thinkingMs);
  }

  async #request(routes: readonly RouteName[]): Promise<void> {
    for (const route of routes) this.#answers.push(await written(await this.#client.raw(route, { id: this.#id })));
  }

  /** Sends commands that must be refused: the refusals must not reveal anything either. */
  async #sendRefusable(command: string): Promise<void> {
    const nonsense = { type: 'nonsense' };
    const decision = this.#decision;
    for (const body of [
      { id: `${command}s`, decision: decision - 1, action: nonsense },
      { id: `${command}w`, decision, action: nonsense },
    ])
      this.#answers.push(await written(await this.#client.raw('command', { id: this.#id }, body)));
    const before = this.#live.raw.length;
    this.#live.send({ type: 'undo', id: `${command}u`, decision: decision - 1 });
    await this.#live.until(() =>
      this.#live.raw.slice(before).some((text) => /"(refused|error)"/.test(text)) ? true : undefined,
    );
  }

  /** Reconnects once more and gets everything since the start as missed entries. */
  async #leave(): Promise<Transcript> {
    const live = [...this.#live.raw];
    const stream = await this.#streamed(this.#number);
    this.#live.close();
    await this.#live.end();
    // The server has to notice the disconnection first: the welcome says who is connected.
    await eventually(async () => {
      const { seats, watchers } = (await this.#client.ask('table', { id: this.#id })).presence;
      return seats.length + watchers === 0;
    });
    const again = await this.#client.live(this.#id, { legal: true, after: this.#started });
    await again.message('welcome');
    live.push(again.raw[0]!);
    again.close();
    await again.end();
    return { live, answers: this.#answers, stream };
  }
}

/** The lines of the ndjson stream, up to an entry. */
async function startStream(client: Client, id: string): Promise<(number: number) => Promise<string>> {
  const response = await fetch(`${client.address}/api/tables/${id}/stream?after=0&legal=1`, {
    headers: { ...client.headers, accept: 'application/x-ndjson' },
  });
  const reader = response.body!.getReader();
  let text = '';
  const more = async (): Promise<void> => {
    const { value, done } = await reader.read();
    if (done) throw new Error('the stream ended');
    text += Buffer.from(value).toString();
  };
  while (!text.includes('\n')) await more();
  return async (number) => {
    while (!text.includes(`{"type":"update","number":${number},`) || !text.endsWith('\n')) await more();
    await reader.cancel();
    // Empty lines are heartbeats, which depend on the wall clock.
    return text.replaceAll(/\n+/g, '\n');
  };
}
