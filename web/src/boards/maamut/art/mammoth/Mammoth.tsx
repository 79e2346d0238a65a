import { stroke, strokes, wash } from '../../../../art/cave/brush.ts';
import type { Drawing } from './drawing.ts';
import { fall } from './fall.ts';
import { run } from './run.ts';
import { stand } from './stand.ts';
import { turn } from './turn.ts';

const poses = { stand, run, turn, fall };
export type Pose = keyof typeof poses;
export const allPoses: readonly Pose[] = ['stand', 'run', 'turn', 'fall'];

interface Painted {
  readonly far: string;
  readonly body: string;
  readonly light: string;
  readonly dark: string;
  readonly hair: string;
  readonly contour: string;
  readonly farTusk: string;
  readonly tusk: string;
  readonly eye: string;
}

const done = new Map<Pose, Painted>();

/** The brush works once a pose, when it is first asked for. */
function painted(pose: Pose): Painted {
  const known = done.get(pose);
  if (known) return known;
  const drawing: Drawing = poses[pose];
  const fresh = {
    far: drawing.far.map(wash).join(''),
    body: wash(drawing.body),
    light: strokes(drawing.light, 1, 4),
    dark: strokes(drawing.dark, 1, 4),
    hair: strokes(drawing.hair, 1, 3),
    contour: strokes(drawing.contour, 5, 6),
    farTusk: stroke(drawing.farTusk, 2, 10, 0.03),
    tusk: stroke(drawing.tusk, 2, 10, 0.03),
    eye: stroke(drawing.eye),
  };
  done.set(pose, fresh);
  return fresh;
}

const placed = (pose: Pose): string => `rotate(${poses[pose].tilt ?? 0}) translate(-100 -82)`;

/** The mammoth, facing right, some 200 wide around its middle. */
export function Mammoth({ pose }: { readonly pose: Pose }) {
  const paint = painted(pose);
  const clip = `mammoth-${pose}`;
  return (
    <g transform={placed(pose)}>
      <clipPath id={clip}>
        <path d={paint.body} />
      </clipPath>
      <path d={paint.far} fill="var(--coat-far)" stroke="var(--charcoal)" stroke-width="1.6" />
      <path d={paint.farTusk} fill="var(--bone-shade)" stroke="var(--charcoal)" stroke-width="1.6" />
      <path d={paint.body} fill="var(--coat)" />
      <g clip-path={`url(#${clip})`}>
        <path d={paint.light} fill="var(--coat-light)" opacity="0.8" />
        <path d={paint.dark} fill="var(--coat-dark)" opacity="0.75" />
      </g>
      <path d={paint.hair} fill="var(--charcoal)" opacity="0.92" />
      <path d={paint.contour} fill="none" stroke="var(--charcoal)" stroke-width="4" opacity="0.09" />
      <path d={paint.contour} fill="var(--charcoal)" />
      <path d={paint.tusk} fill="var(--tusk)" stroke="var(--charcoal)" stroke-width="2" stroke-linejoin="round" />
      <path d={paint.eye} fill="var(--charcoal)" />
    </g>
  );
}

/** The mammoth as a quick sketch: where it would be. */
export function MammothSketch({ pose }: { readonly pose: Pose }) {
  const paint = painted(pose);
  return (
    <g transform={placed(pose)}>
      <path d={paint.body} fill="var(--coat)" opacity="0.45" />
      <path d={paint.contour} fill="var(--charcoal)" />
      <path d={paint.tusk} fill="var(--tusk)" stroke="var(--charcoal)" stroke-width="2.4" />
    </g>
  );
}
