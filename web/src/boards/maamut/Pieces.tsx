/** Traps, the mammoth and the hunters, where the scene says. Each piece can be found by its name for animation. */
import type { Seat } from '@traque/engine/core/game';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Hunter } from './art/Hunter.tsx';
import { allPoses, Mammoth, type Pose } from './art/mammoth/Mammoth.tsx';
import { Trap, TrapFront } from './art/Trap.tsx';
import type { SeatFace } from '../contract.ts';
import { centre, type Point } from './geometry.ts';
import { pieceName } from './piece-names.ts';
import { hunterPoint, mammothPoint, type Scene } from './scene.ts';

/** Pieces are placed by CSS transform, so that an animation of the same property replaces it smoothly. */
export const at = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

const lookOf = (faces: readonly SeatFace[], seat: Seat): number => faces[seat]?.look ?? seat;

/** In the lower half of the tile, so that a hunter who stands there does not hide the owner's mark. */
export const trapPoint = (cell: string): Point => {
  const { x, y } = centre(cell);
  return { x, y: y + 19 };
};

export function Traps({ scene, faces }: { readonly scene: Scene; readonly faces: readonly SeatFace[] }) {
  return (
    <g class="traps">
      {Object.entries(scene.traps).map(([cell, owner]) => (
        <g
          key={cell}
          data-piece={pieceName.trap(cell)}
          data-part={`cell:${cell}`}
          style={{ transform: at(trapPoint(cell)) }}
        >
          <Trap look={lookOf(faces, owner)} sprung={scene.pose === 'fall' && cell === scene.mammoth} />
        </g>
      ))}
    </g>
  );
}

/** What of the fallen mammoth can be seen: all above the ground, and what the near edge of the pit does not hide. */
const aboveThePit = 'M-130-130H130V20H34C32 27 16 31 0 31C-16 31-32 27-34 20H-130Z';

/**
 * All poses are painted and one is visible: painting another during a run would cost frames. The current pose is painted
 * first, the others after the board has appeared.
 */
function usePoses(first: Pose) {
  const [poses, setPoses] = useState<readonly Pose[]>([first]);
  useEffect(() => {
    const timer = setTimeout(() => setPoses(allPoses), 400);
    return () => clearTimeout(timer);
  }, []);
  return useMemo(() => poses.map((pose) => ({ pose, figure: <Mammoth pose={pose} /> })), [poses]);
}

function MammothPiece({ scene }: { readonly scene: Scene }) {
  const figures = usePoses(scene.pose);
  const fallen = scene.pose === 'fall';
  return (
    <g
      data-piece={pieceName.mammoth}
      data-part={`cell:${scene.mammoth}`}
      style={{ transform: at(mammothPoint(scene)) }}
      clip-path={fallen ? 'url(#maamut-pit)' : undefined}
    >
      <clipPath id="maamut-pit">
        <path d={aboveThePit} />
      </clipPath>
      <g transform={`translate(0 ${fallen ? 8 : 0}) scale(${0.54 * scene.heading} 0.54)`}>
        {figures.map(({ pose, figure }) => (
          <g key={pose} style={{ display: pose === scene.pose ? 'inline' : 'none' }}>
            {figure}
          </g>
        ))}
      </g>
    </g>
  );
}

interface PiecesProps {
  readonly scene: Scene;
  readonly faces: readonly SeatFace[];
  /** The seat whose turn it is: their hunter is highlighted. */
  readonly turn: Seat | null;
}

export function Pieces({ scene, faces, turn }: PiecesProps) {
  const pit = scene.pose === 'fall' ? scene.traps[scene.mammoth] : undefined;
  return (
    <g class="pieces">
      <MammothPiece scene={scene} />
      {pit !== undefined && (
        <g style={{ transform: at(trapPoint(scene.mammoth)) }}>
          <TrapFront look={lookOf(faces, pit)} />
        </g>
      )}
      {scene.hunters.map((_, seat) => {
        const point = hunterPoint(scene, seat);
        if (!point) return null;
        return (
          <g
            key={seat}
            data-piece={pieceName.hunter(seat)}
            data-part={`cell:${scene.hunters[seat]}`}
            style={{ transform: at(point) }}
          >
            {turn === seat && <ellipse class="turn-light" cx="1" cy="0" rx="26" ry="10" />}
            <g transform="scale(0.84)">
              <Hunter look={lookOf(faces, seat)} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
