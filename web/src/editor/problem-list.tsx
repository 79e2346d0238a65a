/** What is missing, in words, each with the clause that asks for it. */
import { editorWords } from '../app/language.ts';
import { ClauseLink } from '../parts/clause-link.tsx';
import { Icon } from '../parts/icons.tsx';

export interface ProblemEntry {
  readonly key: string;
  readonly text: string;
  readonly clause: string;
  readonly blocks: boolean;
  /** Whether there is something to show on the board. */
  readonly isShown?: boolean;
  readonly onShow?: (() => void) | undefined;
}

export function ProblemList({ problems }: { readonly problems: readonly ProblemEntry[] | null }) {
  const words = editorWords();
  if (problems === null) return null;
  const blocking = problems.filter(({ blocks }) => blocks);
  const others = problems.filter(({ blocks }) => !blocks);
  return (
    <section class="panel stack" aria-labelledby="missing">
      <h2 id="missing">{words.missing}</h2>
      {blocking.length === 0 ? (
        <p class="editor-complete">
          <Icon name="check" />
          {words.complete}
        </p>
      ) : (
        <Lines problems={blocking} />
      )}
      <p class="aside" role="status">
        {words.missingCount(blocking.length)}
      </p>
      {others.length > 0 ? (
        <>
          <h3>{words.advice}</h3>
          <Lines problems={others} />
        </>
      ) : null}
    </section>
  );
}

function Lines({ problems }: { readonly problems: readonly ProblemEntry[] }) {
  const words = editorWords();
  return (
    <ul class="editor-problems">
      {problems.map(({ key, text, clause, isShown, onShow }) => (
        <li key={key}>
          <span>
            {text} <ClauseLink id={clause} />
          </span>
          {onShow === undefined ? null : (
            <button
              type="button"
              class="quiet"
              aria-pressed={isShown === true}
              aria-label={`${words.show}: ${text}`}
              onClick={onShow}
            >
              {words.show}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
