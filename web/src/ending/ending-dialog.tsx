/** The end of a game: a celebration, who won and why, how everyone did, the revealed secret, and what to do next. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, t, tableWords } from '../app/language.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import { loadBoard } from '../boards/index.ts';
import { type AnyEndingModule, type EndingTable, loadEnding } from '../boards/ending.ts';
import type { Moment } from '../client/table-client.ts';
import type { Ending } from '../client/ending.ts';
import { Icon } from '../parts/icons.tsx';
import { GameOverActions } from '../room/game-over.tsx';
import type { Room } from '../room/room.ts';
import { resultWords, unfinishedWords } from '../room/words.ts';
import { Decisive } from './decisive.tsx';
import { Seal } from './seal.tsx';
import { Standings } from './standings.tsx';
import './ending.css';

interface Props {
  readonly room: Room;
  readonly moment: Moment;
  readonly close: () => void;
}

interface Loaded {
  readonly board: AnyBoardModule;
  readonly module: AnyEndingModule | null;
  /** Null: it cannot be had now, without a connection. */
  readonly ending: Ending | null;
}

function useEnding(room: Room): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const { table } = room;
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const [board, module] = await Promise.all([loadBoard(table.game), loadEnding(table.game)]);
      const ending = await table.ending().catch(() => null);
      if (isWanted) setLoaded({ board, module, ending });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [table]);
  return loaded;
}

export function Screen({ room, moment, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const loaded = useEnding(room);
  useEffect(() => {
    if (loaded === null) return;
    dialog.current?.showModal();
    // Not the first button: a screen reader begins with who won, and Enter does nothing by accident.
    heading.current?.focus({ preventScroll: true });
  }, [loaded]);
  if (loaded === null) return null;
  const { ending, module } = loaded;
  const words = t().ending;
  const { result } = moment.view;
  const game = room.table.game;
  const faces = room.faces.value;
  const props = {
    view: ending?.view ?? moment.view,
    summary: ending?.summary,
    viewer: moment.viewer,
    faces,
    words: tableWords(game),
  };
  const isTold = ending !== null && module !== null;
  const reason = isTold && result !== null ? module.reason(props) : '';
  return (
    <dialog ref={dialog} class="ending" aria-labelledby="ending-result" onClose={close}>
      <div class="ending-scroll" role="group" aria-labelledby="ending-result" tabIndex={0}>
        {isTold ? (
          <div class="ending-picture">
            <module.Picture {...props} />
          </div>
        ) : null}
        <div class="ending-told">
          <h2 id="ending-result" ref={heading} tabIndex={-1}>
            {result === null
              ? unfinishedWords(room.roster.value?.forfeit, room.faces.value, t())
              : resultWords(result, moment, faces, tableWords(game), t(), language.value)}
          </h2>
          {reason === '' ? null : <p class="ending-reason">{reason}</p>}
          <Standings
            room={room}
            winners={result?.winners ?? []}
            tables={isTold ? module.tables(props) : [plainTable(loaded, room, moment)]}
          />
          {ending === null ? (
            <p role="status" class="help">
              {words.unavailable}
            </p>
          ) : (
            <>
              {result === null ? null : <Decisive room={room} board={loaded.board} ending={ending} />}
              <Seal ending={ending} />
            </>
          )}
        </div>
      </div>
      <button
        class="quiet icon ending-close"
        aria-label={words.close}
        title={words.close}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <div class="ending-actions">
        <GameOverActions room={room} />
      </div>
    </dialog>
  );
}

/** For a game without an ending of its own, or while its record cannot be had: what the board says of each player. */
function plainTable({ board }: Loaded, room: Room, { view }: Moment): EndingTable {
  const standing = (seat: number) => board.standing(view, seat, tableWords(room.table.game)).join(' · ');
  return {
    title: '',
    columns: [{ label: t().ending.standings }],
    rows: room.faces.value.map((_, seat) => ({ seat, cells: [standing(seat)] })),
  };
}
