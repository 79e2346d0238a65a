/** Indistinguishable worlds: nobody, seat or spectator, is ever shown what the rules hide from them. */
import { describe, expect, it } from 'vitest';
import { FastChance } from './chance.ts';
import type { Viewer } from './game.ts';
import { forSeeds, playRandomly, type Setting, settings } from './testing/games.ts';
import { twinOf } from './testing/twin.ts';
import { walk } from './testing/walk.ts';

describe.each(settings.map((setting) => [setting.game.name, setting.players, setting] as const))(
  '%s, %i players',
  (name, players, setting: Setting) => {
    const { game } = setting;
    const viewers: readonly Viewer[] = [null, ...Array.from({ length: players }, (_, seat) => seat)];

    it(
      'two worlds a viewer cannot tell apart give them the same views, events, lists and refusals',
      { timeout: 120_000 },
      () => {
        let walks = 0;
        let steps = 0;
        let different = 0;
        let unseen = 0;
        forSeeds(700, `worlds ${name} ${players}`, (seed) => {
          const before = walks;
          playRandomly(setting, seed, ({ state, index }) => {
            // Early moments of every game, then fewer and fewer.
            if (index > 20 && index % 19 !== 0) return;
            for (const viewer of viewers) {
              const label = `${seed} ${index} ${viewer}`;
              const real = game.clone(state);
              const chance = new FastChance(label);
              // One that knows the rules, or one that a bot would imagine from the view.
              const exchanged = chance.below(3) > 0;
              const twin = exchanged
                ? twinOf(game, state, viewer, chance)
                : game.imagine(game.view(state, viewer), viewer, chance);
              if (JSON.stringify(game.write(twin)) !== JSON.stringify(game.write(real))) different++;
              const walked = walk({ game, real, twin, viewer }, 30, label);
              walks++;
              steps += walked.steps;
              unseen += walked.unseen;
            }
          });
          return walks - before;
        });
        // The worlds must differ and be walked, or nothing was tested.
        console.log(
          `${name} ${players}: ${walks} walks, ${different} in different worlds, ${steps} steps, ${unseen} with an unseen difference`,
        );
        expect(different / walks).toBeGreaterThan(0.5);
        expect(steps / walks).toBeGreaterThan(2);
      },
    );
  },
);
