/** The legal actions by cell and die: where each die leads, where a treasure could be taken. */
import type { Legal } from '@traque/engine/core/game';
import type { Action, Cell, Die } from '@traque/engine/momie/protocol';

type Move = Extract<Action, { type: 'move' }>;

export interface Choices {
  readonly canRoll: boolean;
  readonly canReset: boolean;
  readonly canProwl: boolean;
  /** For each cell the dice that lead there. */
  readonly reach: ReadonlyMap<Cell, readonly Die[]>;
  readonly dice: readonly Die[];
  /** Cells where one of the viewer's own cards could be played. */
  readonly takes: ReadonlySet<Cell>;
}

export function choicesOf(legal: Legal<Action> | null): Choices {
  const actions = legal?.actions ?? [];
  const moves = actions.filter((action): action is Move => action.type === 'move');
  const reach = new Map<Cell, Die[]>();
  for (const { to, die } of moves) {
    const dice = reach.get(to) ?? [];
    if (!dice.includes(die)) dice.push(die);
    reach.set(to, dice);
  }
  return {
    canRoll: actions.some((action) => action.type === 'roll'),
    canReset: actions.some((action) => action.type === 'reset'),
    canProwl: actions.some((action) => action.type === 'prowl'),
    reach,
    dice: [...new Set(moves.map((move) => move.die))],
    takes: new Set(moves.filter((move) => move.collect).map((move) => move.to)),
  };
}

/** The die for a click on a cell: the chosen one, or the only one that leads there; null if the player must choose. */
export function dieFor(choices: Choices, chosen: Die | null, to: Cell): Die | null {
  if (chosen !== null) return chosen;
  const dice = choices.reach.get(to) ?? [];
  return dice.length === 1 ? (dice[0] ?? null) : null;
}
