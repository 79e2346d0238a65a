import type { Action, Event, View } from '@traque/engine/momie/protocol';
import type { BoardModule } from '../contract.ts';
import { Board } from './Board.tsx';
import { actionLabel, describe, hint, standing } from './describe.ts';
import { logLine } from './log.ts';
import { allowsHelps, type Insight } from './viewpoint.ts';
import type { TableWords } from './words.ts';

export const board: BoardModule<View, Action, Event, TableWords, Insight> = {
  Board,
  listsPlayers: true,
  allowsAdvice: allowsHelps,
  describe,
  hint,
  actionLabel,
  logLine,
  standing,
};
