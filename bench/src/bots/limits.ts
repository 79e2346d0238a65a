/**
 * How long after its limit a bot answers, by the wall clock: every game and number of players, all levels that think,
 * positions along a game. On a busy machine that is also what other programs took; what a bot itself worked between two
 * looks at its clock is told beside it, in processor time. TRAQUE_LOOKS asks for more positions a table.
 */
import { think } from '@traque/bots';
import { processorClock } from '@traque/bots/threads/clocks';
import { decisions, tables } from '@traque/bots/test-support/positions';
import { printTable } from '../report.ts';

const LOOKS = Number(process.env['TRAQUE_LOOKS'] ?? 6);
const limits = [100, 1000];

interface Answer {
  /** Milliseconds beyond the limit; below 0: answered before it. */
  readonly late: number;
  /** The most it worked between two looks at the clock. */
  readonly blind: number;
}

function answers(name: string, level: 'easy' | 'normal' | 'hard', ms: number): Answer[] {
  return tables
    .filter((table) => table.name === name)
    .flatMap(({ game, players }) => {
      const all = [...decisions(game, players, 'late', 300)];
      return Array.from({ length: LOOKS }, (_, i) => {
        const { view, where } = all[Math.floor((i * (all.length - 1)) / Math.max(1, LOOKS - 1))]!;
        const begin = performance.now();
        let last = processorClock();
        let blind = 0;
        const clock = (): number => {
          const now = processorClock();
          blind = Math.max(blind, now - last);
          last = now;
          return performance.now();
        };
        think({ view, level, ms, seed: where }, clock);
        return { late: clock() - begin - ms, blind };
      });
    });
}

export function run(): void {
  const rows = [...new Set(tables.map(({ name }) => name))].flatMap((name) =>
    limits.flatMap((ms) => {
      // Once unmeasured, so that the program is compiled.
      answers(name, 'hard', 20);
      return (['easy', 'normal', 'hard'] as const).map((level) => {
        const found = answers(name, level, ms);
        const late = found.map((answer) => answer.late).toSorted((a, b) => a - b);
        const at = (part: number): string => late[Math.ceil(part * late.length) - 1]!.toFixed(1);
        const blind = Math.max(...found.map((answer) => answer.blind)).toFixed(1);
        return [`${name}, ${level}`, String(ms), String(late.length), at(0.5), at(0.99), at(1), blind];
      });
    }),
  );
  console.log('Milliseconds after the limit (below 0: before it).');
  printTable(['', 'limit', 'answers', 'median', 'p99', 'latest', 'longest work without a look'], rows);
}
