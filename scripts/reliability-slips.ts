/** `npm run reliability -- --slips`: what the slips of each level cost, with 95 % intervals. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { SlipEffort } from '@traque/analysis/slip';
import {
  type Estimate,
  type LevelSlips,
  slipsAsPlayed,
  slipsByLevel,
  slipsInSamePositions,
  type SlipSample,
} from '@traque/analysis/slips-by-level';
import type { ReferenceValue } from '@traque/analysis/value';
import type { AnyGame } from '@traque/engine/core/game';

interface Options {
  readonly games: number;
  readonly same?: boolean | undefined;
  readonly store?: string | undefined;
  readonly rows?: boolean | undefined;
}

/** A game that was judged, as a line of the store. */
interface Line {
  readonly key: string;
  readonly samples: readonly SlipSample[];
}

const stored = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

const points = (share: number): string => (100 * share).toFixed(1);

/** Of 95 %. */
const interval = ({ mean, error }: Estimate): string =>
  `${points(mean)} [${points(mean - 1.96 * error)}, ${points(mean + 1.96 * error)}]`;

export function measureSlips(
  game: AnyGame,
  value: ReferenceValue,
  players: number,
  effort: SlipEffort,
  { games, same = false, store, rows = false }: Options,
): void {
  const sampler = same ? slipsInSamePositions : slipsAsPlayed;
  // What is judged otherwise is judged again.
  const table = `${game.name} ${players} ${same ? 'same positions' : 'as played'} value ${value.version} ${JSON.stringify(effort)}`;
  const known = new Map(store !== undefined && existsSync(store) ? stored(store).map((line) => [line.key, line]) : []);
  const samples = Array.from({ length: games }, (_, number) => {
    const key = `${table} ${number}`;
    const found = known.get(key)?.samples;
    if (found !== undefined) return found;
    const judged = sampler(game, value, players, number, effort);
    if (store !== undefined) appendFileSync(store, `${JSON.stringify({ key, samples: judged } satisfies Line)}\n`);
    return judged;
  }).flat();
  print(game.name, players, slipsByLevel(samples, same), same, rows);
}

function print(name: string, players: number, slips: readonly LevelSlips[], same: boolean, rows: boolean): void {
  if (!rows)
    console.log(
      same
        ? `${name}, ${players} players: points that slips cost per decision, all levels in the same positions`
        : `${name}, ${players} players: points that slips cost a seat in a game, per action, and less than the level above`,
    );
  for (const { level, games, perGame, perAction, lessThanWeaker } of slips) {
    const numbers = [
      level,
      String(games),
      ...(same ? [] : [interval(perGame)]),
      interval(perAction),
      lessThanWeaker === null ? '' : interval(lessThanWeaker),
    ];
    console.log(rows ? `| ${[name, players, ...numbers].join(' | ')} |` : `  ${numbers.join('   ')}`);
  }
}
