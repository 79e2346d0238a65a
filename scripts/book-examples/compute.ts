/**
 * The worked examples of the rule books. `web/src/boards/<game>/examples.json` has positions and actions, written by
 * hand; what follows from them is computed by the engine and kept beside it as `examples.computed.json`, because the
 * page runs no rules. A test compares the two.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame, Viewer } from '@traque/engine/core/game';
import { type Action, eventsFor, judge, type Match, momentFor, open, step, toAct } from '@traque/engine/core/match';

type Json = Readonly<Record<string, unknown>>;

interface Input {
  /** The position that the examples begin with, each with changes of its own: written down, or a game just set up. */
  readonly state?: Json;
  readonly setUp?: { readonly players: number; readonly options: Json };
  readonly examples: Readonly<Record<string, ExampleInput>>;
}

interface ExampleInput {
  /** Whose knowledge is shown; absent: that of a spectator. */
  readonly viewer?: number;
  /** Fields of the position that are different here. */
  readonly change?: Json;
  /** What dice and shuffles come from. */
  readonly secret?: string;
  /** Played one after the other, each by the seat whose turn it is. */
  readonly actions?: readonly Action[];
  /** Actions that are not allowed at the beginning: the example shows why. */
  readonly refused?: readonly Action[];
  /** Whether the example needs the list of all that is allowed at the beginning. */
  readonly legal?: true;
}

const boards = join(import.meta.dirname, '../../web/src/boards');

const fileOf = (game: AnyGame, name: string): string => join(boards, game.name, name);
export const computedFile = (game: AnyGame): string => fileOf(game, 'examples.computed.json');

export function readInput(game: AnyGame): Input {
  return JSON.parse(readFileSync(fileOf(game, 'examples.json'), 'utf8')) as Input;
}

/** What is kept; null if nothing has been computed yet. */
export function readComputed(game: AnyGame): string | null {
  const file = computedFile(game);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

const toJson = (value: object): Json => JSON.parse(JSON.stringify(value)) as Json;

function played(start: Match, actions: readonly Action[], viewer: Viewer) {
  let match = start;
  return actions.map((action) => {
    const seat = toAct(match) ?? 0;
    const judged = judge(match, seat, action);
    if ('refusal' in judged) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(judged.refusal)}`);
    const { match: next, events } = step(match, seat, judged.action);
    match = next;
    return { seat, action, events: eventsFor(events, viewer) };
  });
}

function refusalOf(match: Match, action: Action) {
  const judged = judge(match, toAct(match) ?? 0, action);
  if (!('refusal' in judged)) throw new Error(`${JSON.stringify(action)} is allowed`);
  return { action, refusal: judged.refusal };
}

function computeOne(game: AnyGame, state: Json, input: ExampleInput) {
  const { viewer = null, change = {}, secret = 'book', actions = [], refused = [] } = input;
  // No source of chance but the example's own: a match that begins in the middle of a game.
  const start: Match = {
    game,
    sources: { secret },
    state: game.read({ ...state, ...change }),
    actions: 0,
    undoable: [],
  };
  const { view, legal } = momentFor(start, viewer);
  return {
    view,
    ...(input.legal === undefined ? {} : { legal: legal?.actions ?? [] }),
    refused: refused.map((action) => refusalOf(start, action)),
    steps: played(start, actions, viewer),
  };
}

/** One example a line, so that a difference shows which one has changed. */
export function written(examples: Json): string {
  const lines = Object.entries(examples).map(([name, example]) => `"${name}": ${JSON.stringify(example)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** All examples of a game, by name. */
export function computeExamples(game: AnyGame, { state: written, setUp, examples }: Input): Json {
  const { players, options } = setUp ?? { players: game.players.min, options: {} };
  const state = written ?? toJson(game.write(open(game, players, options, { secret: 'book' }).state));
  return Object.fromEntries(
    Object.entries(examples).map(([name, example]) => [name, computeOne(game, state, example)]),
  );
}
