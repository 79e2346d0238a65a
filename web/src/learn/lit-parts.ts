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

/** What the coach speaks about must be in sight: on a phone, a board may be longer than its place. */
function scrollToParts(parts: readonly string[]): void {
  const lit = parts.filter(isName).map((part) => document.querySelector(`.board-space [data-part~="${part}"]`));
  const behavior = document.documentElement.dataset['motion'] === 'reduced' ? 'auto' : 'smooth';
  // The first is what matters most: it has the last word.
  for (const element of lit.toReversed()) element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
}

export function useLitParts(parts: readonly string[]): void {
  const styles = litStyles(parts);
  useEffect(() => {
    scrollToParts(parts);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [styles]);
}
