import { useEffect, useState } from 'preact/hooks';
import { t, tableWords } from '../app/language.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import { engine } from '../client/workers.ts';
import type { Suggestion } from '../client/worker/coach.ts';
import type { Room } from './room.ts';

type Asked = 'no' | 'thinking' | readonly Suggestion[];

/** What a strong player would have done at a moment of a replay, on request. While one plays there are hints. */
export function Advice({ room, board }: { room: Room; board: AnyBoardModule }) {
  const moment = room.moment.value;
  const [asked, setAsked] = useState<Asked>('no');
  useEffect(() => setAsked('no'), [moment]);
  if (moment === null || room.table.live || !room.table.mayAdvise) return null;
  if (moment.viewer === null || moment.view.toAct !== moment.viewer) return null;
  if (room.roster.value?.phase !== 'over' && board.allowsAdvice?.(moment.view) === false) return null;
  const words = t().room;
  const ask = () => {
    setAsked('thinking');
    void engine()
      .advise(room.table.rules, moment.view, moment.viewer)
      // If another moment is shown in the meantime, the answer is no longer wanted.
      .then((found) => setAsked((now) => (now === 'thinking' && room.moment.value === moment ? found : now)));
  };
  if (typeof asked === 'string')
    return (
      <p>
        <button class="quiet" disabled={asked === 'thinking'} onClick={ask}>
          {asked === 'thinking' ? words.advising : words.advise}
        </button>
      </p>
    );
  return (
    <section aria-label={words.advised} role="status">
      <h2>{words.advised}</h2>
      <ol class="action-list advice">
        {asked.map(({ action, value }) => (
          <li key={JSON.stringify(action)}>
            {board.actionLabel(action, moment.view, room.faces.value, tableWords(room.table.game))}
            <small> {words.rated(Math.round(100 * value))}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
