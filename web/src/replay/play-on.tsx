/** Goes on from a moment of a replay: the visitor in one seat, bots in the others. */
import { type Level, levels } from '@traque/bots/core/brain';
import { useRef } from 'preact/hooks';
import { t } from '../app/language.ts';
import { saveValue } from '../app/local-storage.ts';
import { go } from '../app/router.ts';
import type { LocalSeat } from '../client/local-setup.ts';
import type { ReplayTable } from '../client/replay.ts';
import type { ReplayViewer } from '../client/worker/timeline.ts';
import { engine } from '../client/workers.ts';
import { Icon } from '../parts/icons.tsx';
import { Mark } from '../parts/mark.tsx';
import { ownSeat } from './own-seat.ts';

interface Props {
  readonly id: string;
  readonly table: ReplayTable;
  readonly at: number;
  readonly viewer: ReplayViewer;
}

const levelOf = (kind: string): Level => levels.find((level) => level === kind) ?? 'normal';

async function start({ id, table, at }: Props, mine: number): Promise<void> {
  const seats = table.info.seats.map(({ kind }, seat): LocalSeat => {
    const [name, look] = [table.nameOf(seat), table.lookOf(seat)];
    return seat === mine ? { kind: 'me', name, look } : { kind: 'bot', name, look, level: levelOf(kind) };
  });
  saveValue('played', 'yes');
  go(`/play/${await engine().playOn(id, at, seats)}`);
}

export function PlayOn(props: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { table, viewer } = props;
  const own = ownSeat(table.info.seats, viewer);
  return (
    <>
      <button
        title={t().room.playFromHereHelp}
        onClick={() => (own === null ? dialog.current?.showModal() : void start(props, own))}
      >
        <Icon name="play" />
        {t().room.playFromHere}
      </button>
      <dialog ref={dialog} aria-labelledby="which-seat">
        <div class="stack">
          <h2 id="which-seat">{t().replay.whichSeat}</h2>
          <p class="help">{t().room.playFromHereHelp}</p>
          <div class="row">
            {table.info.seats.map((_, seat) => (
              <button key={seat} onClick={() => void start(props, seat)}>
                <Mark look={table.lookOf(seat)} />
                {table.nameOf(seat)}
              </button>
            ))}
          </div>
          <button class="quiet" onClick={() => dialog.current?.close()}>
            {t().replay.cancel}
          </button>
        </div>
      </dialog>
    </>
  );
}
