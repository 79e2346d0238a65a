/** A table is played by the rules and with the data (map, tiles, cards) it was begun with, or not at all. */
import { editionOf } from '@traque/engine/core/edition';
import type { AnyGame } from '@traque/engine/core/game';
import { Malformed } from '@traque/engine/core/malformed';
import { fold, type Folded, type Happened, open } from './fold.ts';
import type { Created, LogEntry } from './log.ts';

export class RulesMissing extends Error {
  override readonly name = 'RulesMissing';
}

/** Finds a game by its name: its newest rules, or those of that version. */
export type Games = (name: string, version?: number) => AnyGame | undefined;

/** From the whole log: one from before digests were kept tells by its actions on which of several maps it is played. */
function rulesFor({ game: name, rules, options, data }: Created, log: readonly LogEntry[], games: Games): AnyGame {
  const newest = games(name, rules);
  if (newest === undefined) throw new RulesMissing(`${name} by rules ${rules}: this server does not have them`);
  const found = editionOf(newest, { options, data, at: log[0]!.at }, (game) => fits(game, log));
  if (found === 'otherData')
    throw new RulesMissing(`${name} by rules ${rules}: begun with another map or other pieces than this server has`);
  if (found === 'noneFits')
    throw new RulesMissing(`${name} by rules ${rules}: its actions fit no map that this server has by that name`);
  return found;
}

/** Whether these rules allow everything that was done. */
function fits(game: AnyGame, log: readonly LogEntry[]): boolean {
  let folded = open('', game, log[0]!);
  try {
    for (const entry of log.slice(1)) {
      const { logged } = entry;
      const state = folded.play?.state;
      if (logged.kind === 'action' && state !== undefined && game.refusal(state, logged.seat, logged.action) !== null)
        return false;
      ({ folded } = fold(folded, entry));
    }
  } catch (error) {
    if (error instanceof Malformed) return false;
    throw error;
  }
  return true;
}

/** The table that a log makes, which is not empty, and what happened there. @throws {RulesMissing} */
export function foldLog(id: string, games: Games, log: readonly LogEntry[]): { folded: Folded; happened: Happened[] } {
  const [first, ...rest] = log;
  if (first?.logged.kind !== 'created') throw new Error(`table ${id}: the log does not begin with its making`);
  let folded = open(id, rulesFor(first.logged, log, games), first);
  const happened: Happened[] = [{ entry: first, events: [], room: true }];
  for (const entry of rest) {
    const next = fold(folded, entry);
    folded = next.folded;
    happened.push(next.happened);
  }
  return { folded, happened };
}
