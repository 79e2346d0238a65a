import { games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import { maySee } from '@traque/engine/core/match';
import { describe, expect, it } from 'vitest';
import { advisor, isAllowed } from './advisor.ts';

describe.each(games.map((game) => [game.name, game] as const))('questions about a view of %s', (_name, game) => {
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

  it('what is allowed by a view is what the rules allow by the whole state', () => {
    for (const { state, seat, view } of positions(40)) {
      for (const action of game.legal(state).actions.slice(0, 5))
        expect(isAllowed(game.version, view, seat, action)).toBe(true);
      expect(isAllowed(game.version, view, seat, { type: 'fly' })).toBe(false);
    }
  });

  it('nothing is foreseen for a seat that is not to act', () => {
    for (const { state, seat } of positions(10)) {
      const action = game.sample(state, chance);
      const other = (seat + 1) % 3;
      expect(advisor.foresee(game.version, game.view(state, other), other, action)).toEqual([]);
      expect(advisor.foresee(game.version, game.view(state, null), null, action)).toEqual([]);
    }
  });

  it('what is foreseen is what the player then sees', () => {
    for (const { state, seat, view } of positions(60)) {
      const action = game.sample(state, chance);
      const foreseen = advisor.foresee(game.version, view, seat, action);
      const happened: unknown[] = [];
      game.apply(game.clone(state), action, new FastChance('other luck'), (event) => {
        if (maySee(seat, event)) happened.push(event);
      });
      expect(happened.slice(0, foreseen.length)).toEqual(foreseen);
    }
  });

  it('rules that are not known here answer nothing', () => {
    const { value } = positions(1).next();
    if (!value) throw new Error('no position');
    const { view, seat } = value;
    expect(() => advisor.foresee(999, view, seat, { type: 'pass' })).toThrow('rules 999');
  });
});
