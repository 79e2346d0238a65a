/** The worked examples of the rule book, and what its pictures take from them. */
import type { Action, Event, View } from '@traque/engine/mammut/protocol';
import type { Computed } from '../book.ts';
import computed from './examples.computed.json' with { type: 'json' };

export type Worked = Computed<View, Action, Event>;

// JSON has no unions: the script that writes the file knows these types.
export const examples = computed as unknown as Readonly<Record<keyof typeof computed, Worked>>;

type Score = Extract<Event, { type: 'score' }>;

function scores(worked: Worked, rule: string): readonly Score[] {
  const events: readonly Event[] = worked.steps.flatMap(({ events }) => events);
  return events.filter((event): event is Score => event.type === 'score' && event.rule === rule);
}

/** MM-73: for the most meat, the second most and the third most. */
export const meatPoints: readonly number[] = scores(examples.scoring, 'MM-73').map(({ vp }) => vp);

/** MM-70: for each tusk. */
export const tuskPoints: number = scores(examples.scoring, 'MM-70').map(({ vp, count = 1 }) => vp / count)[0] ?? 0;

/** MM-65: the steps of the player with the most hides. */
export const hideSteps: number = Math.max(
  ...examples.scoring.steps.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'hides' ? [event.steps] : [])),
  ),
);

/** MM-76: for the fewest fires. */
export const coldPoints: number = scores(examples.scoring, 'MM-76')[0]?.vp ?? 0;

/** MM-90: for that many different species, from none to all seven. */
export const speciesPoints: readonly number[] = Array.from({ length: 8 }, (_, n) => {
  const all = [examples.lastRound, examples.allSpecies].flatMap((worked) => scores(worked, 'MM-90'));
  return all.find(({ count }) => count === n)?.vp ?? 0;
});
