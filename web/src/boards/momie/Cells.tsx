/** The cells as buttons: one tab stop for all, arrows walk from cell to cell, Enter acts. Drawn as light and focus only. */
import type { Cell } from '@traque/engine/momie/protocol';
import type { RefObject } from 'preact';
import { centre, type Plan } from './geometry.ts';
import { towards } from './route.ts';

export interface CellsProps {
  readonly plan: Plan;
  /** The cell that holds the tab stop. */
  readonly cursor: Cell;
  readonly active: boolean;
  readonly label: (cell: Cell) => string;
  readonly lit: (cell: Cell) => boolean;
  /** Whether it is for the viewer to point at a cell now. */
  readonly wanted: boolean;
  readonly onCursor: (cell: Cell) => void;
  readonly onAim: (cell: Cell | null) => void;
  /** `sure`: from a mouse or a key, which have already shown what would follow; a tap has not. */
  readonly onPick: (cell: Cell, sure: boolean) => void;
  readonly layer: RefObject<SVGGElement | null>;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

export function Cells(props: CellsProps) {
  const { plan, layer } = props;
  const onKeyDown = (event: KeyboardEvent, cell: Cell) => {
    const way = arrows[event.key];
    if (way && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      const next = towards(plan.cells, cell, ...way);
      if (!next) return;
      props.onCursor(next);
      layer.current?.querySelector<SVGElement>(`[data-cell="${next}"]`)?.focus();
      return;
    }
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    props.onPick(cell, true);
  };
  return (
    <g ref={layer} class={props.active ? 'momie-cells momie-cells-active' : 'momie-cells'}>
      {plan.cells.map((cell) => {
        const { x, y } = centre(cell);
        return (
          <rect
            key={cell}
            data-cell={cell}
            class={`momie-cell${props.lit(cell) ? ' momie-cell-lit' : ''}${props.wanted ? ' momie-cell-wanted' : ''}`}
            x={x - 46}
            y={y - 46}
            width={92}
            height={92}
            rx={7}
            role="button"
            tabindex={cell === props.cursor ? 0 : -1}
            aria-label={props.label(cell)}
            aria-disabled={!props.active}
            onFocus={() => {
              props.onCursor(cell);
              props.onAim(cell);
            }}
            onBlur={() => {
              props.onAim(null);
            }}
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse') props.onAim(cell);
            }}
            onPointerLeave={(event) => {
              if (event.pointerType === 'mouse') props.onAim(null);
            }}
            onPointerUp={(event) => {
              if (event.button === 0) props.onPick(cell, event.pointerType === 'mouse');
            }}
            onKeyDown={(event) => {
              onKeyDown(event, cell);
            }}
          />
        );
      })}
    </g>
  );
}
