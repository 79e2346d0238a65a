import type { Action } from '@traque/engine/maamut/protocol';
import { languages } from '@traque/texts';
import { describe as group, expect, it } from 'vitest';
import { inAllLanguages } from '../testing.ts';
import { actionLabel, describe, goal, hint, standing } from './describe.ts';
import { faces, position } from './testing.ts';

const texts = await inAllLanguages(({ games }) => games.maamut.loadTable());

const text = (view = position(), viewer: number | null = 0): string =>
  describe(view, viewer, faces, texts.en)
    .map(({ heading, lines }) => `${heading}\n${lines.join('\n')}`)
    .join('\n');

group('the position in words', () => {
  it('says where everything is', () => {
    expect(text()).toContain('The mammoth stands on D4, the cross (snow).');
    expect(text()).toContain('Ana (triangle) is on D2, grass.');
    expect(text()).toContain('Ben has a trap on E6.');
    expect(text()).toContain('Row D: grass, grass, snow, the cross (snow), rock, grass, grass.');
    expect(text()).toContain('Ben: 3 cards, 4 traps left.');
  });

  it('shows a hand to its holder alone', () => {
    expect(text()).toContain('Card 3: 3 tiles');
    expect(text(position(), 1)).not.toContain('Card 3');
    expect(text(position(), null)).not.toContain('Your hand');
  });

  it('tells the cards one may see: one’s own, and in a replay of everything those of all', () => {
    const [ana, ben, cleo] = position().hunters;
    if (!ana || !ben || !cleo) throw new Error('three hunters');
    const all = position({ hunters: [ana, { ...ben, hand: [3, 1, 2] }, { ...cleo, hand: [] }] });
    expect(text(all, null)).toContain('Ben: cards\u00a01,\u00a02,\u00a03, 4 traps left.');
    expect(standing(all, 1, texts.en)).toContain('cards\u00a01,\u00a02,\u00a03');
    expect(standing(all, 2, texts.en)).toContain('0 cards');
  });

  it('knows hunters who are out or not yet there', () => {
    const [ana, ben, cleo] = position().hunters;
    if (!ana || !ben || !cleo) throw new Error('three hunters');
    const gone = position({ hunters: [ana, { ...ben, at: null, removed: true }, { ...cleo, at: null }] });
    expect(text(gone)).toContain('Ben (circle) is out of the game.');
    expect(text(gone)).toContain('Cleo (square) is not on the board yet.');
    expect(standing(gone, 1, texts.en)).toEqual(['out of the game']);
    expect(standing(gone, 2, texts.en)).toEqual(['4 traps left', '3 cards']);
  });
});

it('tells players what they play for: a trap of their own first, then the mammoth in it', () => {
  expect(goal(position(), 2, texts.en), 'Cleo has none').toBe('Goal: set a trap, then drive the mammoth into it.');
  expect(goal(position(), 1, texts.en), 'Ben has a trap').toBe('Goal: drive the mammoth into your trap.');
  expect(text(position(), 1)).toContain('Goal: drive');
  const [ana, ben, cleo] = position().hunters;
  if (!ana || !ben || !cleo) throw new Error('three hunters');
  const gone = position({ hunters: [ana, { ...ben, at: null, removed: true }, cleo] });
  expect([goal(gone, 1, texts.en), goal(position(), null, texts.en)]).toEqual([null, null]);
});

group('what to do now', () => {
  it('speaks to the player who acts and tells the others whom they wait for', () => {
    expect(hint(position(), 0, faces, texts.en)).toMatch(/^Move, set or lift a trap/);
    expect(hint(position(), 1, faces, texts.en)).toBe('It’s Ana’s turn.');
    expect(hint(position({ phase: 'panic', toAct: 1 }), 1, faces, texts.en)).toMatch(/choose where to run/);
    expect(hint(position({ phase: 'place', toAct: 2 }), null, faces, texts.en)).toBe(
      'Cleo is choosing where to start.',
    );
  });

  it('MA-80, MA-81: tells who has won', () => {
    const trap = position({ phase: 'over', toAct: null, result: { winners: [1], reason: 'trap', pusher: 0 } });
    expect(hint(trap, 1, faces, texts.en)).toMatch(/you win/);
    expect(hint(trap, 0, faces, texts.en)).toMatch(/Ben wins/);
    const lost = position({ phase: 'over', toAct: null, result: { winners: [], reason: 'mammoth' } });
    expect(hint(lost, 0, faces, texts.en)).toMatch(/the mammoth wins/);
  });
});

const actions: readonly Action[] = [
  { type: 'place', at: '3,-1' },
  { type: 'move', card: 2, dir: 0 },
  { type: 'setTrap' },
  { type: 'liftTrap' },
  { type: 'pass', card: 1 },
  { type: 'flee', to: '1,1' },
];

group.each(languages)('in %s', (language) => {
  it('every action has a label of its own', () => {
    const labels = actions.map((action) => actionLabel(action, position(), faces, texts[language]));
    expect(new Set(labels).size).toBe(actions.length);
    expect(labels.join()).not.toMatch(/undefined|NaN|-?\d,-?\d/);
  });
});

it('labels a move by card, direction and goal', () => {
  expect(actionLabel({ type: 'move', card: 2, dir: 0 }, position(), faces, texts.en)).toBe(
    'Move 2 tiles east, to D4, the cross (snow)',
  );
});
