/** The winning chances through the game: a drawing to point into, and the same as a table. */
import type { BillEntry } from '@traque/analysis/bill';
import type { Seat } from '@traque/engine/core/game';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { analysisWords } from '../app/language.ts';
import { go } from '../app/router.ts';
import { Icon } from '../parts/icons.tsx';
import { addressOf } from '../replay/place.ts';
import { CurveDrawing } from './curve-drawing.tsx';
import { CurveTable } from './curve-table.tsx';
import { numberAt } from './curve.ts';
import { decisiveSwing, slipsOf } from './moments.ts';
import { wholePercent } from './numbers.ts';
import { SlipLabelMark } from './slip-mark.tsx';
import { facesOf, momentWords, type Story } from './story.ts';

interface Props {
  readonly story: Story;
  readonly seat: Seat;
  readonly entries: readonly BillEntry[];
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: 10, PageDown: -10 };

export function ChanceCurve({ story, seat, entries }: Props) {
  const words = analysisWords()!;
  const { length } = story.table.info;
  const faces = facesOf(story);
  const known = entries.length - 1;
  const decisive = useMemo(() => decisiveSwing(entries.map(({ chances }) => chances))?.number ?? 0, [entries]);
  /** The move that is pointed at; null: the decisive one. */
  const [pointed, setPointed] = useState<number | null>(null);
  useEffect(() => setPointed(null), [seat]);
  /** A finger points first: what it pointed at is opened by a second tap, or by the link below. */
  const opens = useRef(true);
  const at = Math.min(pointed ?? decisive, known);
  const slips = slipsOf(entries, seat, faces.length);
  const to = addressOf(story.id, { at, viewer: 'all' });
  const chance = (number: number): string => {
    const [from, to] = [entries[number - 1], entries[number]!].map((entry) => wholePercent(entry?.chances[seat] ?? 0));
    const { name } = faces[seat]!;
    return number === 0 ? words.chanceOf({ name, chance: to! }) : words.swing({ name, from: from!, to: to! });
  };
  const numberOf = ({ currentTarget, clientX }: PointerEvent | MouseEvent): number => {
    const { left, width } = (currentTarget as Element).getBoundingClientRect();
    return Math.min(known, numberAt((clientX - left) / width, length));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? known : at + (steps[event.key] ?? 0);
    if (event.key === 'Enter') go(to);
    else if (next === at) return;
    else setPointed(Math.max(0, Math.min(known, next)));
    event.preventDefault();
  };
  return (
    <section class="panel curve" aria-labelledby="curve">
      <div class="curve-head">
        <h2 id="curve">{words.curve}</h2>
        <ul class="curve-key" aria-hidden="true">
          <li class="truth">{words.truth}</li>
          <li class="known">{words.known(faces[seat]!.name)}</li>
        </ul>
      </div>
      <div
        class="curve-plot"
        role="slider"
        tabIndex={0}
        aria-labelledby="curve"
        aria-describedby="curve-help"
        aria-valuemin={0}
        aria-valuemax={known}
        aria-valuenow={at}
        aria-valuetext={`${momentWords(story, at)} ${chance(at)}`}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => setPointed(numberOf(event))}
        onPointerDown={(event) => {
          opens.current = event.pointerType === 'mouse' || numberOf(event) === pointed;
        }}
        onClick={(event) => {
          const number = numberOf(event);
          if (opens.current) go(addressOf(story.id, { at: number, viewer: 'all' }));
          else setPointed(number);
        }}
      >
        <CurveDrawing entries={entries} seat={seat} faces={faces} length={length} />
        {slips.map(({ number, label }) => (
          <span
            key={number}
            class="curve-slip"
            style={`--x: ${number / Math.max(1, length)}; --y: ${1 - entries[number]!.chances[seat]!}`}
          >
            <SlipLabelMark label={label} />
          </span>
        ))}
        <span
          class="curve-cursor"
          style={`--x: ${at / Math.max(1, length)}; --y: ${1 - entries[at]!.chances[seat]!}`}
        />
      </div>
      <p id="curve-help" class="aside">
        {words.curveHelp}
      </p>
      <div class="curve-told">
        <div>
          {at === decisive ? <strong class="curve-decisive">{words.decisive}</strong> : null}
          <p>{momentWords(story, at)}</p>
          <p class="curve-chance">{chance(at)}</p>
        </div>
        <a class="button" href={to}>
          <Icon name="play" />
          {words.inReplay}
        </a>
      </div>
      <CurveTable story={story} entries={entries} seat={seat} />
    </section>
  );
}
