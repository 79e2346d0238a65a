/** Personal settings, saved in this browser and applied at once. */
import { computed, effect, signal } from '@preact/signals';
import { saveValue, loadValue } from './local-storage.ts';

export const themes = ['auto', 'light', 'dark'] as const;
export const motions = ['auto', 'full', 'reduced'] as const;
export const speeds = [0.5, 1, 2, 4] as const;
export type Theme = (typeof themes)[number];
export type Motion = (typeof motions)[number];
export type Speed = (typeof speeds)[number];

function oneOf<const T extends readonly (string | number)[]>(values: T, key: string, otherwise: T[number]): T[number] {
  const kept = loadValue(key);
  return values.find((value) => String(value) === kept) ?? otherwise;
}

function percent(kept: string | null): number {
  const value = Number(kept ?? 70);
  return value >= 0 && value <= 100 ? value : 70;
}

export const theme = signal<Theme>(oneOf(themes, 'theme', 'auto'));
export const motion = signal<Motion>(oneOf(motions, 'motion', 'auto'));
export const speed = signal<Speed>(oneOf(speeds, 'speed', 1));
export const sound = signal(loadValue('sound') === 'on');
/** In percent. */
export const volume = signal(percent(loadValue('volume')));
/** Whether rare rules are explained when they strike for the first time. */
export const explain = signal(loadValue('explain') !== 'off');
/** Whether ratings are shown at all. */
export const showRatings = signal(loadValue('ratings') !== 'off');
export const ownName = signal(loadValue('name') ?? '');

const still = matchMedia('(prefers-reduced-motion: reduce)');
const systemStill = signal(still.matches);
still.addEventListener('change', () => {
  systemStill.value = still.matches;
});

/** Whether things travel on the board: the person's wish, else the system's. */
export const reducedMotion = computed(
  () => motion.value === 'reduced' || (motion.value === 'auto' && systemStill.value),
);

export function applySettings(): void {
  effect(() => saveValue('theme', theme.value));
  effect(() => saveValue('motion', motion.value));
  effect(() => saveValue('speed', String(speed.value)));
  effect(() => saveValue('sound', sound.value ? 'on' : 'off'));
  effect(() => saveValue('volume', String(volume.value)));
  effect(() => saveValue('explain', explain.value ? 'on' : 'off'));
  effect(() => saveValue('ratings', showRatings.value ? 'on' : 'off'));
  effect(() => saveValue('name', ownName.value));
  effect(() => {
    document.documentElement.dataset['theme'] = theme.value;
    document.documentElement.dataset['motion'] = reducedMotion.value ? 'reduced' : 'full';
  });
}
