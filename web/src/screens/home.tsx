import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameWords, t } from '../app/language.ts';
import { loadValue } from '../app/local-storage.ts';
import { hasPlayed } from '../app/played.ts';
import { ownName } from '../app/settings.ts';
import { install, offlineReady } from '../app/updates.ts';
import { coverOf } from '../boards/covers.ts';
import { type GameName, gameNames, manifests } from '../games.ts';
import { Icon } from '../parts/icons.tsx';
import { Page } from '../parts/page.tsx';
import { Titled } from '../parts/titled.tsx';
import './home.css';

function GamePanel({ name }: { name: GameName }) {
  const { title, world, players, minutes } = manifests[name];
  const words = t();
  const Cover = coverOf(name);
  const hasCourse = gameWords(name).loadLessons !== undefined;
  const isNew = !hasPlayed(name);
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
          {hasCourse && isNew ? (
            <a class="button primary learn" href={`/learn/${name}/first-hunt`}>
              {words.home.learn}
            </a>
          ) : null}
          <a class={hasCourse && isNew ? 'button' : 'button primary'} href={`/new/${name}?with=bots`}>
            {words.home.withBots}
          </a>
          <a class="button" href={`/new/${name}?with=friends`}>
            {words.home.withFriends}
          </a>
          <a class="button" href={`/new/${name}?with=here`}>
            {words.home.onThisDevice}
          </a>
          {hasCourse && !isNew ? (
            <a class="button quiet learn" href={`/learn/${name}`}>
              {words.home.learn}
            </a>
          ) : null}
          <a class="button quiet" href={`/rules/${name}`}>
            <Icon name="rules" />
            {words.common.rules}
          </a>
        </div>
      </div>
    </article>
  );
}

/** Loaded only for somebody who has played before: a first visit loads nothing but this page. */
function RunningGames() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (loadValue('played') === null && ownName.value === '') return;
    void import('./running-games.tsx').then(({ Screen }) => setLoaded(() => Screen));
  }, []);
  return Loaded === null ? null : <Loaded />;
}

export function Home() {
  const words = t();
  return (
    <Page title="Traque">
      <div class="hero">
        <h1>{words.home.tagline(gameNames.length)}</h1>
        <p>{words.home.intro}</p>
      </div>
      <RunningGames />
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
