import { describe, expect, it } from 'vitest';
import type { Viewer } from '../core/game.ts';
import { type GameRecord, replay } from '../core/record.ts';
import { shownActions } from '../core/testing/records.ts';
import { gameNamed } from '../index.ts';

const game = gameNamed('momie')!;

function mummyOf(record: GameRecord): number {
  const { value } = replay(record, game).next();
  return (game.write(value!.match.state).options as { mummy: number }).mummy;
}

describe('of a running game the others are not told', () => {
  it.each([
    ['the mummy', mummyOf],
    ['a spectator', (): Viewer => null],
  ] as const)('MO-13, MO-42: where a hunter went, unless they collect there (%s)', (_who, viewerOf) => {
    let hidden = 0;
    for (const { action, shown } of shownActions(game, viewerOf)) {
      if (action.type !== 'move') continue;
      const { die, collect } = action as unknown as { die: unknown; collect?: boolean };
      if (collect === true) expect(shown).toEqual(action);
      else {
        expect(shown).toEqual({ type: 'move', die });
        hidden++;
      }
    }
    expect(hidden).toBeGreaterThan(0);
  });

  it('MO-52, MO-56: how far the mummy meant to walk beyond a catch (a hunter)', () => {
    let cut = 0;
    for (const { action, shown } of shownActions(game, (record) => (mummyOf(record) + 1) % record.seats.length)) {
      if (action.type !== 'prowl') continue;
      const [walked, meant] = [shown, action].map((each) => (each as unknown as { path: string[] }).path);
      expect(meant!.slice(0, walked!.length)).toEqual(walked);
      if (walked!.length < meant!.length) cut++;
    }
    expect(cut).toBeGreaterThan(0);
  });
});
