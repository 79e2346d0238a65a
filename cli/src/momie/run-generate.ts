/** `traque maps generate` */
import { randomBytes } from 'node:crypto';
import { generateMap } from '@traque/engine/momie/map-generate';
import { textOf } from '@traque/engine/momie/map-text';
import type { GenerateOptions } from './command.ts';
import { styleOf } from './search.ts';

export function runGenerate({ character, seed, symmetric, count, json, ...style }: GenerateOptions): void {
  const chosen = seed ?? randomBytes(6).toString('hex');
  if (seed === undefined) console.error(`seed ${chosen}`);
  for (let i = 0; i < count; i++) {
    const own = count === 1 ? chosen : `${chosen} ${i}`;
    const map = generateMap({ seed: own, character, symmetric: symmetric === true, style: styleOf(style) });
    if (json === true) console.log(JSON.stringify({ seed: own, map }));
    else console.log(`${i === 0 ? '' : '\n'}${textOf(map)}`);
  }
}
