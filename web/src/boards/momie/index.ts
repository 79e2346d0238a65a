import type { Action, Event, View } from '@traque/engine/momie/protocol';
import type { BoardModule } from '../contract.ts';
import { Board } from './Board.tsx';
import { actionLabel, describe, hint, standing } from './describe.ts';
import { lineOf } from './log.ts';
import { refused } from './refused.ts';
import type { Whereabouts } from './seeing.ts';

export const board: BoardModule<View, Action, Event, Whereabouts> = {
  Board,
  listsPlayers: true,
  describe,
  hint,
  actionLabel,
  logLine: lineOf,
  refused,
  standing,
};
