/** How the bots of each game look: `boards/<game>/portraits.tsx`, loaded when the first of them is shown. */
import type { Level } from '@traque/bots/core/brain';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';

export type PortraitOf = ComponentType<{ level: Level }>;

const modules = import.meta.glob<{ Portrait: PortraitOf }>('./*/portraits.tsx');
const loaded = new Map<string, ReadonlySignal<PortraitOf | null>>();

/** Null until it is loaded, and for a game without portraits. */
export function portraitOf(game: string): ReadonlySignal<PortraitOf | null> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const portrait = signal<PortraitOf | null>(null);
  loaded.set(game, portrait);
  // A portrait that cannot be loaded is no loss: the player's mark is there.
  void modules[`./${game}/portraits.tsx`]?.().then(
    (module) => {
      portrait.value = module.Portrait;
      return null;
    },
    () => null,
  );
  return portrait;
}
