/** The picture of the pyramid with everything in it. */
import type { Action, Cell, Event, View } from '@traque/engine/momie/protocol';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../contract.ts';
import { Cells } from './Cells.tsx';
import { GoPopover, StayPopover } from './CellPopover.tsx';
import { Echoes, Prowl, Reach, ReachMarks, Torches, Way } from './FloorMarks.tsx';
import { PinMarks, SuspectMarks, ThreatMarks } from './HelpMarks.tsx';
import { MazeTools } from './MazeTools.tsx';
import { Pieces } from './Pieces.tsx';
import { NearMarks, Spot } from './Spots.tsx';
import { Chambers, Stone } from './Stone.tsx';
import { Treasures } from './Treasures.tsx';
import { cellLabel } from './cell-label.ts';
import type { Plan } from './geometry.ts';
import { frameOf } from './pyramid-shape.ts';
import type { Scene } from './scene.ts';
import { lightingOf, missionsOf } from './viewpoint.ts';
import type { Help } from './useHelp.ts';
import type { MovePlan } from './useMovePlan.ts';
import type { PinTool } from './usePins.ts';
import type { ProwlPlan } from './useProwlPlan.ts';
import type { Zoom } from './useZoom.ts';
import { pawnOf, type Words } from './words.ts';

export interface MazeProps {
  readonly board: BoardProps<View, Action, Event>;
  readonly plan: Plan;
  readonly zoom: Zoom;
  readonly scene: Scene;
  readonly movePlan: MovePlan;
  readonly prowlPlan: ProwlPlan;
  readonly help: Help;
  readonly pinTool: PinTool;
  /** For each step of the mummy's way the probability of a catch by then; empty where the table gives no such help. */
  readonly chances: readonly number[];
  readonly aim: Cell | null;
  /** A mission under the pointer: its place is highlighted. */
  readonly pointed: string | null;
  /** The cell that the tab stop returns to when the turn passes. */
  readonly home: Cell;
  readonly onAim: (cell: Cell | null) => void;
  readonly words: Words;
  /** What is painted: the frame, the stone, all that moves, what can be touched. */
  readonly layer: number;
}

/** A cell that is smaller than this, in pixels, is no target for a finger. */
const FINGER = 28;

