/** A table of this browser: against bots, or around this screen. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { whenIdle } from '../app/idle.ts';
import { t } from '../app/language.ts';
import { explain } from '../app/settings.ts';
import { fetchBoardOf } from '../boards/index.ts';
import { LocalTable } from '../client/local.ts';
import type { Room } from '../room/room.ts';
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

/** Rare rules are explained to somebody who plays against bots alone, unless they do not want it. */
function useFirstMet(table: LocalTable): ComponentType<{ room: Room }> | null {
  const [Line, setLine] = useState<ComponentType<{ room: Room }> | null>(null);
  useEffect(() => {
    if (!explain.value || !table.isSolo) return;
    const load = () => import('../learn/first-met.tsx').then((module) => setLine(() => module.FirstMetLine));
    whenIdle(() => void load().catch(() => undefined));
  }, [table]);
  return Line;
}

function Opened({ table }: { table: LocalTable }) {
  const room = useRoom(table);
  const notice = table.persistent ? null : (
    <p class="notice" role="status">
      {t().errors.notSaved}
    </p>
  );
  const FirstMet = useFirstMet(table);
  return (
    <RoomScreen
      table={table}
      room={room}
      notice={notice}
      headline={FirstMet === null ? null : <FirstMet room={room} />}
    />
  );
}
