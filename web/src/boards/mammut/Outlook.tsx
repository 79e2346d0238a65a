/** What a share would score now: the sum at a glance, and each point with its clause when it is opened. */
import { ClauseLink } from '../../parts/clause-link.tsx';
import { more } from './describe.ts';
import type { Outlook } from './outlook.ts';
import { signed, type Words } from './words.ts';

interface Props {
  readonly words: Words;
  readonly outlook: Outlook;
}

export function Sum({ words, outlook }: Props) {
  return <b class={outlook.vp < 0 ? 'sum loss' : 'sum'}>{words.nowPoints(signed(outlook.vp))}</b>;
}

export function OutlookDetails({ words, outlook }: Props) {
  const reasons: Readonly<Record<string, string>> = words.reasons;
  const besides = more(words, outlook);
  return (
    <details class="outlook">
      <summary>
        <Sum words={words} outlook={outlook} />
        {outlook.unknown > 0 && <span class="unsure">?</span>}
        <span class="aside">{words.now}</span>
      </summary>
      <ul>
        {outlook.lines.map(({ rule, vp, count }) => (
          <li key={rule}>
            <b>{signed(vp)}</b> {reasons[rule] ?? ''}
            {count === undefined ? '' : ` (${count})`} <ClauseLink id={rule} />
          </li>
        ))}
        {besides.map((each) => (
          <li key={each}>{each}</li>
        ))}
        {outlook.lines.length + besides.length === 0 && <li>{words.nothing}</li>}
      </ul>
    </details>
  );
}
