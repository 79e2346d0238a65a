/** The cells as buttons with one tab stop: arrow keys move between them, Enter acts. */
import type { Cell } from '@traque/engine/momie/protocol';
import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { memo } from '../../parts/memo.tsx';
import { centre, type Plan } from './geometry.ts';
import { towards } from './route.ts';

export interface CellsProps {
  readonly plan: Plan;
  /** The cell that holds the tab stop. */
  readonly cursor: Cell;
  readonly active: boolean;
  /** What a screen reader says about each cell. */
  readonly labels: ReadonlyMap<Cell, string>;
  readonly lit: ReadonlySet<Cell>;
  /** Whether the viewer has to choose a cell now. */
  readonly wanted: boolean;
  readonly onCursor: (cell: Cell) => void;
  readonly onAim: (cell: Cell | null) => void;
  /** `sure`: by mouse or key, after the preview was seen; not by a first tap. */
  readonly onPick: (cell: Cell, sure: boolean) => void;
  /** By the second mouse button, or P. */
  readonly onPin: (cell: Cell) => void;
  readonly layer: RefObject<SVGGElement | null>;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The cell that an event is about. */
const cellOf = ({ target }: Event): Cell | null =>
  target instanceof SVGElement ? (target.dataset['cell'] ?? null) : null;

interface OneProps {
  readonly cell: Cell;
  readonly state: string;
  readonly stop: boolean;
  readonly label: string;
  readonly disabled: boolean;
}

const One = memo(function One({ cell, state, stop, label, disabled }: OneProps) {
  const { x, y } = centre(cell);
  return (
    <rect
      data-cell={cell}
      data-part={`cell:${cell}`}
      class={state}
      x={x - 46}
      y={y - 46}
      width={92}
      height={92}
      rx={7}
      role="button"
      tabindex={stop ? 0 : -1}
      aria-label={label}
      aria-disabled={disabled}
    />
  );
});

/** The listeners are on the group: with one on each cell, a hundred would be replaced at every step of a move. */
export function Cells(props: CellsProps) {
  const { plan, layer, cursor, active, labels, lit, wanted, onCursor, onAim, onPick, onPin } = props;
  const cells = useMemo(
    () =>
      plan.cells.map((cell) => (
        <One
          key={cell}
          cell={cell}
          state={`momie-cell${lit.has(cell) ? ' momie-cell-lit' : ''}${wanted ? ' momie-cell-wanted' : ''}`}
          stop={cell === cursor}
          label={labels.get(cell) ?? ''}
          disabled={!active}
        />
      )),
    [plan, lit, wanted, cursor, labels, active],
  );
  const about = (act: (cell: Cell) => void) => (event: Event) => {
    const cell = cellOf(event);
    if (cell !== null) act(cell);
  };
  const byMouse = (aim: (cell: Cell) => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') about(aim)(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event);
    if (cell === null) return;
    const way = arrows[event.key];
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    if (way && isPlain) {
      event.preventDefault();
      event.stopPropagation();
      const next = towards(plan.cells, cell, ...way);
      if (!next) return;
      onCursor(next);
      layer.current?.querySelector<SVGElement>(`[data-cell="${next}"]`)?.focus();
      return;
    }
    if (event.key.toLowerCase() === 'p' && isPlain) return onPin(cell);
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPick(cell, true);
  };
  return (
    <g
      ref={layer}
      class={active ? 'momie-cells momie-cells-active' : 'momie-cells'}
      onFocusIn={about((cell) => {
        onCursor(cell);
        onAim(cell);
      })}
      onFocusOut={about(() => onAim(null))}
      onPointerOver={byMouse(onAim)}
      onPointerOut={byMouse(() => onAim(null))}
      onPointerUp={(event) => {
        const cell = cellOf(event);
        if (cell !== null && event.button === 0) onPick(cell, event.pointerType === 'mouse');
      }}
      onContextMenu={(event) => {
        const cell = cellOf(event);
        if (cell === null) return;
        event.preventDefault();
        onPin(cell);
      }}
      onKeyDown={onKeyDown}
    >
      {cells}
    </g>
  );
}
