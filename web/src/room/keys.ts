import { useLayoutEffect } from 'preact/hooks';

/** Keys that what has the focus answers itself: pressing what can be pressed, walking over a board, scrolling. */
function answeredThere(key: string, target: Element): boolean {
  if (key === ' ' || key === 'Enter')
    return target.closest('button, a, summary, [role="button"], [tabindex="0"], .board-space') !== null;
  return /^(Arrow|Home|End|Page)/.test(key) && target.closest('[tabindex="0"], .board-space') !== null;
}

/** Single keys that act wherever nothing is being written and no dialog is open. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  // With the picture, not after it: a key pressed at what is seen must not meet the keys of what was seen before.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, select, textarea, dialog[open]') !== null) return;
      if (target instanceof Element && answeredThere(event.key, target)) return;
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  });
}
