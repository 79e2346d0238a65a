/** Corrupted states and views: each is rejected as malformed or is a possible one, and nothing crashes. */
import { describe, expect, it } from 'vitest';
import { FastChance } from './chance.ts';
import type { AnyGame, OpaqueState, Position } from './game.ts';
import { Malformed } from './malformed.ts';
import { forSeeds, inventoryOf, playRandomly, type Setting, settings } from './testing/games.ts';
import { type Json, mutate } from './testing/mutate.ts';

/** What `make` returns, or null if it throws `Malformed`; any other error is a bug. */
function orMalformed<T>(make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

/** A state that was accepted must be a good one: played on for a while, nothing breaks and no piece is lost. */
function playOn(game: AnyGame, state: OpaqueState, seed: string): void {
  const chance = new FastChance(seed);
  const pieces = inventoryOf(game.write(state));
  for (let i = 0; i < 15 && game.toAct(state) !== null; i++) {
    const seat = game.toAct(state)!;
    const { actions } = game.legal(state);
    if (actions.length === 0) throw new Error('nothing can be done in it');
    for (const each of actions.slice(0, 20))
      if (game.refusal(state, seat, each) !== null) throw new Error(`${JSON.stringify(each)} is listed but refused`);
    game.apply(state, game.sample(state, chance), chance);
  }
  game.view(state, null);
  expect(inventoryOf(game.write(state))).toBe(pieces);
}

/** Tiles and maps that a table may bring itself can be others; then pieces are counted only against themselves. */
function sameComponents(game: AnyGame, json: Json, state: OpaqueState): boolean {
  const brought = Object.keys(game.options).filter(
    (name) => 'type' in game.options[name]! && game.options[name].type === 'data',
  );
  const part = (value: unknown, name: string): string => JSON.stringify((value as Record<string, unknown>)[name]);
  return brought.every((name) => part(json, name) === part(game.write(state), name));
}

/** Runs `check` and, if it fails, says on what. */
function about(input: unknown, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n  with ${JSON.stringify(input)}`, {
      cause: error,
    });
  }
}

describe.each(settings.map((setting) => [setting.game.name, setting.players, setting] as const))(
  '%s, %i players',
  (name, players, setting: Setting) => {
    const { game } = setting;

    it('a corrupted state or view is malformed, or possible', { timeout: 120_000 }, () => {
      const counts = { malformed: 0, possible: 0 };
      forSeeds(700, `corrupted ${name} ${players}`, (seed) => {
        const chance = new FastChance(`${seed} corrupting`);
        let pieces = '';
        return playRandomly(setting, seed, ({ state, index }) => {
          if (index === 0) pieces = inventoryOf(game.write(state));
          if (index % 11 !== 0) return;
          for (let i = 0; i < 8; i++) {
            let json = JSON.parse(JSON.stringify(game.write(state))) as Json;
            for (let changes = 1 + chance.below(2); changes > 0; changes--) json = mutate(json, chance);
            about(json, () => {
              const read = orMalformed(() => game.read(json));
              counts[read === null ? 'malformed' : 'possible']++;
              if (read === null) return;
              if (sameComponents(game, json, state)) expect(inventoryOf(game.write(read))).toBe(pieces);
              playOn(game, read, seed);
            });
          }
          const viewer = chance.below(players + 1) - 1;
          const view = game.view(state, viewer < 0 ? null : viewer);
          const corrupted = mutate(JSON.parse(JSON.stringify(view)) as Json, chance);
          about(corrupted, () => {
            const imagined = orMalformed(() =>
              game.imagine(corrupted as unknown as Position, viewer < 0 ? null : viewer, chance),
            );
            if (imagined !== null) playOn(game, imagined, seed);
          });
        }).moments;
      });
      expect(counts.malformed).toBeGreaterThan(counts.possible / 4);
    });
  },
);
