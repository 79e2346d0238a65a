/**
 * The part of the service worker that shows notices. It is built into one file of its own (`vite.config.ts`), which the
 * generated worker imports; everything else in that worker is about playing without a network.
 */
import { Notice } from '@traque/wire/notices';
import { is } from 'valibot';
import { keptLanguage } from './kept-language.ts';
import { viewOf } from './notice-view.ts';
import { type OpenPage, pageToFocus } from './page-to-focus.ts';

/** What of the worker's scope is used here: the page's type library does not have it. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}
interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: object): Promise<readonly (OpenPage & { focus(): Promise<unknown> })[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

const scope = self as unknown as WorkerScope;

async function show(given: unknown): Promise<void> {
  if (!is(Notice, given)) return;
  const { title, options } = viewOf(given, await keptLanguage());
  await scope.registration.showNotification(title, options);
}

async function open(path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pageToFocus(pages, path);
  if (page === null) await scope.clients.openWindow(path);
  else await page.focus();
}

/** The browser replaced the subscription: the server gets the new one. */
async function renew({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const { pushManager } = scope.registration;
  const fresh =
    newSubscription ?? (oldSubscription === null ? null : await pushManager.subscribe(oldSubscription.options));
  if (fresh === null) return;
  const body = JSON.stringify(fresh.toJSON());
  await fetch('/api/me/notices/push', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
}

scope.addEventListener('push', (event) => {
  const { data } = event as PushEvent;
  (event as PushEvent).waitUntil(show(data?.json()));
});

scope.addEventListener('notificationclick', (event) => {
  const { notification } = event as NotificationEvent;
  notification.close();
  (event as NotificationEvent).waitUntil(open(String(notification.data)));
});

scope.addEventListener('pushsubscriptionchange', (event) =>
  (event as SubscriptionChange).waitUntil(renew(event as SubscriptionChange)),
);
