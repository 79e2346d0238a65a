/** The room around a board: the board in the middle, everything else beside it or in a sheet. */
import type { Seat } from '@traque/engine/core/game';
import type { Action } from '@traque/engine/core/match';
import type { ComponentChildren, ComponentProps } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { loadTableWords, t, tableWords } from '../app/language.ts';
import { focusOnArrival } from '../app/router.ts';
import { reducedMotion, speed } from '../app/settings.ts';
import { BookDialog } from '../book/book-dialog.tsx';
import { loadBoard } from '../boards/index.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import type { TableClient } from '../client/table-client.ts';
import { engine } from '../client/workers.ts';
import { type GameName, manifests } from '../games.ts';
import { ClauseDialog } from '../parts/clause-link.tsx';
import { Icon, type IconName } from '../parts/icons.tsx';
import { memo } from '../parts/memo.tsx';
import { useAnalysis } from './use-analysis.ts';
import { ChatCount, ChatNews } from './chat-news.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { Curtain } from './curtain.tsx';
import { GameOver } from './game-over.tsx';
import { HintBar } from './hint-bar.tsx';
import { useKeys } from './keys.ts';
import { Announcer, LogPanel } from './log-panel.tsx';
import { HappenedBanner, ReplayNarration } from './narration.tsx';
import { historyOf } from './log.ts';
import { isOut, OutOfGame } from './out-of-game.tsx';
import { useTableRatings } from '../ratings/table-ratings.ts';
import { PlayersPanel, SeatNote } from './players-panel.tsx';
import { LatestLine, Recap } from './recap.tsx';
import { faster, RoomBar, toggleSound } from './room-bar.tsx';
import { Room } from './room.ts';
import { directBy } from './script.ts';
import { suggestedBy, useRoomHint } from './use-room-hint.ts';
import { useSounds } from './sounds.ts';
import { useSpotlight } from './spotlight.ts';
import { useTurnTitle } from './turn-title.ts';
import { WordsPanel } from './words-panel.tsx';
import './room.css';
import './players.css';
import './hint.css';
import './narration.css';
import './side.css';
// Last, since it changes what the others say.
import './layout.css';

/** Drawn again when one of its properties changes, not with every line of the log. */
const StillBoard = memo(function StillBoard({ Board, ...props }: StillBoardProps) {
  return <Board {...props} />;
});
type StillBoardProps = ComponentProps<AnyBoardModule['Board']> & { readonly Board: AnyBoardModule['Board'] };

type Panel = 'log' | 'words' | 'chat';
/** What the side shows; on a phone it is a sheet that can be closed. */
interface Side {
  readonly panel: Panel;
  readonly open: boolean;
}
const icons: Readonly<Record<Panel, IconName>> = { log: 'rules', words: 'words', chat: 'speech' };

export function useRoom(table: TableClient): Room {
  const room = useMemo(
    () => new Room(table, engine(), { speed: () => speed.value, reduced: () => reducedMotion.value }),
    [table],
  );
  useEffect(() => room.enter(), [room]);
  return room;
}

function useBoard(game: GameName): AnyBoardModule | null {
  const [board, setBoard] = useState<AnyBoardModule | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    Promise.all([loadBoard(game), loadTableWords(game)]).then(([loaded]) => setBoard(loaded), setProblem);
  }, [game]);
  if (problem !== null) throw problem;
  return board;
}

interface Props {
  readonly table: TableClient;
  readonly room: Room;
  /** What is under the board instead of the hint: the replay's controls. */
  readonly controls?: ComponentChildren;
  /** What a coach says, beside the board and instead of the hint and the result. */
  readonly coach?: ComponentChildren;
  /** An action that the coach suggests. */
  readonly suggested?: Action | null;
  /** Shown above the board: a lost connection, a browser that stores nothing. */
  readonly notice?: ComponentChildren;
  /** Shown over the title in the bar. */
  readonly headline?: ComponentChildren;
}

export function RoomScreen({ table, room, suggested = null, ...rest }: Props) {
  const game = table.game as GameName;
  const { title, world } = manifests[game];
  const board = useBoard(game);
  // Kept here, so that it stays open behind the next curtain.
  const [side, setSide] = useState<Side>({ panel: 'log', open: false });
  const curtain = room.curtain.value;
  if (board !== null) directBy(room, board);
  useTurnTitle(room, title);
  return (
    <div class="ground room" data-world={world} data-game={game}>
      {board === null ? (
        <p class="waiting">{t().common.loading}</p>
      ) : curtain !== null ? (
        <Curtain room={room} board={board} curtain={curtain} />
      ) : (
        <RoomLayout {...{ table, room, board, title, suggested, side, setSide }} {...rest} />
      )}
      <ClauseDialog game={game} />
      <BookDialog />
    </div>
  );
}

interface LayoutProps extends Props {
  readonly board: AnyBoardModule;
  readonly title: string;
  readonly side: Side;
  readonly setSide: (side: Side) => void;
}

