/** One's own unfinished games on the home page, wherever they are played. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { locale, t } from '../app/language.ts';
import { loadValue } from '../app/local-storage.ts';
import { ownName } from '../app/settings.ts';
import { coverOf } from '../boards/covers.ts';
import { manifests } from '../games.ts';
import { Icon } from '../parts/icons.tsx';
import { Mark } from '../parts/mark.tsx';
import { localGames, onlineGames, type RunningGame, sorted } from '../parts/running.ts';
import './running-games.css';

/** The rest is in the list of tables, or on the replay page. */
const SHOWN = 6;
const EVERY = 15_000;

const here = signal<readonly RunningGame[]>([]);
const online = signal<readonly RunningGame[]>([]);

async function findHere(): Promise<void> {
  if (loadValue('played') === null) return;
  const { engine } = await import('../client/workers.ts');
  here.value = localGames(await engine().list());
}

/** Without a server there is nothing to find, and nothing to say about it. */
async function findOnline(): Promise<void> {
  if (ownName.value === '') return;
  const { ask } = await import('../client/api.ts');
  const { tables } = await ask('myTables').catch(() => ({ tables: [] }));
  online.value = onlineGames(tables);
}

async function forget(id: string): Promise<void> {
  const { engine } = await import('../client/workers.ts');
  await engine().remove(id);
  here.value = here.value.filter((game) => game.id !== id);
}

export function Screen() {
  useEffect(() => {
    void findHere();
    void findOnline();
    const timer = setInterval(() => !document.hidden && void findOnline(), EVERY);
    return () => clearInterval(timer);
  }, []);
  const games = sorted([...online.value, ...here.value]).slice(0, SHOWN);
  if (games.length === 0) return null;
  return (
    <section class="running-games" aria-labelledby="running">
      <h2 id="running">{t().home.unfinished}</h2>
      <ul>
        {games.map((game) => (
          <Row key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

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

function nameOf(sitter: RunningGame['sitters'][number] | undefined, isLocal: boolean): string {
  if (sitter === undefined) return '';
  if (sitter.name !== null) return sitter.name;
  const { botNames } = t().tables;
  return sitter.kind === 'bot' && !isLocal ? botNames[sitter.look % botNames.length]! : t().room.open;
}

function Row({ game }: { game: RunningGame }) {
  const { title, world } = manifests[game.game];
  const Cover = coverOf(game.game);
  const isUrgent =
    (game.wait.kind === 'me' && !game.isLocal) || game.wait.kind === 'answer' || game.wait.kind === 'seat';
  return (
    <li class={`panel ${isUrgent ? 'urgent' : ''}`} data-world={world}>
      <span class="thumb" aria-hidden="true">
        {Cover && <Cover />}
      </span>
      <div class="told">
        {/* Its area is the whole row. */}
        <a class="whole" href={game.href}>
          {title}
        </a>
        <span class="wait">{waitWords(game)}</span>
        <span class="names">
          {game.sitters.map((sitter) => (
            <span key={sitter.look}>
              <Mark look={sitter.look} /> {nameOf(sitter, game.isLocal)}
            </span>
          ))}
        </span>
        <When changed={game.changed} />
      </div>
      {game.isLocal ? (
        <button
          class="quiet icon"
          aria-label={t().common.labelled({ label: t().home.remove, value: title })}
          title={t().home.remove}
          onClick={() => void forget(game.id)}
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

function When({ changed }: { changed: number | null }) {
  if (changed === null) return null;
  const form = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time class="help" dateTime={new Date(changed).toISOString()}>
      {form.format(changed)}
    </time>
  );
}