export function Maze(props: MazeProps) {
  const { board, plan, zoom, scene, movePlan, prowlPlan, help, pinTool, words, home } = props;
  const { view, viewer, faces, legal } = board;
  const clip = useId();
  const layer = useRef<SVGGElement>(null);
  const frame = frameOf(plan);
  const dark = lightingOf(view, viewer) === 'dark';
  const looks = view.hunters.map((hunter) => faces[hunter.seat]?.look ?? 0);
  const turn = 'hunter' in view.turn ? view.turn.hunter : null;
  const prowling = view.phase === 'prowl' || view.phase === 'interrupt';
  const [cursor, setCursor] = useState<Cell>(home);
  const stone = useMemo(() => <Stone plan={plan} clip={clip} />, [plan, clip]);
  useEffect(() => setCursor(home), [home]);
  const { choices, die } = movePlan;
  const { hunters, mummy, taken } = scene;
  const { pins } = pinTool;
  const { near } = prowlPlan;
  const { suspects, reach } = help;
  // A hundred sentences: not again for every face that a tumbling die shows.
  const labels = useMemo(() => {
    const around = { view, viewer, faces, hunters, mummy, taken, choices, near, suspects, reach, pins, words };
    return new Map(plan.cells.map((cell) => [cell, cellLabel(cell, around)]));
  }, [plan, view, viewer, faces, hunters, mummy, taken, choices, near, suspects, reach, pins, words]);
  const treasures = useMemo(
    () => (
      <Treasures
        treasures={view.map.treasures}
        own={missionsOf(view, viewer)}
        taken={taken}
        occupied={new Set([mummy.at, ...hunters.flatMap(({ at }) => (at ? [at] : []))])}
        lookOf={(seat) => faces[seat]?.look ?? 0}
      />
    ),
    [view, viewer, taken, mummy, hunters, faces],
  );
  const lit = useMemo(
    () => new Set([...choices.reach].flatMap(([cell, dice]) => (die === null || dice.includes(die) ? [cell] : []))),
    [choices, die],
  );

  const pointedAt = props.pointed === null ? undefined : view.map.treasures[props.pointed];
  const pick = (cell: Cell, sure: boolean) => {
    if (zoom.isMoving()) return;
    if (pinTool.active) return pinTool.pin(cell);
    // The whole pyramid on a small screen has cells too small for a finger: a tap zooms in.
    if (!sure && zoom.scale !== null && zoom.scale * 100 < FINGER) return zoom.showCell(cell);
    if (!legal) return;
    if (prowlPlan.active) prowlPlan.pick(cell);
    else movePlan.pick(cell, sure);
  };
  const mover = turn === null ? undefined : scene.hunters[turn]?.at;
  const percent = (chance: number) => words.percent(Math.round(chance * 100));
  const { suggested } = board;
  const hinted = suggested?.type === 'prowl' && prowlPlan.path.length === 0 ? suggested.path : [];
  const popover = { plan, zoom, words };

  return (
    <div class={pinTool.active ? 'momie-maze momie-maze-pinning' : 'momie-maze'}>
      <div class="momie-window" ref={zoom.pane}>
        <div
          class="momie-sheet"
          style={
            zoom.sheet
              ? { width: `${String(zoom.sheet.width)}px`, height: `${String(zoom.sheet.height)}px` }
              : undefined
          }
        >
          <svg
            class="momie-picture"
            viewBox={`${String(frame.x)} ${String(frame.y)} ${String(frame.width)} ${String(frame.height)}`}
            preserveAspectRatio="xMidYMax"
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
                {help.reach && <ThreatMarks reach={help.reach} />}
                <Reach reach={movePlan.choices.reach} chosen={movePlan.die} />
                {prowlPlan.active && <NearMarks near={prowlPlan.near} />}
                {scene.highlight && <Spot cell={scene.highlight.cell} kind={scene.highlight.kind} />}
                {movePlan.held !== null && <Spot cell={movePlan.held} kind="held" />}
                {pointedAt !== undefined && <Spot cell={pointedAt} kind="find" />}
                {treasures}
                {help.suspects && <SuspectMarks suspects={help.suspects} looks={looks} percent={words.percent} />}
                {movePlan.way && mover && turn !== null && (
                  <Way from={mover} way={movePlan.way} look={looks[turn] ?? 0} />
                )}
                {prowlPlan.active && (
                  <Prowl
                    from={view.mummy.at}
                    path={prowlPlan.path}
                    more={props.aim === null ? hinted : prowlPlan.more(props.aim)}
                    chances={props.chances.map(percent)}
                  />
                )}
                <Pieces
                  scene={scene}
                  looks={looks}
                  pawns={view.hunters.map((_, hunter) => pawnOf(view, hunter))}
                  turn={prowling ? null : turn}
                  mummyTurn={prowling}
                />
                {movePlan.die === null && <ReachMarks reach={movePlan.choices.reach} scale={zoom.scale ?? 0.5} />}
                <PinMarks pins={pinTool.pins} looks={looks} />
                {props.layer > 2 && (
                  <Cells
                    plan={plan}
                    cursor={cursor in view.map.cells ? cursor : (plan.cells[0] ?? '')}
                    active={legal !== null}
                    labels={labels}
                    lit={lit}
                    wanted={prowlPlan.active || movePlan.choices.dice.length > 0}
                    onCursor={setCursor}
                    onAim={props.onAim}
                    onPick={pick}
                    onPin={pinTool.pin}
                    layer={layer}
                  />
                )}
              </>
            )}
          </svg>
          {movePlan.held !== null && <GoPopover {...popover} view={view} movePlan={movePlan} />}
          {prowlPlan.staying && <StayPopover {...popover} cell={view.mummy.at} prowlPlan={prowlPlan} />}
        </div>
      </div>
      <MazeTools zoom={zoom} pinTool={pinTool} words={words} />
    </div>
  );
}
