/** `npm run book-examples`: lets the engine compute the worked examples of the rule books. */
import { writeFileSync } from 'node:fs';
import { games } from '@traque/engine';
import { computedFile, computeExamples, readInput } from './book-examples/compute.ts';

for (const game of games) {
  const examples = computeExamples(game, readInput(game));
  writeFileSync(computedFile(game), `${JSON.stringify(examples)}\n`);
  console.log(`${game.name}: ${Object.keys(examples).join(', ')}`);
}
