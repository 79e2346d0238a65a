import { useEffect, useRef, useState } from 'preact/hooks';
import { t, tableWords } from '../app/language.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import type { Moment, Sitter } from '../client/table.ts';
import { useInSight } from '../parts/in-sight.ts';
import { Mark } from '../parts/mark.tsx';
import type { Room } from './room.ts';

/** Who plays, whose turn it is, how each stands. */
export function PlayersPanel({ room, board }: { room: Room; board: AnyBoardModule }) {
  const moment = room.moment.value;
  const company = room.company.value;
  const list = useRef<HTMLOListElement>(null);
  useInSight(list, '[aria-current]', moment?.view.toAct);
  if (company === null) return null;
  return (
    <ol ref={list} class="players" tabIndex={0} aria-label={t().room.players}>
      {company.sitters.map((sitter, seat) => (
        <PlayerCard key={seat} room={room} board={board} moment={moment} sitter={sitter} seat={seat} />
      ))}
      {company.watchers > 0 ? <li class="help">{t().room.watchers(company.watchers)}</li> : null}
    </ol>
  );
}

/** The same for a board that lists the players itself: who sits there. */
export function SeatNote({ room, seat }: { room: Room; seat: number }) {
  const sitter = room.company.value?.sitters[seat];
  if (sitter === undefined) return null;
  const own = room.moment.value?.viewer === seat;
  return <small class={`seat-note ${sitter.kind === 'bot' ? 'of-bot' : ''}`}>{kindWords(sitter, own)}</small>;
}

/** The time left to whoever is to act; whoever is away then may be stood in for. */
export function TurnNote({ room, seat }: { room: Room; seat: number }) {
  const deadline = room.moment.value?.deadline ?? null;
  const sitter = room.company.value?.sitters[seat];
  const { online } = room.table;
  const away = sitter?.kind === 'person' && !sitter.present && !sitter.takenOver;
  return (
    <div class="turn-note">
      {deadline === null ? null : <Clock deadline={deadline} />}
      {away && online !== null ? (
        <button onClick={() => void online.takeOver(seat).then(room.report)}>{t().room.letBotPlay}</button>
      ) : null}
    </div>
  );
}

interface CardProps {
  readonly room: Room;
  readonly board: AnyBoardModule;
  readonly moment: Moment | null;
  readonly sitter: Sitter;
  readonly seat: number;
}

function PlayerCard({ room, board, moment, sitter, seat }: CardProps) {
  const acts = moment?.view.toAct === seat && !room.givenUp.value;
  const won = moment?.view.result?.winners.includes(seat) === true;
  const state = acts ? 'acts' : won ? 'won' : '';
  return (
    <li class={`player ${state}`} style={`--look: var(--look-${sitter.look})`} aria-current={acts ? 'true' : undefined}>
      <Mark look={sitter.look} label={t().common.shapes[sitter.look]} />
      <div class="who">
        <strong>{sitter.name}</strong>{' '}
        <small class={sitter.kind === 'bot' ? 'of-bot' : undefined}>{kindWords(sitter, moment?.viewer === seat)}</small>
      </div>
      <p class="standing">
        {(moment === null ? [] : board.standing(moment.view, seat, tableWords(room.table.game))).map((part, i) => (
          <span key={i}>{part} </span>
        ))}
      </p>
    </li>
  );
}

function kindWords(sitter: Sitter, own: boolean): string {
  const words = t().room;
  if (sitter.takenOver) return words.botPlays;
  if (own) return words.you;
  if (sitter.kind === 'bot') return words.bot(t().tables.levels[sitter.level ?? 'normal']);
  if (sitter.kind === 'open') return '';
  return sitter.kind === 'person' ? (sitter.present ? words.present : words.away) : '';
}

function Clock({ deadline }: { deadline: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((deadline - now) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  const shown = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return (
    <span class={seconds < 15 ? 'clock late' : 'clock'} role="timer" aria-label={t().room.timeLeft(shown)}>
      {shown}
    </span>
  );
}
