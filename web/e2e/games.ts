/** The three games, set up to be short: a limit to the hunt, few players, and choices that bring the end nearer. */
import { hurried, type PlayOptions } from './visitor.ts';

export const games = ['maamut', 'mammut', 'momie'] as const;
export type Game = (typeof games)[number];

interface Sitter {
  readonly kind: 'me' | 'here' | 'bot' | 'open';
  readonly level?: string;
}

const options: Readonly<Record<Game, object>> = {
  maamut: { huntLimit: 8, first: 0 },
  mammut: { first: 0 },
  momie: { mummy: 0 },
};

/** A set-up as the app remembers it. */
export function setUp(game: Game, seats: readonly Sitter[]): string {
  const drafts = seats.map(({ kind, level = 'normal' }, look) => ({
    kind,
    name: kind === 'me' ? 'Ada' : kind === 'here' ? 'Bo' : '',
    look,
    level,
  }));
  return JSON.stringify({ seats: drafts, options: options[game], listed: false, clock: null });
}

/** For tests about something else than bots: none of them thinks long, and what happens is not shown moving. */
export const atOnce: Readonly<Record<string, string>> = {
  ...hurried,
  'setup.mammut.bots': setUp('mammut', [
    { kind: 'me' },
    { kind: 'bot', level: 'easy' },
    { kind: 'bot', level: 'easy' },
  ]),
};

const place = String.raw`[A-Z]\d+|the stairs|the dungeon`;

/** How many steps it is from a place to the nearest of some, by the ways as the board tells them in words. */
function distances(words: string, goals: readonly string[]): Map<string, number> {
  const cells = [
    ...words.matchAll(new RegExp(`^(${place}): ((?:up|down|left|right)(?:, (?:up|down|left|right))*)$`, 'gm')),
  ];
  const rows = cells.map(([, name]) => name!);
  const ways = new Map(cells.map(([, name, exits]) => [name!, exits!.split(', ')]));
  const at = new Map<string, string>();
  // The two places without a letter stand after their neighbour of the last row.
  const spot = (name: string): readonly [number, number] => {
    if (!name.startsWith('the ')) return [name.charCodeAt(0), Number(name.slice(1))];
    const [x, y] = spot(rows[rows.indexOf(name) - 1]!);
    return [x + 1, y];
  };
  for (const name of rows) at.set(spot(name).join(), name);
  const step = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;
  const found = new Map(goals.map((goal) => [goal, 0]));
  for (const name of found.keys())
    for (const exit of ways.get(name) ?? []) {
      const [x, y] = spot(name);
      const [dx, dy] = step[exit as keyof typeof step];
      const next = at.get([x + dx, y + dy].join());
      if (next !== undefined && !found.has(next)) found.set(next, found.get(name)! + 1);
    }
  return found;
}

const placesIn = (label: string): string[] => [...label.matchAll(new RegExp(place, 'g'))].map(([name]) => name);

const nearest = (labels: readonly string[], from: Map<string, number>): number => {
  const ends = labels.map((label) => from.get(placesIn(label).at(-1) ?? '') ?? Infinity);
  return ends.indexOf(Math.min(...ends));
};

/** Hunters who seek the mummy and a mummy who was told where they are: two blind wanderers would need all day. */
function reckless(): NonNullable<PlayOptions['choose']> {
  let hunters: string[] = [];
  return (labels, _chance, words) => {
    const mummy = new RegExp(`^Position: (${place})`, 'm').exec(words)?.[1] ?? 'the dungeon';
    if (labels.some((label) => label.startsWith('Walk '))) {
      const hits = hunters.map((cell) => labels.findIndex((label) => placesIn(label).includes(cell)));
      return hits.find((hit) => hit >= 0) ?? nearest(labels, distances(words, hunters));
    }
    const move = nearest(labels, distances(words, [mummy]));
    const pick = labels[move]!.startsWith('Free') ? labels.length - 1 : move;
    const seen = [...words.matchAll(new RegExp(`^[^:\n]+: (${place}); \\d ankhs?`, 'gm'))].map(([, cell]) => cell!);
    hunters = [...placesIn(labels[pick]!).slice(-1), ...seen];
    return pick;
  };
}

export function playing(game: Game): PlayOptions {
  return game === 'momie' ? { choose: reckless() } : {};
}
