/** What happened since the viewer's last move: a list, and the same shown again on the board. */
import { t } from '../app/language.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import { Icon } from '../parts/icons.tsx';
import { sinceLastMove } from './director.ts';
import { latestLine, textOf } from './log-panel.tsx';
import type { Room } from './room.ts';
import { isAboutViewer } from './script.ts';

interface Opener {
  readonly room: Room;
  readonly open: boolean;
  readonly toggle: () => void;
}

export function RecapButton({ room, open, toggle }: Opener) {
  if (room.moment.value === null || room.moment.value.viewer === null) return null;
  return (
    <button
      class="quiet icon recap-button"
      aria-expanded={open}
      aria-label={t().room.recap}
      title={`${t().room.recap} (R)`}
      onClick={toggle}
    >
      <Icon name="history" />
    </button>
  );
}

interface Props extends Opener {
  readonly board: AnyBoardModule;
}

/** The last line, for a phone, where the log is in a closed sheet; it opens the rest. */
export function LatestLine({ room, board, open, toggle }: Props) {
  if (room.moment.value === null) return null;
  const text = room.playback.lead.value ?? latestLine(room, board);
  // For spectators there is no last move of theirs. Screen readers get the line from the announcer.
  if (room.moment.value.viewer === null)
    return (
      <p class="latest" aria-hidden="true">
        {text}
      </p>
    );
  return (
    <button class="latest" aria-expanded={open} onClick={toggle}>
      <span class="aside">{t().room.recap}: </span>
      {/* A glimpse: the whole line is in the list. */}
      <span aria-hidden="true">{text}</span>
    </button>
  );
}

export function Recap({ room, board, open, toggle }: Props) {
  const moment = room.moment.value;
  if (!open || moment === null) return null;
  const lines = sinceLastMove(room.log.value, moment.viewer).flatMap((line) => {
    // The small steps are in the log.
    const isStep = 'event' in line && board.beats.beatOf(line.event, moment.view).importance === 'step';
    const text = isStep ? null : textOf(line, room, board, moment);
    return text === null ? [] : [{ line, text }];
  });
  const first = lines[0]?.line.number;
  const watch = () => {
    toggle();
    if (first !== undefined) room.playback.rewindAfter(first - 1);
  };
  return (
    <section class="recap panel" aria-label={t().room.recap}>
      <div class="row">
        <h2>{t().room.recap}</h2>
        <button class="quiet icon" aria-label={t().common.close} onClick={toggle}>
          <Icon name="close" />
        </button>
      </div>
      {lines.length === 0 ? (
        <p>{t().room.recapNone}</p>
      ) : (
        <ol tabIndex={0} aria-label={t().room.recap}>
          {lines.map(({ line, text }) => (
            <li key={line.key} class={isAboutViewer(line, room, board, moment) ? 'about-viewer' : undefined}>
              {text}
            </li>
          ))}
        </ol>
      )}
      <button disabled={lines.length === 0 || room.playback.pastCount.value === 0} onClick={watch}>
        <Icon name="play" />
        {t().room.recapWatch}
      </button>
    </section>
  );
}
