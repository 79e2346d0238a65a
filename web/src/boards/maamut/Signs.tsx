/** Marks over the board: causes while events are played, and what would follow from the action aimed at. */
import type { Seat } from '@traque/engine/core/game';
import { Hunter } from './art/Hunter.tsx';
import { Tablet } from './art/Tablet.tsx';
import { Trap } from './art/Trap.tsx';
import { MammothSketch } from './art/mammoth/Mammoth.tsx';
import type { Cell } from '@traque/engine/maamut/protocol';
import type { SeatFace } from '../contract.ts';
import { centre, heading, type Point } from './geometry.ts';
import { at, trapPoint } from './Pieces.tsx';
import type { Preview } from './preview.ts';
import { hunterPoint, mammothPoint, type Scene, type Sign } from './scene.ts';
import { closedWay, crossing, dash, focusRing, fright, openWay, tracks } from './sign-shapes.ts';

const above = ({ x, y }: Point, up: number): Point => ({ x, y: y - up });

function Shown({ sign }: { readonly sign: Sign }) {
  switch (sign.kind) {
    case 'lit':
      return <path class="lit" d={focusRing} style={{ transform: at(centre(sign.at)) }} />;
    case 'closed': {
      const { line, cross } = closedWay(sign.from, sign.way);
      return (
        <g class="closed-way">
          <path class="line" d={line} />
          <path class="halo" d={cross} />
          <path d={cross} />
        </g>
      );
    }
    case 'open':
      return (
        <g class="open-way">
          <path class="halo" d={openWay(sign.from, sign.dir)} />
          <path d={openWay(sign.from, sign.dir)} />
        </g>
      );
    case 'fright':
      return <path class="fright" d={fright(above(centre(sign.at), 6), 46, 62)} />;
    case 'card':
      return (
        <g style={{ transform: at(above(centre(sign.at), 58)) }}>
          <g class="held-card" transform="scale(0.62)">
            <Tablet value={sign.card} />
          </g>
        </g>
      );
    case 'out':
      return (
        <g class="out">
          <path class="halo" d={crossing(centre(sign.at), 22)} />
          <path d={crossing(centre(sign.at), 22)} />
        </g>
      );
  }
}

export function Signs({ signs }: { readonly signs: readonly Sign[] }) {
  return (
    <g class="signs" aria-hidden="true">
      {signs.map((sign, i) => (
        <Shown key={i} sign={sign} />
      ))}
    </g>
  );
}

interface PreviewMarksProps {
  readonly scene: Scene;
  readonly preview: Preview;
  /** The tile aimed at; null for an action without one. */
  readonly aim: Cell | null;
  readonly seat: Seat;
  readonly faces: readonly SeatFace[];
}

function GhostMammoth({ preview }: { readonly preview: Preview }) {
  const { end, dir, fall } = preview;
  const facing = dir === null ? end.heading : heading(dir);
  return (
    <g style={{ transform: at(mammothPoint(end)) }}>
      <g transform={`scale(${0.54 * facing} 0.54)`}>
        <MammothSketch pose={fall ? 'fall' : 'run'} />
      </g>
    </g>
  );
}

/** What would follow, sketched over the present position. */
export function PreviewMarks({ scene, preview, aim, seat, faces }: PreviewMarksProps) {
  const look = (who: Seat): number => faces[who]?.look ?? who;
  const from = scene.hunters[seat] ?? null;
  // While others still choose where to run, the viewer's hunter is drawn on the tile aimed at (MA-54).
  const end =
    preview.pending && aim !== null
      ? { ...preview.end, hunters: preview.end.hunters.map((at, i) => (i === seat ? aim : at)) }
      : preview.end;
  const arrives = hunterPoint(end, seat);
  const { met } = preview;
  return (
    <g class="ahead" aria-hidden="true">
      {from !== null && (
        <path class="prints" d={tracks([from, ...preview.walked], 5, 6)} fill={`var(--look-${look(seat)})`} />
      )}
      {met !== null && preview.closed.map((way) => <Shown key={way.dir} sign={{ kind: 'closed', from: met, way }} />)}
      {met !== null && <path class="mammoth-prints" d={tracks([met, ...preview.run], 7, 8)} />}
      {met !== null && <path class="fright" d={fright(above(centre(met), 6), 46, 62)} />}
      {preview.run.length > 0 && <GhostMammoth preview={preview} />}
      {preview.scares.map(({ seat: who, from: cell, to }) => (
        <g key={who} class="scare">
          <path class="fright" d={fright(above(centre(cell), 2), 34, 48)} />
          {to !== null && <path class="halo" d={dash(cell, to)} />}
          {to !== null && <path d={dash(cell, to)} fill={`var(--look-${look(who)})`} />}
        </g>
      ))}
      {preview.removed.map(({ at: cell }) => (
        <Shown key={cell} sign={{ kind: 'out', at: cell }} />
      ))}
      {preview.fall && <path class="lit" d={focusRing} style={{ transform: at(centre(preview.fall.at)) }} />}
      {preview.trap?.isSet && (
        <g class="ghost" style={{ transform: at(trapPoint(preview.trap.at)) }}>
          <Trap look={look(preview.trap.owner)} sprung={false} />
        </g>
      )}
      {preview.trap?.isSet === false && <Shown sign={{ kind: 'out', at: preview.trap.at }} />}
      {arrives && !preview.trap && (
        <g class="ghost" style={{ transform: at(arrives) }}>
          <g transform="scale(0.84)">
            <Hunter look={look(seat)} />
          </g>
        </g>
      )}
    </g>
  );
}
