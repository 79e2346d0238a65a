/**
 * The wire keeps secrets: in two worlds that a viewer cannot tell apart everything he is sent is the same, byte by byte:
 * live messages, streams, answers with their headers, refusals. With bots in play, for every game, seat and watcher.
 */
import { createHash } from 'node:crypto';
import { games } from '@traque/engine';
import type { AnyGame, OpaqueState, Viewer } from '@traque/engine/core/game';
import { describe, expect, it } from 'vitest';
import type { Thinker } from './bots/thinker.ts';
import { Client, type Live } from './testing/client.ts';
import { FakeTime } from './testing/fake-time.ts';
import { testServer } from './testing/serve.ts';
import { type Step, twoWorlds, type Worlds } from './testing/worlds.ts';
import type { RouteName } from './wire/api.ts';

/** The table's secret in all worlds: the script has to foresee its draws. */
const SECRET = 'an open secret'.padEnd(43, '.');

/** Unguessable text that comes alike in both worlds. */
function countedRandom(): (length: number) => string {
  let count = 0;
  return (length) =>
    length === SECRET.length ? SECRET : createHash('sha512').update(`${count++}`).digest('hex').slice(0, length);
}

/** The game, set up as this world is. */
function worldOf(game: AnyGame, state: OpaqueState): AnyGame {
  return Object.assign(Object.create(game) as AnyGame, { create: () => game.clone(state) });
}

/** Bots that say what the test tells them to, when it tells them. */
class Puppets implements Thinker {
  #waiting: ((action: { readonly type: string }) => void) | null = null;
  #ready: () => void = () => undefined;

