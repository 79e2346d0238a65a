/** The action being put together, what it would score, and its buttons. */
import { more } from './describe.ts';
import type { Outlook } from './outlook.ts';
import { Sum } from './Outlook.tsx';
import type { Words } from './words.ts';

export interface ActionButton {
  readonly label: string;
  /** Null while something has yet to be chosen. */
  readonly run: (() => void) | null;
}

interface Props {
  readonly words: Words;
  readonly says: readonly string[];
  readonly outlook: Outlook | null;
  readonly main: ActionButton | null;
  readonly others: readonly ActionButton[];
}

export function Dock({ words, says, outlook, main, others }: Props) {
  return (
    <div class="dock" role="group" aria-label={words.actions}>
      <div class="says" role="status">
        {says.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {outlook && (
          <p class="ahead">
            <Sum words={words} outlook={outlook} /> <span>{more(words, outlook).join(' · ')}</span>
          </p>
        )}
      </div>
      <div class="action-buttons">
        {main && (
          <button type="button" class="action-button primary" disabled={main.run === null} onClick={() => main.run?.()}>
            {main.label}
          </button>
        )}
        {others.map(({ label, run }) => (
          <button key={label} type="button" class="action-button" disabled={run === null} onClick={() => run?.()}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
