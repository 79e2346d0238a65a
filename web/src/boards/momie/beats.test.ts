import { FastChance } from '@traque/engine/core/chance';
import type { Cell, Event, View } from '@traque/engine/momie/protocol';
import { momie } from '@traque/engine/momie/index';
import { describe, expect, it } from 'vitest';
import { inAllLanguages } from '../testing.ts';
import { beats } from './beats.ts';
import { logLine } from './log.ts';
import { distances } from './route.ts';

const texts = await inAllLanguages(({ games }) => games.momie.loadTable());
const faces = ['Ramses', 'Lea', 'Ben', 'Cleo'].map((name, look) => ({ name, look }));

const chance = new FastChance('lotus');
const fresh = momie.create(3, { mummy: 0 }, chance);
const view = momie.view(fresh, 1);
const hunterOf = (seat: number) => view.hunters.findIndex((hunter) => hunter.seat === seat);

const prowl = (change: Partial<Extract<Event, { type: 'prowl' }>> = {}): Event => ({
  for: null,
  type: 'prowl',
  interrupt: false,
  steps: 6,
  path: ['1,1', '1,2'],
  caught: null,
  ...change,
});

describe('Momie’s beats', () => {
  it('each event has its sound', () => {
    const hunter = hunterOf(1);
    const events: readonly Event[] = [
      { for: null, type: 'reset', hunter },
      { for: null, type: 'roll', hunter, locked: 1 },
      { for: null, type: 'move', hunter, die: 2 },
      { for: null, type: 'walked', hunter, die: 2, from: '1,1', path: ['1,2', '1,3'] },
      { for: null, type: 'collect', hunter, card: 'red-1', at: '1,1' },
      { for: null, type: 'skip', hunter },
      prowl(),
      prowl({ caught: hunter }),
      prowl({ path: [] }),
    ];
    const heard = events.map((event) =>
      (beats.beatOf(event, view).cues ?? [])
        .map(({ sound, times = 1, at }) => `${times} ${sound} at its ${at}`)
        .join(', '),
    );
    expect(heard).toEqual([
      '1 dice at its start',
      '1 dice at its start',
      '',
      '2 step at its start',
      '1 treasure at its start',
      '',
      '2 run at its start',
      '2 run at its start, 1 catch at its end',
      '',
    ]);
  });

  it('MO-50: before the mummy walks its roll is told, and where it ends only afterwards', () => {
    const locked = { ...view, dice: { ...view.dice, locked: 3 } };
    const lead = (event: Event, at: View) => beats.lead?.(event, faces, texts.en, at);
    expect(lead(prowl(), locked)).toBe('The mummy rolls 3 + 3 locked = 6.');
    expect(lead(prowl({ steps: 2 }), view)).toBe('The mummy rolls 2.');
    expect(lead(prowl({ interrupt: true, steps: 3 }), view)).toBe(
      'The freed dice wake the mummy: it may walk 3 steps.',
    );
    expect(beats.beatOf(prowl({ caught: 0 }), view).toldAfter).toBe(true);
    for (const words of Object.values(texts)) expect(beats.lead?.(prowl(), faces, words, locked)).toContain('= 6');
  });

  it('MO-50: the log says how a walk came about, as far as it knows', () => {
    const hunter = hunterOf(1);
    const roll: Event = { for: null, type: 'roll', hunter, locked: 3 };
    const line = (event: Event, earlier: readonly Event[]) => logLine(event, faces, texts.en, view, null, earlier);
    expect(line(prowl(), [roll])).toMatch(/^The mummy rolls 3 \+ 3 locked = 6\. The mummy walks 2 of 6 steps/);
    expect(line(prowl({ steps: 2 }), [roll, { for: null, type: 'reset', hunter }])).toMatch(/^The mummy rolls 2\. /);
    expect(line(prowl({ caught: hunter }), [roll])).toMatch(/^The mummy rolls 3 \+ 3 locked = 6\. .* catches Lea/);
    expect(line(prowl(), [])).toMatch(/^The mummy walks/);
    expect(line(prowl({ interrupt: true }), [roll])).toMatch(/^Woken/);
  });

  it('MO-53: a catch happens to the hunter’s player; the last ankh is the end of the game for them', () => {
    const caught = prowl({ caught: hunterOf(1) });
    expect(beats.beatOf(caught, view)).toMatchObject({ importance: 'turning', happensTo: [1] });
    expect(beats.happened?.(caught, 1, faces, texts.en, view)).toBe('The mummy catches you!');
    const last = { ...view, hunters: view.hunters.map((hunter) => ({ ...hunter, lives: 1 })) };
    expect(beats.happened?.(caught, 1, faces, texts.en, last)).toMatch(/out of the game/);
    // Of two hunters the other goes on.
    const two = { ...last, hunters: last.hunters.map((hunter) => ({ ...hunter, seat: 1 })) };
    expect(beats.happened?.(caught, 1, faces, texts.en, two)).toBe('The mummy catches you!');
    expect(beats.beatOf(prowl(), view).happensTo).toBeUndefined();
  });
});

describe('danger', () => {
  const far = distances(view.map, view.mummy.at, 40);
  const at = (distance: number): Cell => [...far].find(([, steps]) => steps === distance)![0];
  const seen = (cell: Cell | null | undefined, change: Partial<View['hunters'][number]> = {}): View => ({
    ...view,
    hunters: view.hunters.map((hunter) => {
      const { at: _, ...rest } = hunter;
      return hunter.seat === 1 ? { ...rest, ...(cell === undefined ? {} : { at: cell }), ...change } : hunter;
    }),
  });
  const danger = (position: View, viewer: number | null) => beats.danger?.(position, viewer);

  it('grows with each step that the mummy is nearer, from seven on', () => {
    const felt = [1, 2, 3, 4, 5, 6, 7, 9].map((distance) => danger(seen(at(distance)), 1)!);
    expect(felt[0]).toBe(1);
    expect(felt.slice(0, 7)).toEqual(felt.slice(0, 7).toSorted((a, b) => b - a));
    expect(new Set(felt.slice(0, 7)).size).toBe(7);
    expect(felt.slice(6)).toEqual([0, 0]);
  });

  it('is felt by nobody but the hunter it is near to, and not without knowing where they are', () => {
    expect([danger(seen(at(1)), 0), danger(seen(at(1)), null)]).toEqual([0, 0]);
    expect([danger(seen(undefined), 1), danger(seen(null, { out: true }), 1)]).toEqual([0, 0]);
  });

  it('depends on nothing that the viewer does not know: other hunters, wherever they are, change nothing', () => {
    const random = new FastChance('reed');
    const state = momie.create(4, { mummy: 0 }, random);
    let felt = 0;
    for (let n = 0; n < 400 && momie.toAct(state) !== null; n++) {
      momie.apply(state, momie.sample(state, random), random);
      expect(danger(momie.view(state, 0), 0)).toBe(0);
      const own = momie.view(state, 1);
      const alone = {
        ...own,
        hunters: own.hunters.map((each) => (each.seat === 1 ? each : { ...each, at: own.mummy.at })),
      };
      expect(danger(alone, 1)).toBe(danger(own, 1));
      if (danger(own, 1)! > 0) felt++;
    }
    expect(felt).toBeGreaterThan(0);
  });
});
