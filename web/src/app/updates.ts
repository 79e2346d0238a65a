/** The installed app: works offline, and asks before it takes a new version. */
import { signal } from '@preact/signals';
import { registerSW } from 'virtual:pwa-register';

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

export function watchForUpdates(): void {
  keepOffer();
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const take = registerSW({
    onOfflineReady: () => {
      offlineReady.value = true;
    },
    onNeedRefresh: () => {
      update.value = () => void take(true);
    },
    onRegisteredSW: (_url, registration) => {
      if (registration !== undefined) setInterval(() => void registration.update().catch(() => undefined), CHECK_EVERY);
    },
    // Without a worker (a private window, a denied permission) everything works but offline.
    onRegisterError: () => undefined,
  });
}
