/** One's own unfinished games on the home page, wherever they are played. */
import { useEffect } from 'preact/hooks';
import { t } from '../app/language.ts';
import { GameLine } from '../parts/game-line.tsx';
import { findGamesHere, gamesHere, gamesOnline, useGamesOnline } from '../parts/own-games.ts';
import { localGames, onlineGames, sorted } from '../parts/running.ts';
import './running-games.css';

/** The rest is on the page of all own games. */
const SHOWN = 6;
const EVERY = 15_000;

export function Screen() {
  useEffect(() => void findGamesHere(), []);
  useGamesOnline(EVERY);
  const games = sorted([...onlineGames(gamesOnline.value), ...localGames(gamesHere.value)]);
  if (games.length === 0) return null;
  return (
    <section class="running-games" aria-labelledby="running">
      <h2 id="running">{t().home.unfinished}</h2>
      <ul>
        {games.slice(0, SHOWN).map((game) => (
          <GameLine key={game.id} game={game} />
        ))}
      </ul>
      {games.length > SHOWN ? (
        <p>
          <a href="/games">{t().mine.all}</a>
        </p>
      ) : null}
    </section>
  );
}
