import type { ComponentChildren } from 'preact';
import { t } from '../app/language.ts';
import { sound, speed, speeds } from '../app/settings.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import { Icon } from '../parts/icons.tsx';
import { sound as play } from '../sound/index.ts';
import { NextTable } from './next-table.tsx';
import { offersOf } from './offers.ts';
import type { Room } from './room.ts';
import { TableMenu } from './table-menu.tsx';

export function faster(): void {
  speed.value = speeds[(speeds.indexOf(speed.value) + 1) % speeds.length]!;
}

export function toggleSound(): void {
  sound.value = !sound.value;
  // So that one hears at once how loud it is; a browser also wants a click before the first sound.
  play({ sound: 'card' });
}

interface Props {
  readonly room: Room;
  readonly board: AnyBoardModule;
  readonly title: string;
  /** Not a record. */
  readonly live: boolean;
  readonly mayUndo: boolean;
  /** News that may come at any time: it lies over the title, where nothing has to make room for it. */
  readonly headline: ComponentChildren;
}

/** Above the board: the way home, and what concerns the table as a whole. */
export function RoomBar({ room, board, title, live, mayUndo, headline }: Props) {
  const moment = room.moment.value;
  const watchers = room.roster.value?.watchers ?? 0;
  return (
    <header class="room-bar">
      <a class="button quiet icon" href="/" aria-label={t().common.home}>
        <Icon name="back" />
      </a>
      <div class="room-title">
        <h1>{title}</h1>
        {headline}
      </div>
      {board.listsPlayers && watchers > 0 ? <p class="help watchers">{t().room.watchers(watchers)}</p> : null}
      {room.table.online !== null && room.table.mayAdvise ? (
        <p class="help hints-allowed" title={t().tables.hintsAllowed}>
          <Icon name="hint" />
          <span>{t().tables.hintsAllowed}</span>
        </p>
      ) : null}
      {room.roster.value?.rated === true ? (
        <p class="help hints-allowed" title={t().ratings.about}>
          <Icon name="chart" />
          <span>{t().ratings.rated}</span>
        </p>
      ) : null}
      <div class="row tools">
        {room.table.online !== null && live ? <NextTable room={room} /> : null}
        {room.animating.value ? (
          <button class="quiet skip" onClick={room.skip} title={t().room.skipHelp}>
            <Icon name="skip" />
            <span class="wide">{t().room.skip}</span>
          </button>
        ) : null}
        {offersOf(room, board).undo && moment !== null ? (
          <button
            class="quiet undo"
            disabled={!mayUndo}
            title={mayUndo && moment.isUndoPractice ? t().room.undoReveals : undefined}
            onClick={() => void room.undo()}
          >
            <Icon name="undo" />
            <span class="wide">{mayUndo && moment.isUndoPractice ? t().room.undoPractice : t().room.undo}</span>
          </button>
        ) : null}
        <button
          class="quiet"
          onClick={faster}
          aria-label={`×${speed.value}, ${t().common.labelled({ label: t().room.speed, value: t().settings.speeds[speed.value] })}`}
        >
          <Icon name="speed" />
          <span class="times">×{speed.value}</span>
        </button>
        <button
          class="quiet icon sound"
          aria-pressed={sound.value}
          aria-label={t().settings.sound}
          title={`${t().settings.sound} (M)`}
          onClick={toggleSound}
        >
          <Icon name={sound.value ? 'sound' : 'silence'} />
        </button>
        <TableMenu room={room} board={board} />
      </div>
    </header>
  );
}
