/**
 * `npm run playthroughs`: writes fixtures/playthroughs again, from the most telling of many random games, and records of
 * them where there are none yet of these rules: those that exist are never rewritten.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@traque/engine';
import type { GameRecord } from '@traque/engine/core/record';
import { listNew, promises, readPromise } from './fixtures/promises.ts';
import { chooseSeed } from './playthroughs/choose.ts';
import { clauseWords, fixtureName, made, playthroughs, records } from './playthroughs/fixtures.ts';

const CANDIDATES = 400;

const key = ({ game, seats, rules }: GameRecord): string => `${game}-${seats.length}-rules-${rules}`;
const recorded = new Set(promises('records').map((path) => key(readPromise(path) as GameRecord)));

const words = clauseWords();
mkdirSync(playthroughs, { recursive: true });
for (const game of games) {
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
