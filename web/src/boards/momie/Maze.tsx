/** The picture of the pyramid with everything in it. */
import type { Action, Cell, Event, View } from '@traque/engine/momie/protocol';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../contract.ts';
import { Cells } from './Cells.tsx';
import { Echoes, Prowl, Reach, ReachMarks, SuspectMarks, Torches, Way } from './FloorMarks.tsx';
import { Pieces } from './Pieces.tsx';
import { Chambers, Stone } from './Stone.tsx';
import { Treasures } from './Treasures.tsx';
import { cellLabel } from './cell-label.ts';
import { type Plan, centre } from './geometry.ts';
import { frameOf } from './pyramid-shape.ts';
import type { Scene } from './scene.ts';
import { type Suspects, lightingOf } from './viewpoint.ts';
import type { MovePlan } from './useMovePlan.ts';
import type { ProwlPlan } from './useProwlPlan.ts';
import { pawnOf, type Words } from './words.ts';

export interface MazeProps {
  readonly board: BoardProps<View, Action, Event>;
  readonly plan: Plan;
  readonly scene: Scene;
  readonly movePlan: MovePlan;
  readonly prowlPlan: ProwlPlan;
  readonly suspects: Suspects | null;
  readonly own: readonly string[];
  readonly aim: Cell | null;
  /** A mission under the pointer: its place is highlighted. */
  readonly pointed: string | null;
  readonly onAim: (cell: Cell | null) => void;
  readonly words: Words;
  /** What is painted: the frame, the stone, all that moves, what can be touched. */
  readonly layer: number;
}

export function Maze(props: MazeProps) {
  const { board, plan, scene, movePlan, prowlPlan, words } = props;
  const { view, viewer, faces, legal } = board;
  const clip = useId();
  const window = useRef<HTMLDivElement>(null);
  const layer = useRef<SVGGElement>(null);
  const [whole, setWhole] = useState(false);
  const frame = frameOf(plan);
  const dark = lightingOf(view, viewer) === 'dark';
  const looks = view.hunters.map((hunter) => faces[hunter.seat]?.look ?? 0);
  const turn = 'hunter' in view.turn ? view.turn.hunter : null;
  const prowling = view.phase === 'prowl' || view.phase === 'interrupt';
  const home = (prowling || turn === null ? null : scene.hunters[turn]?.at) ?? scene.mummy.at;
  const [cursor, setCursor] = useState<Cell>(home);
  const [sight, setSight] = useState<Cell>(home);
  const stone = useMemo(() => <Stone plan={plan} clip={clip} />, [plan, clip]);

  useEffect(() => {
    setCursor(home);
    setSight(home);
  }, [home]);

  // Also when the size changes: a phone that is turned still shows the player whose turn it is.
  useEffect(() => {
    const pane = window.current;
    if (!pane) return;
    const watcher = new ResizeObserver(() => bringIntoSight(pane, sight, plan));
    watcher.observe(pane);
    return () => watcher.disconnect();
  }, [sight, whole]);

  const pointedAt = props.pointed === null ? undefined : view.map.treasures[props.pointed];
  const pick = (cell: Cell, sure: boolean) => {
    if (whole) {
      // The whole pyramid on a small screen has cells too small for a finger: a tap zooms in.
      setWhole(false);
      setSight(cell);
      return;
    }
    if (!legal) return;
    if (prowlPlan.active) prowlPlan.pick(cell);
    else movePlan.pick(cell, sure);
  };
  const occupied = new Set([scene.mummy.at, ...scene.hunters.flatMap((h) => (h.at ? [h.at] : []))]);
  const mover = turn === null ? undefined : scene.hunters[turn]?.at;

  return (
    <div class={whole ? 'momie-maze momie-maze-whole' : 'momie-maze'}>
      <div class="momie-window" ref={window}>
        <svg
          class="momie-picture"
          viewBox={`${String(frame.x)} ${String(frame.y)} ${String(frame.width)} ${String(frame.height)}`}
          style={{ '--columns': plan.columns + 1.8, '--ratio': frame.width / frame.height }}
          role="group"
          aria-label={words.boardLabel}
        >
          <defs>
            <clipPath id={clip}>
              <path d={plan.floor} />
            </clipPath>
            <radialGradient id="momie-glow">
              <stop offset="0" class="momie-glow-heart" />
              <stop offset="0.45" class="momie-glow-ring" />
              <stop offset="1" class="momie-glow-rim" />
            </radialGradient>
          </defs>
          {props.layer > 0 && stone}
          {props.layer > 1 && (
            <>
              {dark && <Echoes scene={scene} clip={clip} />}
              <Torches scene={scene} clip={clip} />
              <Chambers map={view.map} />
              <Reach reach={movePlan.choices.reach} chosen={movePlan.die} />
              {prowlPlan.active && <NearMarks near={prowlPlan.near} />}
              {scene.highlight && <Spot cell={scene.highlight.cell} kind={scene.highlight.kind} />}
              {movePlan.held !== null && <Spot cell={movePlan.held} kind="held" />}
              {pointedAt !== undefined && <Spot cell={pointedAt} kind="find" />}
              <Treasures
                treasures={view.map.treasures}
                own={props.own}
                taken={scene.taken}
                occupied={occupied}
                lookOf={(seat) => faces[seat]?.look ?? 0}
              />
              {props.suspects && <SuspectMarks suspects={props.suspects} cells={plan.cells} looks={looks} />}
              {movePlan.way && mover && turn !== null && (
                <Way from={mover} way={movePlan.way} look={looks[turn] ?? 0} />
              )}
              {prowlPlan.active && (
                <Prowl
                  from={view.mummy.at}
                  path={prowlPlan.path}
                  more={props.aim === null ? [] : prowlPlan.more(props.aim)}
                />
              )}
              <Pieces
                scene={scene}
                looks={looks}
                pawns={view.hunters.map((_, hunter) => pawnOf(view, hunter))}
                turn={prowling ? null : turn}
                mummyTurn={prowling}
              />
              {movePlan.die === null && <ReachMarks reach={movePlan.choices.reach} />}
              {props.layer > 2 && (
                <Cells
                  plan={plan}
                  cursor={cursor in view.map.cells ? cursor : (plan.cells[0] ?? '')}
                  active={legal !== null}
                  label={(cell) =>
                    cellLabel(cell, {
                      view,
                      viewer,
                      faces,
                      scene,
                      movePlan,
                      prowlPlan,
                      suspects: props.suspects,
                      words,
                    })
                  }
                  lit={(cell) =>
                    movePlan.die === null
                      ? movePlan.choices.reach.has(cell)
                      : (movePlan.choices.reach.get(cell)?.includes(movePlan.die) ?? false)
                  }
                  wanted={prowlPlan.active || movePlan.choices.dice.length > 0}
                  onCursor={setCursor}
                  onAim={props.onAim}
                  onPick={pick}
                  layer={layer}
                />
              )}
            </>
          )}
        </svg>
      </div>
      <button
        type="button"
        class="momie-zoom"
        aria-label={whole ? words.near : words.whole}
        onClick={() => {
          setWhole(!whole);
        }}
      >
        <ZoomSign closer={whole} />
      </button>
    </div>
  );
}

