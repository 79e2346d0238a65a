/** Every sound of the app, made from tones and noise: there is nothing to fetch. */
import type { SoundName } from './names.ts';
import { noise, type Place, tone } from './synth.ts';

export interface Sound {
  /** In seconds; after it there is silence. */
  readonly length: number;
  readonly play: (place: Place) => void;
}

const thump = (place: Place, after: number, gain: number, from: number, to: number, length: number): void => {
  tone(place, { after, from, to, length, gain });
  noise(place, { after, filter: 'lowpass', from: 500, to: 120, length: length * 0.6, gain: gain * 0.5 });
};

const bell = (place: Place, after: number, frequency: number, length: number, gain = 0.2): void => {
  tone(place, { after, from: frequency, length, gain });
  tone(place, { after, from: frequency * 2.76, length: length * 0.4, gain: gain * 0.25 });
};

/** A soft horn: two voices slightly apart. */
const horn = (place: Place, after: number, frequency: number, length: number, gain = 0.14): void => {
  for (const from of [frequency, frequency * 1.004])
    tone(place, { after, from, length, gain, wave: 'sawtooth', below: frequency * 3, attack: 0.04 });
};

export const sounds: Readonly<Record<SoundName, Sound>> = {
  step: { length: 0.14, play: (place) => thump(place, 0, 0.3, 120, 70, 0.12) },
  dice: {
    length: 0.62,
    play: (place) => {
      [0, 0.09, 0.16, 0.27, 0.36, 0.48].forEach((after, i) =>
        noise(place, { after, filter: 'bandpass', from: 2600 - i * 220, length: 0.07, gain: 0.7 - i * 0.07, q: 3 }),
      );
    },
  },
  card: {
    length: 0.2,
    play: (place) => noise(place, { filter: 'bandpass', from: 1800, to: 4200, length: 0.17, gain: 0.3, attack: 0.05 }),
  },
  tiles: {
    length: 0.3,
    play: (place) => {
      [0, 0.07, 0.16].forEach((after, i) => {
        tone(place, { after, from: 950 + i * 160, to: 620, length: 0.07, gain: 0.16, wave: 'triangle' });
        noise(place, { after, filter: 'bandpass', from: 3200, length: 0.04, gain: 0.3, q: 2 });
      });
    },
  },
  trap: {
    length: 0.32,
    play: (place) => {
      tone(place, { from: 260, to: 120, length: 0.14, gain: 0.3, wave: 'triangle' });
      noise(place, { after: 0.06, filter: 'bandpass', from: 1400, to: 500, length: 0.2, gain: 0.3 });
    },
  },
  run: { length: 0.3, play: (place) => thump(place, 0, 0.55, 90, 42, 0.26) },
  fall: {
    length: 1.5,
    play: (place) => {
      tone(place, { from: 320, to: 48, length: 0.75, gain: 0.22, wave: 'sawtooth', below: 700 });
      thump(place, 0.62, 0.6, 75, 32, 0.6);
      noise(place, { after: 0.62, filter: 'lowpass', from: 1800, to: 90, length: 0.8, gain: 0.35 });
    },
  },
  theft: {
    length: 0.55,
    play: (place) => {
      noise(place, { filter: 'bandpass', from: 700, to: 4500, length: 0.22, gain: 0.35, attack: 0.08 });
      tone(place, { after: 0.16, from: 520, to: 780, length: 0.12, gain: 0.18, wave: 'triangle' });
      tone(place, { after: 0.28, from: 780, to: 390, length: 0.24, gain: 0.18, wave: 'triangle' });
    },
  },
  heartbeat: {
    length: 0.55,
    play: (place) => {
      thump(place, 0, 0.6, 66, 38, 0.2);
      thump(place, 0.24, 0.4, 58, 36, 0.24);
    },
  },
  catch: {
    length: 1.1,
    play: (place) => {
      thump(place, 0, 0.5, 95, 36, 0.5);
      for (const from of [110, 116.5, 155.6])
        tone(place, { after: 0.03, from, to: from * 0.94, length: 0.95, gain: 0.12, wave: 'sawtooth', below: 900 });
    },
  },
  treasure: {
    length: 1.2,
    play: (place) => [784, 1047, 1319, 1568].forEach((each, i) => bell(place, i * 0.09, each, 0.8)),
  },
  score: { length: 0.4, play: (place) => bell(place, 0, 988, 0.35) },
  struck: {
    length: 0.6,
    play: (place) => {
      thump(place, 0, 0.5, 130, 60, 0.22);
      thump(place, 0.18, 0.6, 110, 48, 0.36);
    },
  },
  yourTurn: {
    length: 0.9,
    play: (place) => {
      thump(place, 0, 0.3, 150, 55, 0.3);
      bell(place, 0.05, 523, 0.6, 0.16);
      bell(place, 0.2, 784, 0.65, 0.16);
    },
  },
  victory: {
    length: 2.1,
    play: (place) => {
      [392, 523, 659].forEach((each, i) => horn(place, i * 0.16, each, 0.3));
      for (const each of [523, 659, 784]) horn(place, 0.5, each, 1.5, 0.09);
      thump(place, 0.5, 0.3, 110, 50, 0.5);
    },
  },
  defeat: {
    length: 1.9,
    play: (place) => {
      [311, 277, 233].forEach((each, i) => horn(place, i * 0.32, each, i === 2 ? 1.1 : 0.4, 0.12));
    },
  },
};
