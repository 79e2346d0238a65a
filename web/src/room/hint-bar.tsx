import { refusalText } from '@traque/texts';
import { t, tableWords } from '../app/language.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import { ClauseLink, useRules } from '../parts/clause-link.tsx';
import { Icon } from '../parts/icons.tsx';
import { Mark } from '../parts/mark.tsx';
import type { GameName } from '../games.ts';
import { latestLine } from './log-panel.tsx';
import { TurnNote } from './players-panel.tsx';
import type { Room, Trouble } from './room.ts';
import { failureWords } from './words.ts';

/** What to do now; while something is shown, what it is; after a refused action, why not. */
export function HintBar({ room, board }: { room: Room; board: AnyBoardModule }) {
  const moment = room.moment.value;
  const trouble = room.trouble.value;
  if (moment === null) return null;
  const { view, viewer } = moment;
  const toAct = room.givenUp.value ? null : view.toAct;
  const mine = viewer !== null && toAct === viewer;
  const face = toAct === null ? undefined : room.faces.value[toAct];
  const telling = room.telling.value;
  const heading = () => {
    if (toAct === null) return t().room.over;
    if (!mine) return t().room.turnOf(face?.name ?? '');
    return telling ? t().room.log : t().room.yourTurn;
  };
  return (
    <div class={`hint ${mine && !telling ? 'mine' : ''} ${telling ? 'telling' : ''}`}>
      {face === undefined ? null : <Mark look={face.look} />}
      <div>
        <p class="turn">{heading()}</p>
        {/* The result itself stands in the panel of the end, once. */}
        {toAct === null ? null : (
          <p class="todo">
            {telling
              ? latestLine(room, board, true)
              : board.hint(view, viewer, room.faces.value, tableWords(room.table.game))}
          </p>
        )}
      </div>
      {toAct === null ? null : <TurnNote room={room} seat={toAct} />}
      <div role="alert" class="refusal-place">
        {trouble === null ? null : (
          <div key={trouble.count} class="refusal">
            <Refused trouble={trouble} room={room} />
            <button class="quiet icon" aria-label={t().common.close} onClick={room.dismiss}>
              <Icon name="close" />
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

function Refused({ trouble, room }: { trouble: Trouble; room: Room }) {
  const rules = useRules(room.table.game as GameName);
  const { outcome } = trouble;
  if (outcome.kind === 'stale') return <p>{t().room.stale}</p>;
  if (outcome.kind === 'failed') return <p>{failureWords(outcome.code, t())}</p>;
  const { refusal } = outcome;
  return (
    <p>
      <strong>{refusalText(tableWords(room.table.game), refusal)}</strong> <ClauseLink id={refusal.rule} />
      <span class="clause-words">{rules?.clauses[refusal.rule] ?? ''}</span>
    </p>
  );
}
