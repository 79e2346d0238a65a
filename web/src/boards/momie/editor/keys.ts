/** What a key on a cell of the sheet stands for. Undo and redo are keys of the whole page. */
import type { Cell } from '@traque/engine/momie/protocol';
import type { Draft, Mark, Side } from './draft.ts';
import { type Edit, toggleSide, type Tool, useTool } from './edits.ts';

const arrows: Readonly<Record<string, Side>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};
const letters: Readonly<Record<string, Mark>> = {
  r: 'red',
  b: 'blue',
  w: 'white',
  g: 'green',
  y: 'yellow',
  s: 'stairs',
  d: 'dungeon',
};

export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export type KeyMeaning =
  | { readonly type: 'go'; readonly side: Side }
  | { readonly type: 'edit'; readonly edits: readonly Edit[] };

/** Null for keys that mean nothing here. */
export function meaningOf(pressed: Pressed, cell: Cell, draft: Draft, tool: Tool): KeyMeaning | null {
  const { key, shiftKey } = pressed;
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null;
  const side = arrows[key];
  if (side !== undefined)
    return shiftKey ? { type: 'edit', edits: toggleSide(draft, cell, side) } : { type: 'go', side };
  const mark = letters[key.toLowerCase()];
  if (mark !== undefined) return { type: 'edit', edits: useTool(mark, cell) };
  if (key === 'Delete' || key === 'Backspace') return { type: 'edit', edits: useTool('erase', cell) };
  if (key === 'Enter' || key === ' ') return { type: 'edit', edits: useTool(tool, cell) };
  return null;
}
