import { FastChance } from '@traque/engine/core/chance';
import type { Event } from '@traque/engine/mammut/protocol';
import { mammut } from '@traque/engine/mammut/index';
import { describe, expect, it } from 'vitest';
import { inAllLanguages } from '../testing.ts';
import { beats } from './beats.ts';
import { faces, position } from './testing.ts';

const texts = await inAllLanguages(({ games }) => games.mammut.loadTable());
const view = position();

/** One event of each kind: the two that are seldom, and those of some games. */
const events = new Map<Event['type'], Event>([
  ['pass', { for: null, type: 'pass', seat: 0 }],
  ['decline', { for: null, type: 'decline', seat: 0 }],
]);
for (const seed of ['ash', 'oak', 'elm', 'fir']) {
  const chance = new FastChance(seed);
  const state = mammut.create(4, {}, chance);
  while (mammut.toAct(state) !== null)
    mammut.apply(state, mammut.sample(state, chance), chance, (event: Event) => void events.set(event.type, event));
}

describe('Mammut’s beats', () => {
  it('each event has its sound', () => {
    const heard = [...events.values()].map((event) => [
      event.type,
      (beats.beatOf(event, view).cues ?? []).map(({ sound }) => sound).join(),
    ]);
    expect(Object.fromEntries(heard)).toEqual({
      pour: 'tiles',
      take: 'tiles',
      steal: 'theft',
      giveBack: 'theft',
      peek: 'card',
      peeked: '',
      lay: 'card',
      laid: '',
      flip: 'tiles',
      pass: '',
      shared: 'run',
      reveal: 'card',
      turn: 'tiles',
      order: '',
      counts: '',
      score: 'score',
      hides: 'score',
      token: 'treasure',
      draw: 'card',
      drawn: '',
      decline: '',
      reshuffle: 'card',
      roundEnd: '',
      over: '',
    });
  });

  const sides = [{ tile: 0, up: 'axe' as const }];
  const theft: Event = { for: null, type: 'steal', seat: 1, from: 0, share: 0, kept: [0], returned: [], sides };
  const giveBack: Event = {
    for: null,
    type: 'giveBack',
    seat: 1,
    shares: [
      [0, 0],
      [2, 0],
      [0, 1],
    ],
    tiles: [0],
    sides,
  };

  it('a theft happens to the robbed, who are told when they have seen it', () => {
    expect(beats.beatOf(theft, view)).toMatchObject({ importance: 'turning', toldAfter: true, happensTo: [0] });
    expect(beats.beatOf(giveBack, view)).toMatchObject({ importance: 'turning', toldAfter: true, happensTo: [0, 2] });
    expect(beats.happened?.(theft, 0, faces, texts.en, view)).toBe('Ben robs you!');
    expect(beats.happened?.(giveBack, 0, faces, texts.en, view)).toBe('Ben makes you give back your loot!');
    for (const words of Object.values(texts)) {
      expect(beats.happened?.(theft, 0, faces, words, view)).toContain('Ben');
      expect(beats.happened?.(giveBack, 0, faces, words, view)).toContain('Ben');
    }
  });

  it('nothing else happens to anybody', () => {
    const struck = [...events.values()].filter((event) => beats.beatOf(event, view).happensTo !== undefined);
    expect(struck.map(({ type }) => type).toSorted()).toEqual(['giveBack', 'steal']);
  });
});
