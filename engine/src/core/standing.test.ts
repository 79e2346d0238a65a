import { describe, expect, it } from 'vitest';
import { standingAfterForfeit, standingOf } from './standing.ts';
import { playRandomly, settings } from './testing/games.ts';

describe.each(settings.map((setting) => [setting.game.name, setting.players, setting] as const))(
  '%s, %i players',
  (_name, players, setting) => {
    const { game } = setting;

    it('has a place and a part for every seat, and the first place for the winners alone', () => {
      for (const seed of ['one', 'two', 'three', 'four']) {
        let begun = '';
        const { end } = playRandomly(setting, seed, ({ state, index }) => {
          const { roles } = standingAfterForfeit(game, players, state, 0);
          if (index === 0) begun = roles.join();
          if (index % 20 === 0) expect(roles.join(), 'parts never change').toBe(begun);
          if (index === 0) expect(standingOf(game, players, state), 'not over').toBeNull();
        });
        const { roles, places } = standingOf(game, players, end)!;
        const { winners } = game.result(end)!;
        expect([roles.length, places.length]).toEqual([players, players]);
        expect(roles.join()).toBe(begun);
        const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
        expect(first).toEqual(
          winners.length === 0 ? places.map((_place, seat) => seat) : winners.toSorted((a, b) => a - b),
        );
      }
    });

    it('puts a player who forfeits behind all others', () => {
      const { end } = playRandomly(setting, 'forfeit', () => undefined);
      const { places } = standingAfterForfeit(game, players, end, players - 1);
      expect(places).toEqual([...Array.from({ length: players - 1 }, () => 1), 2]);
    });
  },
);
