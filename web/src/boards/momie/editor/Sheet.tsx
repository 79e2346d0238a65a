/** The board that is drawn on: the pyramid as it will be played, and over it what can be pointed at. */
import '../art/tomb.css';
import '../stone.css';
import '../marks.css';
import '../maze.css';
import './sheet.css';
import type { Cell } from '@traque/engine/momie/protocol';
import { useId, useMemo, useRef, useState } from 'preact/hooks';
import { centre, planOf, type Point, pointOf, UNIT } from '../geometry.ts';
import { ZoomTools } from '../MazeTools.tsx';
import { frameOf } from '../pyramid-shape.ts';
import { Chambers, Stone } from '../Stone.tsx';
import { Treasures } from '../Treasures.tsx';
import { useZoom } from '../useZoom.ts';
import { cellsOn, canvasOf, framed, isOn } from './canvas.ts';
import { allSides, beside, type Draft, type MapSketch } from './draft.ts';
import type { Edit, Tool } from './edits.ts';
import { HeatMarks } from './HeatMarks.tsx';
import { cellText, type EditorText } from './in-words.ts';
import { meaningOf } from './keys.ts';
import { pointedAt, sideMeant } from './pointing.ts';
import { moveTo, press, release, type Stroke } from './stroke.ts';

export interface SheetProps {
  readonly draft: Draft;
  readonly sketch: MapSketch;
  readonly tool: Tool;
  readonly text: EditorText;
  /** Cells that a problem is about. */
  readonly lit: readonly Cell[];
  readonly heat: ReadonlyMap<Cell, number>;
  /** What the heat of a cell stands for. */
  readonly heatText: (cell: Cell) => string | null;
  /** `goesOn`: the same stroke as the edits before. */
  readonly onEdit: (edits: readonly Edit[], goesOn: boolean) => void;
  readonly onUndo: () => void;
}

const noSeat = () => 0;
const none: ReadonlyMap<string, number> = new Map();
const nobody: ReadonlySet<Cell> = new Set();

