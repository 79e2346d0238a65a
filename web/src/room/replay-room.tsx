/** A record being watched: the room with a scrubber instead of a hint. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { address, go } from '../app/router.ts';
import { speed } from '../app/settings.ts';
import { saveValue } from '../app/local-storage.ts';
import type { ReplayTable } from '../client/replay.ts';
import type { LocalSeat } from '../client/local-setup.ts';
import type { ReplayInfo } from '../client/worker/replays.ts';
import type { ReplayViewer } from '../client/worker/timeline.ts';
import { engine } from '../client/workers.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Icon, type IconName } from '../parts/icons.tsx';
import { useKeys } from './keys.ts';
import { RoomScreen, useRoom } from './room-screen.tsx';

/** The moment and the viewer are in the address, so that each moment can be linked. */
function place({ length, seats, allowedViewer }: ReplayInfo): { at: number; viewer: ReplayViewer } {
  const { query } = address.value;
  const at = Number(query.get('at') ?? 0);
  const seat = query.get('seat');
  const viewer = seat === null ? 'all' : seat === 'none' ? null : Number(seat);
  const known =
    viewer === 'all' || viewer === null || (Number.isInteger(viewer) && viewer >= 0 && viewer < seats.length);
  return {
    at: Number.isInteger(at) ? Math.max(0, Math.min(length, at)) : 0,
    viewer: allowedViewer !== 'all' ? allowedViewer : known ? viewer : 'all',
  };
}

const PAUSE_MS = 900;

export function ReplayRoom({ id, table }: { id: string; table: ReplayTable }) {
  const room = useRoom(table);
  const { length, seats, allowedViewer, over, practice } = table.info;
  const isOpen = allowedViewer === 'all';
  const { at, viewer } = place(table.info);
  const [running, setRunning] = useState(false);

  useEffect(() => table.visit(at, viewer), [table, at, viewer]);

  const to = (next: number, by: ReplayViewer = viewer) => {
    const moment = Math.max(0, Math.min(length, next));
    const seat = by === 'all' ? '' : `&seat=${by ?? 'none'}`;
    go(`/replay/${id}?at=${moment}${seat}`, 'replace');
  };

  const animating = room.animating.value;
  useEffect(() => {
    if (!running || animating) return;
    if (at === length) return setRunning(false);
    const timer = setTimeout(() => to(at + 1), PAUSE_MS / speed.value);
    return () => clearTimeout(timer);
  });

  const toggle = () => {
    if (!running && at === length) to(0);
    setRunning(!running);
  };
  useKeys({
    ArrowLeft: () => to(at - 1),
    ArrowRight: () => to(at + 1),
    Home: () => to(0),
    End: () => to(length),
    ' ': toggle,
  });

  const controls = (
    <div class="replay-controls">
      <div class="row buttons">
        <Step icon="first" label={t().room.first} act={() => to(0)} />
        <Step icon="previous" label={t().room.previous} act={() => to(at - 1)} />
        <Step icon={running ? 'pause' : 'play'} label={running ? t().room.pause : t().room.playOn} act={toggle} />
        <Step icon="next" label={t().room.next} act={() => to(at + 1)} />
        <Step icon="last" label={t().room.last} act={() => to(length)} />
        <output>{at === 0 ? t().room.momentStart : t().room.moment({ n: at, of: length })}</output>
        {practice > 0 ? <span class="help">{t().room.practice(practice)}</span> : null}
      </div>
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={t().room.scrubber}
        aria-valuetext={at === 0 ? t().room.momentStart : t().room.moment({ n: at, of: length })}
        onInput={({ currentTarget }) => to(currentTarget.valueAsNumber)}
      />
      <div class="row">
        <label for="replay-viewer">{t().room.seenBy}</label>
        <select
          id="replay-viewer"
          value={viewer === 'all' ? 'all' : String(viewer ?? 'none')}
          onChange={({ currentTarget: { value } }) =>
            to(at, value === 'all' ? 'all' : value === 'none' ? null : Number(value))
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
        <CopyButton key={at} text={location.href} look="quiet">
          {t().room.copyMoment}
        </CopyButton>
        {isOpen && (at < length || !over) ? <PlayOn id={id} table={table} at={at} viewer={viewer} /> : null}
      </div>
      <p class="help">{foot(table.info, id)}</p>
    </div>
  );
  return <RoomScreen table={table} room={room} controls={controls} />;
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

/** Plays on from here, in the seat whose view is shown, or the one to act; bots take the others. */
function PlayOn({ id, table, at, viewer }: { id: string; table: ReplayTable; at: number; viewer: ReplayViewer }) {
  async function start(): Promise<void> {
    const { moment } = await engine().visit(id, at, 'all', at);
    const mine = typeof viewer === 'number' ? viewer : (moment.view.toAct ?? 0);
    const seats = table.info.seats.map((_, seat): LocalSeat => {
      const [name, look] = [table.nameOf(seat), table.lookOf(seat)];
      return seat === mine ? { kind: 'me', name, look } : { kind: 'bot', name, look, level: 'normal' };
    });
    saveValue('played', 'yes');
    go(`/play/${await engine().playOn(id, at, seats)}`);
  }
  return (
    <button title={t().room.playFromHereHelp} onClick={() => void start()}>
      <Icon name="play" />
      {t().room.playFromHere}
    </button>
  );
}
