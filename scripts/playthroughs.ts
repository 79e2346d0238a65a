/** `npm run playthroughs`: writes fixtures/playthroughs and fixtures/records anew, from the most telling of many random games. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@traque/engine';
import { chooseSeed } from './playthroughs/choose.ts';
import { clauseWords, fixtureName, made, playthroughs, records } from './playthroughs/fixtures.ts';

const CANDIDATES = 400;

const words = clauseWords();
mkdirSync(playthroughs, { recursive: true });
mkdirSync(records, { recursive: true });
for (const game of games) {
  for (let players = game.players.min; players <= game.players.max; players++) {
    const { text, record } = made(game, players, chooseSeed(game, players, CANDIDATES), words);
    const name = fixtureName(game, players);
    writeFileSync(join(playthroughs, `${name}.txt`), text);
    writeFileSync(join(records, `${name}.json`), record);
    console.log(`${name}: ${text.split('\n').length} lines`);
  }
}
