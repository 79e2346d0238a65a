/** Plays sounds through the loudspeaker. Fetched when the first sound is wanted. */
import type { SoundName } from './names.ts';
import { sounds } from './sounds.ts';

let context: AudioContext | null = null;
let master: GainNode | null = null;

/** A browser lets a page sound only after a click: until then it is silent, and nothing is made up for later. */
const WAKE_MS = 300;

async function wake(audio: AudioContext): Promise<boolean> {
  if (audio.state === 'suspended')
    await Promise.race([audio.resume(), new Promise((resolve) => setTimeout(resolve, WAKE_MS))]);
  return audio.state === 'running';
}

export interface Order {
  readonly sound: SoundName;
  readonly times: number;
  /** Between two of them. */
  readonly everySeconds: number;
  /** From 0 to 1. */
  readonly gain: number;
}

export async function play({ sound, times, everySeconds, gain }: Order): Promise<void> {
  // A page that is silent anyway need not make the browser complain.
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const audio = context;
  if (!(await wake(audio))) return;
  if (master === null) {
    master = audio.createGain();
    master.connect(audio.destination);
  }
  const out = audio.createGain();
  out.gain.value = gain;
  out.connect(master);
  for (let i = 0; i < times; i++)
    sounds[sound].play({ context: audio, out, at: audio.currentTime + 0.01 + i * everySeconds });
}

/** Ends what sounds now and what is to come. */
export function hush(): void {
  master?.disconnect();
  master = null;
}
