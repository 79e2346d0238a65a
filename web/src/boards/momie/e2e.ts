import type { Chooser, Scenario } from '../e2e.ts';

const place = String.raw`[A-Z]\d+|the stairs|the dungeon`;

/** For each place the number of steps to the nearest goal, along the ways that the position in words lists. */
function distances(words: string, goals: readonly string[]): Map<string, number> {
  const cells = [
    ...words.matchAll(new RegExp(`^(${place}): ((?:up|down|left|right)(?:, (?:up|down|left|right))*)$`, 'gm')),
  ];
  const rows = cells.map(([, name]) => name!);
  const ways = new Map(cells.map(([, name, exits]) => [name!, exits!.split(', ')]));
  const at = new Map<string, string>();
  // The two places without a letter are listed after their neighbour of the last row.
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

/**
 * Hunters who look for the mummy, and a mummy who is told where they are: two who wander at random would need too long to
 * meet.
 */
function createChooser(): Chooser {
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

export const scenario: Scenario = {
  options: { mummy: 0 },
  createChooser,
  // A mummy that never leaves the dungeon loses to anybody.
  againstBots: { count: 1, level: 'normal', choose: () => 0 },
  typicalAfterTurns: 4,
  keepsPlace: ['.momie-maze', '.momie-table', '.momie-missions', '.momie-heard'],
  picture: { selector: '.momie-maze' },
  // Of the cards of others everybody sees the colour: `red`, not `red-1`.
  showsCardsOfOthers: (view, seat) =>
    Object.entries(view['cards'] as Record<string, string[]>).some(
      ([owner, held]) => Number(owner) !== seat && held.some((card) => /-\d/.test(card)),
    ),
};
