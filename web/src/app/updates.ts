/** The installed app: works offline, and asks before it takes a new version. */
import { signal } from '@preact/signals';
import { registerSW } from 'virtual:pwa-register';

/** Takes the new version; null while there is none. */
export const update = signal<(() => void) | null>(null);

const CHECK_EVERY = 30 * 60_000;

export function watchForUpdates(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const take = registerSW({
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
