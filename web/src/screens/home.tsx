import { useEffect } from 'preact/hooks';
import { signal } from '@preact/signals';
import { gameWords, language, t } from '../app/language.ts';
import { coverOf } from '../boards/covers.ts';
import type { LocalListing } from '../client/local-setup.ts';
import { type GameName, gameNames, manifests } from '../games.ts';
import { Icon } from '../parts/icons.tsx';
import { Mark } from '../parts/mark.tsx';
import { Page } from '../parts/page.tsx';
import { Titled } from '../parts/titled.tsx';
import { loadValue } from '../app/local-storage.ts';
import { install, offlineReady } from '../app/updates.ts';
import './home.css';

function GamePanel({ name }: { name: GameName }) {
  const { title, world, players, minutes } = manifests[name];
  const words = t();
  const Cover = coverOf(name);
  return (
    <article class="game" data-world={world}>
      <a
        class="picture"
        href={`/new/${name}?with=bots`}
        aria-label={words.common.labelled({ label: title, value: words.home.withBots })}
      >
        {Cover && <Cover />}
      </a>
      <div class="caption">
        <Titled game={name}>
          <h2>{title}</h2>
        </Titled>
        <p>{gameWords(name).summary.teaser}</p>
        <p class="facts">
          {words.home.players({ min: players.min, max: players.max })} · {words.home.minutes(minutes)}
        </p>
        <div class="ways">
          <a class="button primary" href={`/new/${name}?with=bots`}>
            {words.home.withBots}
          </a>
          <a class="button" href={`/new/${name}?with=friends`}>
            {words.home.withFriends}
          </a>
          <a class="button" href={`/new/${name}?with=here`}>
            {words.home.onThisDevice}
          </a>
          <a class="button quiet" href={`/rules/${name}`}>
            <Icon name="rules" />
            {words.common.rules}
          </a>
        </div>
      </div>
    </article>
  );
}

const waiting = signal<readonly LocalListing[]>([]);

/** The worker is asked only if a game was ever started: a first visit loads nothing but this page. */
async function findWaiting(): Promise<void> {
  if (loadValue('played') === null) return;
  const { engine } = await import('../client/workers.ts');
  waiting.value = (await engine().list()).filter(({ over }) => !over).slice(0, 6);
}

async function forget(id: string): Promise<void> {
  const { engine } = await import('../client/workers.ts');
  await engine().remove(id);
  waiting.value = waiting.value.filter((table) => table.id !== id);
}

function Waiting() {
  const words = t();
  if (waiting.value.length === 0) return null;
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section class="waiting-games" aria-labelledby="waiting">
      <h2 id="waiting">{words.home.unfinished}</h2>
      <ul>
        {waiting.value.map(({ id, game, seats, changed }) => (
          <li key={id} class="panel row">
            <a href={`/play/${id}`}>
              <strong>{manifests[game as GameName].title}</strong>
            </a>
            <span class="row names">
              {seats.map((seat) => (
                <span key={seat.look}>
                  <Mark look={seat.look} /> {seat.name}
                </span>
              ))}
            </span>
            <time class="help" dateTime={new Date(changed).toISOString()}>
              {date.format(changed)}
            </time>
            <button class="quiet icon" aria-label={words.home.remove} onClick={() => void forget(id)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Home() {
  const words = t();
  useEffect(() => void findWaiting(), []);
  return (
    <Page title="Traque">
      <div class="hero">
        <h1>{words.home.tagline(gameNames.length)}</h1>
        <p>{words.home.intro}</p>
      </div>
      <Waiting />
      <div class="games">
        {gameNames.map((name) => (
          <GamePanel key={name} name={name} />
        ))}
      </div>
      <footer class="help row">
        <p>{words.home.footer}</p>
        {offlineReady.value ? <p role="status">{words.home.offlineReady}</p> : null}
        {install.value === null ? null : <button onClick={install.value}>{words.home.install}</button>}
      </footer>
    </Page>
  );
}
