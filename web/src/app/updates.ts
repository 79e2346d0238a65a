/** The installed app: works offline, and asks before it takes a new version. */
import { signal } from '@preact/signals';
import { whenIdle } from './idle.ts';

/** Takes the new version; null while there is none. */
export const update = signal<(() => void) | null>(null);

/** Everything needed without a network has just been fetched. */
export const offlineReady = signal(false);

/** Browsers that can install the app offer it here; the event is not in the type library. */
interface InstallOffer extends Event {
  prompt(): Promise<void>;
}

/** Installs the app; null where the browser does not offer it. */
export const install = signal<(() => void) | null>(null);

function keepOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    install.value = () => {
      install.value = null;
      void (event as InstallOffer).prompt();
    };
  });
}

const CHECK_EVERY = 30 * 60_000;

/** What is needed without a network is fetched when the page that was asked for is there and has been looked at. */
const AFTER_MS = 2500;

export function watchForUpdates(): void {
  keepOffer();
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // Without a worker (a private window, a denied permission) everything works but offline.
  setTimeout(() => whenIdle(() => void register().catch(() => undefined)), AFTER_MS);
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  setInterval(() => void registration.update().catch(() => undefined), CHECK_EVERY);
  const isFirst = registration.active === null;
  const follow = (worker: ServiceWorker): void => {
    const look = (): void => {
      if (worker.state === 'installed' && !isFirst) offer(worker);
      if (worker.state === 'activated' && isFirst) offlineReady.value = true;
    };
    worker.addEventListener('statechange', look);
    look();
  };
  const begun = registration.installing ?? registration.waiting;
  if (begun !== null) follow(begun);
  registration.addEventListener('updatefound', () => follow(registration.installing!));
}

/** The new version takes over when somebody asks for it, in this tab or another one; then the page is loaded with it. */
function offer(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  update.value = () => worker.postMessage({ type: 'SKIP_WAITING' });
}

/** How long a new version is waited for before the page is loaded as it is. */
const PATIENCE = 8000;

/** When the new worker has fetched everything. */
function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => worker.state !== 'installing' && resolve();
    worker.addEventListener('statechange', look);
    look();
  });
}

/** The new worker, if the server has one, takes the old one's place. */
async function takeNewWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  const fresh = registration?.installing ?? registration?.waiting;
  if (fresh === undefined || fresh === null) return;
  await installed(fresh);
  const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  fresh.postMessage({ type: 'SKIP_WAITING' });
  await taken;
}

/** Reloads the page with the newest version that the server has: an ordinary reload would take the one kept here. */
export async function renewApp(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  if ('serviceWorker' in navigator) await Promise.race([takeNewWorker().catch(() => undefined), late]);
  location.reload();
}
