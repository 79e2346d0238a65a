/** The holidays of a person: the one they are on, those ahead, and a further one. */
import type { Rests } from '@traque/texts';
import type { RestSettings } from '@traque/wire/rests';
import { useState } from 'preact/hooks';
import { locale } from '../app/language.ts';
import { fieldDay } from './holidays.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const written = (time: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(time);

interface Props {
  readonly words: Rests;
  readonly settings: RestSettings;
  readonly isBusy: boolean;
  readonly add: (from: string | null, until: string) => void;
  readonly end: (from: number) => void;
}

export function HolidayFields({ words, settings, isBusy, add, end }: Props) {
  const today = fieldDay(Date.now());
  const [first, setFirst] = useState(today);
  const [last, setLast] = useState(fieldDay(Date.now() + 6 * DAY_MS));
  const { holidays, left, daysPerYear } = settings;
  if (daysPerYear === 0)
    return (
      <section class="panel stack">
        <h2>{words.holidays}</h2>
        <p>{words.none}</p>
      </section>
    );
  return (
    <form
      class="panel stack"
      onSubmit={(event) => {
        event.preventDefault();
        add(first <= today ? null : first, last);
      }}
    >
      <h2>{words.holidays}</h2>
      <p>{left.map(({ year, days }) => words.left({ year, days })).join(' · ')}</p>
      <ul class="holidays">
        {holidays.map(({ from, to }) => {
          const isNow = from <= Date.now();
          // The last instant is of the last day.
          const lastDay = written(to - 1);
          return (
            <li key={from}>
              <strong>{isNow ? words.since(lastDay) : words.planned({ from: written(from), to: lastDay })}</strong>
              <button type="button" class={isNow ? 'primary' : ''} disabled={isBusy} onClick={() => end(from)}>
                {isNow ? words.end : words.cancel}
              </button>
            </li>
          );
        })}
      </ul>
      <div class="row times">
        <label class="stack-tight">
          {words.first}
          <input
            type="date"
            required
            min={today}
            value={first}
            onInput={({ currentTarget }) => {
              setFirst(currentTarget.value);
              if (last < currentTarget.value) setLast(currentTarget.value);
            }}
          />
        </label>
        <label class="stack-tight">
          {words.last}
          <input
            type="date"
            required
            min={first}
            value={last}
            onInput={({ currentTarget }) => setLast(currentTarget.value)}
          />
        </label>
      </div>
      <p class="help">{words.holidayHelp}</p>
      <div class="row">
        <button disabled={isBusy}>{words.add}</button>
      </div>
    </form>
  );
}
