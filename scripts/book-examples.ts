/** `npm run book-examples`: lets the engine compute the worked examples of the rule books, where they have changed. */
import { writeFileSync } from 'node:fs';
import { games } from '@traque/engine';
import { computedFile, computeExamples, readComputed, readInput, written } from './book-examples/compute.ts';

for (const game of games) {
  const examples = computeExamples(game, readInput(game));
  const text = written(examples);
  if (readComputed(game) !== text) writeFileSync(computedFile(game), text);
  console.log(`${game.name}: ${Object.keys(examples).join(', ')}`);
}
