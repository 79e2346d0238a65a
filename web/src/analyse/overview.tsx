/** The analysis on one page: whose, how far it is, chances, sums, moments, slips. */
import { useMemo } from 'preact/hooks';
import { analysisWords, t } from '../app/language.ts';
import { type GameName, manifests } from '../games.ts';
import { Icon } from '../parts/icons.tsx';
import { Page } from '../parts/page.tsx';
import type { AnalysisRun } from './analysis-run.ts';
import { ChanceCurve } from './chance-curve.tsx';
import { billedEntries, isJudged, progressOf } from './findings.ts';
import { LuckyMoments } from './lucky-moments.tsx';
import type { AnalysisPlace } from './place.ts';
import { SeatChoice } from './seat-choice.tsx';
import { SlipList } from './slip-list.tsx';
import { facesOf, type Story } from './story.ts';
import { NoSums, Sums } from './sum-bars.tsx';
import './analysis.css';

interface Props {
  readonly story: Story;
  readonly place: AnalysisPlace;
  readonly run: AnalysisRun;
}

export function Overview({ story, place, run }: Props) {
  const words = analysisWords()!;
  const state = run.state.value;
  const found = 'found' in state ? state.found : null;
  const entries = useMemo(() => (found === null ? [] : billedEntries(found)), [found]);
  const { title, world } = manifests[story.table.game as GameName];
  const faces = facesOf(story);
  const { seat } = place;
  const noSums = place.bill ? null : (found?.plan.noBill ?? null);
  return (
    <Page title={words.title} world={world}>
      <div
        class="analysis"
        style={`--seat: var(--look-${faces[seat]!.look % 5})`}
        aria-busy={state.kind === 'opening' || state.kind === 'running'}
      >
        <header class="analysis-head">
          <div>
            <h1>{words.title}</h1>
            <p class="subtitle">{title}</p>
          </div>
          <a class="button" href={`/replay/${story.id}`}>
            <Icon name="play" />
            {t().common.replay}
          </a>
        </header>
        <p class="help">{words.intro}</p>
        <Progress run={run} />
        <SeatChoice story={story} place={place} entries={entries} />
        {entries.length === 0 || found === null ? (
          <p class="waiting">{t().common.loading}</p>
        ) : (
          <>
            <ChanceCurve story={story} seat={seat} entries={entries} />
            <div class={noSums === null ? 'analysis-columns' : undefined}>
              {noSums === null ? <Sums story={story} seat={seat} found={found} /> : null}
              <LuckyMoments story={story} seat={seat} entries={entries} />
            </div>
            <SlipList story={story} place={place} entries={entries} isJudged={isJudged(found, seat)} />
            {noSums === null ? null : <NoSums why={noSums} />}
          </>
        )}
      </div>
    </Page>
  );
}

/** How far it is; nothing once it is done. */
function Progress({ run }: { run: AnalysisRun }) {
  const words = analysisWords()!;
  const state = run.state.value;
  if (state.kind !== 'running' && state.kind !== 'stopped') return null;
  // Not 100 % before everything is there.
  const done = Math.floor(100 * progressOf(state.found));
  const isRunning = state.kind === 'running';
  const label = isRunning ? words.running(done) : words.stopped(done);
  return (
    <div class="analysis-progress panel row">
      <progress value={done} max={100} aria-label={words.title} />
      <span>{label}</span>
      {isRunning ? (
        <button class="quiet" onClick={run.stop}>
          {words.stop}
        </button>
      ) : (
        <button class="primary" onClick={() => void run.start()}>
          {words.goOn}
        </button>
      )}
    </div>
  );
}
