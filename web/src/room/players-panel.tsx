import { useEffect, useState } from 'preact/hooks';
import { language, t } from '../app/language.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import type { Moment, Sitter } from '../client/table.ts';
import { Mark } from '../parts/mark.tsx';
import type { Room } from './room.ts';

/** Who plays, whose turn it is, how each stands. */
export function PlayersPanel({ room, board }: { room: Room; board: AnyBoardModule }) {
  const moment = room.moment.value;
  const company = room.company.value;
  if (company === null) return null;
  return (
    <ol class="players" tabIndex={0} aria-label={t().room.players}>
      {company.sitters.map((sitter, seat) => (
        <PlayerCard key={seat} room={room} board={board} moment={moment} sitter={sitter} seat={seat} />
      ))}
      {company.watchers > 0 ? <li class="help">{t().room.watchers(company.watchers)}</li> : null}
    </ol>
  );
}

/** The same for a board that lists the players itself: who sits there, what time he has left. */
export function SeatNote({ room, seat }: { room: Room; seat: number }) {
  const moment = room.moment.value;
  const sitter = room.company.value?.sitters[seat];
  if (sitter === undefined) return null;
  return (
    <span class="seat-note">
      <small>{kindWords(sitter, moment?.viewer === seat)}</small>
      <SeatClock moment={moment} seat={seat} />
      <TakeOver room={room} moment={moment} sitter={sitter} seat={seat} />
    </span>
  );
}

function SeatClock({ moment, seat }: { moment: Moment | null; seat: number }) {
  return moment?.view.toAct === seat && moment.deadline !== null ? <Clock deadline={moment.deadline} /> : null;
}

/** Whoever is away when it is his turn may be stood in for. */
function TakeOver({ room, moment, sitter, seat }: Omit<CardProps, 'board'>) {
  const away = sitter.kind === 'person' && !sitter.present && !sitter.takenOver;
  if (!away || moment?.view.toAct !== seat || room.table.online === null) return null;
  return <button onClick={() => void room.table.online?.takeOver(seat)}>{t().room.letBotPlay}</button>;
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
        <strong>{sitter.name}</strong> <small>{kindWords(sitter, moment?.viewer === seat)}</small>
      </div>
      <SeatClock moment={moment} seat={seat} />
      {moment === null ? null : <p class="standing">{board.standing(moment.view, seat, language.value).join(' · ')}</p>}
      <TakeOver room={room} moment={moment} sitter={sitter} seat={seat} />
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
