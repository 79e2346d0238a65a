import { FastChance } from '@traque/engine/core/chance';
import type { GameEvent, OpaqueState, Seat } from '@traque/engine/core/game';
import { mammut } from '@traque/engine/mammut/index';
import type { Action, Event } from '@traque/engine/mammut/protocol';
import type { State } from '@traque/engine/mammut/state';
import { describe, expect, it } from 'vitest';
import { facts } from './facts.ts';

function factsAfter(before: State, action: Action, seat: Seat): { readonly kinds: string[]; readonly after: State } {
  const after = mammut.clone(before);
  const events: GameEvent[] = [];
  mammut.apply(after, action, new FastChance('facts'), (event) => events.push(event));
  const opaque = (state: State): OpaqueState => state as unknown as OpaqueState;
  const found = facts.after({ before: opaque(before), action, after: opaque(after), events, seat });
  return { kinds: found.map(({ kind }) => kind), after };
}

/** The events of the round if it goes on at random; null if the seat's tiles are touched before the sharing is over. */
function roundAfter(before: State, action: Action, seat: Seat, chance: FastChance): Event[] | null {
  const state = mammut.clone(before);
  const events: Event[] = [];
  const has = (type: Event['type']): boolean => events.some((event) => event.type === type);
  const lies = (): string => {
    const { shares, tiles } = mammut.view(state, null);
    return JSON.stringify(shares[seat]!.map((own) => own.map((tile) => [tile, tiles[tile]!.up])));
  };
  mammut.apply(state, action, chance, (event) => events.push(event));
  const share = lies();
  while (!has('roundEnd')) {
    if (!has('shared') && lies() !== share) return null;
    mammut.apply(state, mammut.sample(state, chance), chance, (event) => events.push(event));
  }
  return events;
}

/** What a fact promises, in what came of the round. */
const promises: Readonly<Record<string, (events: readonly Event[], seat: Seat, round: number) => boolean>> = {
  mostMeat: (events, seat) =>
    events.some((event) => event.type === 'score' && event.rule === 'MM-73' && event.seat === seat && event.vp === 8),
  // Where points stop at 0, a loss may be told as 0.
  safeFire: (events, seat) =>
    !events.some((event) => event.type === 'score' && event.rule === 'MM-76' && event.seat === seat),
  firstOnTrack: (events, seat, round) =>
    events.some(
      (event) => event.type === 'score' && event.rule === 'MM-66' && event.seat === seat && event.vp === round,
    ),
};

describe.each([2, 3, 5])('Mammut with %i players', (players) => {
  it('what is certain comes true however the round goes on, unless the tiles are touched', () => {
    const kept: Record<string, number> = { mostMeat: 0, safeFire: 0, firstOnTrack: 0 };
    for (let number = 0; number < 400 && Object.values(kept).some((count) => count < 3); number++) {
      const chance = new FastChance(`certain ${players} ${number}`);
      const state = mammut.create(players, {}, chance);
      for (let seat = mammut.toAct(state); seat !== null; seat = mammut.toAct(state)) {
        const action = mammut.sample(state, chance);
        const { round } = mammut.view(state, null);
        const promised = factsAfter(state, action, seat).kinds.filter((kind) => kind in promises);
        const events = promised.length === 0 ? null : roundAfter(state, action, seat, chance);
        for (const kind of events === null ? [] : promised) {
          kept[kind]!++;
          expect(promises[kind]!(events!, seat, round), `game ${number}, ${kind}`).toBe(true);
        }
        mammut.apply(state, action, chance);
      }
    }
    for (const [kind, count] of Object.entries(kept)) expect(count, kind).toBeGreaterThanOrEqual(3);
  });
});

it('a single tile cannot be stolen, several can', () => {
  const state = mammut.create(3, {}, new FastChance('single'));
  const seat = mammut.toAct(state)!;
  const { middle } = mammut.view(state, seat);
  const kinds = (count: number): string[] =>
    factsAfter(state, { type: 'take', tiles: middle.slice(0, count) }, seat).kinds;
  expect(kinds(1)).toContain('single');
  expect(kinds(2)).toContain('several');
  const thefts = (count: number): boolean => {
    const { after } = factsAfter(state, { type: 'take', tiles: middle.slice(0, count) }, seat);
    return (
      mammut.refusal(after, mammut.toAct(after)!, { type: 'steal', from: seat, share: 0, return: [middle[0]!] }) ===
      null
    );
  };
  expect([thefts(1), thefts(2)]).toEqual([false, true]);
});

it('a share with the last missing species completes the herd', () => {
  const herds = ['hare', 'fox', 'grouse', 'beaver', 'ibex', 'horse'];
  let checked = 0;
  for (let number = 0; number < 30; number++) {
    const json = mammut.write(mammut.create(2, {}, new FastChance(`herd ${number}`)));
    const state = mammut.read({ ...json, animals: [herds, []].map((own) => [...own]), toAct: 0, start: 0 });
    const { tiles, middle } = mammut.view(state, 0);
    const last = middle.find((tile) => tiles[tile]!.up === 'reindeer');
    const plain = middle.find((tile) => tiles[tile]!.up === 'axe');
    if (last === undefined || plain === undefined) continue;
    checked++;
    expect(factsAfter(state, { type: 'take', tiles: [last] }, 0).kinds).toContain('wholeHerd');
    expect(factsAfter(state, { type: 'take', tiles: [plain] }, 0).kinds).not.toContain('wholeHerd');
  }
  expect(checked).toBeGreaterThan(0);
});
