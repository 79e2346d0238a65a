import type { BillEntry } from '@traque/analysis/bill';
import type { Seat } from '@traque/engine/core/game';
import { useState } from 'preact/hooks';
import { analysisWords } from '../app/language.ts';
import { addressOf } from '../replay/place.ts';
import { knownCurve } from './curve.ts';
import { wholePercent } from './numbers.ts';
import { facesOf, lineOf, type Story } from './story.ts';

interface Props {
  readonly story: Story;
  readonly entries: readonly BillEntry[];
  readonly seat: Seat;
}

/** The curve move by move, made when somebody wants it. */
export function CurveTable(props: Props) {
  const words = analysisWords()!;
  const [open, setOpen] = useState(false);
  return (
    <details class="curve-table" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.asTable}</summary>
      {open ? <Rows {...props} /> : null}
    </details>
  );
}

function Rows({ story, entries, seat }: Props) {
  const words = analysisWords()!;
  const faces = facesOf(story);
  const known = new Map(knownCurve(entries, seat).map(({ number, chance }) => [number, chance]));
  return (
    <div class="curve-rows" role="group" aria-label={words.curve} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.move}</th>
            <th scope="col">{words.happened}</th>
            {faces.map(({ name }, i) => (
              <th key={i} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{words.known(faces[seat]!.name)}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ number, chances }) => (
            <tr key={number}>
              <th scope="row">
                <a href={addressOf(story.id, { at: number, viewer: 'all' })}>{number}</a>
              </th>
              <td>{lineOf(story, number)}</td>
              {chances.map((chance, i) => (
                <td key={i} class="number">
                  {wholePercent(chance)}
                </td>
              ))}
              <td class="number">{known.has(number) ? wholePercent(known.get(number)!) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
