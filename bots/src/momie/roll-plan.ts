/** The plan of the hunter to act for the rest of their turn: the moves of each face, or to roll again (MO-23). */
import { ARROW } from '@traque/engine/momie/dice';
import type { HunterPolicy, MoveOption } from './hunter-policy.ts';
import { NONE_PLANNED, type PlanTree } from './plan-tree.ts';
import { turnWinChance } from './win-chances.ts';

/** To roll again, as an answer and as a face in the tree. */
export const AGAIN = 'again';
const AGAIN_FACE = 0;
/** The moves of each face that are planned with. */
const MOVES_PER_FACE = 4;
/** No prior is lower than this. */
const MIN_PRIOR = -0.3;

export class RollPlan {
  readonly #policy: HunterPolicy;
  readonly #tree: PlanTree;
  readonly #winChancePerTurn: number;
  #faces = 0;
  readonly #isPossible = (face: number): boolean => face === AGAIN_FACE || (this.#faces & (1 << face)) !== 0;

  constructor(policy: HunterPolicy, tree: PlanTree, players: number) {
    this.#policy = policy;
    this.#tree = tree;
    this.#winChancePerTurn = turnWinChance[players]!;
  }

  /** With these faces (bits) and locked dice: a move or `AGAIN`; null beyond the tree. */
  choose(faces: number, locked: number): MoveOption | typeof AGAIN | null {
    const tree = this.#tree;
    if (!tree.enter(locked)) return null;
    if (tree.isEmpty) this.#addChoices(locked);
    this.#faces = faces;
    if (tree.take(this.#isPossible) === NONE_PLANNED) return null;
    return tree.face === AGAIN_FACE ? AGAIN : this.#policy.moveTo(tree.face, tree.cell);
  }

  #addChoices(locked: number): void {
    const policy = this.#policy;
    const again = policy.rollValue(locked);
    const moves = Array.from({ length: ARROW }, (_, i) => policy.bestMoves(i + 1, locked, MOVES_PER_FACE)).flat();
    const best = moves.reduce((most, { value }) => Math.max(most, value), again);
    const prior = (value: number): number => Math.max(MIN_PRIOR, (value - best) * this.#winChancePerTurn);
    this.#tree.add(AGAIN_FACE, 0, prior(again));
    for (const { option, value } of moves) this.#tree.add(option.face, option.to, prior(value));
  }
}
