/** The coach beside the board: what to do, what went wrong, and the ways through the lesson. */
import { type Learn, type LessonText, refusalText } from '@traque/texts';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { tableWords } from '../app/language.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import type { LessonTable } from '../client/lesson.ts';
import type { Coach } from '../client/worker/lesson-tables.ts';
import { ClauseLink } from '../parts/clause-link.tsx';
import { Icon } from '../parts/icons.tsx';
import { useKeys } from '../room/keys.ts';
import { Narration } from '../room/narration.tsx';
import type { Room } from '../room/room.ts';
import type { Hint } from './use-hint.ts';

interface Props {
  readonly table: LessonTable;
  readonly room: Room;
  readonly board: AnyBoardModule;
  readonly coach: Coach;
  readonly text: LessonText;
  readonly learn: Learn;
  readonly hint: Hint;
  /** The suggested action in words. */
  readonly suggestion: string | null;
  /** What is offered when the lesson is over; the first of it is what most people want. */
  readonly ending: ComponentChildren;
}

/** What was wrong: the lesson's words for it, else the rules' own. */
function Mistake({ table, room, coach, text, learn }: Pick<Props, 'table' | 'room' | 'coach' | 'text' | 'learn'>) {
  const { mistake } = coach;
  if (mistake === null) return null;
  const outcome = room.actionError.value?.outcome;
  const words = () => {
    if (mistake.say !== null) return text.says[mistake.say];
    if (table.isMissed.value) return learn.missed;
    return outcome?.kind === 'refused' ? refusalText(tableWords(table.game), outcome.refusal) : learn.notAsked;
  };
  return (
    <p>
      {words()} {mistake.clause === null ? null : <ClauseLink id={mistake.clause} />}
    </p>
  );
}

export function CoachPanel({ table, room, board, coach, text, learn, hint, suggestion, ending }: Props) {
  const panel = useRef<HTMLElement>(null);
  const primary = useRef<HTMLButtonElement>(null);
  const isMissed = table.isMissed.value;
  const isOver = coach.kind === 'over';
  // Pressed again while the board shows what follows, it goes on to the next words.
  const readOn = () => (room.animating.value ? room.skip() : table.readOn());
  const goOn = isMissed ? table.tryAgain : coach.kind === 'read' ? readOn : null;
  // What is being shown is finished first: these lead elsewhere.
  const leading = (way: () => void) => () => {
    room.skip();
    way();
  };
  const [back, repeat, skip] = [leading(table.back), leading(table.repeat), leading(table.skip)];
  useKeys({
    ...(goOn === null ? {} : { Enter: goOn, ' ': goOn }),
    ...(hint.next === null ? {} : { h: hint.ask }),
    ...(coach.canGoBack ? { b: back } : {}),
    r: repeat,
  });
  // The focus goes where the next key press belongs: to the button, else to the panel, from which Tab leads to the board.
  useEffect(() => {
    if (document.querySelector('dialog[open]') !== null) return;
    if (goOn !== null) primary.current?.focus({ preventScroll: true });
    else if (document.activeElement === document.body || isOver) panel.current?.focus({ preventScroll: true });
  }, [coach.step, goOn === null, isOver]);
  return (
    <section ref={panel} class="coach" data-kind={coach.kind} aria-label={learn.coach} tabIndex={-1}>
      <div class="row coach-head">
        <h2>{text.title}</h2>
        <progress value={coach.step} max={coach.steps} aria-label={text.title} />
      </div>
      <div class="coach-says" aria-live="polite">
        <p>{isOver ? learn.over : isMissed || coach.say === null ? null : text.says[coach.say]}</p>
        {hint.said === null || isMissed ? null : <p class="coach-hint">{text.says[hint.said]}</p>}
        {suggestion === null || isMissed ? null : <p class="coach-hint">{learn.shown(suggestion)}</p>}
      </div>
      <div class="coach-mistake" role="alert">
        <Mistake {...{ table, room, coach, text, learn }} />
      </div>
      <div class="row coach-ways">
        {goOn === null ? null : (
          <button ref={primary} class="primary" onClick={goOn}>
            {isMissed ? learn.tryAgain : learn.next}
          </button>
        )}
        {isOver ? ending : null}
        {hint.next === null || isMissed ? null : (
          <button onClick={hint.ask}>{hint.next === 'words' ? learn.hint : learn.show}</button>
        )}
        <span class="row coach-moves">
          {coach.canGoBack ? <Way icon="previous" label={learn.back} act={back} /> : null}
          {isOver ? null : <Way icon="undo" label={learn.repeat} act={repeat} />}
          {isOver ? null : <Way icon="skip" label={learn.skip} act={skip} />}
        </span>
      </div>
      {room.playback.showing.value ? <Narration room={room} board={board} /> : null}
    </section>
  );
}

function Way({ icon, label, act }: { icon: 'previous' | 'undo' | 'skip'; label: string; act: () => void }) {
  return (
    <button class="quiet icon" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}
