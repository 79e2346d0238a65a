/** Sounds for the app: whether one may be heard now, and the player behind it, which is fetched when it is first needed. */
import { sound as isOn, volume } from '../app/settings.ts';
import type { Cue } from './names.ts';
import type { Order } from './player.ts';

const loadPlayer = () => import('./player.ts');

/** What is to be played, or null: sounds are off, or nobody looks at the page. */
export function orderOf(
  cue: Pick<Cue, 'sound' | 'times' | 'everyMs'>,
  speed: number,
  loudness: number,
  { on, hidden, volume: percent }: { readonly on: boolean; readonly hidden: boolean; readonly volume: number },
): Order | null {
  const times = cue.times ?? 1;
  const gain = (loudness * percent) / 100;
  if (!on || hidden || gain <= 0 || times < 1) return null;
  return { sound: cue.sound, times, everySeconds: (cue.everyMs ?? 0) / 1000 / speed, gain };
}

/** `loudness`: from 0 to 1, before the volume of the settings. */
export function sound(cue: Pick<Cue, 'sound' | 'times' | 'everyMs'>, speed = 1, loudness = 1): void {
  const order = orderOf(cue, speed, loudness, { on: isOn.value, hidden: document.hidden, volume: volume.value });
  // Without the player the game goes on in silence.
  if (order !== null)
    void loadPlayer().then(
      ({ play }) => play(order),
      () => undefined,
    );
}

/** Nothing is heard from a page that nobody looks at, nor when sounds have just been turned off. */
export function hushWhenUnwanted(): () => void {
  const hush = () => {
    if (document.hidden || !isOn.value)
      void loadPlayer().then(
        ({ hush }) => hush(),
        () => undefined,
      );
  };
  document.addEventListener('visibilitychange', hush);
  const stop = isOn.subscribe((on) => {
    if (!on && wasOn) hush();
    wasOn ||= on;
  });
  return () => {
    document.removeEventListener('visibilitychange', hush);
    stop();
  };
}

/** Whether there can be anything to end. */
let wasOn = false;
