/** Workers that analyse in this process, and a recorded game for them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Analyst, Analysts } from '../client/analysts.ts';
import { bills } from '../client/worker/bills.ts';

export const recordText = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../../../fixtures/records/${name}.json`), 'utf8');

/** `before`: called with the name of a method before it answers; what it returns is waited for. */
function analystHere(before: (method: string) => unknown): Analyst {
  const methods: Readonly<Record<string, (...args: never[]) => unknown>> = bills();
  const answering = Object.entries(methods).map(([name, method]) => [
    name,
    async (...args: never[]) => {
      await before(name);
      return method(...args);
    },
  ]);
  return Object.fromEntries(answering) as Analyst;
}

export const analystsHere = (count: number, before: (method: string) => unknown = () => undefined): Analysts => ({
  all: Array.from({ length: count }, () => analystHere(before)),
  stop: () => undefined,
});
