/** A mammoth painted from its drawing. A page that shows one pose loads the drawing of that pose alone. */
import { stroke, strokes, wash } from '../../../../art/cave/brush.ts';
import type { Drawing } from './drawing.ts';

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

const done = new Map<Drawing, Painted>();

/** The brush works once per drawing, when it is first needed. */
export function paint(drawing: Drawing): Painted {
  const known = done.get(drawing);
  if (known) return known;
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
  done.set(drawing, fresh);
  return fresh;
}

export const placed = (drawing: Drawing): string => `rotate(${drawing.tilt ?? 0}) translate(-100 -82)`;

/** The mammoth, facing right, some 200 wide around its middle. */
export function PaintedMammoth({ name, drawing }: { readonly name: string; readonly drawing: Drawing }) {
  const painted = paint(drawing);
  const clip = `mammoth-${name}`;
  return (
    <g transform={placed(drawing)}>
      <clipPath id={clip}>
        <path d={painted.body} />
      </clipPath>
      <path d={painted.far} fill="var(--coat-far)" stroke="var(--charcoal)" stroke-width="1.6" />
      <path d={painted.farTusk} fill="var(--bone-shade)" stroke="var(--charcoal)" stroke-width="1.6" />
      <path d={painted.body} fill="var(--coat)" />
      <g clip-path={`url(#${clip})`}>
        <path d={painted.light} fill="var(--coat-light)" opacity="0.8" />
        <path d={painted.dark} fill="var(--coat-dark)" opacity="0.75" />
      </g>
      <path d={painted.hair} fill="var(--charcoal)" opacity="0.92" />
      <path d={painted.contour} fill="none" stroke="var(--charcoal)" stroke-width="4" opacity="0.09" />
      <path d={painted.contour} fill="var(--charcoal)" />
      <path d={painted.tusk} fill="var(--tusk)" stroke="var(--charcoal)" stroke-width="2" stroke-linejoin="round" />
      <path d={painted.eye} fill="var(--charcoal)" />
    </g>
  );
}
