/** Nights and holidays: when this person's time stands still at tables where a move may take days. */
import { MAX_NIGHT_HOURS, type RestSettings } from '@traque/wire/rests';
import type { Rests } from '@traque/texts';
import { useEffect, useState } from 'preact/hooks';
import { loadRestWords, restWords, t } from '../app/language.ts';
import { ownName } from '../app/settings.ts';
import { ask, introduce } from '../client/api.ts';
import { Page } from '../parts/page.tsx';
import { HolidayFields } from '../rests/holiday-fields.tsx';
import { deviceZone, NightFields } from '../rests/night-fields.tsx';
import '../rests/rests.css';
import { failureCode, failureWords } from '../room/words.ts';

type What = 'night' | 'holiday';

function problemWords(words: Rests, what: What, code: string): string {
  if (code === 'noDaysLeft') return words.noDaysLeft;
  if (code === 'malformed') return what === 'night' ? words.badNight(MAX_NIGHT_HOURS) : words.badDays;
  return failureWords(code, t());
}

export function Screen() {
  const [settings, setSettings] = useState<RestSettings | 'noServer' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [name, setName] = useState(ownName.value);
  const words = restWords();
  useEffect(() => {
    void loadRestWords();
    ask('rests').then(setSettings, () => setSettings('noServer'));
  }, []);
  const attempt = async (what: What, work: () => Promise<RestSettings>): Promise<void> => {
    if (words === null) return;
    if (name.trim() === '') return setSaid(words.name);
    setBusy(true);
    try {
      await introduce(name.trim());
      setSettings(await work());
      setSaid(words.saved);
    } catch (error) {
      setSaid(problemWords(words, what, failureCode(error)));
    } finally {
      setBusy(false);
    }
  };
  const zoneOf = ({ zone, night }: RestSettings): string => (night === null ? deviceZone() : (zone ?? deviceZone()));
  const title = words?.title ?? t().common.loading;
  return (
    <Page title={title} narrow>
      <div class="stack rests">
        <h1>{title}</h1>
        {settings === 'noServer' ? (
          <p role="alert" class="panel">
            {t().errors.noServer}. {t().errors.noServerHelp}
          </p>
        ) : null}
        {words === null || settings === null || settings === 'noServer' ? null : (
          <>
            <p>{words.intro}</p>
            {ownName.value === '' ? (
              <label class="stack-tight">
                {t().settings.name}
                <input
                  maxLength={24}
                  autoComplete="nickname"
                  value={name}
                  onInput={({ currentTarget }) => setName(currentTarget.value)}
                />
              </label>
            ) : null}
            <p role="status" class={said === null ? undefined : 'notice'}>
              {said}
            </p>
            <NightFields
              words={words}
              settings={settings}
              isBusy={isBusy}
              save={(zone, night) => void attempt('night', () => ask('setNight', {}, { zone, night }))}
            />
            <HolidayFields
              words={words}
              settings={settings}
              isBusy={isBusy}
              add={(from, until) =>
                void attempt('holiday', () => ask('addHoliday', {}, { zone: zoneOf(settings), from, until }))
              }
              end={(from) => void attempt('holiday', () => ask('endHoliday', {}, { from }))}
            />
          </>
        )}
        <p>
          <a class="button" href="/games">
            {t().common.games}
          </a>
        </p>
      </div>
    </Page>
  );
}
