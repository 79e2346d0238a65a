/** A record being watched: the room with a scrubber instead of a hint. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { address, go } from '../app/router.ts';
import { speed } from '../app/settings.ts';
import { keep } from '../app/store.ts';
import type { ReplayTable } from '../client/replay.ts';
import type { LocalSeat } from '../client/worker/locals.ts';
import type { Onlooker, ReplayInfo } from '../client/worker/replays.ts';
import { engine } from '../client/workers.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Icon, type IconName } from '../parts/icons.tsx';
import { useKeys } from './keys.ts';
import { RoomScreen, useRoom } from './room-screen.tsx';

/** The moment and the point of view are in the address, so that each has one. */
function place({ length, seats, eyes }: ReplayInfo): { at: number; onlooker: Onlooker } {
  const { query } = address.value;
  const at = Number(query.get('at') ?? 0);
  const seat = query.get('seat');
  const onlooker = seat === null ? 'all' : seat === 'none' ? null : Number(seat);
  const known =
    onlooker === 'all' || onlooker === null || (Number.isInteger(onlooker) && onlooker >= 0 && onlooker < seats.length);
  return {
    at: Number.isInteger(at) ? Math.max(0, Math.min(length, at)) : 0,
    onlooker: eyes !== 'all' ? eyes : known ? onlooker : 'all',
  };
}

const PAUSE = 900;

export function ReplayRoom({ id, table }: { id: string; table: ReplayTable }) {
  const room = useRoom(table);
  const { length, seats, eyes, over } = table.info;
  const open = eyes === 'all';
  const { at, onlooker } = place(table.info);
  const [running, setRunning] = useState(false);

  useEffect(() => table.visit(at, onlooker), [table, at, onlooker]);

  const to = (next: number, by: Onlooker = onlooker) => {
    const moment = Math.max(0, Math.min(length, next));
    const seat = by === 'all' ? '' : `&seat=${by ?? 'none'}`;
    go(`/replay/${id}?at=${moment}${seat}`, 'replace');
  };

  const playing = room.playing.value;
  useEffect(() => {
    if (!running || playing) return;
    if (at === length) return setRunning(false);
    const timer = setTimeout(() => to(at + 1), PAUSE / speed.value);
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
        <label for="onlooker">{t().room.seenBy}</label>
        <select
          id="onlooker"
          value={onlooker === 'all' ? 'all' : String(onlooker ?? 'none')}
          onChange={({ currentTarget: { value } }) =>
            to(at, value === 'all' ? 'all' : value === 'none' ? null : Number(value))
          }
        >
          {open ? <option value="all">{t().room.everything}</option> : null}
          {seats.map((_, seat) =>
            open || eyes === seat ? (
              <option key={seat} value={seat}>
                {table.nameOf(seat)}
              </option>
            ) : null,
          )}
          {open || eyes === null ? <option value="none">{t().tables.spectator}</option> : null}
        </select>
        <CopyButton key={at} text={location.href} look="quiet">
          {t().room.copyMoment}
        </CopyButton>
        {open && (at < length || !over) ? <PlayOn id={id} table={table} at={at} onlooker={onlooker} /> : null}
      </div>
      <p class="help">{foot(table.info, id)}</p>
    </div>
  );
  return <RoomScreen table={table} room={room} controls={controls} />;
}

/** What may be said of the record itself. */
function foot({ eyes, sound }: ReplayInfo, id: string): string {
  const words = t().room;
  if (eyes === 'all') return sound ? words.recordValid : words.recordInvalid;
  return id === 'file' ? words.replayPartial : words.replayRunning;
}

function Step({ icon, label, act }: { icon: IconName; label: string; act: () => void }) {
  return (
    <button class="icon" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

/** From here the person plays on, in the seat whose view he has, or the one to act; bots take the others. */
function PlayOn({ id, table, at, onlooker }: { id: string; table: ReplayTable; at: number; onlooker: Onlooker }) {
  async function start(): Promise<void> {
    const moment = await engine().momentOf(id, at, 'all');
    const mine = typeof onlooker === 'number' ? onlooker : (moment.view.toAct ?? 0);
    const seats = table.info.seats.map((_, seat): LocalSeat => {
      const [name, look] = [table.nameOf(seat), table.lookOf(seat)];
      return seat === mine ? { kind: 'me', name, look } : { kind: 'bot', name, look, level: 'normal' };
    });
    keep('played', 'yes');
    go(`/play/${await engine().playOn(await engine().recordOf(id), at, seats)}`);
  }
  return (
    <button title={t().room.playFromHereHelp} onClick={() => void start()}>
      <Icon name="play" />
      {t().room.playFromHere}
    </button>
  );
}
