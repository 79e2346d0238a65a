/** Mâamut's bots: one tree search for all levels, with a different number of simulations. */
import { FastChance } from '@traque/engine/core/chance';
import { decode, PASS } from '@traque/engine/maamut/codes';
import { imagine } from '@traque/engine/maamut/imagine';
import type { Action, View } from '@traque/engine/maamut/protocol';
import { hunterAt, type State } from '@traque/engine/maamut/state';
import type { BotManifest, BrainRequest, Thought } from '../core/brain.ts';
import { type Budget, withEffort } from '../core/clock.ts';
import { sampleSoftmax } from '../core/softmax.ts';
import { levelParams } from './levels.ts';
import { decisive, plain } from './plain-search.ts';
import { movesIntoMammoth } from './push.ts';
import { search } from './search.ts';
import { tryActions } from './trials.ts';

/**
 * Two bots that know each other's answers could repeat them for ever. After this many turns a hunter chooses more and
 * more loosely. If the mammoth stands in a corner that it cannot be driven out of, somebody has to face it in the end:
 * desperate hunters push it whenever they can. Both must come late: of the games between two `hard` four in ten are
 * longer than 30 turns each, and a loose choice there undoes what the search has found (docs/bots.md).
 */
const LONG_HUNT_TURNS = 100;
const RESTLESSNESS_PER_TURN = 0.006;
const DESPERATE_TURNS = 150;

const restlessness = (turns: number): number => RESTLESSNESS_PER_TURN * Math.max(0, turns - LONG_HUNT_TURNS);

/** Whether this move enters the mammoth's tile. */
const isPush = (state: State, seat: number, code: number): boolean =>
  code < PASS && (movesIntoMammoth(state, hunterAt(state, seat)) & (1 << code)) !== 0;

function brain(request: BrainRequest<View>, seat: number, time: Budget): Thought<Action> {
  const { view } = request;
  const chance = new FastChance(request.seed);
  const params = levelParams[request.level];
  // This comes first because it checks the view.
  const root = imagine(view, seat, chance);
  const turns = view.turnsTaken[seat]!;
  const temperature = Math.max(params.temperature, restlessness(turns));
  const isDesperate = view.phase === 'act' && turns >= DESPERATE_TURNS;
  const { memory } = request;
  const { ranked, effort, treeEffort } = search(root, withEffort(params.effort, time), chance, {
    desperate: isDesperate,
    memory,
  });
  const considered = ranked.map((one) => ({
    action: decode(one.code, root.phase),
    value: one.value,
    effort: one.effort,
  }));
  const pushes = isDesperate ? considered.filter((_, i) => isPush(root, seat, ranked[i]!.code)) : [];
  const action =
    temperature === 0
      ? considered[0]!.action
      : sampleSoftmax(pushes.length > 0 ? pushes : considered, temperature, chance);
  return { action, considered, effort, ...(memory && { sharedEffort: treeEffort }) };
}

export const maamut: BotManifest<View, Action> = {
  game: 'maamut',
  brain,
  trials: tryActions,
  plain: { plain, decisive },
};
