import type { Level } from '@traque/bots/core/brain';
import { gameNamed } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import type { Thinker } from '../bots/thinker.ts';

/** A thinker that answers at once and records the levels it was asked for. */
export function quickThinker(asked: Level[] = []): Thinker {
  return {
    think(view, level) {
      asked.push(level);
      const game = gameNamed(view.game)!;
      const chance = new FastChance(`${asked.length}`);
      return Promise.resolve(game.sample(game.imagine(view, view.toAct, chance), chance));
    },
    close: () => Promise.resolve(),
  };
}
