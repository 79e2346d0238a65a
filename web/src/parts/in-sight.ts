import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Scrolls a row sideways so that its current element is visible, each time `about` changes. */
export function useInSight(row: RefObject<HTMLElement | null>, one: string, about: unknown): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const found = row.current?.querySelector<HTMLElement>(one);
      if (!row.current || !found || row.current.scrollWidth <= row.current.clientWidth) return;
      const { left, width } = found.getBoundingClientRect();
      const seen = row.current.getBoundingClientRect();
      row.current.scrollBy({ left: left + width / 2 - seen.left - seen.width / 2 });
    });
    return () => cancelAnimationFrame(frame);
  }, [about]);
}
