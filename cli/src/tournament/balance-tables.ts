/** What is played for BALANCE.md, and how it is told. */
import { games } from '@traque/engine';
import { mapNames } from '@traque/engine/momie/maps';
import { wilson } from '../terminal/interval.ts';
import { type Entrant, type Match, nameOf, type Outcome } from './contest.ts';

interface Table {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Seats that mean something: Momie on each map with the mummy in seat 0, Mâamut with its first player there, and as tables may mend it (MA-17). */
function optionsOf(game: string): Table['options'][] {
  if (game === 'momie') return mapNames.map((map) => ({ map, mummy: 0 }));
  return game === 'maamut' ? [{ first: 0 }, { first: 0, begins: 'next' }] : [{}];
}

/** Every game with every number of players. */
export const tables: readonly Table[] = games.flatMap(({ name, players }) =>
  optionsOf(name).flatMap((options) =>
    Array.from({ length: players.max - players.min + 1 }, (_, i) => ({
      game: name,
      players: players.min + i,
      options,
    })),
  ),
);

export function balanceMatches({ game, players, options }: Table, count: number, ms: number, seed: string): Match[] {
  const bot: Entrant = { level: 'hard', ms, threads: 1 };
  const name = nameOf(bot);
  return Array.from({ length: count }, (_, block) => ({
    key: [game, players, JSON.stringify(options), seed, name, block].join(' '),
    game,
    players,
    seed: `${seed} ${block}`,
    options,
    seats: Array.from({ length: players }, () => bot),
    measured: [],
    block,
  }));
}

const title: Readonly<Record<string, string>> = {
  maamut: 'Mâamut',
  mammut: 'Mammut',
  momie: 'La Malédiction de la Momie',
};

/** One game's chapter. */
export function section(
  game: string,
  matches: readonly Match[],
  outcomes: ReadonlyMap<string, Outcome>,
  note: string,
): string {
  const groups = Map.groupBy(matches, ({ players, options }) => `${JSON.stringify(options)} ${players}`);
  const seats = Math.max(...matches.map(({ players }) => players));
  const isMomie = game === 'momie';
  const sides = isMomie
    ? ['map', 'players', 'games', 'mummy wins', 'hunters win']
    : [
        ...(game === 'maamut' ? ['begins'] : []),
        'players',
        'games',
        ...Array.from({ length: seats }, (_, seat) => `seat ${seat}`),
        'nobody',
      ];
  const columns = [...sides, 'actions (median)', 'errors'];
  const rows = [...groups.values()].map((group) => {
    const results = group.map(({ key }) => outcomes.get(key)!);
    return (isMomie ? momieRow(group, results) : seatRow(group, results, seats)).concat(tail(results));
  });
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    `## ${title[game] ?? game}`,
    '',
    note,
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map(line),
  ].join('\n');
}

function momieRow(group: readonly Match[], results: readonly Outcome[]): string[] {
  const mummy = results.filter(({ winners }) => winners.includes(0)).length;
  const hunters = results.filter(({ winners }) => winners.some((seat) => seat > 0)).length;
  const { players, options } = group[0]!;
  return [
    String(options['map']),
    String(players),
    String(results.length),
    share(mummy, results.length),
    share(hunters, results.length),
  ];
}

function seatRow(group: readonly Match[], results: readonly Outcome[], seats: number): string[] {
  const { game, players, options } = group[0]!;
  const won = (seat: number): number => results.filter(({ winners }) => winners.includes(seat)).length;
  return [
    ...(game === 'maamut' ? [options['begins'] === 'next' ? 'next' : 'first'] : []),
    String(players),
    String(results.length),
    ...Array.from({ length: seats }, (_, seat) => (seat < players ? share(won(seat), results.length) : '')),
    String(results.filter(({ winners }) => winners.length === 0).length),
  ];
}

function tail(results: readonly Outcome[]): string[] {
  const lengths = results.map(({ actions }) => actions).toSorted((a, b) => a - b);
  const errors = results.reduce((sum, outcome) => sum + outcome.failed.reduce((all, one) => all + one, 0), 0);
  return [String(lengths[Math.floor(lengths.length / 2)] ?? 0), String(errors)];
}

const percent = (part: number): string => (100 * part).toFixed(0);

/** `52 % [46, 58]` */
export function share(won: number, games: number): string {
  const [low, high] = wilson(won, games);
  return `${percent(games === 0 ? 0 : won / games)} % [${percent(low)}, ${percent(high)}]`;
}

const HEAD = `# Balance

Equal \`hard\` bots at every table: how often each seat or side wins, with 95 % intervals (Wilson). Written by
\`npm run balance\`; more games by \`npm run balance -- --games 400\`, longer thinking by \`--ms 1000\`, one game alone by
\`--only momie\`. In Momie seat 0 is the mummy, in Mâamut the first
player (\`begins\`: who begins the hunt, MA-17). Illegal choices and exceptions count as errors, not as losses.`;

/** The whole page: chapters played now, and those that stand in the page from before. */
export function page(played: ReadonlyMap<string, string>, before: string): string {
  const old = before.split(/^(?=## )/mu).slice(1);
  const chapters = games.flatMap(({ name }) => {
    const fresh = played.get(name);
    const kept = old.find((chapter) => chapter.startsWith(`## ${title[name] ?? name}\n`));
    return fresh ?? kept?.trimEnd() ?? [];
  });
  return `${[HEAD, ...chapters].join('\n\n')}\n`;
}
