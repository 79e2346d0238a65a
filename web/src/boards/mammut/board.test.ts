import { mammut } from '@traque/engine/mammut/index';
import { FastChance } from '@traque/engine/core/chance';
import type { Event, View } from '@traque/engine/mammut/protocol';
import { languages } from '@traque/texts';
import { describe as group, expect, it } from 'vitest';
import { inAllLanguages, instantPace, recordedScene } from '../testing.ts';
import { playEvent } from './animation.ts';
import { nothing, toggleTiles, touchShare } from './intents.ts';
import { describe, hint, standing } from './describe.ts';
import { neighbour } from './arrow-keys.ts';
import { logLine } from './log.ts';
import { counted, groupOf, ofGroup, sorted, upOf } from './loot.ts';
import { sceneOf, type SceneEvent } from './scene.ts';
import { faces, outlookOf, outlooks, position } from './testing.ts';
import { facesInWords, signed } from './words.ts';

const texts = await inAllLanguages(({ games }) => games.mammut.loadTable());

group('the loot', () => {
  it('is sorted by kind, and chosen by kind', () => {
    const up = upOf(position());
    expect(sorted([9, 8, 7, 6, 3, 0], up)).toEqual([0, 3, 6, 7, 8, 9]);
    expect(ofGroup([0, 1, 2, 8], up, 'axe')).toEqual([0, 1]);
    expect([groupOf('fox'), groupOf('blue'), groupOf('?')]).toEqual(['animal', 'shaman', '?']);
    expect(counted(['fire', 'axe', 'fire'])).toEqual([
      ['axe', 1],
      ['fire', 2],
    ]);
  });

  it('is counted in words', () => {
    expect(facesInWords(['axe', 'axe', 'fox', 'red'], texts.en.board)).toBe(
      '2 axes, 1 fox, and shaman (red, clockwise)',
    );
    expect(facesInWords(['horse', 'horse', 'hide'], texts.fr.board)).toBe('1 peau et 2 chevaux');
    expect([signed(4), signed(-5), signed(0)]).toEqual(['+4', '−5', '±0']);
  });
});

it('MM-10: another’s cards are told where one may see them, in a replay of everything', () => {
  const state = mammut.create(3, { first: 0 }, new FastChance(8));
  const told = (view: View, viewer: number | null): string =>
    describe(view, viewer, faces, texts.en, { analysis: null })
      .flatMap(({ lines }) => lines)
      .join('\n');
  const all = told(mammut.write(state) as unknown as View, null);
  for (const { name } of faces.slice(0, 3)) expect(all).toMatch(new RegExp(`^${name} holds .+ and .+\\.$`, 'm'));
  for (const viewer of [0, 1, null]) expect(told(mammut.view(state, viewer), viewer)).not.toContain('holds');
});

group('arrow keys', () => {
  // a b c
  // d . f
  const spots = [
    { id: 0, x: 0, y: 0 },
    { id: 1, x: 50, y: 2 },
    { id: 2, x: 100, y: 0 },
    { id: 3, x: 0, y: 50 },
    { id: 5, x: 100, y: 52 },
  ];
  it('go to the nearest tile that way, over gaps', () => {
    expect(neighbour(spots, 0, 'ArrowRight')).toBe(1);
    expect(neighbour(spots, 3, 'ArrowRight')).toBe(5);
    expect(neighbour(spots, 2, 'ArrowDown')).toBe(5);
    expect(neighbour(spots, 0, 'ArrowUp')).toBeNull();
    expect([neighbour(spots, 5, 'Home'), neighbour(spots, 0, 'End')]).toEqual([0, 5]);
    expect(neighbour(spots, 0, 'x')).toBeNull();
  });
});

group('what would be scored', () => {
  const state = mammut.create(3, {}, new FastChance(8));
  const view = mammut.view(state, mammut.toAct(state));
  const viewer = mammut.toAct(state);
  const tusks = ofGroup(view.middle, upOf(view), 'tusk');

  it('MM-70: follows the tiles chosen', () => {
    expect(tusks.length).toBeGreaterThan(0);
    const ahead = outlookOf(view, viewer, toggleTiles(nothing, tusks));
    const worth = 2 * tusks.length;
    expect(ahead?.lines).toContainEqual({
      rule: 'MM-70',
      least: worth,
      most: worth,
      withCards: worth,
      count: tusks.length,
    });
    expect(outlookOf(view, viewer, nothing)).toBeNull();
  });

  it('MM-32: follows what a thief keeps', () => {
    mammut.apply(state, { type: 'take', tiles: view.middle.slice(0, 12) }, new FastChance(1));
    const thief = mammut.toAct(state);
    const later = mammut.view(state, thief);
    expect(outlooks(later, thief)).toHaveLength(3);
    const [loot = []] = later.shares[viewer ?? 0] ?? [];
    const theft = toggleTiles(touchShare(nothing, viewer ?? 0, 0), ofGroup(loot, upOf(later), 'tusk'));
    const kept = outlookOf(later, thief, theft);
    expect(kept?.lines.find(({ rule }) => rule === 'MM-70')?.least ?? 0).toBe(0);
    expect(kept?.steps).toBe(ofGroup(loot, upOf(later), 'hide').length);
  });
});

