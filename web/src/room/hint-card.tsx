/** The button for a hint, beside the board, and what it says: first where to look, then the move and why. */
import { useEffect, useRef } from 'preact/hooks';
import { t, tableWords } from '../app/language.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import { Icon } from '../parts/icons.tsx';
import { reasonText } from './reason-text.ts';
import type { Room } from './room.ts';
import type { GivenHint, RoomHint } from './use-room-hint.ts';

const REASONS = 2;

export function HintButton({ hint }: { hint: RoomHint }) {
  if (!hint.offered && !hint.thinking) return null;
  const words = t().room;
  return (
    <button
      class="quiet ask-hint"
      title={words.hint.ask}
      aria-disabled={hint.thinking}
      aria-busy={hint.thinking}
      onClick={hint.ask}
    >
      <Icon name="hint" />
      <span class="wide">{hint.thinking ? words.advising : words.advise}</span>
    </button>
  );
}

interface Props {
  readonly room: Room;
  readonly board: AnyBoardModule;
  readonly hint: RoomHint;
}

/** It lies over the bar under the board, so that the board stays where it is. */
export function HintCard({ room, board, hint }: Props) {
  const next = useRef<HTMLButtonElement>(null);
  const { given } = hint;
  const step = given?.step;
  // The button that was pressed is covered: who uses the keyboard goes on here.
  useEffect(() => {
    if (step !== undefined) next.current?.focus({ preventScroll: true });
  }, [step]);
  const words = t().room;
  return (
    <div class="hint-card-place" role="status">
      {given === null ? null : (
        <section class="hint-card" aria-label={words.advise}>
          <Icon name="hint" />
          <div>
            {given.step === 'area' ? <p>{given.places?.look}</p> : <Move room={room} board={board} given={given} />}
          </div>
          <div class="row">
            {given.step === 'area' ? (
              <button ref={next} class="primary" title={words.hint.showHelp} onClick={hint.ask}>
                {words.hint.show}
              </button>
            ) : (
              <button ref={next} class="primary" onClick={() => room.act(given.action)}>
                {words.hint.play}
              </button>
            )}
            <button class="quiet icon" aria-label={t().common.close} onClick={hint.close}>
              <Icon name="close" />
            </button>
          </div>
        </section>
      )}
    </div>
  );
}

function Move({ room, board, given }: { room: Room; board: AnyBoardModule; given: GivenHint }) {
  const moment = room.moment.value;
  if (moment === null) return null;
  const { action, chance, reasons } = given;
  const [words, faces] = [tableWords(room.table.game), room.faces.value];
  const said = reasons.flatMap((reason) => reasonText(reason, faces, words, t().room) ?? []);
  return (
    <>
      <p>
        <strong>{board.actionLabel(action, moment.view, faces, words)}</strong>
        {chance === null ? null : <small> {t().room.rated(Math.round(100 * chance))}</small>}
      </p>
      {said.slice(0, REASONS).map((text) => (
        <p key={text} class="why">
          {text}
        </p>
      ))}
    </>
  );
}
