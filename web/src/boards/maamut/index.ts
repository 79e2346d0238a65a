/** Mâamut as the app knows it. */
import type { Action, Event, View } from '@traque/engine/maamut/protocol';
import type { BoardModule } from '../contract.ts';
import { beats } from './beats.ts';
import { Board } from './Board.tsx';
import { actionLabel, describe, hint, standing } from './describe.ts';
import { logLine } from './log.ts';
import type { TableWords } from './words.ts';

export const board: BoardModule<View, Action, Event, TableWords> = {
  Board,
  describe,
  hint,
  actionLabel,
  logLine,
  beats,
  standing,
  isOut: (view, seat) => view.hunters[seat]?.removed === true,
};
