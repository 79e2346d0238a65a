/** Offers turn notices: after the first move at a table where the next turn may be days away, never before. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import type { OnlineTable } from '../client/online.ts';
import type { Room } from '../room/room.ts';
import {
  clearNotices,
  declineNotices,
  lookAtNotices,
  noticeAnswer,
  noticeState,
  switchNoticesOn,
} from './subscription.ts';

/** Seconds per move from which on people look at a table now and then. */
const SLOW = 3600;

export function NoticeOffer({ table, room }: { table: OnlineTable; room: Room }) {
  const [failed, setFailed] = useState(false);
  const isSlow = (table.clock ?? 0) >= SLOW;
  useEffect(() => void clearNotices(table.id).catch(() => undefined), [table]);
  // Without an answer of the server there is nothing to offer.
  useEffect(() => void (isSlow && lookAtNotices().catch(() => undefined)), [isSlow]);
  const waits = room.moment.value !== null && room.legal.value === null && table.hasMoved;
  if (!isSlow || !waits || noticeAnswer.value !== null || noticeState.value !== 'off') return null;
  return (
    <div class="notice" role="status">
      <p>{failed ? t().notices.failed : t().notices.offer}</p>
      <div class="row">
        <button class="primary" onClick={() => void switchNoticesOn().catch(() => setFailed(true))}>
          {t().notices.accept}
        </button>
        <button onClick={declineNotices}>{t().online.decline}</button>
      </div>
    </div>
  );
}
