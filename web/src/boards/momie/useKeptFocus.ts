/** Buttons come and go with what is legal; who plays by keyboard must not be thrown out of the board by that. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface KeptFocus {
  readonly onFocusIn: () => void;
  readonly onFocusOut: (event: FocusEvent) => void;
}

/** After each change of `moment`, takes a lost focus back to the first of `goals` that is there. */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  moment: unknown,
  goals: readonly string[],
): KeptFocus {
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
      // Without a new owner the focused thing has vanished, or a click went nowhere: it may come back.
      if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) inside.current = false;
    },
  };
}
