/** A record being watched: the room with a scrubber instead of a hint. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { address, go } from '../app/router.ts';
import { speed } from '../app/settings.ts';
import type { ReplayTable } from '../client/replay.ts';
import type { ReplayInfo } from '../client/worker/replays.ts';
import type { ReplayViewer } from '../client/worker/timeline.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Icon, type IconName } from '../parts/icons.tsx';
import { ResultButton } from '../room/game-over.tsx';
import { useKeys } from '../room/keys.ts';
import type { Room } from '../room/room.ts';
import { RoomScreen, useRoom } from '../room/room-screen.tsx';
import { Landmarks } from './landmarks.tsx';
import { addressOf, placeIn } from './place.ts';
import { PlayOn } from './play-on.tsx';
import { ShareReplay } from './share-replay.tsx';
import './replay-room.css';

const PAUSE_MS = 900;

/** The last entry that is on the board or being shown there: the label says nothing that is not to be seen yet. */
function shownEntry(room: Room): number {
  const moment = room.moment.value;
  return (room.playback.showing.value ? room.log.value.at(-1)?.number : moment?.number) ?? 0;
}

export function ReplayRoom({ id, table }: { id: string; table: ReplayTable }) {
  const room = useRoom(table);
  const { length, allowedViewer, over, practice } = table.info;
  const isOpen = allowedViewer === 'all';
  const { at, viewer } = placeIn(address.value.query, table.info);
  const [running, setRunning] = useState(false);
  const animating = room.animating.value;
  const moment = room.moment.value;

  useEffect(() => table.visit(at, viewer, () => room.animating.peek()), [table, at, viewer]);

  const to = (next: number, by: ReplayViewer = viewer) =>
    go(addressOf(id, { at: Math.max(0, Math.min(length, next)), viewer: by }), 'replace');
  /** From where the address is by now: two quick presses are two steps, also between two renderings. */
  const step = (by: number) => to(placeIn(address.peek().query, table.info).at + by);

  useEffect(() => {
    if (!running || animating || moment?.number !== at) return;
    if (at === length) return setRunning(false);
    const timer = setTimeout(() => to(at + 1), PAUSE_MS / speed.value);
    return () => clearTimeout(timer);
  });

  const toggle = () => {
    if (!running && at === length) to(0);
    setRunning(!running);
  };
  useKeys({
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => to(0),
    End: () => to(length),
    ' ': toggle,
  });

  const shown = shownEntry(room);
  const label = shown === 0 ? t().room.momentStart : t().room.moment({ n: shown, of: length });
  const controls = (
    <div class="replay-controls">
      <div class="row buttons">
        <Step icon="first" label={t().room.first} act={() => to(0)} />
        <Step icon="previous" label={t().room.previous} act={() => step(-1)} />
        <Step icon={running ? 'pause' : 'play'} label={running ? t().room.pause : t().room.playOn} act={toggle} />
        <Step icon="next" label={t().room.next} act={() => step(1)} />
        <Step icon="last" label={t().room.last} act={() => to(length)} />
        <output>{label}</output>
        {practice > 0 ? <span class="help">{t().room.practice(practice)}</span> : null}
      </div>
      <div class="scrubber">
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label={t().room.scrubber}
          aria-valuetext={at === 0 ? t().room.momentStart : t().room.moment({ n: at, of: length })}
          onInput={({ currentTarget }) => to(currentTarget.valueAsNumber)}
        />
        <Landmarks room={room} id={id} length={length} viewer={viewer} at={at} to={to} />
      </div>
      <div class="row tools">
        <SeenBy table={table} viewer={viewer} choose={(by) => to(at, by)} />
        <CopyButton key={at} text={location.href} look="quiet" title={t().room.copyMoment}>
          <span class="wide">{t().room.copyMoment}</span>
        </CopyButton>
        {isOpen && over ? (
          <a class="button quiet" href={`/analysis/${id}${typeof viewer === 'number' ? `?seat=${viewer}` : ''}`}>
            <Icon name="chart" />
            {t().common.analyse}
          </a>
        ) : null}
        {isOpen && over ? <ShareReplay id={id} table={table} at={at} viewer={viewer} /> : null}
        {isOpen && over && at === length && moment !== null && !animating ? (
          <ResultButton room={room} moment={moment} />
        ) : null}
        {isOpen && (at < length || !over) ? <PlayOn id={id} table={table} at={at} viewer={viewer} /> : null}
        <p class="help">{foot(table.info, id)}</p>
      </div>
    </div>
  );
  return <RoomScreen table={table} room={room} controls={controls} />;
}

interface SeenByProps {
  readonly table: ReplayTable;
  readonly viewer: ReplayViewer;
  readonly choose: (viewer: ReplayViewer) => void;
}

function SeenBy({ table, viewer, choose }: SeenByProps) {
  const { seats, allowedViewer } = table.info;
  const isOpen = allowedViewer === 'all';
  return (
    <>
      <label for="replay-viewer">{t().room.seenBy}</label>
      <select
        id="replay-viewer"
        value={viewer === 'all' ? 'all' : String(viewer ?? 'none')}
        onChange={({ currentTarget: { value } }) =>
          choose(value === 'all' ? 'all' : value === 'none' ? null : Number(value))
        }
      >
        {isOpen ? <option value="all">{t().room.everything}</option> : null}
        {seats.map((_, seat) =>
          isOpen || allowedViewer === seat ? (
            <option key={seat} value={seat}>
              {table.nameOf(seat)}
            </option>
          ) : null,
        )}
        {isOpen || allowedViewer === null ? <option value="none">{t().tables.spectator}</option> : null}
      </select>
    </>
  );
}

/** What is known of the record itself. */
function foot({ allowedViewer, sound }: ReplayInfo, id: string): string {
  const words = t().room;
  if (allowedViewer === 'all') return sound ? words.recordValid : words.recordInvalid;
  return id === 'file' ? words.replayPartial : words.replayRunning;
}

function Step({ icon, label, act }: { icon: IconName; label: string; act: () => void }) {
  return (
    <button class="icon" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}
