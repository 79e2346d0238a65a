/** A table of this browser: against bots, or around this screen. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { fetchBoardOf } from '../boards/index.ts';
import { LocalTable } from '../client/local.ts';
import { RoomScreen, useRoom } from '../room/room-screen.tsx';
import { ErrorPage, NewGames } from './errors.tsx';

export function Screen({ id }: { id: string }) {
  const [table, setTable] = useState<LocalTable | 'none' | null>(null);
  useEffect(() => fetchBoardOf(id), [id]);
  useEffect(() => void LocalTable.open(id).then(setTable, () => setTable('none')), [id]);
  if (table === null) return <p class="waiting">{t().common.loading}</p>;
  if (table === 'none')
    return (
      <ErrorPage title={t().errors.noLocal} help={t().errors.noLocalHelp}>
        <NewGames />
      </ErrorPage>
    );
  return <Opened table={table} />;
}

function Opened({ table }: { table: LocalTable }) {
  const room = useRoom(table);
  const notice = table.persistent ? null : (
    <p class="notice" role="status">
      {t().errors.notSaved}
    </p>
  );
  return <RoomScreen table={table} room={room} notice={notice} />;
}
