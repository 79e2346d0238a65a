/** Two tracks scratched into the wall, points and hides, with the players' marks. */
import type { ComponentChildren } from 'preact';
import type { SeatFace } from '../contract.ts';
import { Glyph } from './art/Chip.tsx';
import { SeatMark } from './SeatMark.tsx';
import { pieceName } from './piece-names.ts';
import type { Scene } from './scene.ts';
import { lookOf, nameOf, type Words } from './words.ts';

interface TrailProps {
  readonly name: string;
  /** By which a lesson finds it. */
  readonly part: string;
  /** The name of the track and the players' positions on it. */
  readonly label: (standing: string) => string;
  readonly values: readonly number[];
  /** The distance between two notches. */
  readonly step: number;
  readonly least: number;
  readonly faces: readonly SeatFace[];
  readonly piece: (seat: number) => string;
  readonly tip: string;
}

function Trail({ name, part, label, values, step, least, faces, piece, tip }: TrailProps) {
  const end = Math.max(least, Math.ceil((Math.max(...values) + 1) / step) * step);
  const notches = Array.from({ length: end / step + 1 }, (_, i) => i * step);
  const text = values.map((value, seat) => `${nameOf(faces, seat)} ${value}`).join(', ');
  return (
    <div class={`trail ${name}`} data-part={part} role="img" tabIndex={0} aria-label={label(text)} data-tip={tip}>
      {notches.map((value) => (
        <span key={value} class="notch" style={`left:${(value / end) * 100}%`}>
          {value}
        </span>
      ))}
      {values.map((value, seat) => {
        // Players who are level stand on top of each other, all at the same notch.
        const below = values.slice(0, seat).filter((other) => other === value).length;
        const ties = values.filter((other) => other === value).length;
        return (
          <span
            key={seat}
            class="runner"
            data-piece={piece(seat)}
            style={`left:${(value / end) * 100}%;--below:${below};--gaps:${Math.max(1, ties - 1)}`}
          >
            <SeatMark look={lookOf(faces, seat)} />
          </span>
        );
      })}
    </div>
  );
}

interface Props {
  readonly words: Words;
  readonly scene: Scene;
  readonly lastRound: number;
  readonly faces: readonly SeatFace[];
  /** Buttons that belong to the whole table. */
  readonly children: ComponentChildren;
}

export function Tracks({ words, scene, lastRound, faces, children }: Props) {
  return (
    <div class="tracks" data-piece={pieceName.bag}>
      <div
        class="rounds"
        data-part="part:rounds"
        role="img"
        tabIndex={0}
        aria-label={words.round({ n: scene.round, last: lastRound })}
        data-tip={words.goal(lastRound)}
      >
        <small>{words.roundShort}</small>
        {Array.from({ length: lastRound }, (_, i) => (
          <span key={i} class={i + 1 === scene.round ? 'pebble now' : i + 1 < scene.round ? 'pebble past' : 'pebble'}>
            {i + 1}
          </span>
        ))}
      </div>
      <Trail
        name="of-points"
        part="part:points"
        label={(standing) => words.trackLabel({ track: words.pointsTrack, standing })}
        values={scene.vp}
        step={10}
        least={40}
        faces={faces}
        piece={pieceName.points}
        tip={words.goal(lastRound)}
      />
      <span class="kind">
        <Glyph face="hide" />
      </span>
      <Trail
        name="of-hides"
        part="part:hides"
        label={(standing) => words.trackLabel({ track: words.hideTrack, standing })}
        values={scene.hideTrack}
        step={5}
        least={15}
        faces={faces}
        piece={pieceName.hides}
        tip={words.tips.hide}
      />
      <span class="tools">{children}</span>
    </div>
  );
}
