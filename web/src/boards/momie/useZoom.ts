/** Zoom and scroll of the maze: by pinch, wheel, drag, keys and buttons. */
import type { Cell } from '@traque/engine/momie/protocol';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Point, centre } from './geometry.ts';
import { type FramedPlan, frameOf } from './pyramid-shape.ts';
import {
  clampScale,
  firstScale,
  onDrawing,
  onSheet,
  scrollFor,
  type Scale,
  sheetOf,
  type Size,
  wholeScale,
} from './viewport.ts';

export interface Zoom {
  readonly pane: RefObject<HTMLDivElement | null>;
  /** Null until the pane has been measured. */
  readonly scale: Scale | null;
  readonly sheet: Size | null;
  readonly isWhole: boolean;
  /** `by`: a factor; around a point of the pane, else its middle. */
  readonly zoom: (by: number, at?: Point) => void;
  /** The whole pyramid, or close up to a cell. */
  readonly showWhole: () => void;
  readonly showCell: (cell: Cell) => void;
  /** Whether the pointer is being used to move or stretch the picture: what it leaves is no click. */
  readonly isMoving: () => boolean;
}

/** How much a step of a button or key zooms. */
export const ZOOM_STEP = 1.35;
/** A mouse that moves less while pressed is clicking. */
const DRAG_PIXELS = 7;

/** `drags`: whether a mouse that is pressed and moved moves the picture; on a picture that is drawn on it does not. */
export function useZoom(plan: FramedPlan, sight: Cell, drags = true): Zoom {
  const pane = useRef<HTMLDivElement>(null);
  const frame = frameOf(plan);
  const [size, setSize] = useState<Size | null>(null);
  const [wish, setWish] = useState<Scale | null>(null);
  /** A point of the drawing, and where in the pane it has to be after the next change. */
  const held = useRef<{ readonly point: Point; readonly at: Point } | null>(null);
  const moving = useRef(false);

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  const scale = size === null ? null : clampScale(frame, size, wish ?? firstScale(frame, size));
  const sheet = size === null || scale === null ? null : sheetOf(frame, size, scale);

  const scrollTo = (point: Point, at?: Point) => {
    const element = pane.current;
    if (!element || !size || !sheet || scale === null) return;
    const middle = { x: size.width / 2, y: size.height / 2 };
    const { x, y } = scrollFor(sheet, size, onSheet(frame, sheet, scale, point), at ?? middle);
    element.scrollTo({ left: x, top: y });
  };

  // Also when the size changes: a phone that is turned still shows the player whose turn it is.
  useLayoutEffect(() => scrollTo(centre(sight)), [sight, size]);
  useLayoutEffect(() => {
    if (held.current) scrollTo(held.current.point, held.current.at);
    held.current = null;
  }, [scale]);

  const zoom = (by: number, at?: Point) => {
    const element = pane.current;
    if (!element || !size || !sheet || scale === null) return;
    const next = clampScale(frame, size, scale * by);
    if (next === scale) return;
    const around = at ?? { x: size.width / 2, y: size.height / 2 };
    const point = onDrawing(frame, sheet, scale, { x: around.x + element.scrollLeft, y: around.y + element.scrollTop });
    held.current = { point, at: around };
    setWish(next);
  };
  const latest = useRef(zoom);
  latest.current = zoom;
  useEffect(
    () => (pane.current ? listen(pane.current, moving, (by, at) => latest.current(by, at), drags) : undefined),
    [],
  );

  return {
    pane,
    scale,
    sheet,
    isWhole: size !== null && scale !== null && scale <= wholeScale(frame, size) * 1.001,
    zoom,
    showWhole: () => setWish(0),
    showCell: (cell) => {
      if (size) held.current = { point: centre(cell), at: { x: size.width / 2, y: size.height / 2 } };
      setWish(size === null ? null : Math.max(firstScale(frame, size), wholeScale(frame, size) * ZOOM_STEP ** 2));
    },
    isMoving: () => moving.current,
  };
}

/** Not through the framework: these listeners must be able to keep the browser from scrolling or zooming the page. */
function listen(
  pane: HTMLElement,
  moving: { current: boolean },
  zoom: (by: number, at: Point) => void,
  drags: boolean,
): () => void {
  const inPane = (clientX: number, clientY: number): Point => {
    const { left, top } = pane.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  let drag: { readonly x: number; readonly y: number } | null = null;
  let spread = 0;
  let middle: Point = { x: 0, y: 0 };
  const stop = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => pane.addEventListener(type, listener, { signal: stop.signal, passive: false, capture: true });

  on('wheel', (event) => {
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0018)), inPane(event.clientX, event.clientY));
  });
  on('touchstart', ({ touches }) => {
    const [a, b] = touches;
    if (a && b) {
      spread = distance(touches);
      middle = inPane((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    }
    moving.current = touches.length > 1;
  });
  on('touchmove', (event) => {
    const { touches } = event;
    const [a, b] = touches;
    if (!a || !b) return;
    event.preventDefault();
    const now = distance(touches);
    const at = inPane((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    pane.scrollBy({ left: middle.x - at.x, top: middle.y - at.y });
    zoom(now / Math.max(1, spread), at);
    spread = now;
    middle = at;
  });
  on('pointerdown', (event) => {
    if (event.pointerType !== 'mouse' || !drags) return;
    moving.current = false;
    if (event.button === 0) drag = { x: event.clientX, y: event.clientY };
  });
  on('pointermove', (event) => {
    if (drag === null || (event.buttons & 1) === 0) {
      drag = null;
      return;
    }
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!moving.current && Math.hypot(dx, dy) < DRAG_PIXELS) return;
    moving.current = pane.scrollWidth > pane.clientWidth || pane.scrollHeight > pane.clientHeight;
    pane.scrollBy({ left: -dx, top: -dy });
    drag = { x: event.clientX, y: event.clientY };
  });
  return () => stop.abort();
}

function distance(touches: TouchList): number {
  const [a, b] = touches;
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
}
