/** `traque maps check`: exit 1 if a map is not as ours are. */
import { inEnglish } from '@traque/engine/momie/map-house';
import { mapProblems } from '@traque/engine/momie/map-problems';
import type { CheckOptions } from './command.ts';
import { proxiesInWords, proxiesOf } from './proxies.ts';
import { readNamedMap } from './read-map.ts';

export function runCheck(names: readonly string[], { json }: CheckOptions): void {
  for (const argument of names) {
    const { name, map } = readNamedMap(argument);
    const problems = mapProblems(map);
    if (problems.length > 0) process.exitCode = 1;
    if (json === true) {
      console.log(JSON.stringify({ name, problems, proxies: proxiesOf(map) }));
      continue;
    }
    console.log(`${name}: ${problems.length === 0 ? 'no problem' : 'it can be played on, but is not as our maps are'}`);
    for (const problem of problems) console.log(`  - ${problem.clause}: ${inEnglish(problem)}`);
    console.log(`  ${proxiesInWords(proxiesOf(map))}`);
  }
}
