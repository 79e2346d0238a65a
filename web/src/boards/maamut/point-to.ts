/** Where a hint points. */
import type { Viewer } from '@traque/engine/core/game';
import type { Action, Cell, View } from '@traque/engine/maamut/protocol';
import type { HintPlaces, SeatFace } from '../contract.ts';
import { cellAhead, cells } from './geometry.ts';
import type { TableWords } from './words.ts';

const DIRECTIONS = [0, 1, 2, 3, 4, 5];
const part = (cell: Cell): string => `cell:${cell}`;

/** A tile and those around it. */
const around = (cell: Cell): readonly Cell[] =>
  [cell, ...DIRECTIONS.map((dir) => cellAhead(cell, dir))].filter((each) => cells.includes(each));

export function pointTo(
  action: Action,
  view: View,
  viewer: Viewer,
  _faces: readonly SeatFace[],
  { hints: { look } }: TableWords,
): HintPlaces {
  const own = (viewer === null ? null : view.hunters[viewer]?.at) ?? view.mammoth;
  switch (action.type) {
    case 'place':
      return { area: around(action.at).map(part), look: look.place, action: [part(action.at)] };
    case 'flee':
      return { area: around(view.mammoth).map(part), look: look.flee, action: [part(action.to)] };
    case 'pass':
      return { area: ['part:hand'], look: look.cards, action: [`card:${action.card}`, 'button:pass'] };
    case 'setTrap':
    case 'liftTrap': {
      const button = action.type === 'setTrap' ? 'button:set' : 'button:lift';
      return { area: [part(own)], look: look.trap, action: [part(own), button] };
    }
    case 'move': {
      const way = [1, 2, 3].slice(0, action.card).map((count) => cellAhead(own, action.dir, count));
      const parts = [own, ...way].map(part);
      const isPush = way.includes(view.mammoth);
      // What the mammoth does is drawn on the board: it must not be dimmed.
      if (isPush) return { area: around(view.mammoth).map(part), look: look.push, action: cells.map(part) };
      return { area: around(way.at(-1)!).map(part), look: look.walk, action: [...parts, `card:${action.card}`] };
    }
  }
}
