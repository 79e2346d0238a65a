/** Bots that are kept from one thing. On a good map each of them does clearly worse than a bot that plays in full. */
import type { Thought } from '@traque/bots';
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame, OpaqueState } from '@traque/engine/core/game';
import { imagine } from '@traque/engine/momie/imagine';
import type { Action, View } from '@traque/engine/momie/protocol';
import { paths } from '@traque/engine/momie/prowl';
import { whereaboutsOf } from '@traque/engine/momie/whereabouts';
import type { Restriction } from '../games/manifest.ts';

/** By name, and which side it restricts. */
export const sideOf = {
  'never interrupts': 'mummy',
  'is greedy': 'mummy',
  'never rolls again': 'hunters',
  'never frees': 'hunters',
} as const;
export type RestrictionName = keyof typeof sideOf;

const viewOf = (game: AnyGame, state: OpaqueState): View => game.view(state, game.toAct(state)) as unknown as View;

export const restrictions: Readonly<Record<RestrictionName, Restriction>> = {
  /** MO-55: it lets every interruption pass. */
  'never interrupts': (game, state, { action }) =>
    viewOf(game, state).phase === 'interrupt' ? { type: 'prowl', path: [] } : action,

  /** It walks where a catch is most likely now, and does not care where it ends. */
  'is greedy': (game, state, { action }, seed) => {
    const view = viewOf(game, state);
    return action.type === 'prowl' ? likeliestCatch(view, seed) : action;
  },

  /** MO-23: it takes the best move of its first roll; it rolls again only if it cannot move. */
  'never rolls again': (game, state, thought, seed) => {
    if (thought.action.type !== 'roll' || viewOf(game, state).phase !== 'rolled') return thought.action;
    return bestMove(thought) ?? anyMove(game, state, seed) ?? thought.action;
  },

  /** MO-20: it frees the dice only if none is left to roll. */
  'never frees': (game, state, { action }) =>
    action.type === 'reset' ? (game.legal(state).actions.find(({ type }) => type === 'roll') ?? action) : action,
};

function bestMove({ considered }: Thought): { type: string } | undefined {
  return considered.find(({ action }) => action.type === 'move')?.action;
}

function anyMove(game: AnyGame, state: OpaqueState, seed: string): { type: string } | undefined {
  const moves = game.legal(state).actions.filter(({ type }) => type === 'move');
  return moves[new FastChance(seed).below(Math.max(1, moves.length))];
}

/** Every cell where a hunter can be counts the same; of equally good walks one by chance. */
function likeliestCatch(view: View, seed: string): Action {
  const chance = new FastChance(seed);
  const { maze, sets } = whereaboutsOf(view);
  const prey = new Float64Array(maze.size);
  for (const set of sets) {
    const cells = set.reduce((sum, one) => sum + one, 0);
    set.forEach((one, cell) => (prey[cell]! += cells === 0 ? 0 : one / cells));
  }
  // What is imagined of the hunters does not matter: the paths depend on what all can see.
  const walks = paths(imagine(view, view.toAct, chance)).map((path) => ({
    path,
    value: path.reduce((sum, cell) => sum + prey[cell]!, 0),
  }));
  const best = Math.max(...walks.map(({ value }) => value));
  const equal = walks.filter(({ value }) => value === best);
  const { path } = equal[chance.below(equal.length)]!;
  return { type: 'prowl', path: path.map((cell) => maze.names[cell]!) };
}
