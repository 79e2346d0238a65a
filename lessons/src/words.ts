import type { Lesson } from './format.ts';

/** The keys of all words that the coach may say in a lesson. */
export function wordsIn({ steps }: Lesson): ReadonlySet<string> {
  return new Set(
    steps.flatMap((step) => {
      if (step.kind === 'bots') return [];
      const hint = 'hint' in step && step.hint !== null ? [step.hint] : [];
      return [step.say, ...hint, ...('else' in step ? Object.values(step.else) : [])];
    }),
  );
}
