/** The action being put together, what it will score, and its buttons. It keeps its place and its size. */
import type { Face } from '@traque/engine/mammut/protocol';
import { LootList } from './LootList.tsx';
import type { Outlook } from './outlook.ts';
import { OutlookSheet } from './Outlook.tsx';
import type { Words } from './words.ts';

export interface ActionButton {
  readonly label: string;
  /** Null while something has yet to be chosen. */
  readonly run: (() => void) | null;
  readonly class?: string;
}

/** Tiles that are spoken of: those chosen, or what goes back and what is kept. */
export interface Heap {
  readonly label: string | null;
  readonly faces: readonly Face[];
}

export interface DockContent {
  readonly heaps: readonly Heap[];
  readonly main: ActionButton | null;
  readonly others: readonly ActionButton[];
}

interface Props extends DockContent {
  readonly words: Words;
  /** Said while there is nothing else to say. */
  readonly idle: string;
  readonly outlook: Outlook | null;
}

export function Dock({ words, idle, outlook, heaps, main, others }: Props) {
  return (
    <div class="dock" role="group" aria-label={words.actions}>
      <div class="says">
        <div role="status">
          {heaps.map(({ label, faces }) => (
            <p key={label}>
              {label !== null && <small>{label}</small>} <LootList words={words} faces={faces} />
            </p>
          ))}
          {heaps.length === 0 && <p class="idle">{idle}</p>}
        </div>
        {outlook && <OutlookSheet words={words} title={words.yourChoice} outlook={outlook} />}
      </div>
      <div class="action-buttons">
        {others.map(({ label, run }) => (
          <button key={label} type="button" class="action-button" disabled={run === null} onClick={() => run?.()}>
            {label}
          </button>
        ))}
        {main && (
          <button
            type="button"
            class={`action-button primary ${main.class ?? ''}`}
            disabled={main.run === null}
            onClick={() => main.run?.()}
          >
            {main.label}
          </button>
        )}
      </div>
    </div>
  );
}
