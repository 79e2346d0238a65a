/**
 * The 23 treasures. A colour is also a kind of thing and the shape of its niche, so that no one needs to tell colours
 * apart: red vessels under a round arch, blue beasts in a cartouche, white stones in a hexagon, green amulets in a
 * pointed leaf, gold regalia before a rayed sun.
 */
import type { Colour, Treasure } from '@traque/engine/momie/protocol';
import { amulets } from './amulets.ts';
import { beasts } from './beasts.ts';
import { type Drawing, Painted } from './painted.tsx';
import { regalia } from './regalia.ts';
import { stones } from './stones.ts';
import { vessels } from './vessels.ts';
import { memo } from '../../../parts/memo.tsx';

const kinds: Readonly<Record<Colour, readonly Drawing[]>> = {
  red: vessels,
  blue: beasts,
  white: stones,
  green: amulets,
  yellow: regalia,
};

const niches: Readonly<Record<Colour, string>> = {
  red: 'M-32 36L-32-6C-32-26-18-38 0-38C18-38 32-26 32-6L32 36Z',
  blue: 'M-22-36L22-36C42-36 42 36 22 36L-22 36C-42 36-42-36-22-36Z',
  white: 'M0-40L35-20L35 20L0 40L-35 20L-35-20Z',
  green: 'M0-42C22-28 34-12 34 6C34 24 20 37 0 37C-20 37-34 24-34 6C-34-12-22-28 0-42Z',
  yellow: rays(),
};

function rays(): string {
  const points: string[] = [];
  for (let i = 0; i < 24; i++) {
    const r = i % 2 === 0 ? 42 : 33;
    const a = (i * Math.PI) / 12;
    points.push(`${(Math.sin(a) * r).toFixed(1)} ${(-Math.cos(a) * r).toFixed(1)}`);
  }
  return `M${points.join('L')}Z`;
}

export function colourOf(treasure: Treasure): Colour {
  return treasure.slice(0, treasure.indexOf('-')) as Colour;
}

/** The thing itself, in a box from -30 to 30. */
export const TreasureThing = memo(function TreasureThing({ of }: { readonly of: Treasure }) {
  const colour = colourOf(of);
  const drawings = kinds[colour];
  const drawing = drawings[(Number(of.slice(of.indexOf('-') + 1)) - 1) % drawings.length];
  return <g class={`tomb-of-${colour}`}>{drawing && <Painted of={drawing} />}</g>;
});

/** The carved niche that tells a treasure's colour by its shape; `from -42 to 42`. */
export const Niche = memo(function Niche({ of }: { readonly of: Colour }) {
  return <path class={`tomb-niche tomb-of-${of}`} d={niches[of]} />;
});
