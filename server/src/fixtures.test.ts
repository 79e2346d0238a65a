/**
 * Stored tables are played again by the rules they were played with: their logs are under version control, and what
 * follows from them must not change. If it must, raise the game's version and keep the old rules for the old tables.
 * `UPDATE_FIXTURES=1` writes those that are missing.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameNamed, games } from '@traque/engine';
import { describe, expect, it } from 'vitest';
import type { Folded } from './table/fold.ts';
import type { LogEntry } from './table/log.ts';
import { foldLog, RulesMissing } from './table/rules.ts';
import { testServer } from './testing/serve.ts';
import { playOne, startedTable } from './testing/table.ts';

interface StoredTable {
  readonly entries: readonly LogEntry[];
  /** The state that they lead to, as the protocol writes it. */
  readonly state: unknown;
}

const fileOf = (name: string): string => fileURLToPath(new URL(`../../fixtures/tables/${name}.json`, import.meta.url));

const replay = (entries: readonly LogEntry[]): Folded => foldLog('AAAAAAAAAAAA', gameNamed, entries).folded;

/** A table as people make it: words, a move taken back, a stand-in and a return, then on and on. */
async function record(game: string, players: number): Promise<StoredTable> {
  const server = await testServer();
  const table = await startedTable(
    server.address,
    Array.from({ length: players }, () => 'person' as const),
    { game },
  );
  const { id, host } = table;
  await host.ask('leave', { id });
  await host.ask('return', { id });
  for (let i = 0; i < 60; i++) {
    const { moment, room } = await playOne(table, i * 13);
    if (room.phase !== 'playing') break;
    if (moment!.undo !== null && i % 5 === 0)
      await table.players[moment!.undo]!.ask('undo', { id }, { id: `u${i}`, decision: moment!.decision! });
  }
  const entries = await server.house.world.store.read(id, 0);
  const { game: rules, play } = replay(entries);
  return { entries, state: rules.write(play!.state) };
}

describe.each(games.map(({ name, players }) => [name, players.min] as const))('%s', (game, players) => {
  const file = fileOf(game);

  it('a stored table leads to the position it led to when it was stored', { timeout: 60_000 }, async () => {
    if (process.env['UPDATE_FIXTURES'] === '1' && !existsSync(file))
      writeFileSync(file, `${JSON.stringify(await record(game, players))}\n`);
    const { entries, state } = JSON.parse(readFileSync(file, 'utf8')) as StoredTable;
    const folded = replay(entries);
    expect(folded.number).toBe(entries.length - 1);
    expect(JSON.parse(JSON.stringify(folded.game.write(folded.play!.state)))).toEqual(state);
  });

  it('a table of rules that this program does not have is not opened, rather than played wrongly', () => {
    const { entries } = JSON.parse(readFileSync(file, 'utf8')) as StoredTable;
    const [first, ...rest] = entries;
    const later = { ...first!, logged: { ...first!.logged, rules: 99 } } as LogEntry;
    expect(() => replay([later, ...rest])).toThrow(RulesMissing);
  });
});
