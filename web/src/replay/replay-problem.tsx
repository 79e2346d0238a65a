/** Why a game cannot be watched or analysed, and what to do instead. */
import { t } from '../app/language.ts';
import type { ReplayProblem } from '../client/records.ts';
import { ErrorPage, NoServerPage } from '../screens/errors.tsx';

export function problemWords(problem: ReplayProblem): { title: string; help: string } {
  const words = t().errors;
  switch (problem) {
    case 'unfinished':
      return { title: words.unfinishedRecord, help: words.unfinishedRecordHelp };
    case 'running':
      return { title: words.stillRunning, help: words.stillRunningHelp };
    case 'none':
      return { title: words.noLocal, help: words.noLocalHelp };
    case 'notShared':
      return { title: words.deadLink, help: words.deadLinkHelp };
    case 'noTable':
      return { title: words.noTable, help: words.noTableHelp };
    case 'noServer':
      return { title: words.noServer, help: words.noServerHelp };
    case 'broken':
      return { title: words.brokenRecord, help: words.brokenRecordHelp };
  }
}

/** `id`: of the replay. */
export function ReplayProblemPage({ id, problem }: { id: string; problem: ReplayProblem }) {
  if (problem === 'noServer') return <NoServerPage />;
  return (
    <ErrorPage {...problemWords(problem)}>
      {problem === 'running' ? (
        <a class="button primary" href={`/play/${id.slice('here-'.length)}`}>
          {t().home.unfinished}
        </a>
      ) : null}
      <a class={problem === 'running' ? 'button' : 'button primary'} href="/replay">
        {t().room.replayOthers}
      </a>
    </ErrorPage>
  );
}
