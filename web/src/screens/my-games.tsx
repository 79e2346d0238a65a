/** All games of this person: what waits for them, what waits for others, what is over. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { locale, t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { manifests } from '../games.ts';
import { BlockedPeople, findInvitations, OpenInvitations } from '../invitations/open-invitations.tsx';
import { GameLine, nameOf, Sitters } from '../parts/game-line.tsx';
import { findGamesHere, gamesHere, gamesOnline, useGamesOnline } from '../parts/own-games.ts';
import { Page } from '../parts/page.tsx';
import {
  type FinishedGame,
  finishedHere,
  finishedOnline,
  localGames,
  nextTables,
  onlineGames,
  sorted,
  waitsForMe,
} from '../parts/running.ts';
import { OwnRatings } from '../ratings/own-ratings.tsx';
import { useKeys } from '../room/keys.ts';
import './running-games.css';

const EVERY = 15_000;

export function Screen() {
  useEffect(() => void findGamesHere(), []);
  useGamesOnline(EVERY);
  useEffect(() => void findInvitations(), [gamesOnline.value]);
  const words = t().mine;
  const running = sorted([...onlineGames(gamesOnline.value), ...localGames(gamesHere.value)]);
  const finished = [...finishedOnline(gamesOnline.value), ...finishedHere(gamesHere.value)].toSorted(
    (a, b) => (b.changed ?? 0) - (a.changed ?? 0),
  );
  const waiting = running.filter(waitsForMe);
  const next = nextTables(running, '/games');
  useKeys(next[0] === undefined ? {} : { n: () => go(next[0]!.href) });
  return (
    <Page title={t().common.games}>
      <div class="stack my-games">
        <h1>{t().common.games}</h1>
        {running.length + finished.length === 0 ? <p>{words.none}</p> : null}
        {next[0] === undefined ? null : (
          <p>
            <a class="button primary" href={next[0].href}>
              {words.next(next.length)} <kbd>N</kbd>
            </a>
          </p>
        )}
        <OpenInvitations />
        <Games title={words.waiting} id="waiting">
          {waiting.map((game) => (
            <GameLine key={game.id} game={game} />
          ))}
        </Games>
        <Games title={words.running} id="going">
          {running
            .filter((game) => !waitsForMe(game))
            .map((game) => (
              <GameLine key={game.id} game={game} />
            ))}
        </Games>
        <Games title={words.finished} id="finished">
          {finished.map((game) => (
            <FinishedLine key={game.id} game={game} />
          ))}
        </Games>
        <OwnRatings />
        <BlockedPeople />
        <p class="row">
          <a class="button" href="/account">
            {words.elsewhere}
          </a>
          <a class="button" href="/rests">
            {words.rests}
          </a>
        </p>
      </div>
    </Page>
  );
}

/** A part of the list, if there is anything in it. */
function Games({ title, id, children }: { title: string; id: string; children: ComponentChildren[] }) {
  if (children.length === 0) return null;
  return (
    <section class="running-games" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function resultWords({ winners, sitters }: FinishedGame): string {
  if (winners === null) return t().room.finished;
  if (winners.length === 0) return t().mine.noWinner;
  const names = new Intl.ListFormat(locale()).format(winners.map((seat) => nameOf(sitters[seat], false)));
  return winners.length === 1 ? t().room.winner(names) : t().room.winners(names);
}

function FinishedLine({ game }: { game: FinishedGame }) {
  const { title, world } = manifests[game.game];
  const form = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  return (
    <li class="panel over" data-world={world}>
      <div class="told">
        {game.replay === null ? (
          <strong class="whole">{title}</strong>
        ) : (
          <a class="whole" href={game.replay}>
            {title}
          </a>
        )}
        {game.title === null ? null : <span class="called">{game.title}</span>}
        <span class="wait">{resultWords(game)}</span>
        <Sitters sitters={game.sitters} isLocal={false} />
        {game.changed === null ? null : (
          <time class="help" dateTime={new Date(game.changed).toISOString()}>
            {form.format(game.changed)}
          </time>
        )}
      </div>
      {game.replay === null ? null : <span class="help">{t().common.replay}</span>}
    </li>
  );
}
