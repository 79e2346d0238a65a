import { expect, it } from 'vitest';
import { RunningPace } from './pace.ts';
import { groupsOf } from './words-panel.tsx';

const pace = () => new RunningPace({ speed: () => 1, reduced: () => true });
const isDone = async (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 0, false))]);

it('what is held waits for its viewer, also if everything until then was skipped', async () => {
  const skipped = pace();
  skipped.skip();
  let goOn: () => void = () => undefined;
  const held = skipped.hold((end) => {
    goOn = end;
  });
  expect(await isDone(held)).toBe(false);
  goOn();
  expect(await isDone(held)).toBe(true);
});

it('a skip while it is held goes on', async () => {
  const running = pace();
  const held = running.hold(() => undefined);
  expect(await isDone(held)).toBe(false);
  running.skip();
  expect(await isDone(held)).toBe(true);
});

it('actions with the same words are listed once, with their number', () => {
  const actions = [{ tile: 1 }, { tile: 2 }, { tile: 3 }];
  expect(groupsOf(actions, ({ tile }) => (tile < 3 ? 'Take 1 fire' : 'Take 1 axe'))).toEqual([
    ['Take 1 fire', { tile: 1 }, 2],
    ['Take 1 axe', { tile: 3 }, 1],
  ]);
});
