/** The set in work, with what can be taken back; kept on this device. */
import { useEffect, useState } from 'preact/hooks';
import { loadValue, saveValue } from '../../../app/local-storage.ts';
import { begin, change, type History, redo, undo } from '../../../editor/history.ts';
import { readTiles, textOf, type TileDraft } from './tile-draft.ts';

const KEPT = 'editor.mammut';

function kept(): TileDraft | null {
  const text = loadValue(KEPT);
  const reading = text === null ? null : readTiles(text);
  return reading !== null && 'draft' in reading ? reading.draft : null;
}

export interface TilesInWork {
  readonly draft: TileDraft;
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
  readonly set: (draft: TileDraft) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** `first`: what one begins with, once it is known. */
export function useTiles(first: TileDraft | null): TilesInWork {
  const [history, setHistory] = useState<History<TileDraft> | null>(() => {
    const draft = kept();
    return draft === null ? null : begin(draft);
  });
  useEffect(() => {
    if (first !== null) setHistory((before) => before ?? begin(first));
  }, [first]);
  const { past, present, future } = history ?? begin<TileDraft>(first ?? []);
  useEffect(() => {
    if (history !== null) saveValue(KEPT, textOf(present));
  }, [present]);
  return {
    draft: present,
    mayUndo: past.length > 0,
    mayRedo: future.length > 0,
    set: (draft) => setHistory((before) => change(before ?? begin<TileDraft>([]), draft)),
    undo: () => setHistory((before) => before && undo(before)),
    redo: () => setHistory((before) => before && redo(before)),
  };
}
