import { FastChance } from '@traque/engine/core/chance';
import { maySee } from '@traque/engine/core/match';
import { mammut } from '@traque/engine/mammut/index';
import type { View } from '@traque/engine/mammut/protocol';
import { languages } from '@traque/texts';
import { describe, expect, it } from 'vitest';
import { inAllLanguages, instantPace, recordedScene } from '../testing.ts';
import { playEvent } from './animation.ts';
import { actionLabel, describe as inWords, hint, standing } from './describe.ts';
import type { Aim } from './intents.ts';
import { logLine } from './log.ts';
import { after, sceneOf, type Scene, type SceneEvent } from './scene.ts';
import { faces, outlookOf, outlooks } from './testing.ts';

const texts = await inAllLanguages(({ games }) => games.mammut.loadTable());

const lies = ({ up, middle, shares, vp, hideTrack, animals, hands, round, laid }: Scene) => ({
  up,
  middle,
  shares,
  vp,
  hideTrack,
  animals: animals.map((own) => own.toSorted()),
  hands,
  round,
  laid: laid.map((cards) => cards.length),
});

/** Walks through a whole game, one list of a viewer's events at a time. */
async function walk(
  seed: number,
  players: number,
  step: (before: View, events: readonly SceneEvent[], view: View) => Promise<void> | void,
): Promise<void> {
  const chance = new FastChance(seed);
  const state = mammut.create(players, {}, chance);
  while (mammut.toAct(state) !== null) {
    const before = mammut.view(state, 0);
    const events: SceneEvent[] = [];
    mammut.apply(state, mammut.sample(state, chance), chance, (event) => {
      if (maySee(0, event)) events.push({ ...event, clause: mammut.clause(event) });
    });
    await step(before, events, mammut.view(state, 0));
  }
}

describe.each([2, 3, 4, 5])('a whole game of %i', (players) => {
  it.each([1, 2, 3])('shown event by event arrives where the engine does (seed %i)', async (seed) => {
    let evaluated = 0;
    await walk(seed, players, async (before, events, view) => {
      const handle = recordedScene(sceneOf(before));
      for (const event of events) await playEvent(handle, event, { ...instantPace, reduced: seed === 2 });
      expect(lies(handle.scene())).toEqual(lies(sceneOf(view)));
      expect(lies(events.reduce(after, sceneOf(before)))).toEqual(lies(sceneOf(view)));
      if (events.some(({ type }) => type === 'shared')) evaluated++;
    });
    expect(evaluated).toBe(players > 3 ? 4 : 5);
  });

  it('MM-31, MM-32: what was foretold of a take or a theft is what stands afterwards', async () => {
    let compared = 0;
    const chance = new FastChance(40 + players);
    const state = mammut.create(players, {}, chance);
    for (let seat = mammut.toAct(state); seat !== null; seat = mammut.toAct(state)) {
      const before = mammut.view(state, seat);
      const action = mammut.sample(state, chance);
      const aim: Aim | null =
        action.type === 'take'
          ? { kind: 'take', tiles: action.tiles }
          : action.type === 'steal'
            ? { kind: 'steal', from: action.from, share: action.share, back: action.return }
            : null;
      const foretold = aim && outlookOf(before, seat, aim);
      mammut.apply(state, action, chance);
      const later = mammut.view(state, seat);
      const shamanHeld = later.shares.flat(2).some((tile) => ['red', 'blue'].includes(later.tiles[tile]?.up ?? ''));
      if (!foretold || later.round !== before.round || later.phase !== 'share' || !shamanHeld) continue;
      expect(outlooks(later, seat)[seat]).toEqual(foretold);
      compared++;
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('is told in every language, each line of the account with the clause the engine gives it', async () => {
    await walk(20 + players, players, (before, events, view) => {
      let scene = sceneOf(before);
      for (const event of events) scene = after(scene, event);
      for (const event of scene.account?.events ?? []) expect(event.clause).toBe(mammut.clause(event));
      for (const language of languages) {
        const lines = events.map((event) => logLine(event, faces, texts[language]));
        for (const line of lines) expect(line).toMatch(/^(?:[“„]|«\u00a0)?\p{Lu}.*\.$/u);
        const text = inWords(view, 0, faces, texts[language], { analysis: outlooks(view, 0) }).flatMap(
          ({ heading, lines: all }) => [heading, all.join('\n')],
        );
        const told = [
          ...lines,
          ...text,
          hint(view, 0, faces, texts[language]),
          ...standing(view, 0, texts[language]),
        ].join('\n');
        expect(told).not.toMatch(/undefined|NaN|\[object|MM-/);
      }
    });
  }, 60_000);

  it('labels all that one may do', () => {
    const chance = new FastChance(players);
    const state = mammut.create(players, {}, chance);
    for (let turn = 0; turn < 25; turn++) {
      const seat = mammut.toAct(state);
      if (seat === null) return;
      const view = mammut.view(state, seat);
      const { actions } = mammut.legal(state);
      for (const language of languages) {
        const labels = actions.map((action) => actionLabel(action, view, faces, texts[language]));
        expect(labels.join()).not.toMatch(/undefined|NaN|\[object/);
        expect(labels.every((label) => label.length > 3)).toBe(true);
      }
      mammut.apply(state, mammut.sample(state, chance), chance);
    }
  });
});
