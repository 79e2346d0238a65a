/** The time zone and the night of a person. */
import type { Rests } from '@traque/texts';
import { MAX_NIGHT_HOURS, type RestSettings } from '@traque/wire/rests';
import { useState } from 'preact/hooks';

export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All that the browser knows, with these. */
function zonesWith(...own: readonly string[]): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set([...known, ...own])].toSorted();
}

const usual = { from: '23:00', to: '07:00' };

interface Props {
  readonly words: Rests;
  readonly settings: RestSettings;
  readonly isBusy: boolean;
  readonly save: (zone: string, night: RestSettings['night']) => void;
}

export function NightFields({ words, settings, isBusy, save }: Props) {
  const device = deviceZone();
  const [zone, setZone] = useState(settings.zone ?? device);
  const [isOn, setOn] = useState(settings.night !== null);
  const [night, setNight] = useState(settings.night ?? usual);
  return (
    <form
      class="panel stack"
      onSubmit={(event) => {
        event.preventDefault();
        save(zone, isOn ? night : null);
      }}
    >
      <h2>{words.night}</h2>
      <label class="stack-tight">
        {words.zone}
        <select value={zone} onChange={({ currentTarget }) => setZone(currentTarget.value)}>
          {zonesWith(zone, device).map((each) => (
            <option key={each} value={each}>
              {each.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
      {zone === device ? null : (
        <div class="row">
          <button type="button" class="quiet" onClick={() => setZone(device)}>
            {words.useDevice(device.replaceAll('_', ' '))}
          </button>
        </div>
      )}
      <label class="row">
        <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => setOn(currentTarget.checked)} />
        {words.nightOn}
      </label>
      {isOn ? (
        <div class="row times">
          <label class="stack-tight">
            {words.nightFrom}
            <input
              type="time"
              required
              value={night.from}
              onInput={({ currentTarget }) => setNight({ ...night, from: currentTarget.value })}
            />
          </label>
          <label class="stack-tight">
            {words.nightTo}
            <input
              type="time"
              required
              value={night.to}
              onInput={({ currentTarget }) => setNight({ ...night, to: currentTarget.value })}
            />
          </label>
        </div>
      ) : null}
      <p class="help">{words.nightHelp(MAX_NIGHT_HOURS)}</p>
      <div class="row">
        <button class="primary" disabled={isBusy}>
          {words.save}
        </button>
      </div>
    </form>
  );
}
