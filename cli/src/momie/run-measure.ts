/** `traque maps measure` */
import { availableParallelism } from 'node:os';
import { readEntrant } from '../tournament/contest.ts';
import { playAll } from '../tournament/matches.ts';
import { share } from '../tournament/balance-tables.ts';
import type { MeasureOptions } from './command.ts';
import { type Cell, matchesOf, PLAYERS, tally, type Tally } from './measure.ts';
import { type NamedMap, readNamedMap } from './read-map.ts';
import { type RestrictionName, sideOf } from './restrictions.ts';

interface Row extends Tally {
  readonly map: string;
  readonly players: number;
  readonly restriction: RestrictionName | null;
}

export async function runMeasure(names: readonly string[], options: MeasureOptions): Promise<void> {
  const bot = readEntrant(options.level);
  const restrictions = options.restricted === true ? (Object.keys(sideOf) as RestrictionName[]) : [];
  const cells = names.map(readNamedMap).flatMap((named) =>
    [undefined, ...restrictions].flatMap((restriction) =>
      (options.players ?? PLAYERS).map((players) => {
        const cell: Cell = { map: named.map, players, bot, ...(restriction === undefined ? {} : { restriction }) };
        return { named, cell, matches: matchesOf(cell, options.seed, options.games) };
      }),
    ),
  );
  const outcomes = await playAll(
    cells.flatMap(({ matches }) => matches),
    options.threads ?? availableParallelism(),
    options.state,
  );
  const rows = cells.map(({ named, cell, matches }) => rowOf(named, cell, tally(matches, outcomes)));
  console.log(
    options.json === true
      ? JSON.stringify({ level: options.level, seed: options.seed, rows })
      : inWords(rows, restrictions.length > 0),
  );
}

const rowOf = ({ name }: NamedMap, { players, restriction }: Cell, counted: Tally): Row => ({
  map: name,
  players,
  restriction: restriction ?? null,
  ...counted,
});

/** As BALANCE.md has it. */
function inWords(rows: readonly Row[], restricted: boolean): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const columns = ['map', ...(restricted ? ['who plays'] : []), 'players', 'games', 'mummy wins', 'errors'];
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map(({ map, players, restriction, games, mummy, errors }) =>
      line([
        map,
        ...(restricted ? [whoPlays(restriction)] : []),
        String(players),
        String(games),
        share(mummy, games),
        String(errors),
      ]),
    ),
  ].join('\n');
}

function whoPlays(restriction: RestrictionName | null): string {
  if (restriction === null) return 'both in full';
  return sideOf[restriction] === 'mummy' ? `a mummy that ${restriction}` : `hunters that ${plural[restriction]}`;
}

const plural: Readonly<Record<string, string>> = {
  'never rolls again': 'never roll again',
  'never frees': 'never free the dice',
};
