/** Whether this device gets turn notices: asked for by the person, kept here, and known to the server. */
import { signal } from '@preact/signals';
import { loadValue, saveValue } from '../app/local-storage.ts';
import { language } from '../app/language.ts';
import { ask } from '../client/api.ts';
import { keepLanguage } from './kept-language.ts';
import { tablePath } from './notice-view.ts';

/** `unknown`: not looked yet. `unavailable`: this browser cannot; `serverOff`: the server sends none; `blocked`: denied. */
export type NoticeState = 'unknown' | 'unavailable' | 'serverOff' | 'blocked' | 'off' | 'on';

export const noticeState = signal<NoticeState>('unknown');

/** What the person said on this device; null: they were never asked. */
export const noticeAnswer = signal<'on' | 'off' | null>(readAnswer());

function readAnswer(): 'on' | 'off' | null {
  const kept = loadValue('notices');
  return kept === 'on' || kept === 'off' ? kept : null;
}

function keepAnswer(answer: 'on' | 'off'): void {
  noticeAnswer.value = answer;
  saveValue('notices', answer);
}

/** Without a secure address a browser has no service worker, on some devices only an installed app has push messages. */
function isAvailable(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && !import.meta.env.DEV;
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

function hasKey({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return own.length === key.length && own.every((byte, i) => byte === key[i]);
}

async function subscribe(pushKey: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytesOf(pushKey);
  const known = await pushManager.getSubscription();
  // The server has another key than it had, for instance since its database is a new one.
  if (known !== null && !hasKey(known, key)) await known.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await ask('subscribe', {}, { endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } });
  await keepLanguage(language.value);
}

/** Finds out how things stand; where notices are on, the server and the worker learn what may have changed. */
export async function lookAtNotices(): Promise<void> {
  if (!isAvailable()) {
    noticeState.value = 'unavailable';
    return;
  }
  const { pushKey } = await ask('notices');
  if (pushKey === null) noticeState.value = 'serverOff';
  else if (Notification.permission === 'denied') noticeState.value = 'blocked';
  else if (noticeAnswer.value !== 'on' || Notification.permission !== 'granted') noticeState.value = 'off';
  else {
    await subscribe(pushKey);
    noticeState.value = 'on';
  }
}

/** Call it from a click: the browser asks the person. @throws if the browser or the server cannot. */
export async function switchNoticesOn(): Promise<void> {
  const permission = await Notification.requestPermission();
  if (permission === 'granted') keepAnswer('on');
  await lookAtNotices();
}

export async function switchNoticesOff(): Promise<void> {
  keepAnswer('off');
  noticeState.value = 'off';
  await unsubscribe();
}

/** The next person on this device is asked for themselves. */
export async function forgetDevice(): Promise<void> {
  if (!isAvailable()) return;
  noticeAnswer.value = null;
  saveValue('notices', '');
  await unsubscribe();
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription === null || subscription === undefined) return;
  // Even if the server cannot be reached: what is sent to it then is refused, and the server forgets it.
  await subscription.unsubscribe();
  await ask('unsubscribe', {}, { endpoint: subscription.endpoint });
}

/** The person says no: they are not asked again, and can say yes in the settings. */
export function declineNotices(): void {
  keepAnswer('off');
}

/** Who is at the table needs no notification about it. */
export async function clearNotices(table: string): Promise<void> {
  if (!isAvailable()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = (await registration?.getNotifications({ tag: table })) ?? [];
  for (const notification of shown) if (notification.data === tablePath(table)) notification.close();
}
