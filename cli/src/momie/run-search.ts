/** `traque maps search` */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { mapDigest } from '@traque/engine/momie/atlas';
import { textOf } from '@traque/engine/momie/map-text';
import { readEntrant } from '../tournament/contest.ts';
import { playAll } from '../tournament/matches.ts';
import { share } from '../tournament/balance-tables.ts';
import type { SearchOptions } from './command.ts';
import { PLAYERS } from './measure.ts';
import { proxiesInWords, proxiesOf } from './proxies.ts';
import { type Ranked, searchMaps, styleOf } from './search.ts';

export async function runSearch(options: SearchOptions): Promise<void> {
  const { character, symmetric, seed, candidates, pick, games, keep, generations, state, out } = options;
  const bot = readEntrant(options.level);
  const threads = options.threads ?? availableParallelism();
  const found = await searchMaps(
    {
      character,
      symmetric: symmetric === true,
      style: styleOf(options),
      seed,
      bot,
      generatedPerCandidate: pick,
      candidates,
      games,
      keep,
      generations,
    },
    (matches) => playAll(matches, threads, state),
    ({ generation, maps, games: each, best }) =>
      console.error(`generation ${generation}, ${maps} maps, ${each} games a cell: best ${sharesOf(best)}`),
  );
  if (out !== undefined) mkdirSync(out, { recursive: true });
  for (const ranked of found) {
    const name = `${character}-${mapDigest(ranked.map).slice(0, 8)}`;
    const text = textOf(ranked.map);
    if (out !== undefined) writeFileSync(join(out, `${name}.txt`), `${text}\n`);
    console.log(`${name}: ${sharesOf(ranked)}\n${proxiesInWords(proxiesOf(ranked.map))}\n${text}\n`);
  }
}

const sharesOf = ({ tallies }: Ranked): string =>
  `the mummy wins ${PLAYERS.map((players, i) => `${share(tallies[i]!.mummy, tallies[i]!.games)} with ${players}`).join(', ')}`;
