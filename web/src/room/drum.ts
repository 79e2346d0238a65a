/** One soft drum beat, made on the spot: no file to fetch. */
import { sound } from '../app/settings.ts';

let context: AudioContext | null = null;

export function drum(): void {
  if (!sound.value) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const skin = context.createOscillator();
  const volume = context.createGain();
  skin.frequency.setValueAtTime(150, now);
  skin.frequency.exponentialRampToValueAtTime(55, now + 0.18);
  volume.gain.setValueAtTime(0.35, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.35);
  skin.connect(volume).connect(context.destination);
  skin.start(now);
  skin.stop(now + 0.4);
}
