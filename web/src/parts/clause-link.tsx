/** A clause's number that opens its words in a dialog, so that nobody has to leave the table to read it. */
import { signal } from '@preact/signals';
import type { RuleWords } from '@traque/texts';
import { useEffect, useRef } from 'preact/hooks';
import { loadRules, ruleWords, t } from '../app/language.ts';
import { openBook } from '../book/open-book.ts';
import { type GameName, gameOfClause, manifests } from '../games.ts';
import { Icon } from './icons.tsx';

const asked = signal<string | null>(null);

export function ClauseLink({ id }: { id: string }) {
  const game = gameOfClause(id);
  if (game === undefined || id.endsWith('-0')) return null;
  return (
    <a
      class="clause"
      href={`/rules/${game}#${id}`}
      aria-label={t().rules.clause(id)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        asked.value = id;
      }}
    >
      {id}
    </a>
  );
}

export function useRules(game: GameName): RuleWords | null {
  useEffect(() => void loadRules(game), [game]);
  return ruleWords(game);
}

/** The clause that was asked for. There is one on a page. */
export function ClauseDialog({ game }: { game: GameName }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const rules = useRules(game);
  const id = asked.value;
  useEffect(() => {
    if (id !== null) dialog.current?.showModal();
  }, [id]);
  const book = id === null ? '' : manifests[gameOfClause(id) ?? game].title;
  return (
    <dialog
      ref={dialog}
      class="clause-dialog"
      aria-label={id === null ? '' : t().rules.clause(id)}
      onClose={() => {
        asked.value = null;
      }}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      {id === null ? null : (
        <div class="stack">
          <h2>
            {book} · {id}
          </h2>
          <p>{rules?.clauses[id] ?? t().rules.noAction}</p>
          <div class="row">
            <button class="primary" onClick={() => dialog.current?.close()}>
              <Icon name="close" />
              {t().common.close}
            </button>
            <button
              onClick={() => {
                dialog.current?.close();
                openBook(gameOfClause(id) ?? game, id);
              }}
            >
              <Icon name="rules" />
              {t().rules.open}
            </button>
          </div>
        </div>
      )}
    </dialog>
  );
}