function RoomLayout({ table, room, board, title, side, setSide, ...rest }: LayoutProps) {
  const { controls, coach, suggested, notice, headline } = rest;
  const { panel, open } = side;
  useEffect(focusOnArrival, []);
  const moment = room.moment.value;
  const analysis = useAnalysis(room);
  const ratings = useTableRatings(table, room.roster.value);
  const advice = useRoomHint(room, board);
  const [recapOpen, setRecapOpen] = useState(false);
  const recap = { room, open: recapOpen, toggle: () => setRecapOpen(!recapOpen) };
  const [prompt, setPrompt] = useState<string | null>(null);
  const history = useMemo(() => historyOf(room), [room]);
  const beside = useCallback(
    (seat: Seat) => <SeatNote room={room} board={board} seat={seat} rating={ratings[seat]} />,
    [room, board, ratings],
  );
  const show = (next: Panel) => setSide({ panel: next, open: !(open && panel === next) });
  // At the end nothing may cover the board and the result.
  const over = moment !== null && (moment.view.result !== null || room.abandoned.value);
  useEffect(() => {
    if (over) setSide({ panel, open: false });
  }, [over]);
  const live = controls === undefined;
  const isPlaying = room.animating.value;
  // What it would tell is being told.
  useEffect(() => {
    if (isPlaying) setRecapOpen(false);
  }, [isPlaying]);
  useSpotlight(room);
  useSounds(room, board);
  const mayUndo = moment !== null && moment.viewer !== null && moment.undo === moment.viewer;
  useKeys({
    s: room.skip,
    f: faster,
    m: toggleSound,
    u: () => mayUndo && void room.undo(),
    l: () => show('log'),
    w: () => show('words'),
    ...(live ? { p: room.playback.togglePause } : {}),
    ...(live && coach === undefined ? { b: room.playback.back, r: recap.toggle } : {}),
    ...(live && coach === undefined ? { h: advice.ask } : {}),
    ...(advice.given === null ? {} : { Escape: advice.close }),
    ...(open ? { Escape: () => setSide({ panel, open: false }) } : {}),
    ...(recapOpen ? { Escape: recap.toggle } : {}),
  });
  const panels: readonly Panel[] = table.chat === null ? ['log', 'words'] : ['log', 'words', 'chat'];
  return (
    <>
      <a class="skip-link" href="#content">
        {t().common.skipToContent}
      </a>
      <RoomBar {...{ room, board, title, live, mayUndo, headline }} />
      {notice}
      <div class={`room-body ${board.listsPlayers ? 'players-on-board' : ''} ${coach === undefined ? '' : 'coached'}`}>
        {coach}
        <aside class="room-players" aria-label={t().room.players}>
          <PlayersPanel room={room} board={board} ratings={ratings} />
        </aside>
        <main id="content" class="board-place" tabIndex={-1}>
          <div class="board-space">
            {moment === null ? null : (
              <StillBoard
                Board={board.Board}
                view={moment.view}
                viewer={moment.viewer}
                legal={room.legal.value}
                faces={room.faces.value}
                words={tableWords(table.game)}
                act={room.act}
                foresee={room.foresee}
                analysis={analysis}
                analyse={room.analyse}
                stage={room.stage}
                suggested={suggested ?? suggestedBy(advice)}
                history={history}
                isSeated={live && moment.viewer !== null}
                prompt={setPrompt}
                beside={beside}
              />
            )}
          </div>
          {table.chat === null ? null : <ChatNews room={room} open={() => setSide({ panel: 'chat', open: true })} />}
          {coach === undefined ? (
            <>
              <HappenedBanner room={room} />
              <Recap {...recap} board={board} />
              {live ? <LatestLine {...recap} board={board} /> : <ReplayNarration room={room} board={board} />}
              {over && !room.animating.value && live ? <GameOver room={room} moment={moment} /> : null}
              {moment !== null && live && isOut(board, moment) ? <OutOfGame room={room} moment={moment} /> : null}
              {controls ?? <HintBar {...{ room, board, prompt, recapOpen, advice }} toggleRecap={recap.toggle} />}
            </>
          ) : (
            <p class="coach-prompt">{prompt}</p>
          )}
        </main>
        <aside class={`room-side ${open ? 'open' : ''}`} aria-label={t().room[panel]}>
          <div class="tabs" role="group">
            {panels.map((each) => (
              <button key={each} class="quiet" aria-pressed={panel === each} onClick={() => show(each)}>
                <Icon name={icons[each]} />
                {t().room[each]}
                {each === 'chat' ? <ChatCount room={room} /> : null}
              </button>
            ))}
          </div>
          {/* While others play the panel may have no button: the keyboard must still be able to scroll it. */}
          <div
            class="side-content"
            role="group"
            aria-label={t().room[panel]}
            tabIndex={panel === 'words' ? 0 : undefined}
          >
            {/* A new panel when the sheet opens: only a visible one can be scrolled to its latest line. */}
            {panel === 'log' ? <LogPanel key={String(open)} room={room} board={board} /> : null}
            {panel === 'words' ? <WordsPanel room={room} board={board} analysis={analysis} /> : null}
            {panel === 'chat' && table.chat !== null ? <ChatPanel room={room} chat={table.chat} open={open} /> : null}
          </div>
        </aside>
      </div>
      <Announcer room={room} board={board} />
    </>
  );
}
