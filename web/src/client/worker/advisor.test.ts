import { FastChance } from '@traque/engine/core/chance';
import { games } from '@traque/engine';
import { describe, expect, it } from 'vitest';
import { advisor } from './advisor.ts';

describe.each(games.map((game) => [game.name, game] as const))('advice at a table of %s', (_name, game) => {
  const chance = new FastChance(`advice ${game.name}`);

  /** Positions along one game, each with the view of the seat to act. */
  function* positions(count: number) {
    let state = game.create(3, {}, chance);
    for (let i = 0; i < count; i++) {
      const seat = game.toAct(state);
      if (seat === null) state = game.create(3, {}, chance);
      else {
        yield { state, seat, view: game.view(state, seat) };
        game.apply(state, game.sample(state, chance), chance);
      }
    }
  }

  it('says from a view what the rules say from the whole state', () => {
    for (const { state, seat, view } of positions(40)) {
      const legal = advisor.legal(view, seat)!;
      if (legal.complete) expect(legal).toEqual(game.legal(state));
      for (const action of legal.actions.slice(0, 5)) expect(advisor.refusal(view, seat, action)).toBeNull();
      expect(advisor.refusal(view, seat, { type: 'fly' })).toEqual(game.refusal(state, seat, { type: 'fly' }));
    }
  });

  it('has nothing to say to who is not to act', () => {
    for (const { state, seat } of positions(10)) {
      const other = (seat + 1) % 3;
      expect(advisor.legal(game.view(state, other), other)).toBeNull();
      expect(advisor.legal(game.view(state, null), null)).toBeNull();
    }
  });

  it('foresees only what then really happens before his eyes', () => {
    for (const { state, seat, view } of positions(60)) {
      const action = game.sample(state, chance);
      const foreseen = advisor.foresee(view, seat, action);
      const happened: unknown[] = [];
      game.apply(game.clone(state), action, new FastChance('other luck'), (event) => {
        if (event.for === null || event.for.includes(seat)) happened.push(event);
      });
      expect(happened.slice(0, foreseen.length)).toEqual(foreseen);
    }
  });
});
