/** Where the playthroughs and records lie, and what must stand in them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@traque/engine/core/game';
import type { GameRecord } from '@traque/engine/core/record';
import { playRandom } from '@traque/cli/simulate';
import { clausesOf } from '../clauses/read.ts';
import { render, type Words } from './render.ts';

const root = join(import.meta.dirname, '..', '..');
export const playthroughs = join(root, 'fixtures', 'playthroughs');
export const records = join(root, 'fixtures', 'records');

export function clauseWords(): Words {
  const rules = join(root, 'docs', 'rules');
  return new Map(
    readdirSync(rules)
      .flatMap((file) => clausesOf(file, readFileSync(join(rules, file), 'utf8')))
      .map(({ id, words }) => [id, words]),
  );
}

export const fixtureName = (game: AnyGame, players: number): string => `${game.name}-${players}`;

/** The playthrough and the record of one seed. */
export function made(
  game: AnyGame,
  players: number,
  seed: string,
  words: Words,
): { readonly text: string; readonly record: GameRecord } {
  const record = playRandom(game, players, seed);
  return { text: render(record, seed, words), record };
}

/** The seed that a playthrough names in its first line. */
export function seedOf(text: string): string {
  const found = /^.*, seed (".*")$/m.exec(text.slice(0, text.indexOf('\n')));
  if (found === null) throw new Error('the first line of a playthrough names its seed');
  return JSON.parse(found[1]!) as string;
}