group('the position in words', () => {
  const text = (viewer: number | null): string =>
    describe(position({ middle: [...position().middle] }), viewer, faces, texts.en, {
      analysis: outlooks(position(), viewer),
    })
      .map(({ heading, lines }) => `${heading}\n${lines.join('\n')}`)
      .join('\n');

  it('tells whose turn it is and how things stand', () => {
    expect(hint(position(), 0, faces, texts.en)).toMatch(/^Take tiles/);
    expect(hint(position(), 1, faces, texts.en)).toBe('Ana is choosing a share.');
    const over = position({ phase: 'over', toAct: null, result: { winners: [2], reason: 'points', vp: [1, 2, 3] } });
    expect(hint(over, 2, faces, texts.en)).toBe('The game is over: you win!');
    expect(hint(over, 0, faces, texts.en)).toBe('The game is over: Cleo wins.');
    expect(standing(position(), 1, texts.en)).toEqual(['12 points', '2 cards']);
  });

  it('MM-91: names all who share the victory', () => {
    const both = position({ phase: 'over', toAct: null, result: { winners: [0, 2], reason: 'points', vp: [3, 2, 3] } });
    expect(hint(both, 0, faces, texts.en)).toBe('The game is over: Ana and Cleo win together.');
  });

  it('shows a hand to its holder alone', () => {
    expect(text(0)).toContain('Peek: Look secretly');
    expect(text(0)).toContain('Ben’s share: 2 axes, 1 fox, and shaman (red, clockwise).');
    expect(text(0)).toContain('Tile 8: question mark on top, hide underneath.');
    expect(text(0)).toContain('Ben’s animals: hare and fox.');
  });
});

group('played events', () => {
  it('MM-70: the tusks are lifted before their points fly, and only then counted', async () => {
    const handle = recordedScene({ ...sceneOf(position()), shares: [[[3, 4]], [], []] });
    const score: SceneEvent = {
      type: 'score',
      for: null,
      seat: 0,
      rule: 'MM-70',
      vp: 2,
      total: 12,
      count: 1,
      clause: 'MM-70',
    };
    await playEvent(handle, score, instantPace);
    expect(handle.shown.slice(1).map(({ lifted, flying, vp }) => [lifted, flying?.text ?? null, vp[0]])).toEqual([
      [[3], null, 10],
      [[3], '+2', 10],
      [[3], null, 12],
    ]);
  });
});

group.each(languages)('in %s', (language) => {
  it('MM-61 to MM-90: every clause that scores has a sentence of its own', () => {
    const rules = ['MM-61', 'MM-62', 'MM-66', 'MM-67', 'MM-68', 'MM-71', 'MM-73', 'MM-76', 'MM-90', 'MM-99'] as const;
    const lines = rules.map((rule) =>
      logLine({ type: 'score', for: null, seat: 1, rule, vp: 3, total: 13, count: 3 }, faces, texts[language]),
    );
    expect(new Set(lines).size).toBe(rules.length);
    for (const line of lines) expect(line).toMatch(/Ben.*3/);
  });
});

it('French names cards in guillemets, and animals without an article', () => {
  const { board, log } = texts.fr;
  expect(log.counts({ card: 'Ma peau', name: 'Ana', kind: 'peau' })).toBe(
    'Carte «\u00a0Ma peau\u00a0»\u00a0: 1 peau de plus pour Ana.',
  );
  expect(board.describe.animals({ name: 'Ana', list: 'lièvre et renard' })).toBe(
    'Animaux d’Ana\u00a0: lièvre et renard.',
  );
});

it('MM-31, MM-32: the log names the loot', () => {
  const sides = [
    { tile: 1, up: 'hide' },
    { tile: 2, up: 'axe' },
    { tile: 3, up: 'hide' },
    { tile: 4, up: '?' },
  ] as const;
  const taking: Event = { type: 'take', for: null, seat: 0, tiles: [1, 2, 3, 4], sides };
  expect(logLine(taking, faces, texts.en)).toBe('Ana takes 1 axe, 2 hides, and 1 question mark.');
  const theft: Event = { type: 'steal', for: null, seat: 0, from: 1, share: 0, kept: [1, 2, 3], returned: [4], sides };
  expect(logLine(theft, faces, texts.en)).toBe(
    'Ana steals Ben’s share. Kept: 1 axe and 2 hides. Returned: 1 question mark.',
  );
  expect(logLine(theft, faces, texts.de)).toBe(
    'Ana stiehlt den Anteil von Ben. Behalten: 1 Axt und 2 Felle. Zurück in die Mitte: 1 Fragezeichen.',
  );
});
