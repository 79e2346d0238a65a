/** Records: choosing one, and looking at it move by move. */
import { useEffect, useState } from 'preact/hooks';
import { language, t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { keepJson, recall } from '../app/store.ts';
import { findRecord, type FoundRecord } from '../client/records.ts';
import { ReplayTable } from '../client/replay.ts';
import type { LocalListing } from '../client/worker/locals.ts';
import { engine } from '../client/workers.ts';
import { gameCards, type GameName } from '../games.ts';
import { Page } from '../parts/page.tsx';
import { ReplayRoom } from '../room/replay-room.tsx';
import { ErrorPage } from './errors.tsx';
import './replay.css';

export function Screen({ id }: { id: string | null }) {
  return id === null ? <Choose /> : <Watch id={id} />;
}

function Watch({ id }: { id: string }) {
  const words = t().errors;
  const [found, setFound] = useState<{ table: ReplayTable; record: FoundRecord } | 'none' | 'broken' | null>(null);
  useEffect(() => {
    async function open(): Promise<void> {
      const record = await findRecord(id).catch(() => null);
      if (record === null) return setFound('none');
      const table = await ReplayTable.open(id, record.json, record.looks).catch(() => null);
      setFound(table === null ? 'broken' : { table, record });
    }
    void open();
  }, [id]);
  if (found === null) return <p class="waiting">{t().common.loading}</p>;
  if (found === 'none') return <ErrorPage title={words.noLocal} help={words.noLocalHelp} />;
  if (found === 'broken')
    return (
      <ErrorPage title={words.brokenRecord} help={words.brokenRecordHelp}>
        <a class="button primary" href="/replay">
          {t().room.replayOpen}
        </a>
      </ErrorPage>
    );
  return <ReplayRoom id={id} table={found.table} />;
}

/** Reads a record file; it is kept for this tab, so that its moments have addresses. */
async function openFile(file: File): Promise<boolean> {
  try {
    const json: unknown = JSON.parse(await file.text());
    await ReplayTable.open('file', json, []);
    keepJson('record.file', json);
    go('/replay/file');
    return true;
  } catch {
    return false;
  }
}

function Choose() {
  const words = t().room;
  const [mine, setMine] = useState<readonly LocalListing[]>([]);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (recall('played') !== null) void engine().list().then(setMine);
  }, []);
  const take = async (file: File | undefined) => {
    if (file !== undefined) setBroken(!(await openFile(file)));
  };
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Page title={words.replayTitle} narrow>
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
          <label for="record">{words.replayOpen}</label>
          <input
            id="record"
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
          />
          <p class="help">{words.replayHelp}</p>
          {broken ? (
            <p role="alert" class="problem">
              {t().errors.brokenRecord}. {t().errors.brokenRecordHelp}
            </p>
          ) : null}
        </div>
        <h2>{words.replayMine}</h2>
        {mine.length === 0 ? <p class="help">{words.replayNone}</p> : null}
        <ul class="records">
          {mine.map(({ id, game, changed, moves, over }) => (
            <li key={id} class="panel row">
              <a href={`/replay/here-${id}`}>
                <strong>{gameCards[game as GameName].title}</strong>
              </a>
              <span>{words.moves(moves)}</span>
              <span>{over ? words.finished : words.running}</span>
              <time class="help" dateTime={new Date(changed).toISOString()}>
                {date.format(changed)}
              </time>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
