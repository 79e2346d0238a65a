/** Which games are played for BALANCE.md, and the page made of their outcomes. */
import { gameNamed } from '@traque/engine';
import { manifests } from '../games/index.ts';
import type { CliManifest, Side } from '../games/manifest.ts';
import { wilson } from '../terminal/interval.ts';
import { type Entrant, type Match, nameOf, type Outcome } from './contest.ts';

interface Table {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Every game with every number of players. */
export const tables: readonly Table[] = manifests.flatMap(({ name, balance }) => {
  const { players, options: specs } = gameNamed(name)!;
  return balance.tables(specs).flatMap((options) =>
    Array.from({ length: players.max - players.min + 1 }, (_, i) => ({
      game: name,
      players: players.min + i,
      options,
    })),
  );
});

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

const manifestOf = (game: string): CliManifest => manifests.find(({ name }) => name === game)!;

/** Each seat as a side of its own, up to the most seats of any table. */
function seatSides(seats: number): Side[] {
  return Array.from({ length: seats }, (_, seat) => ({
    column: `seat ${seat}`,
    won: (winners) => winners.includes(seat),
  }));
}

/** One game's chapter. */
export function section(
  game: string,
  matches: readonly Match[],
  outcomes: ReadonlyMap<string, Outcome>,
  note: string,
): string {
  const { title, balance } = manifestOf(game);
  const groups = Map.groupBy(matches, ({ players, options }) => `${JSON.stringify(options)} ${players}`);
  const { variant } = balance;
  const sides = balance.sides ?? seatSides(Math.max(...matches.map(({ players }) => players)));
  const columns = [
    ...(variant === undefined ? [] : [variant.column]),
    'players',
    'games',
    ...sides.map(({ column }) => column),
    ...(balance.sides === undefined ? ['nobody'] : []),
    'actions (median)',
    'errors',
  ];
  const rows = [...groups.values()].map((group) => {
    const results = group.map(({ key }) => outcomes.get(key)!);
    const { players, options } = group[0]!;
    const shares = sides.map(({ won }) => share(results.filter(({ winners }) => won(winners)).length, results.length));
    return [
      ...(variant === undefined ? [] : [variant.of(options)]),
      String(players),
      String(results.length),
      // Seats that this table does not have stay empty.
      ...(balance.sides === undefined ? shares.map((text, seat) => (seat < players ? text : '')) : shares),
      ...(balance.sides === undefined ? [String(results.filter(({ winners }) => winners.length === 0).length)] : []),
      ...tail(results),
    ];
  });
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [`## ${title}`, '', note, '', line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
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
\`--only GAME\`. Illegal choices and exceptions count as errors, not as losses.
${manifests.flatMap(({ balance }) => balance.note ?? []).join('\n')}`;

/** The whole page: chapters played now, those that stand in the page from before, and after them what others wrote. */
export function page(played: ReadonlyMap<string, string>, before: string): string {
  const old = before.split(/^(?=## )/mu).slice(1);
  const written = old.filter((chapter) => !manifests.some(({ title }) => chapter.startsWith(`## ${title}\n`)));
  const chapters = manifests.flatMap(({ name, title }) => {
    const kept = old.find((chapter) => chapter.startsWith(`## ${title}\n`));
    return played.get(name) ?? kept?.trimEnd() ?? [];
  });
  return `${[HEAD, ...chapters, ...written.map((chapter) => chapter.trimEnd())].join('\n\n')}\n`;
}
