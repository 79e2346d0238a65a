/** The part of the service worker that shows notices. */
import { Notice } from '@traque/wire/notices';
import { is } from 'valibot';
import { type ExtendableEvent, scope } from '../offline/worker-scope.ts';
import { keptLanguage } from './kept-language.ts';
import { viewOf } from './notice-view.ts';
import { pageToFocus } from './page-to-focus.ts';

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
