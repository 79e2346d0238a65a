import { refusalText } from '@traque/texts';
import { t, tableWords } from '../app/language.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import { ClauseLink, useRules } from '../parts/clause-link.tsx';
import { Icon } from '../parts/icons.tsx';
import { Mark } from '../parts/mark.tsx';
import type { GameName } from '../games.ts';
import { HintButton, HintCard } from './hint-card.tsx';
import { Narration } from './narration.tsx';
import { TurnNote } from './players-panel.tsx';
import { RecapButton } from './recap.tsx';
import type { ActionError, Room } from './room.ts';
import type { RoomHint } from './use-room-hint.ts';
import { failureWords, turnWords } from './words.ts';

interface Props {
  readonly room: Room;
  readonly board: AnyBoardModule;
  /** What the board itself asks for, during an action of several steps. */
  readonly prompt: string | null;
  readonly toggleRecap: () => void;
  readonly recapOpen: boolean;
  readonly advice: RoomHint;
}

/** What to do now; while something is shown, what it is; after a refused action, why not. */
export function HintBar({ room, board, prompt, toggleRecap, recapOpen, advice }: Props) {
  const moment = room.moment.value;
  const error = room.actionError.value;
  if (moment === null) return null;
  const { view } = moment;
  // While a bot plays the seat, its player only watches.
  const isStoodIn = moment.viewer !== null && room.roster.value?.seats[moment.viewer]?.takenOver === true;
  const viewer = isStoodIn ? null : moment.viewer;
  const toAct = room.abandoned.value ? null : view.toAct;
  const mine = viewer !== null && toAct === viewer;
  const face = toAct === null ? undefined : room.faces.value[toAct];
  const isShowing = room.playback.showing.value;
  const turn = board.beats.turnOf?.(view) ?? null;
  return (
    <div class={`hint ${mine && !isShowing ? 'mine' : ''}`}>
      {face === undefined ? null : <Mark look={face.look} />}
      {/* Under the narration it keeps its size, so that nothing moves when that is gone. */}
      <div class={isShowing ? 'under' : undefined} aria-hidden={isShowing ? 'true' : undefined}>
        <p class="turn">{turnWords({ toAct, turn, mine, name: face?.name ?? '' }, t())}</p>
        {/* The result itself is in the panel of the end. */}
        {toAct === null ? null : (
          <p class="todo">
            {prompt ?? board.hint(view, viewer, room.faces.value, tableWords(room.table.game), moment.legal ?? null)}
          </p>
        )}
      </div>
      {toAct === null ? null : <TurnNote room={room} seat={toAct} />}
      <div class="hint-tools">
        <HintButton hint={advice} />
        <RecapButton room={room} open={recapOpen} toggle={toggleRecap} />
      </div>
      <HintCard room={room} board={board} hint={advice} />
      {isShowing ? <Narration room={room} board={board} /> : null}
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
