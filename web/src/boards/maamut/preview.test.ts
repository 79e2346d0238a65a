import type { Event } from '@traque/engine/maamut/protocol';
import { loadWords } from '@traque/texts';
import { describe, expect, it } from 'vitest';
import { previewText } from './preview-text.ts';
import { previewOf } from './preview.ts';
import { after, hunterPoint, sceneOf } from './scene.ts';
import { faces, position } from './testing.ts';

const { board: words } = await (await loadWords('en')).games.maamut.loadTable();

const scene = sceneOf(position());

/** Ana walks east onto the mammoth; the way ahead is rock, so it turns south-east. */
const push: readonly Event[] = [
  { type: 'move', for: null, seat: 0, card: 2, dir: 0, from: '-2,0' },
  { type: 'walk', for: null, seat: 0, path: ['-1,0', '0,0'] },
  { type: 'startle', for: null, seat: 0, at: '0,0', closed: [{ dir: 0, at: '1,0', by: 'rock' }], dir: 1 },
];
const told = (events: readonly Event[], viewer = 0): string => {
  const preview = previewOf(scene, events);
  return preview ? previewText(preview, viewer, faces, words) : '';
};

describe('what would follow', () => {
  it('is nothing where the engine foresees nothing', () => {
    expect(previewOf(scene, [])).toBeNull();
  });

  it('is quiet where the mammoth is not met', () => {
    expect(told(push.slice(0, 1))).toBe('The mammoth would not notice you.');
  });

  it('MA-53: names the closed way, the turn and the goal', () => {
    const events: Event[] = [...push, { type: 'run', for: null, dir: 1, path: ['0,1', '0,2'] }];
    expect(told(events)).toBe('The way ahead is closed: it would turn south-east and run to F4.');
    expect(previewOf(scene, events)?.end).toMatchObject({ mammoth: '0,2', pose: 'run', heading: 1 });
  });

  it('MA-61: names whom it would scare, even if they have yet to choose a tile', () => {
    const run: Event = { type: 'run', for: null, dir: 4, path: ['0,-1', '0,-2'] };
    const chosen: Event = { type: 'panic', for: null, seat: 1, from: '0,-2', to: '1,-2', chosen: false };
    expect(previewOf(scene, [...push, run])).toMatchObject({
      pending: true,
      scares: [{ seat: 1, from: '0,-2', to: null }],
    });
    expect(previewOf(scene, [...push, run, chosen])).toMatchObject({
      pending: false,
      scares: [{ seat: 1, to: '1,-2' }],
    });
    expect(told([...push, run])).toContain('It would scare Ben.');
  });

  it('MA-80: tells whose trap it would fall into', () => {
    const fall = (owner: number): Event => ({ type: 'fall', for: null, at: '0,1', owner, pusher: 0 });
    const run: Event = { type: 'run', for: null, dir: 1, path: ['0,1'] };
    expect(told([...push, run, fall(1)])).toContain('Ben’s trap!');
    expect(told([...push, run, fall(0)])).toContain('your trap!');
    expect(previewOf(scene, [...push, run, fall(1)])?.end.pose).toBe('fall');
  });

  it('MA-30, MA-35: sketches a trap that would be set, and tells who would get a lifted one back', () => {
    const set: Event[] = [{ type: 'setTrap', for: null, seat: 0, at: '-2,0' }];
    expect(previewOf(scene, set)?.trap).toEqual({ at: '-2,0', owner: 0, isSet: true });
    expect(told(set)).toBe('Your trap would be on D2: if the mammoth falls into it, you win.');
    const lifted: Event[] = [{ type: 'liftTrap', for: null, seat: 0, at: '2,1', owner: 1 }];
    expect(previewOf(scene, lifted)?.trap).toEqual({ at: '2,1', owner: 1, isSet: false });
    expect(told(lifted)).toBe('The trap would go back to its owner: Ben.');
  });

  it('MA-61: tells the viewer where they would run, and nobody else', () => {
    const fled: Event[] = [{ type: 'panic', for: null, seat: 0, from: '-2,0', to: '-2,1', chosen: true }];
    expect(told(fled)).toBe('You would run to E2.');
    expect(told(fled, 1)).toBe('The mammoth would not notice you.');
  });

  it('MA-55: warns that it would turn on the hunter', () => {
    const faced: Event[] = [
      ...push.slice(0, 2),
      { type: 'startle', for: null, seat: 0, at: '0,0', closed: [], dir: null },
      { type: 'removed', for: null, seat: 0, at: '0,0', rule: 'MA-55', hand: [1] },
    ];
    expect(told(faced)).toBe('The mammoth would have no way out and turn on you!');
    expect(hunterPoint(faced.reduce(after, scene), 0)).toBeNull();
  });
});

it('carries traps from scene to scene as events set, lift and remove them', () => {
  const set = after(scene, { type: 'setTrap', for: null, seat: 2, at: '0,-3' });
  expect(set.traps).toEqual({ '-2,0': 0, '2,1': 1, '0,-3': 2 });
  const lifted = after(set, { type: 'liftTrap', for: null, seat: 0, at: '-2,0', owner: 0 });
  expect(lifted.traps).toEqual({ '2,1': 1, '0,-3': 2 });
  expect(after(lifted, { type: 'vanish', for: null, seat: 1, cells: ['2,1'] }).traps).toEqual({ '0,-3': 2 });
});
