/** Mâamut as the app knows it. */
import type { Action, Event, View } from '@traque/engine/maamut/protocol';
import type { BoardModule } from '../contract.ts';
import { beats } from './beats.ts';
import { Board } from './Board.tsx';
import { actionLabel, describe, hint, standing } from './describe.ts';
import { logLine } from './log.ts';
import { pointTo } from './point-to.ts';
import type { TableWords } from './words.ts';

export const board: BoardModule<View, Action, Event, TableWords> = {
  Board,
  describe,
  hint,
  actionLabel,
  pointTo,
  logLine,
  beats,
  standing,
  isOut: (view, seat) => view.hunters[seat]?.removed === true,
};
