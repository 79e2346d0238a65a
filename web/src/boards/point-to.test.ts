import { yardsticks } from '@traque/analysis/values';
import { decisions, tables } from '@traque/bots/test-support/positions';
import type { Position, Seat } from '@traque/engine/core/game';
import type { Action } from '@traque/engine/core/match';
import { languages, loadGameWords, loadWords, type TableWords } from '@traque/texts';
import { describe, expect, it } from 'vitest';
import { reasonText } from '../room/reason-text.ts';
import type { HintPlaces, SeatFace } from './contract.ts';
import { pointTo as maamut } from './maamut/point-to.ts';
import { pointTo as mammut } from './mammut/point-to.ts';
import { pointTo as momie } from './momie/point-to.ts';

type PointTo = (
  action: Action,
  view: Position,
  viewer: Seat,
  faces: readonly SeatFace[],
  words: TableWords,
) => HintPlaces;
const all = { maamut, mammut, momie } as unknown as Readonly<Record<string, PointTo>>;
const faces = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name, look) => ({ name, look }));

describe.each(tables.filter(({ players }) => players === 3))('a hint in $name', ({ name, game, players }) => {
  it('points to a part of the board for every action, in words too, and does not give the action away', async () => {
    const words = await (await loadGameWords(name, 'en'))!.loadTable();
    const seen = new Set<string>();
    for (const { state, seat, view } of decisions(game, players, 'point', 80))
      for (const action of game.legal(state).actions.slice(0, 40)) {
        const { area, look, action: parts } = all[name]!(action, view, seat, faces, words);
        seen.add(action.type);
        expect(look).toMatch(/^(Look|Think)\b.*\.$/);
        for (const part of [...area, ...parts]) expect(part).toMatch(/^[a-z]+:[\w,.-]+$/);
        // Of the cells that it lights there is more than one, unless it is where the viewer stands.
        if (action.type === 'move') expect(area.length).toBeGreaterThan(1);
      }
    expect(seen.size).toBeGreaterThan(2);
  });

  it.each(languages)('has words for every reason: %s', async (language) => {
    const { app } = await loadWords(language);
    const words = await (await loadGameWords(name, language))!.loadTable();
    const { good, contrasts } = yardsticks.find(({ value }) => value.game === name)!.facts;
    for (const kind of ['winsAtOnce', 'onlyAction', ...good, ...contrasts.map(({ reason }) => reason)]) {
      const said = reasonText({ kind, seat: 1 }, faces, words, app.room);
      expect(said, kind).toMatch(/\.$/);
      expect(reasonText({ kind, seat: 1, only: true }, faces, words, app.room)!.startsWith(said!), kind).toBe(true);
    }
    expect(reasonText({ kind: 'unknown' }, faces, words, app.room)).toBeNull();
  });
});
