/** Every kind of event and action has words in every language, from real games. */
import { FastChance } from '@traque/engine/core/chance';
import type { Action, Event, View } from '@traque/engine/momie/protocol';
import { momie } from '@traque/engine/momie/index';
import { languages, refusalText } from '@traque/texts';
import { describe, expect, it } from 'vitest';
import { inAllLanguages } from '../testing.ts';
import type { SeatFace } from '../contract.ts';
import { analyse } from './analysis.ts';
import { describe as describePosition, actionLabel, goal, hint, standing } from './describe.ts';
import { logLine } from './log.ts';
import { allowsHelps } from './viewpoint.ts';
import { placeName, treasureName } from './words.ts';

const texts = await inAllLanguages(({ games }) => games.momie.loadTable());

const faces: readonly SeatFace[] = ['Ramsès', 'Léa', 'Ben', 'Chiara', 'Dieter'].map((name, look) => ({ name, look }));

interface Moment {
  readonly view: View;
  readonly action: Action;
  readonly events: readonly Event[];
}

/** A game between those who take treasures when they can, all seen by the seat to act. */
function playthrough(players: number, seed: string): Moment[] {
  const chance = new FastChance(seed);
  const state = momie.create(players, { mummy: 0 }, chance);
  const moments: Moment[] = [];
  for (let seat = momie.toAct(state); seat !== null && moments.length < 3000; seat = momie.toAct(state)) {
    const view = momie.view(state, seat);
    const moves = view.phase === 'rolled' ? momie.legal(state).actions : [];
    const action = moves.find((a) => a.type === 'move' && a.collect) ?? momie.sample(state, chance);
    const events: Event[] = [];
    momie.apply(state, action, chance, (event) => events.push(event));
    moments.push({ view, action, events });
  }
  return moments;
}

const moments = [playthrough(4, 'torch'), playthrough(2, 'lamp'), playthrough(5, 'ember')].flat();

