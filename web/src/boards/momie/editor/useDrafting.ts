/** The draft in work: edits, undo and redo, mirrored drawing; kept on this device. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { loadValue, saveValue } from '../../../app/local-storage.ts';
import { amend, begin, change, type History, redo, undo } from '../../../editor/history.ts';
import { type Draft, emptyPyramid } from './draft.ts';
import { readDraft, textOf } from './draft-text.ts';
import { applyEdits, axisOf, type Edit } from './edits.ts';

const KEPT = 'editor.momie';

function kept(): Draft {
  const text = loadValue(KEPT);
  const reading = text === null ? null : readDraft(text);
  return reading !== null && 'draft' in reading ? reading.draft : emptyPyramid();
}

export interface Drafting {
  readonly draft: Draft;
  readonly mirrors: boolean;
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
  /** Answers the draft that it leads to. */
  readonly edit: (edits: readonly Edit[], goesOn: boolean) => Draft;
  readonly replace: (draft: Draft) => void;
  /** Somebody else's: it takes the place of what is kept here when it is changed, not before. */
  readonly show: (draft: Draft) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly setMirrors: (mirrors: boolean) => void;
}

export function useDrafting(): Drafting {
  const [, render] = useState(0);
  const history = useRef<History<Draft> | null>(null);
  history.current ??= begin(kept());
  /** What the present stroke began with. */
  const base = useRef<Draft | null>(null);
  const [axis, setAxis] = useState<number | null>(null);
  const { present, past, future } = history.current;

  const shown = useRef<Draft | null>(null);
  useEffect(() => {
    if (present !== shown.current) saveValue(KEPT, textOf(present));
  }, [present]);

  // Pointers can be faster than the page is drawn: the newest draft is never that of the last rendering.
  const set = (next: History<Draft>): void => {
    history.current = next;
    render((times) => times + 1);
  };
  const newest = (): History<Draft> => history.current!;
  const replace = (draft: Draft): void => {
    set(change(newest(), draft));
    // The middle of another pyramid is elsewhere.
    if (axis !== null) setAxis(axisOf(draft));
  };
  return {
    draft: present,
    mirrors: axis !== null,
    mayUndo: past.length > 0,
    mayRedo: future.length > 0,
    edit: (edits, goesOn) => {
      const before = newest();
      if (!goesOn) base.current = before.present;
      const next = applyEdits(before.present, edits, axis);
      const isSameStep = goesOn && before.past.at(-1) === base.current && before.past.length > 0;
      set((isSameStep ? amend : change)(before, next));
      return next;
    },
    replace,
    show: (draft) => {
      shown.current = draft;
      replace(draft);
    },
    undo: () => set(undo(newest())),
    redo: () => set(redo(newest())),
    setMirrors: (mirrors) => setAxis(mirrors ? axisOf(newest().present) : null),
  };
}
