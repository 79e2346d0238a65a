import { expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { orderOf } = await import('./index.ts');

const heard = { on: true, hidden: false, volume: 50 };
const steps = { sound: 'step', times: 3, everyMs: 240 } as const;

it('a cue is played at the pace of the game and at the volume of the settings', () => {
  expect(orderOf(steps, 2, 1, heard)).toEqual({ sound: 'step', times: 3, everySeconds: 0.12, gain: 0.5 });
  expect(orderOf({ sound: 'card' }, 1, 0.5, heard)).toEqual({ sound: 'card', times: 1, everySeconds: 0, gain: 0.25 });
});

it('nothing is played if sounds are off, in a page that nobody sees, at no volume, and no steps', () => {
  expect(orderOf(steps, 1, 1, { ...heard, on: false })).toBeNull();
  expect(orderOf(steps, 1, 1, { ...heard, hidden: true })).toBeNull();
  expect(orderOf(steps, 1, 1, { ...heard, volume: 0 })).toBeNull();
  expect(orderOf({ ...steps, times: 0 }, 1, 1, heard)).toBeNull();
});
