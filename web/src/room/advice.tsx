import { useEffect, useState } from 'preact/hooks';
import { t, tableWords } from '../app/language.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import { engine } from '../client/workers.ts';
import type { Suggestion } from '../client/worker/coach.ts';
import type { Room } from './room.ts';

type Asked = 'no' | 'thinking' | readonly Suggestion[];

/** What the strongest bot would do, on request: only at tables of this browser, where helps are allowed. */
export function Advice({ room, board }: { room: Room; board: AnyBoardModule }) {
  const moment = room.moment.value;
  const [asked, setAsked] = useState<Asked>('no');
  useEffect(() => setAsked('no'), [moment]);
  if (room.table.online !== null || room.roster.value?.helps !== true) return null;
  if (moment === null || room.legal.value === null) return null;
  const words = t().room;
  const ask = () => {
    setAsked('thinking');
    void engine()
      .advise(room.table.rules, moment.view, moment.viewer)
      // If the player acted in the meantime, the answer is no longer wanted.
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
            <button onClick={() => room.act(action)}>
              {board.actionLabel(action, moment.view, room.faces.value, tableWords(room.table.game))}
              <small> {words.rated(Math.round(100 * value))}</small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
