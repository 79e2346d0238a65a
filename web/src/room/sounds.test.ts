import { expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { heartbeat, soundOfEnd } = await import('./sounds.ts');

it('who has won hears it, and who has not, too; a spectator hears the winners', () => {
  const result = { winners: [1, 2] };
  expect([0, 1, 2, null].map((viewer) => soundOfEnd(result, viewer))).toEqual([
    'defeat',
    'victory',
    'victory',
    'victory',
  ]);
  expect([0, null].map((viewer) => soundOfEnd({ winners: [] }, viewer))).toEqual(['defeat', 'defeat']);
});

it('a heart beats faster, longer and louder the nearer danger is, and not at all far from it', () => {
  expect(heartbeat(0)).toBeNull();
  const felt = [0.2, 0.5, 1].map((danger) => heartbeat(danger)!);
  const times = felt.map(({ cue }) => cue.times!);
  const every = felt.map(({ cue }) => cue.everyMs!);
  const loud = felt.map(({ loudness }) => loudness);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(every).toEqual(every.toSorted((a, b) => b - a));
  expect(loud).toEqual(loud.toSorted((a, b) => a - b));
  expect(loud.at(-1)).toBe(1);
  // Each beat is over before the next begins.
  expect(Math.min(...every)).toBeGreaterThanOrEqual(550);
});
