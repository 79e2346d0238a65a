/** An unfinished game of one's own in a list: what it waits for, who plays, how much time is left. */
import { locale, t } from '../app/language.ts';
import { coverOf } from '../boards/covers.ts';
import { manifests } from '../games.ts';
import { awayUntil, dayOf } from '../rests/holidays.ts';
import { Icon } from './icons.tsx';
import { Mark } from './mark.tsx';
import { forgetGame } from './own-games.ts';
import { type FinishedGame, type RunningGame, waitsForMe } from './running.ts';
import { since, timeLeft } from './spans.ts';

type Sitter = RunningGame['sitters'][number];

function waitWords({ wait, sitters, isLocal }: RunningGame): string {
  switch (wait.kind) {
    case 'me':
      return t().room.yourTurn;
    case 'answer':
      return t().online.wantsToEnd;
    case 'seat':
      return t().online.seatKept;
    case 'players':
      return wait.free > 0 ? t().tables.waitingFor(wait.free) : t().tables.startWhenFull;
    case 'other':
      return t().room.turnOf(nameOf(sitters[wait.seat], isLocal));
    case 'here':
      return sitters.filter(({ kind }) => kind === 'person').length > 1 ? t().home.onThisDevice : t().home.withBots;
  }
}

export function nameOf(sitter: Sitter | undefined, isLocal: boolean): string {
  if (sitter === undefined) return '';
  if (sitter.name !== null) return sitter.name;
  const { botNames } = t().tables;
  return sitter.kind === 'bot' && !isLocal ? botNames[sitter.look % botNames.length]! : t().room.open;
}

export function Sitters({ sitters, isLocal }: { sitters: FinishedGame['sitters']; isLocal: boolean }) {
  return (
    <span class="names">
      {sitters.map((sitter) => (
        <span key={sitter.look}>
          <Mark look={sitter.look} /> {nameOf(sitter, isLocal)}
        </span>
      ))}
    </span>
  );
}

export function GameLine({ game }: { game: RunningGame }) {
  const { title, world } = manifests[game.game];
  const Cover = coverOf(game.game);
  return (
    <li class={`panel ${waitsForMe(game) ? 'urgent' : ''}`} data-world={world}>
      <span class="thumb" aria-hidden="true">
        {Cover && <Cover />}
      </span>
      <div class="told">
        {/* Its area is the whole row. */}
        <a class="whole" href={game.href}>
          {title}
        </a>
        {game.title === null ? null : <span class="called">{game.title}</span>}
        <span class="wait">{waitWords(game)}</span>
        {game.deadline === null ? null : (
          <span class="left">{t().mine.timeLeft(timeLeft(game.deadline - Date.now()))}</span>
        )}
        <HolidayNote game={game} />
        <Sitters sitters={game.sitters} isLocal={game.isLocal} />
        <LastNews game={game} />
      </div>
      {game.isLocal ? (
        <button
          class="quiet icon"
          aria-label={t().common.labelled({ label: t().home.remove, value: title })}
          title={t().home.remove}
          onClick={() => void forgetGame(game.id)}
        >
          <Icon name="close" />
        </button>
      ) : (
        <span class="online-mark" role="img" aria-label={t().room.present} title={t().room.present}>
          <Icon name="people" />
        </span>
      )}
    </li>
  );
}

/** The player to act is on holiday. */
function HolidayNote({ game: { wait, sitters } }: { game: RunningGame }) {
  const until = wait.kind === 'other' ? awayUntil(sitters[wait.seat]?.holidays, Date.now()) : null;
  return until === null ? null : <span class="help">{t().room.onHoliday(dayOf(until, locale()))}</span>;
}

/** Who acted last and when; the exact time for those who point at it. */
function LastNews({ game: { changed, lastSeat, sitters, isLocal } }: { game: RunningGame }) {
  if (changed === null) return null;
  const form = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  const when = since(Date.now() - changed);
  const words = t().mine;
  return (
    <time class="help" dateTime={new Date(changed).toISOString()} title={form.format(changed)}>
      {lastSeat === null ? words.lastNews(when) : words.lastMove({ name: nameOf(sitters[lastSeat], isLocal), when })}
    </time>
  );
}
