/** The service worker: keeps the app for play without a network, and shows notices. `installable.ts` builds it. */
import '../notices/service-worker.ts';
import { KeptFiles } from './kept-files.ts';
import { OfflineCopy } from './offline-copy.ts';
import { type ExtendableEvent, type FetchEvent, scope } from './worker-scope.ts';

/** Put here by the build. */
declare const KEPT_FILES: readonly string[];

const files = new KeptFiles(KEPT_FILES);
const copy = new OfflineCopy(files);

scope.addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(copy.complete()));

scope.addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(copy.tidy()));

scope.addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent;
  const address = files.answering(request, scope.location.origin);
  if (address !== null) (event as FetchEvent).respondWith(copy.answer(address, request));
});

// A new version waits until the page asks for it, so that nobody loses a move they are making.
scope.addEventListener('message', (event) => {
  const { data } = event as MessageEvent<{ readonly type?: unknown } | null>;
  if (data?.type === 'SKIP_WAITING') (event as MessageEvent & ExtendableEvent).waitUntil(scope.skipWaiting());
});
