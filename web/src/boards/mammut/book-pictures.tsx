/** The still pictures of Mammut's rule book. */
import '../../art/cave/cave.css';
import './art/chips.css';
import './book.css';
import type { Seat } from '@traque/engine/core/game';
import type { Card, Face, TileNumber } from '@traque/engine/mammut/protocol';
import type { ComponentChildren } from 'preact';
import { number, outline } from '../../art/figure-style.ts';
import { exampleFaces } from '../book.ts';
import { CardBack, CardPicture } from './art/CardPicture.tsx';
import { Chip } from './art/Chip.tsx';
import { SeatMark } from './SeatMark.tsx';
import { allSpecies, sorted } from './loot.ts';
import type { Scene } from './scene.ts';
import { lookOf, nameOf, signed } from './words.ts';

export const lootCards: ReadonlySet<Card> = new Set(['peek', 'flip', 'giveBack']);

export function Picture({ children }: { readonly children: ComponentChildren }) {
  return <div class="cave mammut-book">{children}</div>;
}

interface ChipsProps {
  readonly faces: readonly Face[];
  /** A class for single chips. */
  readonly mark?: (index: number) => string | undefined;
}

export function Chips({ faces, mark }: ChipsProps) {
  return (
    <span class="chips">
      {faces.map((face, i) => (
        <span key={i} class={`chip-place ${mark?.(i) ?? ''}`}>
          <Chip face={face} cut={i} />
        </span>
      ))}
    </span>
  );
}

/** A player's row: mark, name, and what belongs to them. */
export function CampRow({ seat, children }: { readonly seat: Seat; readonly children: ComponentChildren }) {
  return (
    <div class="camp-row">
      <SeatMark look={lookOf(exampleFaces, seat)} />
      <b>{nameOf(exampleFaces, seat)}</b>
      {children}
    </div>
  );
}

const facesOf = (scene: Scene, tiles: readonly TileNumber[]): readonly Face[] =>
  sorted(tiles, scene.up).map((tile) => scene.up[tile] ?? '?');

/** The tiles in the middle; some may be highlighted. */
export function Middle({ scene, marked = [] }: { readonly scene: Scene; readonly marked?: readonly TileNumber[] }) {
  const tiles = sorted(scene.middle, scene.up);
  return (
    <div class="pile">
      <Chips
        faces={tiles.map((tile) => scene.up[tile] ?? '?')}
        mark={(i) => (marked.includes(tiles[i] ?? -1) ? 'marked' : undefined)}
      />
    </div>
  );
}

export function ShareRow({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  return (
    <CampRow seat={seat}>
      <Chips faces={facesOf(scene, scene.shares[seat]?.flat() ?? [])} />
    </CampRow>
  );
}

export function CardFace({ card }: { readonly card: Card }) {
  return (
    <Picture>
      <span class={lootCards.has(card) ? 'card loot' : 'card evaluation'}>
        <CardPicture card={card} />
      </span>
    </Picture>
  );
}

/** Things beside each other, large. */
export const beside = (...things: readonly ComponentChildren[]) =>
  function Beside() {
    return (
      <Picture>
        <div class="side-by-side">{things}</div>
      </Picture>
    );
  };

export const chip = (face: Face, key: string = face) => (
  <span key={key} class="chip-place">
    <Chip face={face} />
  </span>
);

export const worth = (text: string) => (
  <span key={text} class="worth-it">
    {text}
  </span>
);

export const cardBack = <CardBack key="back" />;

export const arrow = (
  <svg key="arrow" class="arrow" viewBox="0 0 60 30" aria-hidden="true">
    <path d="M4 16c14-3 30-3 48-1m-13-10 14 10-13 10" fill="none" {...outline} stroke-width="4" />
  </svg>
);

export const SevenSpecies = () => (
  <Picture>
    <div class="side-by-side" style="--chip-size: 3rem">
      {allSpecies.map((species) => chip(species))}
    </div>
  </Picture>
);

/** MM-65: each hide is a step. */
export const TrackSteps = ({ hides }: { readonly hides: number }) => (
  <Picture>
    <Chips faces={Array.from({ length: hides }, () => 'hide' as const)} />
    <div class="track-steps">
      {Array.from({ length: hides + 3 }, (_, step) => (
        <span key={step} class={step > 0 && step <= hides ? 'walked' : undefined}>
          {step === hides ? <SeatMark look={0} /> : step}
        </span>
      ))}
    </div>
  </Picture>
);

/** MM-90: what different species are worth, by how many they are. */
export function SpeciesScale({ points }: { readonly points: readonly number[] }) {
  return (
    <svg class="cave" viewBox="0 0 400 170" aria-hidden="true">
      {points.map((vp, n) =>
        n === 0 ? null : (
          <g key={n} transform={`translate(${n * 52 - 22} 0)`}>
            <rect x="-18" y={126 - vp * 3.4} width="36" height={4 + vp * 3.4} rx="4" fill="var(--glow)" {...outline} />
            <text y={110 - vp * 3.4} fill="var(--ink)" font-size="20" {...number}>
              {vp}
            </text>
            <text y="150" fill="var(--ink-soft)" font-size="20" {...number}>
              {n}×
            </text>
          </g>
        ),
      )}
    </svg>
  );
}

/** MM-73: the podium of meat. */
export function MeatPodium({ points }: { readonly points: readonly number[] }) {
  return (
    <Picture>
      <div class="side-by-side">
        {points.map((vp, place) => (
          <span
            key={vp}
            style={`display: grid; justify-items: center; gap: 0.3rem; --chip-size: ${4.4 - place * 0.8}rem`}
          >
            {chip('meat')}
            {worth(signed(vp))}
          </span>
        ))}
      </div>
    </Picture>
  );
}
