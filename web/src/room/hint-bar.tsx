import { refusalText } from '@traque/texts';
import { t, tableWords } from '../app/language.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import { ClauseLink, useRules } from '../parts/clause-link.tsx';
import { Icon } from '../parts/icons.tsx';
import { Mark } from '../parts/mark.tsx';
import type { GameName } from '../games.ts';
import { latestLine } from './log-panel.tsx';
import { TurnNote } from './players-panel.tsx';
import type { ActionError, Room } from './room.ts';
import { failureWords } from './words.ts';

interface Props {
  readonly room: Room;
  readonly board: AnyBoardModule;
  /** What the board itself asks for, during an action of several steps. */
  readonly prompt: string | null;
}

/** What to do now; while something is shown, what it is; after a refused action, why not. */
export function HintBar({ room, board, prompt }: Props) {
  const moment = room.moment.value;
  const error = room.actionError.value;
  if (moment === null) return null;
  const { view, viewer } = moment;
  const toAct = room.abandoned.value ? null : view.toAct;
  const mine = viewer !== null && toAct === viewer;
  const face = toAct === null ? undefined : room.faces.value[toAct];
  const isShowing = room.showingEntry.value;
  const heading = () => {
    if (toAct === null) return t().room.over;
    if (!mine) return t().room.turnOf(face?.name ?? '');
    return isShowing ? t().room.log : t().room.yourTurn;
  };
  return (
    <div class={`hint ${mine && !isShowing ? 'mine' : ''} ${isShowing ? 'showing' : ''}`}>
      {face === undefined ? null : <Mark look={face.look} />}
      <div>
        <p class="turn">{heading()}</p>
        {/* The result itself is in the panel of the end. */}
        {toAct === null ? null : (
          <p class="todo">
            {isShowing
              ? latestLine(room, board, true)
              : (prompt ??
                board.hint(view, viewer, room.faces.value, tableWords(room.table.game), moment.legal ?? null))}
          </p>
        )}
      </div>
      {toAct === null ? null : <TurnNote room={room} seat={toAct} />}
      <div role="alert" class="refusal-place">
        {error === null ? null : (
          <div key={error.count} class="refusal">
            <Refused error={error} room={room} />
            <button class="quiet icon" aria-label={t().common.close} onClick={room.dismissError}>
              <Icon name="close" />
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

function Refused({ error, room }: { error: ActionError; room: Room }) {
  const rules = useRules(room.table.game as GameName);
  const { outcome } = error;
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
