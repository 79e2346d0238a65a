/** The buttons that take back and do again. */
import { useEffect } from 'preact/hooks';
import { editorWords } from '../app/language.ts';
import { Icon } from '../parts/icons.tsx';

interface StepsProps {
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Ctrl + Z and its kin, anywhere on the page but in a field, which has steps of its own. */
function stepOf({ key, target, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if ((!ctrlKey && !metaKey) || altKey) return null;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : null;
}

export function Steps({ mayUndo, mayRedo, undo, redo }: StepsProps) {
  const words = editorWords();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const step = stepOf(event);
      if (step === null) return;
      event.preventDefault();
      (step === 'undo' ? undo : redo)();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
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
