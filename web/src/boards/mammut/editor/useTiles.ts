/** The set in work, with what can be taken back; kept on this device. */
import { useEffect, useRef, useState } from 'preact/hooks';
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
  /** Whether it is known what one begins with. */
  readonly isReady: boolean;
  readonly draft: TileDraft;
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
  readonly set: (draft: TileDraft) => void;
  /** Somebody else's: it takes the place of what is kept here when it is changed, not before. */
  readonly show: (draft: TileDraft) => void;
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
  const shown = useRef<TileDraft | null>(null);
  const set = (draft: TileDraft): void => setHistory((before) => change(before ?? begin<TileDraft>([]), draft));
  const { past, present, future } = history ?? begin<TileDraft>(first ?? []);
  useEffect(() => {
    if (history !== null && present !== shown.current) saveValue(KEPT, textOf(present));
  }, [present]);
  return {
    isReady: history !== null,
    draft: present,
    mayUndo: past.length > 0,
    mayRedo: future.length > 0,
    set,
    show: (draft) => {
      shown.current = draft;
      set(draft);
    },
    undo: () => setHistory((before) => before && undo(before)),
    redo: () => setHistory((before) => before && redo(before)),
  };
}