/** What a text must never show: a hole, or an unnamed cell. */
const broken = /undefined|null|NaN|\[object|\b-?\d+,-?\d+\b(?! )/;

const findings = (view: View, viewer: number | null) => ({ legal: null, analysis: analyse(view, viewer) });

describe.each(languages)('in %s', (language) => {
  it('each kind of event has its line', () => {
    const kinds = new Map<string, string>();
    for (const { view, events } of moments) {
      for (const event of events) kinds.set(event.type, logLine(event, faces, texts[language], view));
    }
    const skip: Event = { type: 'skip', for: null, hunter: 0 };
    const view = moments[0]?.view;
    if (view) kinds.set('skip', logLine(skip, faces, texts[language], view));
    expect([...kinds.keys()].sort()).toEqual(
      ['collect', 'lost', 'move', 'prowl', 'reset', 'roll', 'rolled', 'skip', 'walked'].sort(),
    );
    for (const line of kinds.values()) expect(line).not.toMatch(broken);
    expect(new Set(kinds.values()).size).toBe(kinds.size);
  });

  it('MO-52, MO-56: a catch names who and where, a stay says so, an interruption sounds different', () => {
    const view = moments[0]?.view;
    if (!view) throw new Error('no moment');
    const prowl = { type: 'prowl', for: null, steps: 3 } as const;
    const at = view.map.treasures['red-1'] ?? '';
    const caught = logLine({ ...prowl, interrupt: false, path: [at], caught: 1 }, faces, texts[language], view);
    expect(caught).toContain('Ben');
    const stay = logLine({ ...prowl, interrupt: false, path: [], caught: null }, faces, texts[language], view);
    const roused = logLine({ ...prowl, interrupt: true, path: [], caught: null }, faces, texts[language], view);
    expect(new Set([caught, stay, roused]).size).toBe(3);
  });

  it('each legal action has a label of its own', () => {
    for (const { view, action } of moments.slice(0, 400)) {
      expect(actionLabel(action, view, faces, texts[language])).not.toMatch(broken);
    }
    const rolled = moments.find(({ view }) => view.phase === 'rolled');
    expect(rolled).toBeDefined();
  });

  it('position, hint and standing say all there is', () => {
    for (const { view } of moments.filter((_, i) => i % 20 === 0)) {
      const passages = describePosition(view, view.toAct, faces, texts[language], findings(view, view.toAct));
      for (const { heading, lines } of passages) {
        expect(heading).not.toBe('');
        for (const line of lines) expect(line).not.toMatch(broken);
      }
      expect(hint(view, view.toAct, faces, texts[language], null)).not.toMatch(broken);
      expect(standing(view, 1, texts[language]).join()).not.toMatch(broken);
    }
  });

  it('MO-65: a player who leads two hunters is told which of them moves', () => {
    const { roll, pawn } = texts[language].board.hint;
    const view = moments.find((moment) => moment.view.players === 2 && moment.view.phase === 'start')!.view;
    const told = (hunter: number) =>
      hint({ ...view, turn: { hunter }, dice: { ...view.dice, locked: 0 } }, view.toAct, faces, texts[language], null);
    expect([told(0), told(1)]).toEqual([pawn({ number: 'I', todo: roll }), pawn({ number: 'II', todo: roll })]);
    const alone = moments.find((moment) => moment.view.players === 4 && moment.view.phase === 'start');
    expect(hint(alone!.view, alone!.view.toAct, faces, texts[language], null)).not.toMatch(/\bI\b/);
  });

  it('MO-30: a hunter whose dice lead nowhere is told to roll again', () => {
    const view = moments.find((moment) => moment.view.players === 4 && moment.view.phase === 'rolled')!.view;
    const told = (...actions: Action[]) => hint(view, view.toAct, faces, texts[language], { actions, complete: true });
    expect(told({ type: 'roll' })).toBe(texts[language].board.hint.mustRoll);
    expect(told({ type: 'roll' }, { type: 'move', die: 2, to: '1,1' })).toBe(texts[language].board.hint.choose);
  });

  it('names all 23 treasures differently', () => {
    const cards = Object.keys(moments[0]?.view.map.treasures ?? {});
    expect(cards).toHaveLength(23);
    expect(new Set(cards.map((card) => treasureName(card, texts[language].board))).size).toBe(23);
  });
});

it('one cell is singular and a name is elided in French', () => {
  const { log, refusals } = texts.fr;
  expect(log.rolled({ hunter: 'Ana', free: '1', count: 1 })).toBe('Dés libres d’Ana\u00a0: 1.');
  expect(log.rolled({ hunter: 'Yann', free: '1', count: 1 })).toBe('Dés libres de Yann\u00a0: 1.');
  const tooFar = (steps: number) => refusalText({ refusals }, { why: 'tooFar', values: { steps, length: 4 } });
  expect(tooFar(1)).toBe('Tu peux avancer d’une case au plus, pas de 4.');
  expect(tooFar(3)).toBe('Tu peux avancer de 3 cases au plus, pas de 4.');
});

it('MO-11: a viewer who sees everything reads all missions by name, any other only their own', () => {
  const state = momie.create(3, { mummy: 0 }, new FastChance('dawn'));
  const all = momie.write(state) as unknown as View;
  const hunters = (view: View, viewer: number | null): string =>
    describePosition(view, viewer, faces, texts.en, findings(view, viewer))[1]?.lines.join('\n') ?? '';
  const [first = ''] = all.cards['2'] ?? [];
  expect(first).toMatch(/-/);
  const name = treasureName(first, texts.en.board);
  expect(hunters(all, null)).toContain(name);
  for (const viewer of [0, 1, null]) expect(hunters(momie.view(state, viewer), viewer)).not.toContain(name);
});

describe('what the mummy is told', () => {
  it('MO-13: its text never says where a moved hunter is', () => {
    const seen = moments.find(({ view }) => view.phase === 'prowl' && view.hunters.some((h) => h.at === undefined));
    if (!seen) throw new Error('no such moment');
    const hunters = describePosition(seen.view, 0, faces, texts.en, findings(seen.view, 0)).find(
      (p) => p.heading === 'Hunters',
    );
    const hidden = seen.view.hunters.flatMap((h, i) => (h.at === undefined ? [hunters?.lines[i]] : []));
    for (const line of hidden) expect(line).toContain('somewhere in the dark');
  });

  const suspected = (view: View, viewer: number | null): readonly string[] | undefined =>
    describePosition(view, viewer, faces, texts.en, findings(view, viewer)).find(
      (p) => p.heading === 'Where they could be',
    )?.lines;

  it('where the table allows it, its text names each place where a hunter could be', () => {
    const dark = moments.filter(({ view }) => view.phase === 'prowl');
    const seen = dark.find(({ view }) => view.hunters.filter((h) => h.at === undefined).length === 1);
    if (!seen) throw new Error('no such moment');
    const { view } = seen;
    const hunter = view.hunters.findIndex((h) => h.at === undefined);
    const likely = Object.entries(analyse(view, 0).odds[hunter]!).sort(([, a], [, b]) => b - a);
    const places = likely.map(
      ([cell, chance]) => `${placeName(cell, view.map, texts.en.board)} ${Math.round(chance * 100)}%`,
    );
    const name = faces[view.hunters[hunter]!.seat]!.name;
    expect(suspected(view, 0)).toEqual([`${name}: ${places.join(', ')}`]);
    expect(places.length).toBeGreaterThan(1);
    const without: View = { ...view, options: { ...view.options, helps: 'no' } };
    expect(suspected(without, 0)).toBeUndefined();
    expect([allowsHelps(view), allowsHelps(without)]).toEqual([true, false]);
    // Hunters see each other: there is nothing to guess.
    expect(suspected(view, view.hunters[hunter]!.seat)).toBeUndefined();
  });

  it('hunters in plain sight are not guessed at', () => {
    expect(suspected(momie.view(momie.create(3, { mummy: 0 }, new FastChance('dawn')), 0), 0)).toEqual([
      'Every hunter is in plain sight.',
    ]);
  });
});

it('tells hunters and mummy what they play for and how far they are', () => {
  const { view } = moments[0]!;
  const [mummy, hunter] = [view.options.mummy, view.hunters[0]!.seat];
  const missions = ['red-1', 'blue-2', 'green-3'];
  const own = {
    ...view,
    cards: { [hunter]: missions },
    collected: { [hunter]: ['white-1', 'yellow-2'] },
    result: null,
  };
  expect(goal(own, hunter, texts.en)).toBe('Goal: be the first to take your 5 treasures. So far: 2.');
  const caught = { ...own, mummy: { ...view.mummy, tokens: 3, goal: 6 } };
  expect(goal(caught, mummy, texts.en)).toBe('Goal: take 6 ankhs from the hunters. So far: 3.');
  expect(goal(own, null, texts.en)).toBeNull();
});
