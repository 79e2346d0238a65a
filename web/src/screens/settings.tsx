import { languageNames, languages } from '@traque/texts';
import type { Signal } from '@preact/signals';
import { language, speak, t } from '../app/language.ts';
import {
  explain,
  motion,
  motions,
  ownName,
  showRatings,
  sound,
  speed,
  speeds,
  theme,
  themes,
  volume,
} from '../app/settings.ts';
import { storageDenied } from '../app/local-storage.ts';
import { NoticeSetting } from '../notices/setting.tsx';
import { sound as playSound } from '../sound/index.ts';
import { Page } from '../parts/page.tsx';
import './settings.css';

function Choice<V extends string | number>({
  legend,
  help,
  values,
  chosen,
}: {
  legend: string;
  help?: string;
  values: readonly (readonly [V, string])[];
  chosen: Signal<V>;
}) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="row">
        {values.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={legend}
              checked={chosen.value === value}
              onChange={() => {
                chosen.value = value;
              }}
            />
            {label}
          </label>
        ))}
      </div>
      {help === undefined ? null : <p class="help">{help}</p>}
    </fieldset>
  );
}

export function Screen() {
  const words = t().settings;
  return (
    <Page title={words.title} narrow>
      <h1>{words.title}</h1>
      <div class="settings stack panel">
        {storageDenied.value ? <p role="status">{words.storageDenied}</p> : null}
        <fieldset class="choice">
          <legend>{words.language}</legend>
          <div class="row">
            {languages.map((value) => (
              <label key={value} lang={value}>
                <input
                  type="radio"
                  name="language"
                  checked={language.value === value}
                  onChange={() => void speak(value)}
                />
                {languageNames[value]}
              </label>
            ))}
          </div>
        </fieldset>
        <Choice legend={words.theme} values={themes.map((v) => [v, words.themes[v]] as const)} chosen={theme} />
        <Choice
          legend={words.motion}
          help={words.motionHelp}
          values={motions.map((v) => [v, words.motions[v]] as const)}
          chosen={motion}
        />
        <Choice legend={words.speed} values={speeds.map((v) => [v, words.speeds[v]] as const)} chosen={speed} />
        <fieldset class="choice">
          <legend>{words.sound}</legend>
          <label>
            <input
              type="checkbox"
              checked={sound.value}
              onChange={(event) => {
                sound.value = event.currentTarget.checked;
              }}
            />
            {sound.value ? words.on : words.off}
          </label>
          <label class="volume">
            {words.volume}
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={volume.value}
              disabled={!sound.value}
              onInput={(event) => {
                volume.value = event.currentTarget.valueAsNumber;
              }}
              onChange={() => playSound({ sound: 'yourTurn' })}
            />
          </label>
          <p class="help">{words.soundHelp}</p>
        </fieldset>
        <NoticeSetting />
        <fieldset class="choice">
          <legend>{words.explain}</legend>
          <label>
            <input
              type="checkbox"
              checked={explain.value}
              onChange={(event) => {
                explain.value = event.currentTarget.checked;
              }}
            />
            {explain.value ? words.on : words.off}
          </label>
          <p class="help">{words.explainHelp}</p>
        </fieldset>
        <fieldset class="choice">
          <legend>{t().ratings.show}</legend>
          <label>
            <input
              type="checkbox"
              checked={showRatings.value}
              onChange={(event) => {
                showRatings.value = event.currentTarget.checked;
              }}
            />
            {showRatings.value ? words.on : words.off}
          </label>
          <p class="help">{t().ratings.showHelp}</p>
        </fieldset>
        <div class="choice">
          <label for="own-name">{words.name}</label>
          <input
            id="own-name"
            maxLength={24}
            autoComplete="nickname"
            value={ownName.value}
            onInput={(event) => {
              ownName.value = event.currentTarget.value;
            }}
          />
          <p class="help">{words.nameHelp}</p>
          <a class="button" href="/account">
            {t().mine.elsewhere}
          </a>
          <a class="button" href="/rests">
            {t().mine.rests}
          </a>
        </div>
      </div>
    </Page>
  );
}
