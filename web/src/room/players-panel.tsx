import type { CharacterText } from '@traque/texts';
import { useRef } from 'preact/hooks';
import { locale, t, tableWords } from '../app/language.ts';
import type { AnyBoardModule } from '../boards/contract.ts';
import type { Moment, RosterSeat } from '../client/table-client.ts';
import { useInSight } from '../parts/in-sight.ts';
import { BotPortrait, Face } from '../parts/face.tsx';
import '../ratings/ratings.css';
import { awayUntil, dayOf } from '../rests/holidays.ts';
import { Clock } from './clock.tsx';
import { sinceLastMove } from './director.ts';
import type { Room } from './room.ts';
import { isAboutViewer } from './script.ts';

/** By seat, what is said of a player's rating; empty where nothing is. */
type Ratings = readonly (string | null)[];

/** Who plays, whose turn it is, how each stands. */
export function PlayersPanel({ room, board, ratings }: { room: Room; board: AnyBoardModule; ratings: Ratings }) {
  const moment = room.moment.value;
  const roster = room.roster.value;
  const list = useRef<HTMLOListElement>(null);
  useInSight(list, '[aria-current]', moment?.view.toAct);
  if (roster === null) return null;
  return (
    <ol ref={list} class="players" tabIndex={0} aria-label={t().room.players}>
      {roster.seats.map((player, seat) => (
        <PlayerCard
          key={seat}
          room={room}
          board={board}
          moment={moment}
          player={player}
          seat={seat}
          rating={ratings[seat]}
        />
      ))}
      {roster.watchers > 0 ? <li class="help">{t().room.watchers(roster.watchers)}</li> : null}
    </ol>
  );
}

/** The same for a board that lists the players itself: who sits there. */
export function SeatNote({ room, board, seat, rating }: Pick<CardProps, 'room' | 'board' | 'seat' | 'rating'>) {
  const player = room.roster.value?.seats[seat];
  if (player === undefined) return null;
  const own = room.moment.value?.viewer === seat;
  const { look, level } = player;
  return (
    <small
      class={`seat-note ${player.kind === 'bot' ? 'of-bot' : ''}`}
      title={kindWords(room, player, own)}
      tabIndex={level === null ? undefined : 0}
    >
      {level === null ? null : <BotPortrait game={room.table.game} look={look} level={level} />}
      {/* There is little room: the title says the rest. */}
      {isRated(rating) && isThere(player) && !own ? (
        <span class="rating">{rating}</span>
      ) : (
        <>
          <span class="kind">{characterOf(room, player)?.name ?? kindWords(room, player, own)}</span>
          <RatingNote rating={rating} />
        </>
      )}
      {own ? <StruckMark room={room} board={board} /> : null}
    </small>
  );
}

function RatingNote({ rating }: Pick<CardProps, 'rating'>) {
  return isRated(rating) ? <small class="help rating">· {rating}</small> : null;
}

const isRated = (rating: CardProps['rating']): rating is string => rating !== null && rating !== undefined;

/** Nothing has to be said about them. */
const isThere = ({ kind, present, takenOver }: RosterSeat): boolean => kind === 'person' && present && !takenOver;

/** Something happened to the viewer since their last move: the list of it says what. */
function StruckMark({ room, board }: { room: Room; board: AnyBoardModule }) {
  const moment = room.moment.value;
  if (moment === null) return null;
  const since = sinceLastMove(room.log.value, moment.viewer);
  if (!since.some((line) => isAboutViewer(line, room, board, moment))) return null;
  return (
    <span class="struck" role="img" tabIndex={0} aria-label={t().room.struck} title={t().room.struck}>
      !
    </span>
  );
}

/** The time left to the seat to act; if its player is away, the others may let a bot play. */
export function TurnNote({ room, seat }: { room: Room; seat: number }) {
  const deadline = room.moment.value?.deadline ?? null;
  const player = room.roster.value?.seats[seat];
  const { online } = room.table;
  const holiday = player === undefined ? null : holidayWords(player);
  const away = player?.kind === 'person' && !player.present && !player.takenOver && holiday === null;
  return (
    <div class="turn-note">
      {deadline === null ? null : <Clock deadline={deadline} />}
      {holiday === null ? null : <span class="help">{holiday}</span>}
      {away && online !== null && room.roster.value?.rated !== true ? (
        <button onClick={() => void online.takeOver(seat).then(room.report)}>{t().room.letBotPlay}</button>
      ) : null}
    </div>
  );
}

interface CardProps {
  readonly room: Room;
  readonly board: AnyBoardModule;
  readonly moment: Moment | null;
  readonly player: RosterSeat;
  readonly seat: number;
  readonly rating: string | null | undefined;
}

function PlayerCard({ room, board, moment, player, seat, rating }: CardProps) {
  const acts = moment?.view.toAct === seat && !room.abandoned.value;
  const won = moment?.view.result?.winners.includes(seat) === true;
  const state = acts ? 'acts' : won ? 'won' : '';
  return (
    <li class={`player ${state}`} style={`--look: var(--look-${player.look})`} aria-current={acts ? 'true' : undefined}>
      <Face game={room.table.game} look={player.look} level={player.level} label={t().common.shapes[player.look]} />
      <div class="who">
        <strong>{player.name}</strong>{' '}
        <small class={player.takenOver ? 'stand-in' : player.kind === 'bot' ? 'of-bot' : undefined}>
          {kindWords(room, player, moment?.viewer === seat)}
        </small>
        <RatingNote rating={rating} />
        {moment?.viewer === seat ? <StruckMark room={room} board={board} /> : null}
      </div>
      <p class="standing">
        {(moment === null ? [] : board.standing(moment.view, seat, tableWords(room.table.game))).map((part, i) => (
          <span key={i}>{part} </span>
        ))}
      </p>
    </li>
  );
}

/** The character of a bot; nobody's own seat has one, even while a bot plays it. */
function characterOf(room: Room, { kind, level, takenOver }: RosterSeat): CharacterText | undefined {
  if (kind !== 'bot' || takenOver || level === null) return undefined;
  return tableWords(room.table.game).characters?.[level];
}

/** That a player is on holiday, and until when at the latest; null: they are not. */
function holidayWords({ holidays }: RosterSeat): string | null {
  const until = awayUntil(holidays, Date.now());
  return until === null ? null : t().room.onHoliday(dayOf(until, locale()));
}

function kindWords(room: Room, player: RosterSeat, own: boolean): string {
  const words = t().room;
  if (player.takenOver) return words.botPlays;
  if (own) return words.you;
  if (player.kind === 'bot') {
    const level = player.level ?? 'normal';
    const character = characterOf(room, player);
    const kind = words.bot(t().tables.levels[level]);
    return character === undefined ? kind : `${character.name} · ${kind}`;
  }
  if (player.kind === 'open') return '';
  if (player.kind !== 'person') return '';
  if (player.present) return words.present;
  return holidayWords(player) === null ? words.away : words.holiday;
}
