/** Tables that wait for players, tables to watch, and the visitor's own. */
import type { Listing } from '@traque/wire/room';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { ask } from '../client/api.ts';
import { coverGameOf, type GameName, gameNames, isGameName, manifests } from '../games.ts';
import { Mark } from '../parts/mark.tsx';
import { useTableOptions } from '../parts/options.ts';
import { Page } from '../parts/page.tsx';
import { termsOf } from '../parts/terms.ts';
import './lobby.css';

const EVERY = 5000;

async function listings(): Promise<readonly Listing[]> {
  const [open, mine] = await Promise.all([ask('lobby'), ask('myTables').catch(() => ({ tables: [] }))]);
  const all = new Map([...open.tables, ...mine.tables].map((listing) => [listing.room.id, listing]));
  return [...all.values()].filter(
    ({ room }) => isGameName(room.game) && room.phase !== 'over' && room.phase !== 'abandoned',
  );
}

export function Screen() {
  const words = t().tables;
  const [tables, setTables] = useState<readonly Listing[] | 'noServer' | null>(null);
  useEffect(() => {
    const look = () => void listings().then(setTables, () => setTables('noServer'));
    look();
    const timer = setInterval(() => !document.hidden && look(), EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <Page title={words.lobbyTitle} narrow cover={coverGameOf('lobby')}>
      <div class="stack">
        <h1>{words.lobbyTitle}</h1>
        {tables === null ? <p class="waiting">{t().common.loading}</p> : null}
        {tables === 'noServer' ? (
          <p role="alert" class="panel">
            {t().errors.noServer}. {t().errors.noServerHelp}
          </p>
        ) : null}
        {Array.isArray(tables) && tables.length === 0 ? <p>{words.lobbyNone}</p> : null}
        {Array.isArray(tables) ? (
          <ul class="tables">
            {tables.map((listing: Listing) => (
              <TableLine key={listing.room.id} listing={listing} />
            ))}
          </ul>
        ) : null}
        <ul class="row">
          {gameNames.map((name) => (
            <li key={name}>
              <a class="button" href={`/new/${name}?with=friends`}>
                {words.setUp(manifests[name].title)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}

function TableLine({ listing: { room, seat } }: { listing: Listing }) {
  const words = t().tables;
  const known = useTableOptions(room.game as GameName);
  const terms = termsOf(known, {
    ...room,
    names: room.seats.map((sitter, i) => (sitter.kind === 'person' ? sitter.name : words.seat(i + 1))),
  });
  const free = room.seats.filter(({ kind }) => kind === 'open').length;
  const names = room.seats.flatMap((sitter, i) =>
    sitter.kind === 'person' ? [{ name: sitter.name, look: sitter.look ?? i }] : [],
  );
  return (
    <li class="panel" data-world={manifests[room.game as GameName].world}>
      <div class="row">
        <h2>{manifests[room.game as GameName].title}</h2>
        <span class="help">{room.phase === 'gathering' ? words.lobbyOpen(free) : words.lobbyRunning}</span>
      </div>
      {room.title === undefined ? null : <p class="table-title">{room.title}</p>}
      <span class="row names">
        {names.map(({ name, look }) => (
          <span key={look}>
            <Mark look={look} /> {name}
          </span>
        ))}
      </span>
      <p class="help terms">{terms}</p>
      <a class="button primary" href={`/table/${room.id}`}>
        {seat !== null ? words.toTable : free > 0 && room.phase === 'gathering' ? words.join : words.watch}
      </a>
    </li>
  );
}
