/**
 * One tooltip for a whole board. An element with `data-tip` shows its name and that text under the mouse, with the
 * keyboard's focus on it, and when a finger rests on it; where nothing happens on a tap, a tap is enough.
 */
import type { RefObject } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';

interface Tip {
  readonly name: string;
  readonly text: string;
  readonly at: { readonly left: number; readonly top: number; readonly isBelow: boolean };
}

const MOUSE_MS = 600;
const FINGER_MS = 450;
/** Half the width of the widest tip, so that it stays on the screen. */
const HALF = 130;

function tipOf(element: HTMLElement): Tip {
  const { left, top, bottom, width } = element.getBoundingClientRect();
  const isBelow = top < 120;
  const center = Math.min(Math.max(left + width / 2, HALF + 8), Math.max(HALF + 8, innerWidth - HALF - 8));
  return {
    name: element.getAttribute('aria-label') ?? element.dataset['name'] ?? '',
    text: element.dataset['tip'] ?? '',
    at: { left: center, top: isBelow ? bottom + 6 : top - 6, isBelow },
  };
}

const closest = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

export function Tips({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const id = useId();
  const [tip, setTip] = useState<Tip | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    const board = root.current;
    if (board === null) return;
    /** A finger rested on a button: lifting it must not press it. */
    let swallowClick = false;
    const events = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listen: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => board.addEventListener(type, listen, { signal: events.signal, capture });
    const hide = (): void => {
      clearTimeout(timer.current);
      setTip(null);
    };
    const later = (element: HTMLElement, ms: number): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setTip(tipOf(element)), ms);
    };
    on('pointerover', (event) => {
      const element = closest(event.target);
      if (event.pointerType !== 'mouse') return;
      if (element) later(element, MOUSE_MS);
      else hide();
    });
    on('pointerleave', hide);
    on('focusin', (event) => {
      const element = closest(event.target);
      if (element?.matches(':focus-visible')) later(element, 0);
    });
    on('focusout', hide);
    on('pointerdown', (event) => {
      swallowClick = false;
      hide();
      const element = closest(event.target);
      if (event.pointerType === 'mouse' || !element) return;
      const isButton = element.closest('button:enabled, summary, a') !== null;
      timer.current = setTimeout(
        () => {
          swallowClick = isButton;
          setTip(tipOf(element));
        },
        isButton ? FINGER_MS : 0,
      );
    });
    on('pointerup', (event) => {
      if (
        event.pointerType !== 'mouse' &&
        closest(event.target)?.closest('button:enabled, summary, a') &&
        !swallowClick
      )
        clearTimeout(timer.current);
    });
    on('pointercancel', hide);
    on('contextmenu', (event) => swallowClick && event.preventDefault());
    on(
      'click',
      (event) => {
        if (!swallowClick) return;
        swallowClick = false;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    on('scroll', hide, true);
    on('keydown', (event) => event.key === 'Escape' && hide());
    return () => {
      events.abort();
      clearTimeout(timer.current);
    };
  }, [root]);

  if (tip === null) return null;
  const { left, top, isBelow } = tip.at;
  return (
    <div id={id} role="tooltip" class={isBelow ? 'board-tip below' : 'board-tip'} style={`left:${left}px;top:${top}px`}>
      <b>{tip.name}</b> {tip.text}
    </div>
  );
}
