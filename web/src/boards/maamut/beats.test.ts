import type { Event } from '@traque/engine/maamut/protocol';
import { describe, expect, it } from 'vitest';
import { inAllLanguages } from '../testing.ts';
import { beats } from './beats.ts';
import { faces, position } from './testing.ts';

const texts = await inAllLanguages(({ games }) => games.maamut.loadTable());
const view = position();
const result = { winners: [1], reason: 'trap' as const, pusher: 1 };

const events: { readonly [K in Event['type']]: Extract<Event, { type: K }> } = {
  place: { for: null, type: 'place', seat: 0, at: '0,-3' },
  move: { for: null, type: 'move', seat: 1, card: 2, dir: 0, from: '0,-2' },
  walk: { for: null, type: 'walk', seat: 1, path: ['1,-2', '2,-2'] },
  startle: { for: null, type: 'startle', seat: 1, at: '0,0', closed: [], dir: 0 },
  run: { for: null, type: 'run', path: ['1,0', '2,0', '3,0'], dir: 0 },
  panic: { for: null, type: 'panic', seat: 0, from: '-2,0', to: '-3,0', chosen: false },
  removed: { for: null, type: 'removed', seat: 0, at: '-2,0', rule: 'MA-64', hand: [] },
  vanish: { for: null, type: 'vanish', seat: 0, cells: ['-2,0'] },
  setTrap: { for: null, type: 'setTrap', seat: 1, at: '0,-2' },
  liftTrap: { for: null, type: 'liftTrap', seat: 1, at: '-2,0', owner: 0 },
  pass: { for: null, type: 'pass', seat: 1, card: 2 },
  draw: { for: null, type: 'draw', seat: 1, count: 1 },
  drawn: { for: [1], type: 'drawn', seat: 1, cards: [2] },
  reshuffle: { for: null, type: 'reshuffle', count: 12 },
  fall: { for: null, type: 'fall', at: '2,1', owner: 0, pusher: 1 },
  over: { for: null, type: 'over', result, rule: 'MA-80' },
};

describe('Mâamut’s beats', () => {
  it('each event has its sound', () => {
    const heard = Object.values(events).map((event) => {
      const cues = beats.beatOf(event, view).cues ?? [];
      return [event.type, cues.map(({ sound, times = 1 }) => (times === 1 ? sound : `${times} × ${sound}`)).join()];
    });
    expect(Object.fromEntries(heard)).toEqual({
      place: 'step',
      move: 'card',
      walk: '2 × step',
      startle: '',
      run: '3 × run',
      panic: '2 × step',
      removed: 'catch',
      vanish: 'trap',
      setTrap: 'trap',
      liftTrap: 'trap',
      pass: 'card',
      draw: 'card',
      drawn: '',
      reshuffle: '3 × card',
      fall: 'fall',
      over: '',
    });
  });

  it('where the mammoth and the hunters end up is told when it has been seen', () => {
    const after = Object.values(events).filter((event) => beats.beatOf(event, view).toldAfter);
    expect(after.map(({ type }) => type)).toEqual(['run', 'panic', 'removed', 'vanish', 'fall']);
  });

  it.each([
    ['panic', 'The mammoth scares you: you run to D1!'],
    ['removed', 'You are out of the game'],
    ['liftTrap', 'Ben lifts your trap on D2!'],
    ['fall', 'The mammoth falls into your trap on E6!'],
  ] as const)('%s happens to somebody: %s', (type, said) => {
    const event = events[type];
    expect(beats.beatOf(event, view).happensTo).toEqual([0]);
    expect(beats.happened?.(event, 0, faces, texts.en, view)).toBe(said);
    for (const words of Object.values(texts)) expect(beats.happened?.(event, 0, faces, words, view)).not.toBe('');
  });

  it('nothing else happens to anybody', () => {
    const others = Object.values(events).filter((event) => beats.beatOf(event, view).happensTo === undefined);
    expect(others).toHaveLength(12);
  });

  it('while a hunter chooses where to run it is still the turn of who scared the mammoth', () => {
    expect(beats.turnOf?.(position({ phase: 'panic', turn: 0, toAct: 2 }))).toBe(0);
    expect(beats.turnOf?.(position({ phase: 'place', turn: 0, toAct: 2 }))).toBe(2);
  });
});
