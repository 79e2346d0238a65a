/**
 * The rule book over a table. The table stays where it is, connected and with everything open that was open; Back, Escape
 * and the button lead back to it.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { lazily } from '../app/lazily.tsx';
import { type GameName, manifests } from '../games.ts';
import { Icon } from '../parts/icons.tsx';
import { askedBook } from './open-book.ts';
import './book-dialog.css';

const Book = lazily<{ game: GameName; at: string }>(async () => ({
  Screen: (await import('./rule-book.tsx')).RuleBook,
}));

/** How deep one is in the book, in the browser's history: 1 when it is opened, 1 more for each link followed in it. */
const depth = (): number => (history.state as { readonly book?: number } | null)?.book ?? 0;

const deeper = (): void => history.pushState({ book: depth() + 1 }, '');

export function BookDialog() {
  const asked = askedBook.value;
  return asked === null ? null : <OpenBook key={asked.game} game={asked.game} at={asked.at ?? ''} />;
}

function OpenBook({ game, at }: { readonly game: GameName; readonly at: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Where one was when one followed each link. */
  const places = useRef<number[]>([]);
  const [place, setPlace] = useState(at);

  useEffect(() => {
    dialog.current?.showModal();
    if (depth() === 0) deeper();
    const wentBack = () => {
      const top = places.current.pop();
      if (depth() === 0) askedBook.value = null;
      else if (top !== undefined) dialog.current?.scrollTo({ top, behavior: 'instant' });
    };
    addEventListener('popstate', wentBack);
    return () => removeEventListener('popstate', wentBack);
  }, []);

  /** All entries that the book has added to the history go, so that Back from the table leads where it led before. */
  const close = () => history.go(-depth());

  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const hash = link?.getAttribute('href') ?? '';
    if (!hash.startsWith('#')) return;
    event.preventDefault();
    places.current.push(dialog.current?.scrollTop ?? 0);
    deeper();
    setPlace('');
    requestAnimationFrame(() => setPlace(hash.slice(1)));
  }

  return (
    <dialog
      ref={dialog}
      class="book-dialog ground"
      data-world={manifests[game].world}
      aria-label={t().rules.title(manifests[game].title)}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={follow}
    >
      <div class="book-bar">
        <button class="primary" onClick={close}>
          <Icon name="back" />
          {t().rules.backToTable}
        </button>
      </div>
      <div class="page">
        <Book game={game} at={place} />
      </div>
    </dialog>
  );
}
