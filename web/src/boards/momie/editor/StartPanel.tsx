/** What a drawing begins with: a map of ours, an empty pyramid, or a new one by chance. */
import type { PyramidMap } from '@traque/engine/momie/protocol';
import { useState } from 'preact/hooks';
import { editorWords } from '../../../app/language.ts';
import { type Draft, draftOf, emptyPyramid } from './draft.ts';
import type { EditorText } from './in-words.ts';
import type { Workshop } from './useWorkshop.ts';

interface StartPanelProps {
  readonly workshop: Workshop;
  /** Our maps by name. */
  readonly maps: Readonly<Record<string, string>>;
  readonly text: EditorText;
  readonly onStart: (draft: Draft) => void;
}

const characters = ['small', 'classic', 'wide'] as const;

export function StartPanel({ workshop, maps, text, onStart }: StartPanelProps) {
  const words = editorWords();
  const { editor } = text;
  const [isBusy, setBusy] = useState(false);
  const start = async (asked: Promise<PyramidMap | null>): Promise<void> => {
    setBusy(true);
    try {
      const map = await asked;
      if (map !== null) onStart(draftOf(map));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section class="panel stack" aria-labelledby="start-from" aria-busy={isBusy}>
      <h2 id="start-from">{words.startFrom}</h2>
      <div class="row">
        <button type="button" onClick={() => onStart(emptyPyramid())}>
          {editor.emptyPyramid}
        </button>
        {Object.entries(maps).map(([name, label]) => (
          <button key={name} type="button" disabled={isBusy} onClick={() => void start(workshop.named(name))}>
            {label}
          </button>
        ))}
      </div>
      <div class="row">
        {characters.map((character) => (
          <button
            key={character}
            type="button"
            disabled={isBusy}
            onClick={() => void start(workshop.surprise(crypto.randomUUID(), character))}
          >
            {editor.characters[character]}
          </button>
        ))}
        {isBusy ? <span class="help">{words.surprising}</span> : null}
      </div>
    </section>
  );
}
