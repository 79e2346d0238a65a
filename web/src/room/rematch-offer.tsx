import { useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import type { Room } from './room.ts';

/** There is a rematch: the way to it, and for those who have a seat there a way to give it up. */
export function RematchOffer({ room, to }: { room: Room; to: string }) {
  const [declined, setDeclined] = useState(false);
  const { online } = room.table;
  const isSeated = online !== null && (room.moment.value?.viewer ?? null) !== null;
  const decline = async () => {
    const outcome = await online?.declineRematch();
    if (outcome === undefined) return;
    setDeclined(outcome.kind === 'done');
    room.report(outcome);
  };
  if (declined) return <p role="status">{t().online.declined}</p>;
  return (
    <div class="offer row">
      <p role="status">{isSeated ? t().online.rematchKept : t().room.rematchWaiting}</p>
      <a class="button primary" href={to}>
        {t().room.rematch}
      </a>
      {isSeated ? <button onClick={() => void decline()}>{t().online.decline}</button> : null}
    </div>
  );
}
