/** The analysis of a finished game: how its result came about, and what could have been played. */
import { useEffect, useState } from 'preact/hooks';
import type { AnalysisState } from '../analyse/analysis-run.ts';
import { MomentRoom } from '../analyse/moment-room.tsx';
import { slipsOf } from '../analyse/moments.ts';
import { Overview } from '../analyse/overview.tsx';
import { analysisPlaceIn } from '../analyse/place.ts';
import { billedEntries } from '../analyse/findings.ts';
import { loadStory, type Story } from '../analyse/story.ts';
import { useRun } from '../analyse/use-run.ts';
import { analysisWords, loadAnalysisWords, t } from '../app/language.ts';
import { address } from '../app/router.ts';
import { openReplay, type ReplayProblem } from '../client/records.ts';
import { ReplayProblemPage } from '../replay/replay-problem.tsx';
import { ErrorPage } from './errors.tsx';

type Opened = Story | ReplayProblem | 'notOver';

async function open(id: string): Promise<Opened> {
  const [table] = await Promise.all([openReplay(id), loadAnalysisWords()]);
  if (typeof table === 'string') return table;
  return table.info.over && table.info.allowedViewer === 'all' ? loadStory(id, table) : 'notOver';
}

export function Screen({ id }: { id: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => void open(id).then(setOpened, setFailure), [id]);
  // Thrown while rendering, so that the page's own boundary says what to do.
  if (failure !== null) throw failure;
  if (opened === null) return <p class="waiting">{t().common.loading}</p>;
  if (opened === 'notOver') return <NotAnalysed id={id} why="unfinished" />;
  if (typeof opened === 'string') return <ReplayProblemPage id={id} problem={opened} />;
  return <Analysed story={opened} />;
}

type Why = Extract<AnalysisState, { kind: 'not' }>['why'];

function whyNot(why: Why): { readonly title: string; readonly help: string } {
  const words = analysisWords()!;
  switch (why) {
    case 'unfinished':
      return { title: words.unfinished, help: words.unfinishedHelp };
    case 'broken':
      return { title: words.broken, help: words.brokenHelp };
    case 'noValue':
      return { title: words.noValue, help: words.noValueHelp };
    case 'notLoaded':
      return { title: words.notLoaded, help: words.notLoadedHelp };
  }
}

function NotAnalysed({ id, why }: { id: string; why: Why }) {
  return (
    <ErrorPage {...whyNot(why)}>
      <a class="button primary" href={`/replay/${id}`}>
        {t().common.replay}
      </a>
    </ErrorPage>
  );
}

function Analysed({ story }: { story: Story }) {
  const place = analysisPlaceIn(address.value.query, story.table.info);
  const run = useRun(story, place.seat);
  const state = run.state.value;
  if (state.kind === 'not') return <NotAnalysed id={story.id} why={state.why} />;
  const slips = 'found' in state ? slipsOf(billedEntries(state.found), place.seat, state.found.plan.players) : [];
  // An address may name any move: one that is no slip of this seat has nothing to show.
  const index = slips.findIndex(({ number }) => number === place.at);
  if (index < 0) return <Overview {...{ story, place, run }} />;
  return <MomentRoom key={place.at} {...{ story, place, run, slips, index }} />;
}
