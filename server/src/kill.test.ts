import { join } from 'node:path';
import { FastChance } from '@traque/engine/core/chance';
import { expect, it } from 'vitest';
import { sqliteStore } from './store/sqlite.ts';
import { AutoPlayer } from './testing/auto-player.ts';
import { checkLog } from './testing/check-log.ts';
import { childServer } from './testing/child-server.ts';
import { temporaryFolder } from './testing/serve.ts';
import { startedTable } from './testing/table.ts';
import { thorough } from './testing/thorough.ts';

const TABLES = 10;
const ROUNDS = 4 * thorough;

it(
  'killed at random moments under load, it has every acknowledged action afterwards, none twice',
  { timeout: 300_000 * thorough },
  async () => {
    const seed = `kill ${Date.now()}`;
    console.log(`seed: ${seed}`);
    const chance = new FastChance(seed);
    const dataDir = temporaryFolder();
    let server = await childServer({ DATA_DIR: dataDir });
    let address = Promise.resolve(server.address);
    const players: AutoPlayer[] = [];
    const tables: string[] = [];
    const playing: Promise<void>[] = [];

    for (let round = 0; round < ROUNDS; round++) {
      for (let i = 0; i < TABLES; i++) {
        const game = ['maamut', 'mammut'][i % 2]!;
        const table = await startedTable(
          server.address,
          ['person', 'person', ...(i % 3 === 0 ? ['random' as const] : [])],
          { game },
        );
        tables.push(table.id);
        for (const [seat, client] of table.players.entries())
          if (client !== null)
            players.push(new AutoPlayer(client, table.id, `${seed} ${table.id} ${seat}`, () => address));
      }
      const untilKilled = 40 + chance.below(400);
      let heard = 0;
      const enough = new Promise<void>((resolve) => {
        for (const player of players)
          player.onAcknowledged(() => {
            if (++heard >= untilKilled) resolve();
          });
      });
      const fresh = players.slice(playing.length);
      playing.push(...fresh.map((player) => player.play()));
      await Promise.race([enough, Promise.all(playing)]);
      let restarted!: (address: string) => void;
      address = new Promise((resolve) => {
        restarted = resolve;
      });
      await server.kill();
      const acknowledged = players.flatMap((player) => player.acknowledged);
      expect(acknowledged.length).toBeGreaterThan(30);
      const store = await sqliteStore(join(dataDir, 'traque.db'));
      for (const table of tables)
        await checkLog(
          store,
          table,
          acknowledged.filter((one) => one.table === table),
        );
      await store.close();
      server = await childServer({ DATA_DIR: dataDir });
      restarted(server.address);
    }

    // After the last restart everything is played to its end by those who came back.
    await Promise.all(playing);
    expect(players.every(({ over }) => over)).toBe(true);
    expect(players.flatMap(({ refused }) => refused)).toEqual([]);
  },
);
