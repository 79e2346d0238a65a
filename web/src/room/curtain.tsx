import { useEffect, useRef } from 'preact/hooks';
import { t, tableWords } from '../app/language.ts';
import { arrive } from '../app/router.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import type { PublicNews } from '../client/table-client.ts';
import { Mark } from '../parts/mark.tsx';
import { eventsBefore, logLines } from './log.ts';
import type { Curtain as CurtainState, Room } from './room.ts';
import { sentence } from './words.ts';

interface Props {
  readonly room: Room;
  readonly board: AnyBoardModule;
  readonly curtain: CurtainState;
}

/** Between two persons at one screen: nothing of the game is on the page that not everybody may see. */
export function Curtain({ room, board, curtain: { seat, news } }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const face = room.faces.value[seat];
  useEffect(() => button.current?.focus(), [seat]);
  const reveal = () => {
    arrive();
    room.table.revealSeat?.();
  };
  if (face === undefined) return null;
  return (
    <main class="curtain" id="content">
      <Mark look={face.look} label={t().common.shapes[face.look]} />
      <h1>{t().room.curtain(face.name)}</h1>
      <p>{t().room.curtainHelp}</p>
      <button ref={button} class="primary large" onClick={reveal}>
        {t().room.curtainLift(face.name)}
      </button>
      {news === null ? null : <News room={room} board={board} news={news} />}
    </main>
  );
}

function News({ room, board, news: { entries, view } }: { room: Room; board: AnyBoardModule; news: PublicNews }) {
  const log = entries.flatMap(logLines);
  const words = tableWords(room.table.game);
  const lines = log.flatMap((line) => {
    const { importance } = 'event' in line ? board.beats.beatOf(line.event, view) : { importance: 'news' };
    const text = sentence(line, board, { view, viewer: null }, room.faces.value, words, t(), eventsBefore(log, line));
    return text === null || importance === 'step' ? [] : [{ key: line.key, text }];
  });
  if (lines.length === 0) return null;
  return (
    <section class="curtain-news" aria-label={t().room.curtainNews}>
      <h2>{t().room.curtainNews}</h2>
      <ol tabIndex={0} aria-label={t().room.curtainNews}>
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
