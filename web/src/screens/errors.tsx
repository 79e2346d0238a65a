/** When something is not there or did not work: what happened, and what one can do. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { renewApp } from '../app/updates.ts';
import { gameCards, gameNames } from '../games.ts';
import { Page } from '../parts/page.tsx';
import './errors.css';

export function ErrorPage({ title, help, children }: { title: string; help: string; children?: ComponentChildren }) {
  return (
    <Page title={title} narrow scene="momie">
      <section class="error stack">
        <h1>{title}</h1>
        <p>{help}</p>
        <div class="row">
          {children}
          <a class="button" href="/">
            {t().common.home}
          </a>
        </div>
      </section>
    </Page>
  );
}

function ReloadButton() {
  return (
    <button class="primary" onClick={() => location.reload()}>
      {t().errors.reload}
    </button>
  );
}

/** Loads the newest app there is, past the one that is kept for playing offline. */
export function RenewButton() {
  const [busy, setBusy] = useState(false);
  return (
    <button
      class="primary"
      disabled={busy}
      onClick={() => {
        setBusy(true);
        void renewApp();
      }}
    >
      {t().errors.reload}
    </button>
  );
}

export function OldVersionPage() {
  return (
    <ErrorPage title={t().errors.oldVersion} help={t().errors.oldVersionHelp}>
      <RenewButton />
    </ErrorPage>
  );
}

/** A part of the app could not be fetched: the server has another version by now, or there is none. */
export function Unloaded() {
  const [answers, setAnswers] = useState<boolean | null>(null);
  useEffect(() => {
    // Asked of the server itself: pages may come from the browser's own store.
    fetch('/api/me', { cache: 'no-store' }).then(
      ({ ok }) => setAnswers(ok),
      () => setAnswers(false),
    );
  }, []);
  if (answers === null) return <p class="waiting">{t().common.loading}</p>;
  return answers ? <OldVersionPage /> : <NoServerPage />;
}

export function NoServerPage() {
  return (
    <ErrorPage title={t().errors.noServer} help={t().errors.noServerHelp}>
      <ReloadButton />
    </ErrorPage>
  );
}

/** The way on from a table that is not there. */
export function NewGames() {
  return (
    <>
      {gameNames.map((game) => (
        <a key={game} class="button" href={`/new/${game}`}>
          {t().common.labelled({ label: t().room.newGame, value: gameCards[game].title })}
        </a>
      ))}
    </>
  );
}

export function DeadLink() {
  return (
    <ErrorPage title={t().errors.deadLink} help={t().errors.deadLinkHelp}>
      <NewGames />
    </ErrorPage>
  );
}

export function Crashed() {
  return (
    <ErrorPage title={t().errors.crashed} help={t().errors.crashedHelp}>
      <ReloadButton />
    </ErrorPage>
  );
}
