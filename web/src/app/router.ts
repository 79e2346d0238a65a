/** Addresses: the path says the screen, the query the moment, the fragment the clause. */
import { computed, signal } from '@preact/signals';

interface Address {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly fragment: string;
}

/** An address may come from anybody: a percent sign that stands for nothing stays one. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function here(): Address {
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    fragment: decoded(location.hash.slice(1)),
  };
}

export const address = signal<Address>(here());
export const path = computed(() => address.value.path);

let arriving = false;

/** Another screen comes: when it is there, the focus goes to its content. */
export function arrive(): void {
  arriving = true;
}

/** Once, when the new screen is there. Not on the first page: there the browser's own beginning is right. */
export function focusOnArrival(): void {
  if (!arriving) return;
  arriving = false;
  const content = document.getElementById('content');
  if (content?.contains(document.activeElement) === false) content.focus({ preventScroll: true });
}

/** How long a page that is loaded again may take until it is as long as it was. */
const SCROLL_PATIENCE_MS = 3000;

/** Where one was on a page that one comes back to: a screen that is fetched first is too short at first. */
function scrollBack(top: number): void {
  const until = performance.now() + SCROLL_PATIENCE_MS;
  const tryAgain = (): void => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) > 1 && performance.now() < until) requestAnimationFrame(tryAgain);
  };
  requestAnimationFrame(tryAgain);
}

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') {
    history.replaceState({ ...(history.state as object | null), scrolled: scrollY }, '');
    history.pushState(null, '', to);
  } else history.replaceState(null, '', to);
  const before = address.value.path;
  const next = here();
  if (next.path !== before) arrive();
  address.value = next;
  if (how === 'push' && next.path !== before) scrollTo(0, 0);
}

/** Ordinary links stay ordinary links; only a plain click on one of our own is taken over. */
function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  if (samePage && link.hash !== '' && document.getElementById(link.hash.slice(1)) !== null) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  addEventListener('popstate', () => {
    const next = here();
    const arrives = next.path !== address.value.path;
    if (arrives) arrive();
    address.value = next;
    const { scrolled } = (history.state ?? {}) as { readonly scrolled?: number };
    if (arrives && scrolled !== undefined) scrollBack(scrolled);
  });
  addEventListener('hashchange', () => {
    address.value = here();
  });
  document.addEventListener('click', followed);
}
