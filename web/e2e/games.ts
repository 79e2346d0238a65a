/** The three games, set up to be short: a limit to the hunt, few players, and choices that bring the end nearer. */
import type { PlayOptions } from './visitor.ts';

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

/** Far walks for the mummy, treasures for the hunters: two blind wanderers would need all day. */
const momie: NonNullable<PlayOptions['choose']> = (labels, chance) => {
  const treasure = labels.findIndex((label) => label.includes('and take'));
  if (treasure >= 0) return treasure;
  const steps = labels.map((label) => Number(/\((\d+) steps?\)/.exec(label)?.[1] ?? 0));
  const far = Math.max(...steps);
  const candidates = labels.flatMap((label, i) => (steps[i] === far && !label.startsWith('Free') ? [i] : []));
  return candidates[chance.below(candidates.length)] ?? 0;
};

export function playing(game: Game): PlayOptions {
  return game === 'momie' ? { choose: momie } : {};
}
