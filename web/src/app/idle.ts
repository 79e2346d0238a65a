/** When the page has nothing better to do, but not too long from now. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: 800 });
  else setTimeout(then, 300);
}
