/**
 * How long after its limit a bot answers, by the wall clock: every game and number of players, all levels that think,
 * positions along a game. TRAQUE_LOOKS asks for more positions a table.
 */
import { think } from '@traque/bots';
import { decisions, tables } from '@traque/bots/testing/positions';
import { printTable } from '../report.ts';

const LOOKS = Number(process.env['TRAQUE_LOOKS'] ?? 6);
const limits = [100, 1000];

/** Milliseconds beyond the limit; below 0: answered before it. */
function lateness(name: string, level: 'easy' | 'normal' | 'hard', ms: number): number[] {
  return tables
    .filter((table) => table.name === name)
    .flatMap(({ game, players }) => {
      const all = [...decisions(game, players, 'late', 300)];
      return Array.from({ length: LOOKS }, (_, i) => {
        const { view, where } = all[Math.floor((i * (all.length - 1)) / Math.max(1, LOOKS - 1))]!;
        const begin = performance.now();
        think({ view, level, ms, seed: where });
        return performance.now() - begin - ms;
      });
    });
}

export function run(): void {
  const rows = [...new Set(tables.map(({ name }) => name))].flatMap((name) =>
    limits.flatMap((ms) => {
      // Once unmeasured, so that the program is compiled.
      lateness(name, 'hard', 20);
      return (['easy', 'normal', 'hard'] as const).map((level) => {
        const late = lateness(name, level, ms).toSorted((a, b) => a - b);
        const at = (part: number): string => late[Math.ceil(part * late.length) - 1]!.toFixed(1);
        return [`${name}, ${level}`, String(ms), String(late.length), at(0.5), at(0.99), at(1)];
      });
    }),
  );
  console.log('Milliseconds after the limit (below 0: before it).');
  printTable(['', 'limit', 'answers', 'median', 'p99', 'latest'], rows);
}
