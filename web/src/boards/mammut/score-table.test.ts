import { FastChance } from '@traque/engine/core/chance';
import { maySee } from '@traque/engine/core/match';
import { mammut } from '@traque/engine/mammut/index';
import { describe, expect, it } from 'vitest';
import { after, sceneOf, type SceneEvent } from './scene.ts';
import { cellOf, lastAccount, placeOf, rows, shownAccount, sumOf } from './score-table.ts';
import { completesTable } from './usePausedScoring.ts';

const scores = (events: readonly SceneEvent[]) => events.filter((event) => event.type === 'score');

describe.each([2, 3, 4, 5])('a game of %i', (players) => {
  it('MM-53 to MM-90: the table of every round has all its points, in the cell of their kind', () => {
    const chance = new FastChance(`table ${players}`);
    const state = mammut.create(players, {}, chance);
    const history: SceneEvent[] = [];
    let before = mammut.view(state, 0).vp;
    let tables = 0;
    while (mammut.toAct(state) !== null) {
      const { round } = mammut.view(state, 0);
      let scene = sceneOf(mammut.view(state, 0));
      mammut.apply(state, mammut.sample(state, chance), chance, (event) => {
        if (!maySee(0, event)) return;
        const shown = { ...event, clause: mammut.clause(event) };
        history.push(shown);
        scene = after(scene, shown);
        if (!completesTable(shown, 5)) return;
        const account = shownAccount(null, history, round)!;
        tables++;
        expect(account.round).toBe(round);
        for (const seat of before.keys()) {
          const cells = rows.map((row) => cellOf(account, row, seat));
          const sum = cells.reduce((total, { vp }) => total + (vp ?? 0), 0);
          expect([sum, sumOf(account, seat)]).toEqual([scene.vp[seat]! - before[seat]!, sum]);
        }
        for (const score of scores(account.events)) expect(placeOf(score)).not.toBeNull();
        before = scene.vp;
      });
    }
    expect(tables).toBe(players > 3 ? 4 : 5);
  });
});

const shared: SceneEvent = { type: 'shared', for: null, start: 0, clause: 'MM-35' };
const tusks: SceneEvent = {
  type: 'score',
  for: null,
  seat: 1,
  rule: 'MM-70',
  vp: 4,
  total: 14,
  count: 2,
  clause: 'MM-70',
};
const draw: SceneEvent = { type: 'draw', for: null, seat: 0, count: 2, clause: 'MM-60' };
const end: SceneEvent = { type: 'roundEnd', for: null, round: 2, clause: 'MM-85' };

it('a cell holds points, cards and what they come from', () => {
  const account = { round: 2, events: [draw, tusks] };
  expect(cellOf(account, 'tusk', 1)).toMatchObject({ vp: 4, events: [tusks] });
  expect(cellOf(account, 'axe', 0)).toMatchObject({ vp: null, cards: 2 });
  expect(cellOf(account, 'axe', 1).events).toEqual([]);
});

it('after a reload the last scoring is told by the history', () => {
  expect(lastAccount([], 3)).toBeNull();
  expect(lastAccount([shared, draw, tusks, end], 3)).toEqual({ round: 2, events: [draw, tusks] });
  expect(lastAccount([shared, draw], 2)).toEqual({ round: 2, events: [draw] });
});

it('what is being played comes first, unless the history is of another moment', () => {
  const played = { round: 2, events: [draw] };
  // The log knows the next event before it has been seen.
  expect(shownAccount(played, [shared, draw, tusks], 2)).toBe(played);
  expect(shownAccount(played, undefined, 2)).toBe(played);
  // A replay was moved back, or to another round.
  expect(shownAccount({ round: 2, events: [draw, tusks] }, [shared, draw], 2)).toEqual(played);
  expect(shownAccount({ round: 3, events: [] }, [shared, draw, end], 3)).toEqual({ round: 2, events: [draw] });
});
