import { FastChance } from '@traque/engine/core/chance';
import { applyCode } from '@traque/engine/maamut/apply';
import { legalTurns, sampleCode } from '@traque/engine/maamut/legal';
import { maamut } from '@traque/engine/maamut/index';
import { clone, hunterAt, type State } from '@traque/engine/maamut/state';
import { describe, expect, it } from 'vitest';
import { FACED, movesIntoMammoth, pushOutcome, sensibleCodes, UNDECIDED } from './push.ts';

function* turns(seed: string): Generator<State> {
  const chance = new FastChance(seed);
  const state = maamut.create(4, {}, chance);
  for (let ply = 0; ply < 300 && state.phase !== 'over'; ply++) {
    if (state.phase === 'act') yield state;
    applyCode(state, sampleCode(state, chance), chance);
  }
}

/** The outcome by the rules: play the move and look. */
function played(state: State, code: number): number {
  const seat = state.turn;
  const after = clone(state);
  let faced = false;
  let owner = UNDECIDED;
  applyCode(after, code, new FastChance(1), (event) => {
    if (event.type === 'removed' && event.seat === seat && event.rule === 'MA-55') faced = true;
    if (event.type === 'fall') owner = event.owner;
  });
  return faced ? FACED : owner;
}

describe('the outcome of a push', () => {
  it('agrees with the rules unless a hunter has to choose on the way', () => {
    let met = 0;
    for (let i = 0; i < 60; i++)
      for (const state of turns(`push ${i}`)) {
        const seat = state.turn;
        for (
          let bits = movesIntoMammoth(state, hunterAt(state, seat)) & legalTurns(state);
          bits !== 0;
          bits &= bits - 1
        ) {
          const code = 31 - Math.clz32(bits & -bits);
          const after = clone(state);
          applyCode(after, code, new FastChance(1));
          if (after.phase !== 'act' && after.phase !== 'over') continue;
          met++;
          expect(pushOutcome(state, code), `push ${i}`).toBe(played(state, code));
        }
      }
    expect(met).toBeGreaterThan(500);
  });

  it('keeps only the winning move, and drops moves that lose at once while there are others', () => {
    let wins = 0;
    for (let i = 0; i < 60; i++)
      for (const state of turns(`sensible ${i}`)) {
        const seat = state.turn;
        const codes = legalTurns(state);
        const kept = sensibleCodes(state, seat, codes);
        expect(kept & ~codes).toBe(0);
        expect(kept).not.toBe(0);
        if ((kept & (kept - 1)) === 0 && played(state, 31 - Math.clz32(kept)) === seat) wins++;
        else
          for (let bits = codes; bits !== 0; bits &= bits - 1)
            expect(played(state, 31 - Math.clz32(bits & -bits))).not.toBe(seat);
      }
    expect(wins).toBeGreaterThan(5);
  });
});
