/** Records: choosing one, and looking at it move by move. */
import { useEffect, useState } from 'preact/hooks';
import { ownAnalyses } from '../analyse/store.ts';
import { t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { saveJson, loadValue } from '../app/local-storage.ts';
import { openGiven, openReplay, type ReplayProblem } from '../client/records.ts';
import type { ReplayTable } from '../client/replay.ts';
import type { LocalListing } from '../client/local-setup.ts';
import { engine } from '../client/workers.ts';
import { coverGameOf } from '../games.ts';
import { GameRow } from '../replay/game-row.tsx';
import { Icon } from '../parts/icons.tsx';
import { Page } from '../parts/page.tsx';
import { problemWords, ReplayProblemPage } from '../replay/replay-problem.tsx';
import { ReplayRoom } from '../replay/replay-room.tsx';
import './replay.css';

export function Screen({ id }: { id: string | null }) {
  return id === null ? <Choose /> : <Watch id={id} />;
}

function Watch({ id }: { id: string }) {
  const [found, setFound] = useState<ReplayTable | ReplayProblem | null>(null);
  useEffect(() => void openReplay(id).then(setFound), [id]);
  if (found === null) return <p class="waiting">{t().common.loading}</p>;
  if (typeof found === 'string') return <ReplayProblemPage id={id} problem={found} />;
  return <ReplayRoom id={id} table={found} />;
}

/** Reads a record file; it is kept for this tab, so that its moments have addresses. */
async function openFile(file: File): Promise<ReplayProblem | null> {
  const json: unknown = await file
    .text()
    .then(JSON.parse)
    .catch(() => null);
  const opened = await openGiven('file', json);
  if (typeof opened === 'string') return opened;
  saveJson('record.file', json);
  go('/replay/file');
  return null;
}

function Choose() {
  const words = t().room;
  const [mine, setMine] = useState<readonly LocalListing[]>([]);
  const [problem, setProblem] = useState<ReplayProblem | null>(null);
  useEffect(() => {
    if (loadValue('played') !== null) void engine().list().then(setMine);
  }, []);
  const take = async (file: File | undefined) => {
    if (file !== undefined) setProblem(await openFile(file));
  };
  const remove = async (id: string) => {
    await engine().remove(id);
    void ownAnalyses()
      .remove(`here-${id}`)
      .catch(() => undefined);
    setMine(mine.filter((listing) => listing.id !== id));
  };
  return (
    <Page title={words.replayTitle} narrow cover={coverGameOf('replay')}>
      <div class="stack">
        <h1>{words.replayTitle}</h1>
        <div
          class="panel stack drop"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void take(event.dataTransfer?.files[0]);
          }}
        >
          {/* The browser's own control speaks the browser's language, not the page's. */}
          <input
            id="record"
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
          />
          <label for="record" class="button">
            <Icon name="plus" />
            {words.replayOpen}
          </label>
          <p class="help">{words.replayHelp}</p>
          {problem === null ? null : (
            <p role="alert" class="problem">
              {problemWords(problem).title}. {problemWords(problem).help}
            </p>
          )}
        </div>
        <h2>{words.replayMine}</h2>
        {mine.length === 0 ? <p class="help">{words.replayNone}</p> : null}
        <ul class="records">
          {mine.map((listing) => (
            <GameRow key={listing.id} listing={listing} remove={() => void remove(listing.id)} />
          ))}
        </ul>
      </div>
    </Page>
  );
}
