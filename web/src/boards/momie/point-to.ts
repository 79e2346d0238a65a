/** Where a hint points. */
import type { Viewer } from '@traque/engine/core/game';
import type { Action, Cell, View } from '@traque/engine/momie/protocol';
import type { HintPlaces, SeatFace } from '../contract.ts';
import { pointOf } from './geometry.ts';
import type { TableWords } from './words.ts';

/** So many cells around the goal: the part of the pyramid, not the cell itself. */
const RANGE = 2;

const part = (cell: Cell): string => `cell:${cell}`;

function around(view: View, goal: Cell): readonly Cell[] {
  const at = pointOf(goal);
  return Object.keys(view.map.cells).filter((cell) => {
    const { x, y } = pointOf(cell);
    return Math.max(Math.abs(x - at.x), Math.abs(y - at.y)) <= RANGE;
  });
}

export function pointTo(
  action: Action,
  view: View,
  _viewer: Viewer,
  _faces: readonly SeatFace[],
  { hints: { look } }: TableWords,
): HintPlaces {
  switch (action.type) {
    case 'roll':
    case 'reset':
      return { area: ['part:dice'], look: look.dice, action: ['part:dice', `button:${action.type}`] };
    case 'move': {
      const from = 'hunter' in view.turn ? view.hunters[view.turn.hunter]?.at : null;
      const ends = [action.to, ...(typeof from === 'string' ? [from] : [])];
      const die = `die:${action.die}`;
      return { area: around(view, action.to).map(part), look: look.area, action: [...ends.map(part), die] };
    }
    case 'prowl': {
      const goal = action.path.at(-1);
      if (goal === undefined) return { area: [part(view.mummy.at)], look: look.mummy, action: ['button:stay'] };
      const way = [view.mummy.at, ...action.path].map(part);
      return { area: around(view, goal).map(part), look: look.area, action: way };
    }
  }
}
