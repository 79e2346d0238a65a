import type { Action, Event, View } from '@traque/engine/momie/protocol';
import type { BoardModule } from '../contract.ts';
import { beats } from './beats.ts';
import { Board } from './Board.tsx';
import { actionLabel, describe, hint, isOut, standing } from './describe.ts';
import { endLine, logLine } from './log.ts';
import { pointTo } from './point-to.ts';
import { allowsHelps, type Insight } from './viewpoint.ts';
import type { TableWords } from './words.ts';

export const board: BoardModule<View, Action, Event, TableWords, Insight> = {
  Board,
  listsPlayers: true,
  allowsAdvice: allowsHelps,
  describe,
  hint,
  actionLabel,
  pointTo,
  logLine,
  beats,
  standing,
  isOut,
  endLine,
};
