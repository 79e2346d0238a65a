/**
 * `npm run test:long`: ten times as many random games, a million decisions of the bots, ten times as many faults of the
 * server, bills of many games, rooms in which nothing may move, then mutation testing. Stops at the first step that fails. A script, because Windows has no `NAME=value command`.
 */
import { spawnSync } from 'node:child_process';

/** Tests of the server under faults; each says itself what it does longer. */
const FAULTS = ['kill', 'lost-connections', 'silent-database', 'disk-faults', 'postgres-disk-full', 'resting-tables'];

const STEPS = [
  { env: { TRAQUE_THOROUGH: '10' }, command: 'vitest run --project engine --testTimeout 1200000' },
  {
    env: { TRAQUE_DECISIONS: '1000000' },
    command: 'vitest run --project bots bots/src/decisions.test.ts --testTimeout 3600000',
  },
  {
    env: { TRAQUE_FAULTS: '10' },
    command: `vitest run --project server ${FAULTS.map((name) => `server/src/${name}.test.ts`).join(' ')}`,
  },
  {
    env: { TRAQUE_ANALYSED_GAMES: '1000' },
    command: 'vitest run --project analysis analysis/src/laws.test.ts --testTimeout 36000000',
  },
  { env: { TRAQUE_STILL: '1' }, command: 'vitest run --project browser web/e2e/sizes.test.ts' },
  { env: {}, command: 'node scripts/mutation.ts' },
];

for (const { env, command } of STEPS) {
  // npm puts node_modules/.bin on the PATH; the shell finds vitest there, under Windows as vitest.cmd.
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}
