/** Games that have gone on for very long, as logs. */
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame } from '@traque/engine/core/game';
import * as matches from '@traque/engine/core/match';
import type { Store } from '../store/store.ts';
import type { LogEntry, Logged } from '../table/log.ts';

const PLAYERS = 5;
const SECRET = 'a secret that is long enough for a table';

function begun(game: AnyGame, players: number): Logged[] {
  return [
    {
      kind: 'created',
      game: game.name,
      rules: game.version,
      options: {},
      data: game.data({}),
      visibility: 'private',
      clock: null,
      seats: Array.from({ length: players }, (_, i) => ({ kind: 'person', name: `P${i}`, owners: [`guest ${i}`] })),
      host: { guest: 'guest 0', name: 'P0' },
      secret: SECRET,
      previous: null,
    },
    { kind: 'started' },
  ];
}

const numbered = (all: readonly Logged[]): LogEntry[] => all.map((logged, number) => ({ number, at: number, logged }));

/** A game whose first player takes their first action back again and again. */
export function loopedGame(game: AnyGame, times: number): LogEntry[] {
  const logged = begun(game, 2);
  const match = matches.open(game, 2, {}, { secret: SECRET });
  const seat = matches.toAct(match)!;
  const action = game.sample(match.state, new FastChance('loop'));
  for (let i = 0; i < times; i++) logged.push({ kind: 'action', seat, action }, { kind: 'undone', seat, id: `${i}` });
  return numbered(logged);
}

/** Plays at random, but never an action that ends the game, as long as there is another. */
export function longGame(game: AnyGame, actions: number): LogEntry[] {
  const chance = new FastChance('long');
  const logged = begun(game, PLAYERS);
  let match = matches.open(game, PLAYERS, {}, { secret: SECRET });
  for (let i = 0; i < actions; i++) {
    const seat = matches.toAct(match)!;
    for (let tries = 0; ; tries++) {
      const action = game.sample(match.state, chance);
      const next = matches.step(match, seat, action).match;
      if (matches.toAct(next) === null && tries < 200) continue;
      if (matches.toAct(next) === null) return numbered(logged);
      logged.push({ kind: 'action', seat, action });
      match = next;
      break;
    }
  }
  return numbered(logged);
}

export async function storeLog(store: Store, table: string, log: readonly LogEntry[]): Promise<void> {
  const standing = { phase: 'playing', due: null, active: 0 } as const;
  const [first, ...rest] = log;
  const created = first!.logged as Extract<Logged, { kind: 'created' }>;
  const room = { id: table, game: created.game, visibility: 'private' } as never;
  await store.append([{ table, entry: first!, index: { toAct: null, standing, room, host: 'guest 0', members: [] } }]);
  await Promise.all(rest.map((entry) => store.append([{ table, entry, index: { toAct: 0 } }])));
}