  think(): Promise<{ readonly type: string }> {
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.#ready();
    });
  }

  async move(action: { readonly type: string }): Promise<void> {
    if (this.#waiting === null)
      await new Promise<void>((resolve) => {
        this.#ready = resolve;
      });
    this.#waiting!(action);
    this.#waiting = null;
    this.#ready = () => undefined;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

const asked: readonly [RouteName, string?][] = [['table'], ['legal'], ['record'], ['talk'], ['lobby'], ['myTables']];

/** Everything the viewer is sent while the script is played in this world. */
async function transcript(game: AnyGame, state: OpaqueState, players: number, viewer: Viewer, script: readonly Step[]) {
  const puppets = new Puppets();
  const parts = { time: new FakeTime(), random: countedRandom(), thinker: puppets };
  const server = await testServer(
    { secret: 'the same key in both' },
    { ...parts, games: (name) => (name === game.name ? worldOf(game, state) : undefined) },
  );
  // The viewer's seat and the first are people's; of the others every second is a bot's.
  const isBot = (seat: number): boolean => seat !== viewer && seat % 2 === 1;
  const people: (Client | null)[] = [];
  for (let seat = 0; seat < players; seat++)
    people.push(isBot(seat) ? null : await Client.named(server.address, `Player ${seat}`));
  const host = people[0]!;
  const { table: id } = await host.ask(
    'create',
    {},
    {
      game: game.name,
      visibility: 'public',
      seats: people.map((person, seat) => {
        if (person === null) return { kind: 'bot' as const, level: 'hard' as const };
        return { kind: seat === 0 ? ('me' as const) : ('open' as const) };
      }),
    },
  );
  for (const [seat, person] of people.entries()) if (seat > 0) await person?.ask('join', { id }, { seat });
  const eye = viewer === null ? await Client.named(server.address, 'Watcher') : people[viewer]!;
  const live = await eye.live(id, { legal: true });
  await live.message('welcome');
  const streamed = await startStream(eye, id);
  await host.ask('start', { id });
  const answers: string[] = [];
  let number = (await live.message('update', ({ what }) => what.kind === 'started')).number;
  for (const [i, { seat, action }] of script.entries()) {
    answers.push(...(await look(eye, id)), ...(await provoke(eye, live, id, `x${i}`, number, action)));
    const person = people[seat];
    if (person === null) await puppets.move(action);
    else await person!.ask('command', { id }, { id: `c${i}`, decision: number, action });
    number++;
    await live.message('update', (update) => update.number === number);
  }
  answers.push(...(await look(eye, id)));
  const heard = [...live.raw];
  return { live: heard, answers, lines: await streamed(number) };
}

async function written(response: Response): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  return JSON.stringify([response.status, headers, await response.text()]);
}

async function look(eye: Client, id: string): Promise<string[]> {
  const texts: string[] = [];
  for (const [route] of asked) texts.push(await written(await eye.raw(route, { id })));
  return texts;
}

/** What he must not do, and what he may not do now: the refusal tells nothing either. */
async function provoke(eye: Client, live: Live, id: string, command: string, decision: number, action: object) {
  const stale = { id: `${command}s`, decision: decision - 1, action: { ...action, type: 'nonsense' } };
  const wrong = { id: `${command}w`, decision, action: { type: 'nonsense' } };
  const texts = [
    await written(await eye.raw('command', { id }, stale)),
    await written(await eye.raw('command', { id }, wrong)),
  ];
  const before = live.raw.length;
  live.send({ type: 'undo', id: `${command}u`, decision: decision - 1 });
  await live.until(() => (live.raw.slice(before).some((text) => /"(refused|error)"/.test(text)) ? true : undefined));
  return texts;
}

/** The lines of the ndjson stream, up to an entry. */
async function startStream(eye: Client, id: string): Promise<(number: number) => Promise<string>> {
  const response = await fetch(`${eye.address}/api/tables/${id}/stream?after=0&legal=1`, {
    headers: { ...eye.headers, accept: 'application/x-ndjson' },
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
    return text;
  };
}

/** Where two transcripts part, in a few words; null: nowhere. */
function parting(one: readonly string[], two: readonly string[]): string | null {
  const at = one.findIndex((text, i) => text !== two[i]);
  if (at === -1) return one.length === two.length ? null : `${one.length} and ${two.length} messages`;
  const [a, b] = [one[at]!, two[at] ?? ''];
  let place = 0;
  while (a[place] === b[place]) place++;
  const around = (text: string): string => text.slice(Math.max(0, place - 80), place + 80);
  return `message ${at}, byte ${place}:\n${around(a)}\n${around(b)}`;
}

/** Of some pairs of worlds the one that can be played on for longest without the viewer being able to tell. */
function longest(game: AnyGame, players: number, viewer: Viewer, actions: number): Worlds & { seed: string } {
  const pairs = Array.from({ length: 24 }, (_, i) => {
    const seed = `${actions} ${viewer} ${i}`;
    return { seed, ...twoWorlds(game, players, viewer, { seed, actions, length: 8, secret: SECRET }) };
  });
  return pairs.reduce((best, pair) => (pair.script.length > best.script.length ? pair : best));
}

describe.each(games.map((game) => [game.name, game] as const))('%s', (_name, game) => {
  const players = Math.min(game.players.max, 4);
  const viewers: Viewer[] = [null, ...Array.from({ length: players }, (_, seat) => seat)];

  it.each(viewers)(
    'tells viewer %s the same in two worlds he cannot tell apart',
    { timeout: 120_000 },
    async (viewer) => {
      let played = 0;
      for (const actions of [3, 22]) {
        const { seed, states, script } = longest(game, players, viewer, actions);
        played += script.length;
        expect(
          JSON.stringify(game.write(states[0])) !== JSON.stringify(game.write(states[1])),
          'the worlds differ',
        ).toBe(true);
        const one = await transcript(game, states[0], players, viewer, script);
        const two = await transcript(game, states[1], players, viewer, script);
        expect(parting(one.live, two.live), `live, seed ${seed}`).toBeNull();
        expect(parting(one.answers, two.answers), `answers, seed ${seed}`).toBeNull();
        expect(parting([one.lines], [two.lines]), `stream, seed ${seed}`).toBeNull();
      }
      expect(played, 'actions played').toBeGreaterThan(5);
    },
  );
});
