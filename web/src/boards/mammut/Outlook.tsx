/** What a share will score: what is sure, possible and at risk, and each clause of it when it is opened. */
import { ClauseLink } from '../../parts/clause-link.tsx';
import { besides, type Outlook, pointsInWords, reservations, valuesInWords, valuesOf } from './outlook.ts';
import { Popover } from './Popover.tsx';
import type { Words } from './words.ts';

interface Props {
  readonly words: Words;
  /** Whose share it is. */
  readonly title: string;
  readonly outlook: Outlook;
}

function Values({ words, outlook }: Omit<Props, 'title'>) {
  return (
    <span class="values">
      {valuesOf(words, outlook).map(({ kind, short, long }) => (
        <span key={kind} class={kind}>
          <span class="short">{short}</span>
          <span class="long">{long}</span>
        </span>
      ))}
      {outlook.unknown > 0 && <span class="unsure">?</span>}
    </span>
  );
}

export function OutlookSheet({ words, title, outlook }: Props) {
  const reasons: Readonly<Record<string, string>> = words.reasons;
  const said = valuesInWords(words, outlook);
  return (
    <Popover
      class="outlook"
      title={words.willScore(title)}
      button={
        <>
          <span class="aside">{words.willScore(title)} </span>
          <Values words={words} outlook={outlook} />
        </>
      }
    >
      <p class="sum-up">{said}</p>
      <ul>
        {outlook.lines
          .filter(({ least, most }) => least !== 0 || most !== 0)
          .map(({ rule, least, most, count }) => (
            <li key={rule}>
              <b class={least < 0 ? 'loss' : undefined}>{pointsInWords(words, least, most)}</b>{' '}
              <span>
                {reasons[rule] ?? ''}
                {count === undefined ? '' : ` (${count})`} <ClauseLink id={rule} />
              </span>
            </li>
          ))}
        {[...besides(words, outlook), ...reservations(words, outlook)].map((each) => (
          <li key={each} class="besides">
            {each}
          </li>
        ))}
      </ul>
      <p class="help">{words.untouched}</p>
    </Popover>
  );
}
