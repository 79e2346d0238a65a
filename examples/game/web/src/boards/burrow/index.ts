/** Burrow as the app knows it. */
import type { Action, Event, View } from '@traque/engine/burrow/protocol';
import type { Table } from '@traque/texts/en/burrow';
import type { BoardModule } from '../contract.ts';
import { beats } from './beats.ts';
import { Board } from './Board.tsx';
import { actionLabel, describe, hint, standing } from './describe.ts';
import { logLine } from './log.ts';

export const board: BoardModule<View, Action, Event, Table> = {
  Board,
  describe,
  hint,
  actionLabel,
  logLine,
  beats,
  standing,
};