export function Sheet(props: SheetProps) {
  const { draft, sketch, tool, text, lit } = props;
  const clip = useId();
  const canvas = canvasOf(draft);
  const cells = cellsOn(canvas);
  const plan = useMemo(() => (draft.rooms.size === 0 ? null : planOf(sketch)), [draft.rooms, sketch]);
  const view = framed(canvas);
  const frame = frameOf(view);
  const [first] = useState(() => lowestMiddle(draft, cells));
  const [cursor, setCursor] = useState<Cell>(first);
  const zoom = useZoom(view, first, false);
  const layer = useRef<SVGGElement>(null);
  const [hover, setHover] = useState<Point | null>(null);
  const stroke = useStroke(props, zoom.isMoving, setHover);
  const stop = cells.includes(cursor) ? cursor : lowestMiddle(draft, cells);

  const onKeyDown = (event: KeyboardEvent): void => {
    const cell = event.target instanceof SVGElement ? event.target.dataset['cell'] : undefined;
    if (cell === undefined) return;
    const meaning = meaningOf(event, cell, draft, tool);
    if (meaning === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (meaning.type === 'edit') return props.onEdit(meaning.edits, false);
    const to = beside(cell, meaning.side);
    const { x, y } = pointOf(to);
    if (!isOn(canvas, x, y)) return;
    setCursor(to);
    layer.current?.querySelector<SVGElement>(`[data-cell="${to}"]`)?.focus();
  };

  return (
    <div class="momie-torch momie-maze momie-sheet-pane">
      <div class="momie-window" ref={zoom.pane}>
        <div
          class="momie-sheet"
          style={zoom.sheet ? { width: `${zoom.sheet.width}px`, height: `${zoom.sheet.height}px` } : undefined}
        >
          <svg
            class="momie-picture momie-drawing tomb"
            viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
            preserveAspectRatio="xMidYMax"
            role="application"
            aria-label={text.editor.boardLabel}
            aria-describedby={`${clip}-help`}
            {...stroke}
          >
            <desc id={`${clip}-help`}>{text.editor.boardHelp}</desc>
            {plan !== null && (
              <>
                <defs>
                  <clipPath id={clip}>
                    <path d={plan.floor} />
                  </clipPath>
                </defs>
                <Stone plan={plan} clip={clip} />
              </>
            )}
            <Blanks cells={blanksOf(draft, cells)} />
            <HeatMarks heat={props.heat} />
            <Chambers map={sketch} />
            <Treasures treasures={sketch.treasures} own={[]} taken={none} occupied={nobody} lookOf={noSeat} />
            {lit.map((cell) => (
              <Ring cell={cell} />
            ))}
            {hover !== null && <Hovered point={hover} draft={draft} tool={tool} />}
            <g ref={layer} onKeyDown={onKeyDown} class="momie-cells momie-cells-active">
              {cells.map((cell) => (
                <rect
                  key={cell}
                  data-cell={cell}
                  class="momie-cell"
                  x={centre(cell).x - 46}
                  y={centre(cell).y - 46}
                  width={92}
                  height={92}
                  rx={7}
                  role="button"
                  tabindex={cell === stop ? 0 : -1}
                  aria-label={[cellText(draft, cell, text), props.heatText(cell)]
                    .filter((part) => part !== null)
                    .join(', ')}
                  onFocus={() => setCursor(cell)}
                />
              ))}
            </g>
          </svg>
        </div>
      </div>
      <div class="momie-tools">
        <ZoomTools zoom={zoom} words={text.board} />
      </div>
    </div>
  );
}

function lowestMiddle(draft: Draft, cells: readonly Cell[]): Cell {
  const found = cells.filter((cell) => draft.rooms.size === 0 || draft.rooms.has(cell));
  const bottom = Math.max(...found.map((cell) => pointOf(cell).y));
  const row = found.filter((cell) => pointOf(cell).y === bottom);
  return row[Math.floor(row.length / 2)] ?? cells[0]!;
}

/** Where one would dig next: beside a cell, or anywhere if there is none yet. */
function blanksOf({ rooms }: Draft, cells: readonly Cell[]): Cell[] {
  const isBeside = (cell: Cell): boolean => allSides.some((side) => rooms.has(beside(cell, side)));
  return cells.filter((cell) => !rooms.has(cell) && (rooms.size === 0 || isBeside(cell)));
}

function Blanks({ cells }: { readonly cells: readonly Cell[] }) {
  const d = cells.map((cell) => {
    const { x, y } = centre(cell);
    return `M${x - 40} ${y - 40}h80v80h-80z`;
  });
  return <path class="momie-blanks" d={d.join('')} aria-hidden="true" />;
}

function Ring({ cell }: { readonly cell: Cell }) {
  const { x, y } = centre(cell);
  return <rect class="momie-lit-cell" x={x - 45} y={y - 45} width={90} height={90} rx={9} aria-hidden="true" />;
}

/** What a click would change: a side, or a cell. */
function Hovered({ point, draft, tool }: { readonly point: Point; readonly draft: Draft; readonly tool: Tool }) {
  const pointed = pointedAt(point);
  const side = tool === 'wall' ? sideMeant(pointed, 0.5) : tool === 'dig' ? sideMeant(pointed) : null;
  if (side === null || !side.every((cell) => draft.rooms.has(cell))) {
    if (tool === 'wall') return null;
    const { x, y } = centre(pointed.cell);
    return <rect class="momie-hovered" x={x - 45} y={y - 45} width={90} height={90} rx={9} aria-hidden="true" />;
  }
  const [a, b] = side.map(centre) as [Point, Point];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const [w, h] = a.y === b.y ? [16, UNIT - 12] : [UNIT - 12, 16];
  return (
    <rect
      class="momie-hovered"
      x={middle.x - w / 2}
      y={middle.y - h / 2}
      width={w}
      height={h}
      rx={8}
      aria-hidden="true"
    />
  );
}

/** One pointer draws; a second finger takes the stroke back and zooms. */
function useStroke(
  { draft, tool, onEdit, onUndo }: SheetProps,
  isZooming: () => boolean,
  setHover: (point: Point | null) => void,
) {
  const current = useRef<{ readonly id: number; stroke: Stroke; began: boolean } | null>(null);
  const pointIn = (event: PointerEvent & { currentTarget: SVGSVGElement }): Point | null => {
    const matrix = event.currentTarget.getScreenCTM();
    if (matrix === null) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  };
  type Pointed = PointerEvent & { currentTarget: SVGSVGElement };
  return {
    onPointerDown: (event: Pointed) => {
      const point = pointIn(event);
      if (point === null || event.button !== 0) return;
      if (!event.isPrimary) {
        if (current.current?.began === true) onUndo();
        current.current = null;
        return;
      }
      event.currentTarget.setPointerCapture(event.pointerId);
      current.current = { id: event.pointerId, stroke: press(tool, point), began: false };
    },
    onPointerMove: (event: Pointed) => {
      const point = pointIn(event);
      if (point === null) return;
      if (event.pointerType === 'mouse') setHover(point);
      const held = current.current;
      if (held === null || held.id !== event.pointerId || isZooming()) return;
      const { stroke, edits } = moveTo(held.stroke, point, draft);
      held.stroke = stroke;
      if (edits.length === 0) return;
      onEdit(edits, held.began);
      held.began = true;
    },
    onPointerUp: (event: Pointed) => {
      const held = current.current;
      current.current = null;
      if (held === null || held.id !== event.pointerId || isZooming()) return;
      const edits = release(held.stroke, draft);
      if (edits.length > 0) onEdit(edits, held.began);
      focusCell(event.currentTarget, held.stroke.from);
    },
    onPointerCancel: () => {
      current.current = null;
    },
    onPointerLeave: () => setHover(null),
  };
}

/** The keyboard goes on where the pointer was. */
function focusCell(drawing: SVGSVGElement, point: Point): void {
  drawing.querySelector<SVGElement>(`[data-cell="${pointedAt(point).cell}"]`)?.focus({ preventScroll: true });
}
