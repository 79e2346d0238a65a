import type { Event } from '@traque/engine/maamut/protocol';
import { languages } from '@traque/texts';
import { describe, expect, it } from 'vitest';
import { inAllLanguages } from '../testing.ts';
import { logLine } from './log.ts';
import { faces } from './testing.ts';

const texts = await inAllLanguages(({ games }) => games.maamut.loadTable());

const closed = { dir: 0, at: '1,0', by: 'rock' } as const;

/** One of each, and of each way an event can be told. The type makes a forgotten one a compile error. */
const examples: { readonly [T in Event['type']]: readonly Extract<Event, { type: T }>[] } = {
  place: [{ type: 'place', for: null, seat: 0, at: '3,-1' }],
  move: [{ type: 'move', for: null, seat: 0, card: 2, dir: 3, from: '0,0' }],
  walk: [{ type: 'walk', for: null, seat: 0, path: ['1,0'] }],
  startle: [
    { type: 'startle', for: null, seat: 0, at: '0,0', closed: [], dir: 0 },
    { type: 'startle', for: null, seat: 0, at: '0,0', closed: [closed], dir: 1 },
    { type: 'startle', for: null, seat: 0, at: '0,0', closed: [{ ...closed, by: 'edge' }, closed], dir: 2 },
    { type: 'startle', for: null, seat: 0, at: '0,0', closed: [closed, closed, closed], dir: 4 },
    {
      type: 'startle',
      for: null,
      seat: 0,
      at: '0,0',
      closed: [{ ...closed, by: 'edge' }, closed, { ...closed, by: 'edge' }],
      dir: 3,
    },
    { type: 'startle', for: null, seat: 0, at: '0,0', closed: [closed, closed, closed, closed, closed], dir: null },
  ],
  run: [
    { type: 'run', for: null, dir: 1, path: ['0,1'] },
    { type: 'run', for: null, dir: 1, path: ['0,1', '0,2'] },
  ],
  panic: [
    { type: 'panic', for: null, seat: 1, from: '0,1', to: '1,1', chosen: true },
    { type: 'panic', for: null, seat: 1, from: '0,1', to: '1,1', chosen: false },
  ],
  removed: [
    { type: 'removed', for: null, seat: 1, at: '0,1', rule: 'MA-55', hand: [1] },
    { type: 'removed', for: null, seat: 1, at: '0,1', rule: 'MA-64', hand: [1] },
  ],
  vanish: [{ type: 'vanish', for: null, seat: 1, cells: ['0,1', '2,0'] }],
  setTrap: [{ type: 'setTrap', for: null, seat: 0, at: '1,1' }],
  liftTrap: [
    { type: 'liftTrap', for: null, seat: 0, at: '1,1', owner: 0 },
    { type: 'liftTrap', for: null, seat: 0, at: '1,1', owner: 2 },
  ],
  pass: [{ type: 'pass', for: null, seat: 0, card: 3 }],
  draw: [{ type: 'draw', for: null, seat: 0, count: 1 }],
  drawn: [{ type: 'drawn', for: [0], seat: 0, cards: [2, 3] }],
  reshuffle: [{ type: 'reshuffle', for: null, count: 20 }],
  fall: [
    { type: 'fall', for: null, at: '1,1', owner: 2, pusher: 2 },
    { type: 'fall', for: null, at: '1,1', owner: 2, pusher: 0 },
  ],
  over: [
    { type: 'over', for: null, rule: 'MA-80', result: { winners: [2], reason: 'trap', pusher: 0 } },
    { type: 'over', for: null, rule: 'MA-81', result: { winners: [], reason: 'mammoth' } },
    { type: 'over', for: null, rule: 'MA-82', result: { winners: [], reason: 'mammoth' } },
    { type: 'over', for: null, rule: 'MA-83', result: { winners: [], reason: 'mammoth' } },
  ],
};
const all: readonly Event[] = Object.values(examples).flat();
const silent = new Set<Event['type']>(['walk', 'draw']);

describe.each(languages)('the log in %s', (language) => {
  it('tells every event but those that another line already tells', () => {
    for (const event of all) {
      const line = logLine(event, faces, texts[language]);
      if (silent.has(event.type)) expect(line).toBeNull();
      else expect(line, event.type).toMatch(/^\p{Lu}.*[.!]$/u);
      expect(line ?? '').not.toMatch(/undefined|NaN|\[object|-?\d,-?\d/);
    }
  });

  it('tells different things differently', () => {
    const lines = all.filter((event) => !silent.has(event.type)).map((event) => logLine(event, faces, texts[language]));
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('names the player who acts', () => {
    for (const event of all) {
      if ('seat' in event && !silent.has(event.type)) {
        expect(logLine(event, faces, texts[language])).toContain(faces[event.seat]?.name);
      }
    }
  });
});

it('MA-53: says why the mammoth turns', () => {
  const [, turned] = examples.startle;
  expect(turned && logLine(turned, faces, texts.en)).toBe(
    'Ana startles the mammoth. The way ahead is rock, so the mammoth turns clockwise and flees south-east.',
  );
  const [, , , , far] = examples.startle;
  expect(far && logLine(far, faces, texts.en)).toBe(
    'Ana startles the mammoth. The way ahead ends at the edge and the next 2 are rock or end at the edge; the mammoth turns clockwise until it can flee west.',
  );
  expect(turned && logLine(turned, faces, texts.fr)).toBe(
    'Ana effraie le mammouth. Devant lui, un rocher barre la route : le mammouth tourne dans le sens horaire et fuit vers le sud-est.',
  );
});
