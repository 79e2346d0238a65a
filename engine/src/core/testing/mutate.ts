/** Actions that somebody might send: near misses of real ones, and nonsense. */
import type { Chance } from '../chance.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const nonsense: readonly Json[] = [
  null,
  true,
  0,
  '',
  'pass',
  [],
  {},
  { type: null },
  { type: 'surrender' },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: ['pass'] },
];

export const pick = <T>(chance: Chance, items: readonly T[]): T => items[chance.below(items.length)]!;

function mutateNumber(value: number, chance: Chance): Json {
  return pick<Json>(chance, [value + 1, value - 1, 0, -1, value + 0.5, 99, String(value), null, 1e9]);
}

function mutateText(value: string, chance: Chance): Json {
  // Cells are "x,y": the neighbours of a legal one are the interesting illegal ones.
  const cell = /^(-?\d+),(-?\d+)$/.exec(value);
  if (cell !== null) {
    const [x, y] = [Number(cell[1]), Number(cell[2])];
    return pick<Json>(chance, [
      `${x + 1},${y}`,
      `${x - 1},${y}`,
      `${x},${y + 1}`,
      `${x},${y - 1}`,
      '0,0',
      '99,99',
      ' 0,0',
      7,
    ]);
  }
  return pick<Json>(chance, [`${value}x`, '', '__proto__', 'arrow', 'fox', 'peek', 'flip', 'axePoints', 1, null]);
}

function mutateList(value: readonly Json[], chance: Chance): Json {
  const at = chance.below(value.length + 1);
  const extra: Json = value.length > 0 ? pick(chance, value) : pick<Json>(chance, [0, '0,0', [0, 0]]);
  const changed = value.map((item, i) => (i === at ? mutate(item, chance) : item));
  return pick<Json>(chance, [
    value.slice(1),
    [...value, extra],
    [...value, chance.below(32)],
    changed,
    changed,
    value.toReversed(),
    'list',
    [],
  ]);
}

/** A value like this one with something changed. */
export function mutate(value: Json, chance: Chance): Json {
  if (typeof value === 'number') return mutateNumber(value, chance);
  if (typeof value === 'string') return mutateText(value, chance);
  if (typeof value === 'boolean') return pick<Json>(chance, [!value, null, 'true']);
  if (value === null) return 0;
  if (Array.isArray(value)) return mutateList(value as readonly Json[], chance);
  const object = value as { readonly [key: string]: Json };
  if (Object.keys(object).length === 0) return { '0,0': 0 };
  const key = pick(chance, Object.keys(object));
  if (chance.below(8) === 0) return Object.fromEntries(Object.entries(object).filter(([each]) => each !== key));
  return { ...object, [key]: mutate(object[key]!, chance) };
}

/** Something to send in place of `action`: a near miss of it, an action of another moment, or nonsense. */
export function attempt(action: object, others: readonly object[], chance: Chance): unknown {
  const kind = chance.below(8);
  if (kind === 0) return pick(chance, nonsense);
  if (kind <= 2 && others.length > 0) return pick(chance, others);
  if (kind === 3 && others.length > 0) return mutate(pick(chance, others) as Json, chance);
  return mutate(action as Json, chance);
}
