/** Buttons come and go with the legal actions. A player who uses the keyboard must not lose the focus by that. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface RestoredFocus {
  readonly onFocusIn: () => void;
  readonly onFocusOut: (event: FocusEvent) => void;
}

/** When `moment` changes and the focus is lost, moves it to the first of `goals` that exists. */
export function useRestoredFocus(
  root: RefObject<HTMLElement | null>,
  moment: unknown,
  goals: readonly string[],
): RestoredFocus {
  const inside = useRef(false);
  useEffect(() => {
    if (!inside.current || moment === null) return;
    const now = document.activeElement;
    if (now !== null && now !== document.body) return;
    for (const goal of goals) {
      const element = root.current?.querySelector<HTMLElement | SVGElement>(goal);
      if (!element) continue;
      element.focus({ preventScroll: true });
      return;
    }
  }, [moment]);
  return {
    onFocusIn: () => {
      inside.current = true;
    },
    onFocusOut: (event) => {
      // Without a new target the focused element was removed, or the click was outside: the focus may come back.
      if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) inside.current = false;
    },
  };
}
