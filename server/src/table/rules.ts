/** A table is always played by the rules and with the data (map, tiles, cards) that it was begun with. */
import { editionOf } from '@traque/engine/core/edition';
import type { AnyGame } from '@traque/engine/core/game';
import { type GameLookup, RulesMissing } from '@traque/engine/core/lookup';
import { Malformed } from '@traque/engine/core/malformed';
import { judge } from '@traque/engine/core/match';
import { atOnce } from '../slices.ts';
import { fold, type TableState, type FoldedEntry, open } from './fold.ts';
import type { Created, LogEntry } from './log.ts';

/** Needs the whole log: in logs without a digest of the data, the actions show which of several maps was used. */
function rulesFor({ game: name, rules, options, data }: Created, log: readonly LogEntry[], games: GameLookup): AnyGame {
  const newest = games(name, rules);
  if (newest === undefined) throw new RulesMissing(`${name} by rules ${rules}: this server does not have them`);
  const found = editionOf(newest, { options, data, at: log[0]!.at }, (game) => fits(game, log));
  if (found === 'otherData')
    throw new RulesMissing(`${name} by rules ${rules}: begun with another map or other pieces than this server has`);
  if (found === 'noneFits')
    throw new RulesMissing(`${name} by rules ${rules}: its actions fit no map that this server has by that name`);
  return found;
}

/** Whether these rules allow all actions of the log. */
const fits = (game: AnyGame, log: readonly LogEntry[]): boolean => misfit(game, log) === null;

/** The number of the first entry that these rules do not allow; null if there is none. */
function misfit(game: AnyGame, log: readonly LogEntry[]): number | null {
  let state = open('', game, log[0]!);
  for (const entry of log.slice(1)) {
    const { logged } = entry;
    try {
      if (logged.kind === 'action' && state.progress !== null)
        if ('refusal' in judge(state.progress.match, logged.seat, logged.action)) return entry.number;
      ({ state } = fold(state, entry));
    } catch (error) {
      if (error instanceof Malformed) return entry.number;
      throw error;
    }
  }
  return null;
}

/** Plays a whole log and returns what does not fit, as a clause without its subject; null if all does. @throws {RulesMissing} */
export function faultIn(games: GameLookup, log: readonly LogEntry[]): string | null {
  const [first] = log;
  if (first?.logged.kind !== 'created') return 'does not begin with its creation';
  const gap = log.findIndex(({ number }, i) => number !== i);
  if (gap !== -1) return `lacks entry ${gap}`;
  const number = misfit(rulesFor(first.logged, log, games), log);
  return number === null ? null : `has an action that the rules do not allow, entry ${number}`;
}

interface Folded {
  readonly state: TableState;
  readonly foldedEntry: FoldedEntry[];
}

/** Folds a whole log, which is not empty. @throws {RulesMissing} */
export const foldLog = (id: string, games: GameLookup, log: readonly LogEntry[]): Folded =>
  atOnce(foldSteps(id, games, log));

/** The same, entry by entry. */
export function* foldSteps(id: string, games: GameLookup, log: readonly LogEntry[]): Generator<void, Folded> {
  const [first, ...rest] = log;
  if (first?.logged.kind !== 'created') throw new Error(`table ${id}: the log does not begin with its creation`);
  let state = open(id, rulesFor(first.logged, log, games), first);
  const foldedEntry: FoldedEntry[] = [{ entry: first, events: [], room: true }];
  for (const entry of rest) {
    const next = fold(state, entry);
    state = next.state;
    foldedEntry.push(next.foldedEntry);
    yield;
  }
  return { state, foldedEntry };
}
