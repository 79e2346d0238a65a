import { describe, expect, it } from 'vitest';
import { FastChance } from '../core/chance.ts';
import { momie } from './index.ts';
import type { Action } from './protocol.ts';
import type { State } from './state.ts';
import { position } from './testing/position.ts';

const VAULT = `
  +---+---+---+---+---+
  | r   0   .   b   . |
  +---+---+   +---+   +
  | S   . | D | .   w |
  +   +---+   +---+---+
  | .   .   M |
  +---+---+---+`;
const cards = { 1: ['red-1', 'blue-1', 'white-1'], 2: ['red-1', 'blue-1', 'white-1'] };

/** How often each action comes out of many samples. */
function sampled(state: State): Map<string, number> {
  const chance = new FastChance('many samples');
  const counts = new Map<string, number>();
  for (let i = 0; i < 20_000; i++) {
    const action = JSON.stringify(momie.sample(state, chance));
    counts.set(action, (counts.get(action) ?? 0) + 1);
  }
  return counts;
}

describe('sampling', () => {
  it('every legal action of a hunter has a chance, and no other', () => {
    for (const state of [
      position(VAULT, { open: [1, 2, 'arrow', 4], cards }),
      position(VAULT, { locked: 2, cards }),
      position(VAULT, { locked: 5, cards }),
      position(VAULT, { cards }),
    ]) {
      const listed = momie.legal(state).actions.map((action) => JSON.stringify(action));
      expect([...sampled(state).keys()].sort()).toEqual(listed.sort());
    }
  });

  it('the mummy’s every path has a chance, also those that walk back and forth', () => {
    const state = position(VAULT, { phase: 'prowl', steps: 3, cards });
    const counts = sampled(state);
    for (const action of momie.legal(state).actions) expect(counts.has(JSON.stringify(action))).toBe(true);
    const there: Action = { type: 'prowl', path: ['1,2', '2,2', '1,2'] };
    expect(counts.has(JSON.stringify(there))).toBe(true);
    for (const action of counts.keys()) expect(momie.refusal(state, 0, JSON.parse(action))).toBeNull();
  });
});
