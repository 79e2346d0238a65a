/** What the coach speaks about is lit, the rest of the board is dimmed. Boards name their parts: `data-part`. */
import { useEffect } from 'preact/hooks';
import './lit-parts.css';

/** Names of parts have no quotes or backslashes; anything else could not be selected. */
const isName = (part: string): boolean => /^[\w:,.-]+$/.test(part);

/** Styles that light these parts, all that is in them, and what they are in. None: nothing is dimmed. */
export function litStyles(parts: readonly string[]): string {
  const lit = parts
    .filter(isName)
    .map((part) => `[data-part~="${part}"]`)
    .join(', ');
  if (lit === '') return '';
  return `
.board-space [data-part]:not(:is(${lit}), :is(${lit}) *, :has(${lit})) {
  opacity: var(--coach-dim, 0.4);
  --coach-veil: var(--coach-shade);
}
.board-space :is(${lit}) { --coach-lit: var(--glow); }
.board-space :is(${lit}):not(svg *) { box-shadow: 0 0 0 3px var(--glow); border-radius: 8px; }`;
}

/** A board is painted layer by layer: what is not there yet is looked for again, for about a second. */
const FRAMES = 60;

const partNamed = (part: string): Element | null => document.querySelector(`.board-space [data-part~="${part}"]`);

/** Brings the parts into sight, which on a phone may be beyond the edge; false if some are not there. */
function scrollToParts(parts: readonly string[]): boolean {
  const lit = parts.map(partNamed);
  const behavior = document.documentElement.dataset['motion'] === 'reduced' ? 'auto' : 'smooth';
  // The first is what matters most: it has the last word.
  for (const element of lit.toReversed()) element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
  return lit.every((element) => element !== null);
}

/** What scrolls around an element: it may show something else when its size changes, for example for a hint. */
function scrollerOf(element: Element | null): Element | null {
  for (let around = element?.parentElement ?? null; around !== null; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return null;
}

/** Keeps the parts in sight until the result is called. */
function keepInSight(parts: readonly string[]): () => void {
  let [frame, tried] = [0, 0];
  const next = (act: () => void): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(act);
  };
  // The board itself answers a new size first, in the frame after it.
  const watcher = new ResizeObserver(() => next(() => next(() => void scrollToParts(parts))));
  const seek = (): void => {
    if (!scrollToParts(parts) && ++tried < FRAMES) return next(seek);
    const scroller = scrollerOf(partNamed(parts[0] ?? ''));
    if (scroller !== null) watcher.observe(scroller);
  };
  seek();
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
  };
}

/** `step`: the parts are brought into sight again in every one, even if they are the same. */
export function useLitParts(parts: readonly string[], step = 0): void {
  const styles = litStyles(parts);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [styles]);
  useEffect(() => keepInSight(parts.filter(isName)), [styles, step]);
}
