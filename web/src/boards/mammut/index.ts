/** Mammut as the app knows it. */
import type { Action, Event, View } from '@traque/engine/mammut/protocol';
import type { BoardModule } from '../contract.ts';
import { beats } from './beats.ts';
import { Board } from './Board.tsx';
import { actionLabel, describe, hint, standing } from './describe.ts';
import { logLine } from './log.ts';
import { logPicture } from './log-picture.tsx';
import type { Outlooks } from './outlook.ts';
import { pointTo } from './point-to.ts';
import type { TableWords } from './words.ts';

export const board: BoardModule<View, Action, Event, TableWords, Outlooks> = {
  Board,
  listsPlayers: true,
  describe,
  hint,
  actionLabel,
  pointTo,
  logLine,
  beats,
  logPicture,
  standing,
};
