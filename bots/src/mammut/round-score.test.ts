import { FastChance } from '@traque/engine/core/chance';
import { mammut } from '@traque/engine/mammut/index';
import { isLastShare, mayPass } from '@traque/engine/mammut/share';
import { count, handOf, speciesBits, middle, type State, track, vp } from '@traque/engine/mammut/state';
import { size, tilesOf } from '@traque/engine/mammut/tiles';
import { describe, expect, it } from 'vitest';
import { chooseAnimal } from './animals.ts';
import { PASS, playMove, rolloutStateOf, TAKE } from './rollout-state.ts';
import { newRoundResult, scoreRound } from './round-score.ts';
import { worldOf } from './world.ts';

const standing = (state: State) =>
  Array.from({ length: state.players }, (_, seat) => ({
    vp: vp(state, seat),
    track: track(state, seat),
    species: size(speciesBits(state, seat)),
    cards: count(state, handOf(seat)),
  }));

describe.each([2, 3, 4, 5])('rounds are scored as by the rules, %i players', (players) => {
  it('MM-50 to MM-91: points, hide track, tokens and cards', () => {
    let compared = 0;
    for (let game = 0; game < 40; game++) {
      const chance = new FastChance(`evaluate ${players} ${game}`);
      const state = mammut.create(players, {}, chance);
      while (mammut.toAct(state) !== null) {
        const endsRound = state.phase === 'share' && (mayPass(state) || isLastShare(state));
        if (!endsRound) {
          mammut.apply(
            state,
            state.phase === 'choose' ? chooseAnimal(state, chance) : mammut.sample(state, chance),
            chance,
          );
          continue;
        }
        const { round } = state;
        const sim = rolloutStateOf(state);
        const world = worldOf(state, state.toAct, chance);
        const isPass = mayPass(state);
        playMove(sim, isPass ? PASS : TAKE, middle(state));
        const found = newRoundResult();
        scoreRound(sim, world, 0, -1, -1, found);
        mammut.apply(state, isPass ? { type: 'pass' } : { type: 'take', tiles: tilesOf(middle(state)) }, chance);
        while (state.phase === 'choose') mammut.apply(state, chooseAnimal(state, chance), chance);
        const rules = standing(state);
        const ours = rules.map((_, seat) => ({
          vp: found.vp[seat],
          track: found.track[seat],
          species: size(found.herd[seat]!),
          cards: found.cards[seat],
        }));
        expect(ours, `game ${game}, round ${round}`).toEqual(rules);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});
