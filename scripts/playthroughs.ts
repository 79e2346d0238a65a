/**
 * `npm run playthroughs -- GAME …`: writes the playthroughs of the games named (default: all) again, from the most telling
 * of many random games, and records of them where there are none yet of these rules: those that exist are never rewritten.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameNamed, games } from '@traque/engine';
import type { GameRecord } from '@traque/engine/core/record';
import { listNew, promises, readPromise } from './fixtures/promises.ts';
import { chooseSeed } from './playthroughs/choose.ts';
import { clauseWords, fixtureName, made, playthroughs, records } from './playthroughs/fixtures.ts';

const CANDIDATES = 400;

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => gameNamed(name) === undefined);
if (unknown.length > 0) {
  console.error(`no such game: ${unknown.join(', ')}; there are ${games.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const key = ({ game, seats, rules }: GameRecord): string => `${game}-${seats.length}-rules-${rules}`;
const recorded = new Set(promises('records').map((path) => key(readPromise(path) as GameRecord)));

const words = clauseWords();
mkdirSync(playthroughs, { recursive: true });
for (const game of games) {
  if (requested.length > 0 && !requested.includes(game.name)) continue;
  for (let players = game.players.min; players <= game.players.max; players++) {
    const { text, record } = made(game, players, chooseSeed(game, players, CANDIDATES), words);
    const name = fixtureName(game, players);
    writeFileSync(join(playthroughs, `${name}.txt`), text);
    const fresh = key(record);
    if (!recorded.has(fresh)) writeFileSync(join(records, `${fresh}.json`), `${JSON.stringify(record, null, 1)}\n`);
    console.log(`${name}: ${text.split('\n').length} lines`);
  }
}
listNew();
