/** The registry of what tests need to know about each game: see `core/testing/manifest.ts`. */
import type { AnyGame } from './core/game.ts';
import type { AnyTesting } from './core/testing/manifest.ts';
import { testing as maamut } from './maamut/testing/index.ts';
import { testing as mammut } from './mammut/testing/index.ts';
import { testing as momie } from './momie/testing/index.ts';

const registry = [maamut, mammut, momie] as unknown as readonly AnyTesting[];

export function testingOf({ name }: Pick<AnyGame, 'name'>): AnyTesting {
  const testing = registry.find(({ game }) => game === name);
  if (testing === undefined) throw new Error(`${name} has no testing manifest: its secrets would not be tested`);
  return testing;
}
