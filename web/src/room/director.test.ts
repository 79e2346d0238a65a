import type { MatchEvent } from '@traque/engine/core/match';
import { describe, expect, it } from 'vitest';
import type { EventBeat } from '../boards/contract.ts';
import type { Entry, Moment } from '../client/table-client.ts';
import { direct, readingMs, type Script, sinceLastMove, undirected } from './director.ts';
import { logLines } from './log.ts';

const before: Moment = {
  number: 4,
  view: { game: 'maamut', players: 2, options: {}, toAct: 1, result: null },
  viewer: 0,
  decision: 4,
  deadline: null,
  undo: null,
};
const event = (type: string): MatchEvent => ({ type, for: null, clause: 'MA-20' });
const entry = (seat: number, ...types: string[]): Entry => ({
  number: 5,
  at: 0,
  what: { kind: 'action', seat, bot: false },
  events: types.map(event),
});

/** Two events: a theft from seat 0, and a step that needs no words. */
const beats: Readonly<Record<string, EventBeat>> = {
  steal: {
    importance: 'turning',
    toldAfter: true,
    happensTo: [0],
    pieces: ['camp-0'],
    cues: [{ sound: 'theft', at: 'start' }],
  },
  nudge: { importance: 'news', happensTo: [0] },
  walk: { importance: 'step' },
};
const type = (line: Parameters<Script['lineOf']>[0]): string => ('event' in line ? line.event.type : 'note');
const script: Script = {
  beatOf: (line) => beats[type(line)] ?? { importance: 'news' },
  lineOf: (line) => (type(line) === 'walk' ? null : 'Bo takes what is yours.'),
  leadOf: (line) => (type(line) === 'steal' ? 'Bo looks round.' : null),
  happenedTo: () => 'Bo robs you!',
};

describe('the director', () => {
  it('gives longer lines more time, and what changes the game more than the rest', () => {
    const times = (text: string) => (['step', 'news', 'turning'] as const).map((each) => readingMs(text, each, false));
    const [short, long] = [times('Bo passes.'), times('Bo startles the mammoth, and the way ahead is rock.')];
    for (const list of [short, long]) expect(list).toEqual(list.toSorted((a, b) => a - b));
    for (const at of [0, 1, 2]) expect(long[at]).toBeGreaterThan(short[at]!);
    // Enough for a quick reader, at twenty-five characters a second.
    expect(long[1]).toBeGreaterThanOrEqual(51 * 40);
    expect(readingMs('x'.repeat(1000), 'turning', false)).toBe(6000);
    expect(readingMs(null, 'turning', false)).toBe(0);
  });

  it('gives people less time for what they did themselves, unless it changes the game', () => {
    const text = 'Ada takes an axe.';
    expect(readingMs(text, 'news', true)).toBeLessThan(readingMs(text, 'news', false) / 2);
    expect(readingMs(text, 'turning', true)).toBe(readingMs(text, 'turning', false));
  });

  it('makes a moment of what happens to the viewer, with a sound of its own', () => {
    const [theft, walk] = direct(entry(1, 'steal', 'walk'), before, 0, script);
    expect(theft).toMatchObject({
      toldAfter: true,
      lead: 'Bo looks round.',
      happened: 'Bo robs you!',
      pieces: ['camp-0'],
      cues: [
        { sound: 'theft', at: 'start' },
        { sound: 'struck', at: 'end' },
      ],
    });
    expect(walk).toMatchObject({ toldAfter: false, lead: null, readingMs: 0, happened: null, cues: [] });
  });

  it('does so for nobody else, nor for a small thing that they did to themselves', () => {
    const happened = (viewer: number | null, actor: number, type: string) =>
      direct(entry(actor, type), before, viewer, script)[0]!.happened;
    expect([happened(1, 1, 'steal'), happened(null, 1, 'steal')]).toEqual([null, null]);
    expect([happened(0, 1, 'nudge'), happened(0, 0, 'nudge')]).toEqual(['Bo robs you!', null]);
    expect(happened(0, 0, 'steal')).toBe('Bo robs you!');
  });

  it('without a board each line is told at once', () => {
    expect(undirected(entry(1, 'steal', 'walk')).map(({ readingMs, toldAfter }) => [readingMs, toldAfter])).toEqual([
      [0, false],
      [0, false],
    ]);
  });

  it('knows what happened since the viewer’s last move', () => {
    const log = [1, 0, 1, 1].flatMap((seat, i) => logLines({ ...entry(seat, 'walk', 'nudge'), number: i + 1 }));
    expect(sinceLastMove(log, 0).map(({ number }) => number)).toEqual([3, 3, 4, 4]);
    expect(sinceLastMove(log, 1)).toEqual([]);
    // Somebody who has not moved yet, or only watches, has seen nothing.
    expect(sinceLastMove(log, 2)).toHaveLength(8);
    expect(sinceLastMove(log, null)).toHaveLength(8);
  });
});
