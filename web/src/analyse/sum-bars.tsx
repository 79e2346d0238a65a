/** How each player's result came about: bars that add up, and the same numbers beside them. */
import type { NoBill } from '@traque/analysis/yardstick';
import type { Seat } from '@traque/engine/core/game';
import { analysisWords } from '../app/language.ts';
import { Mark } from '../parts/mark.tsx';
import { accountIn, type Findings } from './findings.ts';
import { points, wholePercent } from './numbers.ts';
import { facesOf, type Story } from './story.ts';
import { placeOf, type Scale, scaleOf, stepsOf, type SumStep } from './sums.ts';

/** Instead of the sums, where they would explain too little. */
export function NoSums({ why: { kind, luckShare } }: { why: NoBill }) {
  const words = analysisWords()!;
  return (
    <section class="panel sums" aria-labelledby="sums">
      <h2 id="sums">{words.noSums}</h2>
      <p>{kind === 'littleLuck' ? words.littleLuck(wholePercent(luckShare)) : words.poorValue}</p>
      <p class="help">{words.noSumsHelp}</p>
    </section>
  );
}

interface Props {
  readonly story: Story;
  /** Whose bars come first. */
  readonly seat: Seat;
  readonly found: Findings;
}

export function Sums({ story, seat: first, found }: Props) {
  const words = analysisWords()!;
  const faces = facesOf(story);
  const order = [first, ...faces.map((_, seat) => seat).filter((seat) => seat !== first)];
  const all = order.map((seat) => {
    const account = accountIn(found, seat);
    return { seat, steps: account === null ? null : stepsOf(account) };
  });
  const scale = scaleOf(all.flatMap(({ steps }) => (steps === null ? [] : [steps])));
  return (
    <section class="panel sums" aria-labelledby="sums">
      <h2 id="sums">{words.sums}</h2>
      <p class="help">{words.sumsHelp}</p>
      {all.map(({ seat, steps }) => (
        <table key={seat} class="sum" style={`--seat: var(--look-${faces[seat]!.look % 5})`}>
          <caption>
            <Mark look={faces[seat]!.look} /> {faces[seat]!.name}
          </caption>
          <tbody>
            {steps === null ? (
              <tr>
                <td>{words.judging}</td>
              </tr>
            ) : (
              steps.map((step) => <Bar key={step.key} step={step} scale={scale} />)
            )}
          </tbody>
        </table>
      ))}
    </section>
  );
}

function Bar({ step, scale }: { step: SumStep; scale: Scale }) {
  const words = analysisWords()!;
  const { key, from, to } = step;
  const isTotal = key === 'before' || key === 'result';
  const { start, length } = placeOf(step, scale);
  const zero = placeOf({ key, from: 0, to: 0 }, scale).start;
  const one = placeOf({ key, from: 1, to: 1 }, scale).start;
  return (
    <tr class={isTotal ? 'total' : undefined}>
      <th scope="row">{words[key]}</th>
      <td class="bar" aria-hidden="true">
        <span class="bar-track" style={`--zero: ${zero}; --one: ${one}`}>
          <span
            class={`bar-step ${key} ${to < from ? 'down' : 'up'}`}
            style={`--start: ${start}; --length: ${length}`}
          />
        </span>
      </td>
      <td class="number">{isTotal ? points(to, 'plain') : points(to - from, 'signed')}</td>
    </tr>
  );
}