/** Scrolls so that a cell is in the middle. */
function bringIntoSight(pane: HTMLElement, cell: Cell, plan: Plan): void {
  const frame = frameOf(plan);
  const { x, y } = centre(cell);
  pane.scrollTo({
    left: ((x - frame.x) / frame.width) * pane.scrollWidth - pane.clientWidth / 2,
    top: ((y - frame.y) / frame.height) * pane.scrollHeight - pane.clientHeight / 2,
  });
}

function Spot({ cell, kind }: { readonly cell: Cell; readonly kind: string }) {
  const { x, y } = centre(cell);
  return <circle class={`momie-spot momie-spot-${kind}`} cx={x} cy={y} r={54} aria-hidden="true" />;
}

/** The cells the mummy could still reach: the farther, the fainter. */
function NearMarks({ near }: { readonly near: ReadonlyMap<Cell, number> }) {
  return (
    <g class="momie-near" aria-hidden="true">
      {[...near].map(([cell, steps]) => {
        if (steps === 0) return null;
        const { x, y } = centre(cell);
        return <circle key={cell} cx={x} cy={y} r={9} style={{ opacity: Math.max(0.35, 1 - steps * 0.1) }} />;
      })}
    </g>
  );
}

/** A looking glass: with a plus to come closer, with a small pyramid to see the whole. */
function ZoomSign({ closer }: { readonly closer: boolean }) {
  return (
    <svg viewBox="0 0 32 32" class="momie-zoom-sign" aria-hidden="true">
      <path d="M13 4.500C18 4.500 22 8.500 22 13.500C22 18.500 18 22 13 22C8 22 4.500 18 4.500 13C4.500 8 8 4.500 13 4.500ZM20 20L28 28" />
      <path d={closer ? 'M13 9V17.500M9 13H17.500' : 'M8.500 16.500L13 9L17.500 16.500Z'} />
    </svg>
  );
}
