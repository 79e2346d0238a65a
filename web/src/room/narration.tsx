/** What is being shown, in words, with the controls of the playback. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t, tableWords } from '../app/language.ts';
import { speed } from '../app/settings.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import { Icon } from '../parts/icons.tsx';
import { Mark } from '../parts/mark.tsx';
import { BANNER_MS } from './director.ts';
import { latestLine } from './log-panel.tsx';
import type { Room } from './room.ts';

/** In the place of the hint; a long text grows over the board, so that nothing is cut off and nothing moves. */
export function Narration({ room, board }: { room: Room; board: AnyBoardModule }) {
  const { playback } = room;
  const moment = room.moment.value;
  const line = room.log.value.at(-1);
  const actor = line?.by ?? null;
  const look = actor === null ? undefined : room.faces.value[actor]?.look;
  const paused = playback.paused.value;
  if (moment === null) return null;
  return (
    <div class={`narration ${paused ? 'paused' : ''}`} role="group" aria-label={t().room.narration}>
      {look === undefined ? null : <Mark look={look} />}
      {/* The button beside it does the same for the keyboard; the announcer reads the text. */}
      <p class="told" aria-hidden="true" onClick={playback.togglePause}>
        {playback.lead.value ?? pictureOf(room, board) ?? latestLine(room, board)}
      </p>
      <Again room={room} />
      <button
        class="quiet icon"
        aria-label={paused ? t().room.goOn : t().room.pause}
        title={`${paused ? t().room.goOn : t().room.pause} (P)`}
        onClick={playback.togglePause}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
    </div>
  );
}

/** The same above the controls of a replay, which has its own: what is shown, or was shown last. */
export function ReplayNarration({ room, board }: { room: Room; board: AnyBoardModule }) {
  const actor = room.log.value.at(-1)?.by ?? null;
  const look = actor === null ? undefined : room.faces.value[actor]?.look;
  return (
    <div class="replay-narration" aria-hidden="true">
      <p>
        {look === undefined ? null : <Mark look={look} />}
        <span>{room.playback.lead.value ?? pictureOf(room, board) ?? latestLine(room, board)}</span>
      </p>
    </div>
  );
}

/** The latest line as a picture, if its game has one for it. */
function pictureOf(room: Room, board: AnyBoardModule): ComponentChildren {
  const line = room.log.value.at(-1);
  if (line === undefined || !('event' in line)) return null;
  return board.logPicture?.(line.event, room.faces.value, tableWords(room.table.game)) ?? null;
}

function Again({ room }: { room: Room }) {
  const { playback } = room;
  return (
    <button
      class="quiet icon"
      aria-label={t().room.again}
      title={`${t().room.again} (B)`}
      disabled={playback.pastCount.value === 0}
      onClick={playback.back}
    >
      <Icon name="previous" />
    </button>
  );
}

/** Something happened to the viewer: it is said large over the board, and goes by itself. */
export function HappenedBanner({ room }: { room: Room }) {
  const { happened, paused, dismissHappened } = room.playback;
  const now = happened.value;
  const isHeld = paused.value;
  useEffect(() => {
    if (now === null || isHeld) return;
    const timer = setTimeout(dismissHappened, BANNER_MS / Math.min(2, speed.value));
    return () => clearTimeout(timer);
  }, [now, isHeld]);
  return (
    <div class="happened-place" role="status">
      {now === null ? null : (
        <button key={now.line.key} class="happened" onClick={dismissHappened}>
          {now.text}
        </button>
      )}
    </div>
  );
}
