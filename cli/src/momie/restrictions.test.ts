import { think } from '@traque/bots';
import { gameNamed } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import type { View } from '@traque/engine/momie/protocol';
import { expect, it } from 'vitest';
import { restrictions, type RestrictionName } from './restrictions.ts';

const game = gameNamed('momie')!;

interface Seen {
  readonly phase: string;
  readonly locked: number;
  readonly would: { readonly type: string };
  readonly does: { readonly type: string; readonly path?: readonly string[] };
  /** What else could be done. */
  readonly legal: readonly { readonly type: string }[];
}

/** Everything that a restricted bot was asked in a few games of such bots, each action legal. */
function decisions(name: RestrictionName, games: number): Seen[] {
  const seen: Seen[] = [];
  for (let i = 0; i < games; i++) {
    const luck = new FastChance(`${name} ${i}`);
    const state = game.create(3, { map: 'ramses', mummy: 0 }, luck);
    for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
      const view = game.view(state, seat) as unknown as View;
      const seed = `${i} ${seen.length}`;
      const thought = think({ view: view as never, level: 'easy', ms: 100, seed });
      const does = restrictions[name](game, state, thought, seed);
      expect(game.refusal(state, seat, does)).toBe(null);
      const legal = game.legal(state).actions;
      seen.push({ phase: view.phase, locked: view.dice.locked, would: thought.action, does, legal });
      game.apply(state, does, luck);
    }
  }
  return seen;
}

it('MO-55: a mummy that never interrupts stays where it is, and prowls as before in its own turn', () => {
  const seen = decisions('never interrupts', 6);
  const interrupts = seen.filter(({ phase }) => phase === 'interrupt');
  expect(interrupts.length).toBeGreaterThan(0);
  for (const { does } of interrupts) expect(does.path).toEqual([]);
  for (const { phase, would, does } of seen) if (phase !== 'interrupt') expect(does).toBe(would);
});

it('MO-23: hunters that never roll again move if they can', () => {
  const seen = decisions('never rolls again', 6);
  const changed = seen.filter(({ would, does }) => would !== does);
  expect(changed.length).toBeGreaterThan(0);
  for (const { phase, does, legal } of seen)
    if (phase === 'rolled' && does.type === 'roll') expect(legal.filter(({ type }) => type === 'move')).toEqual([]);
});

it('MO-20: hunters that never free the dice do so only if none is left to roll', () => {
  const seen = decisions('never frees', 6);
  expect(seen.some(({ would, does }) => would.type === 'reset' && does.type === 'roll')).toBe(true);
  for (const { does, locked } of seen) if (does.type === 'reset') expect(locked).toBe(5);
});

it('a greedy mummy changes its walks and nothing else', () => {
  const seen = decisions('is greedy', 3);
  expect(seen.some(({ would, does }) => would !== does)).toBe(true);
  for (const { phase, would, does } of seen) if (phase !== 'prowl' && phase !== 'interrupt') expect(does).toBe(would);
});
