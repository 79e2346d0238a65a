/** Pages for what is missing or failed: what happened, and what to do about it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { renewApp } from '../app/updates.ts';
import { coverGameOf, gameNames, manifests } from '../games.ts';
import { Page } from '../parts/page.tsx';
import './errors.css';

export function ErrorPage({ title, help, children }: { title: string; help: string; children?: ComponentChildren }) {
  return (
    <Page title={title} narrow cover={coverGameOf('errors')}>
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

/** Loads the newest version of the app instead of the offline copy. */
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

/** A part of the app could not be loaded: the server has another version by now, or there is no server. */
export function Unloaded() {
  const [answers, setAnswers] = useState<boolean | null>(null);
  useEffect(() => {
    // Not from a cache: pages may come from the offline copy.
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

/** Links for a visitor whose table is not there. */
export function NewGames() {
  return (
    <>
      {gameNames.map((game) => (
        <a key={game} class="button" href={`/new/${game}`}>
          {t().common.labelled({ label: t().room.newGame, value: manifests[game].title })}
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
