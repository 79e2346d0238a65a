/** A small panel at a cell: by which die to go there, whether to take the treasure; for the mummy, whether to stay. */
import type { Cell, View } from '@traque/engine/momie/protocol';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { WhiteDie } from './art/dice.tsx';
import { type Plan, UNIT, centre } from './geometry.ts';
import { frameOf } from './pyramid-shape.ts';
import type { MovePlan } from './useMovePlan.ts';
import type { ProwlPlan } from './useProwlPlan.ts';
import type { Zoom } from './useZoom.ts';
import { beside, onSheet } from './viewport.ts';
import { cardName, dieName, placeName, type Words } from './words.ts';

interface PopoverProps {
  readonly plan: Plan;
  readonly zoom: Zoom;
  readonly cell: Cell;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** It scrolls with the picture, and opens where it can be seen as a whole. */
function Popover({ plan, zoom, cell, label, onClose, children }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { pane, scale, sheet } = zoom;
  useLayoutEffect(() => {
    if (!panel.current || !pane.current || !sheet || scale === null) return;
    const { x, y } = centre(cell);
    const corner = onSheet(frameOf(plan), sheet, scale, { x: x - UNIT / 2, y: y - UNIT / 2 });
    const box = { left: corner.x, top: corner.y, width: UNIT * scale, height: UNIT * scale };
    const seen = {
      left: pane.current.scrollLeft,
      top: pane.current.scrollTop,
      width: pane.current.clientWidth,
      height: pane.current.clientHeight,
    };
    const size = { width: panel.current.offsetWidth, height: panel.current.offsetHeight };
    const at = beside(box, size, seen);
    panel.current.style.left = `${String(Math.round(at.x))}px`;
    panel.current.style.top = `${String(Math.round(at.y))}px`;
  }, [cell, scale, sheet?.width, sheet?.height]);
  // By keyboard the answer is given right away; a mouse keeps its place.
  useLayoutEffect(() => {
    if (document.activeElement?.matches('[data-cell]:focus-visible, button:focus-visible'))
      panel.current?.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true });
  }, [cell]);
  return (
    <div
      ref={panel}
      class="momie-popover"
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        pane.current?.querySelector<SVGElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
        onClose();
      }}
    >
      {children}
    </div>
  );
}

interface GoPopoverProps {
  readonly view: View;
  readonly plan: Plan;
  readonly zoom: Zoom;
  readonly movePlan: MovePlan;
  readonly words: Words;
}

export function GoPopover({ view, plan, zoom, movePlan, words }: GoPopoverProps) {
  const { held, choices, die } = movePlan;
  const dice = held === null ? undefined : choices.reach.get(held);
  if (held === null || !dice) return null;
  const offered = die !== null && dice.includes(die) ? [die] : dice;
  const treasure = Object.entries(view.map.treasures).find(([, at]) => at === held)?.[0];
  const place = placeName(held, view.map, words);
  return (
    <Popover
      plan={plan}
      zoom={zoom}
      cell={held}
      label={words.placeLine({ who: words.goHere, where: place })}
      onClose={movePlan.release}
    >
      {choices.takes.has(held) && (
        <label class="momie-take">
          <input
            type="checkbox"
            checked={movePlan.taking}
            onChange={(event) => movePlan.setTaking(event.currentTarget.checked)}
          />
          {treasure === undefined ? words.takeAny : words.take(cardName(treasure, words))}
        </label>
      )}
      {offered.length > 1 && <span class="momie-ask">{words.whichDie}</span>}
      <span class="momie-popover-row">
        {offered.map((choice) => (
          <button
            key={choice}
            type="button"
            class={offered.length > 1 ? 'momie-popover-die primary' : 'primary'}
            aria-label={offered.length > 1 ? dieName(choice, words) : undefined}
            onClick={() => movePlan.go(held, choice)}
          >
            {offered.length > 1 ? (
              <svg viewBox="-52 -52 104 108" aria-hidden="true">
                <WhiteDie face={choice} />
              </svg>
            ) : (
              words.placeLine({ who: words.goHere, where: place })
            )}
          </button>
        ))}
      </span>
    </Popover>
  );
}

interface StayPopoverProps {
  readonly plan: Plan;
  readonly zoom: Zoom;
  readonly cell: Cell;
  readonly prowlPlan: ProwlPlan;
  readonly words: Words;
}

/** MO-56: staying ends the turn, so it is asked for twice. */
export function StayPopover({ plan, zoom, cell, prowlPlan, words }: StayPopoverProps) {
  return (
    <Popover plan={plan} zoom={zoom} cell={cell} label={words.stayAsk} onClose={() => prowlPlan.askToStay(false)}>
      <span class="momie-ask">{words.stayAsk}</span>
      <span class="momie-popover-row">
        <button type="button" class="primary" onClick={prowlPlan.confirm}>
          {words.stay}
        </button>
        <button type="button" onClick={() => prowlPlan.askToStay(false)}>
          {words.cancel}
        </button>
      </span>
    </Popover>
  );
}
