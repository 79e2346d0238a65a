/**
 * Notices keep secrets: in two worlds that a player cannot tell apart they are sent the same notices, byte for byte after
 * decryption, to their device and to their webhook. Nothing of where they are sent is logged.
 */
import { createHash } from 'node:crypto';
import { games } from '@traque/engine';
import type { AnyGame } from '@traque/engine/core/game';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { FakeTime } from '../testing/fake-time.ts';
import { NoticeReceiver, status } from '../testing/notice-receiver.ts';
import { quickThinker } from '../testing/quick-thinker.ts';
import { testServer } from '../testing/serve.ts';
import { bestWorlds, type Step, type Worlds } from '../testing/twin-worlds.ts';
import { turnOf } from './notice.ts';

const SECRET = 'an open secret'.padEnd(43, '.');
const VIEWER = 1;

function countedRandom(): (length: number) => string {
  let count = 0;
  return (length) =>
    length === SECRET.length ? SECRET : createHash('sha512').update(`${count++}`).digest('hex').slice(0, length);
}

async function play(people: readonly Client[], id: string, step: Step, world: 0 | 1): Promise<void> {
  const person = people[step.seat]!;
  const decision = (await person.ask('table', { id })).moment!.decision!;
  const own = { id: `c${decision}`, decision };
  if (step.kind === 'act') await person.ask('command', { id }, { ...own, action: step.actions[world] });
  else if (step.kind === 'undo') await person.ask('undo', { id }, own);
}

/** What the viewer is sent while others, and they themselves, act at a table where nobody stays; and what is logged. */
async function notices(game: AnyGame, { states, script }: Worlds, players: number, world: 0 | 1) {
  const time = new FakeTime();
  const receiver = await NoticeReceiver.start();
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
  const create: AnyGame['create'] = () => game.clone(states[world]);
  const own = Object.assign(Object.create(game) as AnyGame, { create });
  const random = countedRandom();
  const { address, context } = await testServer(
    { secret: 'the same key in both', noticesToPrivate: true },
    { time, log, random, thinker: quickThinker(), games: (name) => (name === game.name ? own : undefined) },
  );
  const people: Client[] = [];
  for (let seat = 0; seat < players; seat++) people.push(await Client.named(address, `Player ${seat}`));
  const seats = people.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
  const { table: id } = await people[0]!.ask('create', {}, { game: game.name, clock: 259_200, seats });
  for (const [seat, person] of people.entries()) if (seat > 0) await person.ask('join', { id }, { seat });
  const device = receiver.device('/device');
  await people[VIEWER]!.ask('subscribe', {}, device.subscription);
  await people[VIEWER]!.ask('setWebhook', {}, { url: `${receiver.address}/hook` });
  // One of the others has a device that fails: that is logged.
  receiver.answers.set('/failing', status(400));
  await people[0]!.ask('subscribe', {}, receiver.device('/failing').subscription);
  await people[0]!.ask('start', { id });
  const turns = new Set<number>();
  const settle = async (): Promise<void> => {
    await time.pass(12_000);
    const turn = turnOf((await context.tables.look(id)).state);
    if (turn?.seat === VIEWER) turns.add(turn.number);
    for (const path of ['/device', '/hook']) await receiver.count(path, turns.size);
  };
  await settle();
  for (const step of script) {
    await play(people, id, step, world);
    await settle();
  }
  const sent = receiver.received.filter(({ path }) => path !== '/failing');
  return {
    sent: sent
      .map((one) => `${one.path} ${one.path === '/device' ? JSON.stringify(device.read(one)) : one.body.toString()}`)
      .map((text) => text.replaceAll(address, 'ORIGIN'))
      .sort(),
    told: logged.join('') + (await context.deps.metrics.registry.metrics()),
    secrets: [receiver.address, id, people[0]!.cookie!.slice(10), 'Player 0', device.subscription.keys.auth],
  };
}

it.each(games.map((game) => [game.name, game] as const))(
  '%s: notices are the same in two worlds a player cannot tell apart, and no log or metric says where they go',
  async (_name, game) => {
    const players = Math.min(game.players.max, 4);
    const setup = { players, viewer: VIEWER, isBot: () => false, secret: SECRET };
    const worlds = bestWorlds(game, setup, 3);
    const [one, two] = [await notices(game, worlds, players, 0), await notices(game, worlds, players, 1)];
    expect(one.sent.length).toBeGreaterThan(0);
    expect(one.sent).toEqual(two.sent);
    for (const { told, secrets } of [one, two]) {
      expect(told).toContain('traque_notices_total{kind="push",outcome="sent"}');
      for (const secret of secrets) expect(told).not.toContain(secret);
    }
  },
);
