/** `npm run mutation -- GAME …`: mutation testing of the games named (default: all); reports in reports/mutation. */
import { spawnSync } from 'node:child_process';
import { games } from '@traque/engine';

const names = games.map(({ name }) => name);
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`no such game: ${unknown.join(', ')}; there are ${names.join(', ')}`);
  process.exit(2);
}
for (const game of requested.length > 0 ? requested : names) {
  console.log(`Mutants of ${game}`);
  const { status } = spawnSync('stryker run stryker.config.mjs', {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, TRAQUE_MUTATE: game },
  });
  if (status !== 0) process.exitCode = 1;
}
