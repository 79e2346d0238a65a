/** When something is not there or did not work: what happened, and what one can do. */
import type { ComponentChildren } from 'preact';
import { t } from '../app/language.ts';
import { gameCards, gameNames } from '../games.ts';
import { Page } from '../parts/page.tsx';
import './errors.css';

export function ErrorPage({ title, help, children }: { title: string; help: string; children?: ComponentChildren }) {
  return (
    <Page title={title} narrow>
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

export function ReloadButton() {
  return (
    <button class="primary" onClick={() => location.reload()}>
      {t().errors.reload}
    </button>
  );
}

/** The way on from a table that is not there. */
export function NewGames() {
  return (
    <>
      {gameNames.map((game) => (
        <a key={game} class="button" href={`/new/${game}`}>
          {t().room.newGame}: {gameCards[game].title}
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
