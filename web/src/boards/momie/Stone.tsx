/** The pyramid cut open: sky, stepped stone and corridors. It never changes during a game. */
import type { Cell } from '@traque/engine/momie/protocol';
import type { ComponentChildren } from 'preact';
import { signs } from './art/ornaments.ts';
import { Sarcophagus } from './art/sarcophagus.tsx';
import { Stairs } from './art/stairs.tsx';
import { Sky } from './Sky.tsx';
import { UNIT, centre, columnName, noise, type Plan } from './geometry.ts';
import { blocks, border, capstone, outline } from './pyramid-shape.ts';

interface StoneProps {
  readonly plan: Plan;
  /** The id of the clip path of the floor. */
  readonly clip: string;
}

export function Stone({ plan, clip }: StoneProps) {
  return (
    <g aria-hidden="true">
      <Sky plan={plan} />
      <path class="momie-rock-shadow" d={outline(plan, 14)} />
      <path class="momie-rock" d={outline(plan, 0)} />
      <path class="momie-joints" d={blocks(plan)} />
      <path class="momie-capstone" d={capstone(plan).face} />
      <path class="momie-capstone-shade" d={capstone(plan).shade} />
      {plan.solid.map((p) => (
        <Sign x={p.x} y={p.y} />
      ))}
      {border(plan).map((block, i) => (
        <rect
          class={`momie-border momie-border-${String(i % 4)}`}
          x={block.x + 2.5}
          y={block.y}
          width={block.width - 5}
          height={25}
        />
      ))}
      <path class="momie-floor" d={plan.floor} />
      <g clip-path={`url(#${clip})`}>
        <path class="momie-depth" d={plan.shade} />
        <path class="momie-dado" d={plan.dado} />
        <path class="momie-dado-line" d={plan.dado} />
      </g>
      <path class="momie-thresholds" d={plan.thresholds} />
      <path class="momie-shade" d={plan.shade} />
      <path class="momie-shine" d={plan.shine} />
      <Coordinates plan={plan} />
    </g>
  );
}

/** A map that is being drawn may have neither. */
interface Chambered {
  readonly start: Cell | null;
  readonly dungeon: Cell | null;
}

/** The stairs and the dungeon, over the torch light: it does not change their colours. */
export function Chambers({ map }: { readonly map: Chambered }) {
  return (
    <g aria-hidden="true">
      {map.start !== null && (
        <Chamber of={map.start}>
          <Stairs />
        </Chamber>
      )}
      {map.dungeon !== null && (
        <Chamber of={map.dungeon}>
          <Sarcophagus />
        </Chamber>
      )}
    </g>
  );
}

function Chamber({ of, children }: { readonly of: string; readonly children: ComponentChildren }) {
  const { x, y } = centre(of);
  return <g transform={`translate(${String(x)},${String(y)})`}>{children}</g>;
}

function Sign({ x, y }: { readonly x: number; readonly y: number }) {
  const sign = signs[Math.floor(noise(x, y, 9) * signs.length)];
  const place = `translate(${String(x)},${String(y)})`;
  return (
    <g transform={place}>
      <path class="momie-sign-light" d={sign} transform="translate(1.6,1.8)" />
      <path class="momie-sign" d={sign} />
    </g>
  );
}

function Coordinates({ plan }: { readonly plan: Plan }) {
  const bottom = (plan.top + plan.rows) * UNIT + 27;
  return (
    <g class="momie-coordinates">
      {Array.from({ length: plan.columns }, (_, i) => (
        <text x={(plan.left + i + 0.5) * UNIT} y={bottom}>
          {columnName(i)}
        </text>
      ))}
      {plan.steps.map((step, row) => (
        <text x={step.left - 21} y={(plan.top + row + 0.5) * UNIT + 8}>
          {row + 1}
        </text>
      ))}
    </g>
  );
}
