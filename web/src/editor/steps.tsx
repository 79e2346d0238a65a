/** The buttons that take back and do again. */
import { editorWords } from '../app/language.ts';
import { Icon } from '../parts/icons.tsx';

interface StepsProps {
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

export function Steps({ mayUndo, mayRedo, undo, redo }: StepsProps) {
  const words = editorWords();
  return (
    <>
      <button type="button" class="icon" disabled={!mayUndo} aria-label={words.undo} title={words.undo} onClick={undo}>
        <Icon name="undo" />
      </button>
      <button
        type="button"
        class="icon editor-redo"
        disabled={!mayRedo}
        aria-label={words.redo}
        title={words.redo}
        onClick={redo}
      >
        <Icon name="undo" />
      </button>
    </>
  );
}
