import { clocks, SLOW_CLOCK } from '@traque/wire/room';
import { language, t } from '../app/language.ts';
import { type Draft, isRated, withRated } from './setup-draft.ts';

/** Seconds in the reader's words: "2 minutes", "3 jours". */
export function duration(seconds: number): string {
  const [n, unit] =
    seconds >= 86_400
      ? [seconds / 86_400, 'day']
      : seconds >= 3600
        ? [seconds / 3600, 'hour']
        : seconds >= 60
          ? [seconds / 60, 'minute']
          : [seconds, 'second'];
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' }).format(n);
}

/** The additional options of a table on a server: its name, clock, hints, and whether it is in the lobby. */
export function OnlineFields({ draft, change }: { draft: Draft; change: (draft: Draft) => void }) {
  const words = t().tables;
  const rated = isRated(draft);
  return (
    <>
      <div class="option">
        <label for="table-title">{words.title}</label>
        <input
          id="table-title"
          maxLength={40}
          autoComplete="off"
          aria-describedby="table-title-help"
          value={draft.title ?? ''}
          onInput={({ currentTarget }) => change({ ...draft, title: currentTarget.value })}
        />
        <p class="help" id="table-title-help">
          {words.titleHelp}
        </p>
      </div>
      <div class="option">
        <label for="clock">{words.clock}</label>
        <select
          id="clock"
          aria-describedby="clock-help"
          value={draft.clock ?? ''}
          onChange={({ currentTarget }) =>
            change({ ...draft, clock: currentTarget.value === '' ? null : Number(currentTarget.value) })
          }
        >
          {clocks.map((clock) => (
            <option key={clock} value={clock ?? ''} disabled={clock === null && rated}>
              {clock === null ? words.noClock : words.timePerMove(duration(clock))}
            </option>
          ))}
        </select>
        <p class="help" id="clock-help">
          {rated ? t().ratings.timeHelp : words.clockHelp}
        </p>
      </div>
      {(draft.clock ?? 0) < SLOW_CLOCK ? null : (
        <div class="option">
          <label class="row">
            <input
              type="checkbox"
              aria-describedby="rests-help"
              checked={draft.rests !== false}
              onChange={({ currentTarget }) => change({ ...draft, rests: currentTarget.checked })}
            />
            {words.rests}
          </label>
          <p class="help" id="rests-help">
            {words.restsHelp} <a href="/rests">{t().mine.rests}</a>
          </p>
        </div>
      )}
      <div class="option">
        <label class="row">
          <input
            type="checkbox"
            aria-describedby="rated-help"
            checked={rated}
            disabled={draft.seats.some(({ kind }) => kind === 'bot')}
            onChange={({ currentTarget }) => change(withRated(draft, currentTarget.checked))}
          />
          {t().ratings.rated}
        </label>
        <p class="help" id="rated-help">
          {t().ratings.optionHelp}
        </p>
      </div>
      <div class="option">
        <label class="row">
          <input
            type="checkbox"
            aria-describedby="hints-help"
            disabled={rated}
            checked={draft.hints === true && !rated}
            onChange={({ currentTarget }) => change({ ...draft, hints: currentTarget.checked })}
          />
          {words.hints}
        </label>
        <p class="help" id="hints-help">
          {words.hintsHelp}
        </p>
      </div>
      <div class="option">
        <label class="row">
          <input
            type="checkbox"
            aria-describedby="listed-help"
            checked={draft.listed}
            onChange={({ currentTarget }) => change({ ...draft, listed: currentTarget.checked })}
          />
          {words.listed}
        </label>
        <p class="help" id="listed-help">
          {words.listedHelp}
        </p>
      </div>
    </>
  );
}
