/** The pyramid cut open: sky, stepped stone with its courses and signs, the hollow of the corridors. Never changes. */
import type { PyramidMap } from '@traque/engine/momie/protocol';
import type { ComponentChildren } from 'preact';
import { signs } from '../../art/tomb/ornaments.ts';
import { Sarcophagus } from '../../art/tomb/sarcophagus.tsx';
import { Stairs } from '../../art/tomb/stairs.tsx';
import { UNIT, centre, columnName, grain, type Plan } from './geometry.ts';
import { blocks, capstone, frameOf, outline } from './masonry.ts';

interface StoneProps {
  readonly plan: Plan;
  readonly map: PyramidMap;
}

export function Stone({ plan, map }: StoneProps) {
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
      <path class="momie-floor" d={plan.floor} />
      <path class="momie-shade" d={plan.shade} />
      <path class="momie-shine" d={plan.shine} />
      <Room of={map.start}>
        <Stairs />
      </Room>
      <Room of={map.dungeon}>
        <Sarcophagus />
      </Room>
      <Coordinates plan={plan} />
    </g>
  );
}

function Room({ of, children }: { readonly of: string; readonly children: ComponentChildren }) {
  const { x, y } = centre(of);
  return <g transform={`translate(${String(x)},${String(y)})`}>{children}</g>;
}

function Sign({ x, y }: { readonly x: number; readonly y: number }) {
  const sign = signs[Math.floor(grain(x, y, 9) * signs.length)];
  const place = `translate(${String(x)},${String(y)})`;
  return (
    <g transform={place}>
      <path class="momie-sign-light" d={sign} transform="translate(1.6,1.8)" />
      <path class="momie-sign" d={sign} />
    </g>
  );
}

/** The sun by day, the moon and stars by night. */
function Sky({ plan }: { readonly plan: Plan }) {
  const frame = frameOf(plan);
  const stars = Array.from({ length: 46 }, (_, i) => ({
    x: frame.x + grain(i, 3, 1) * frame.width,
    y: frame.y + grain(i, 5, 2) * frame.height * 0.72,
    r: 1.5 + grain(i, 7, 3) * 2.6,
  }));
  const ground = frame.y + frame.height - 46;
  return (
    <g>
      <circle class="momie-orb" cx={frame.x + frame.width * 0.13} cy={frame.y + 118} r={62} />
      <circle class="momie-orb-ring" cx={frame.x + frame.width * 0.13} cy={frame.y + 118} r={82} />
      <g class="momie-stars">
        {stars.map((s) => (
          <circle cx={s.x} cy={s.y} r={s.r} />
        ))}
      </g>
      <path
        class="momie-dune-far"
        d={`M${String(frame.x)} ${String(ground - 70)}q${String(frame.width * 0.25)} -70 ${String(frame.width * 0.5)} 10t${String(frame.width * 0.5)} -20V${String(ground + 60)}H${String(frame.x)}Z`}
      />
      <path
        class="momie-dune"
        d={`M${String(frame.x)} ${String(ground - 8)}q${String(frame.width * 0.2)} -30 ${String(frame.width * 0.45)} 0t${String(frame.width * 0.55)} -6V${String(ground + 60)}H${String(frame.x)}Z`}
      />
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
