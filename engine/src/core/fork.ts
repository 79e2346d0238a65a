/**
 * Forks: games played on from a moment of another game (docs/protocol.md, Records). Who watched that game knows its
 * secrets, so everything that the seat they take could not know is redrawn, and so is all chance from there on.
 */
import type { Chance } from './chance.ts';
import { object, text, whole } from './check.ts';
import type { AnyGame, OpaqueState, Position, Seat } from './game.ts';
import { jsonEqual } from './json-equal.ts';
import { Malformed } from './malformed.ts';
import { commitment, drawChance, type Entropy } from './seeds.ts';

export interface Fork {
  /** The number of actions before it. */
  readonly after: number;
  /** The seat whose knowledge stays true. */
  readonly seat: Seat;
  /** The state from there on. */
  readonly state: Position;
  readonly commit: string;
  readonly secret: string;
}

/** Where the draws of a match come from. */
export interface Sources extends Entropy {
  /** In the order of the moments. */
  readonly forks?: readonly Fork[];
}

/** The chance of draw i, from the secret that counts by then. */
export function chanceAt(sources: Sources, index: number): Chance {
  const fork = sources.forks?.findLast(({ after }) => after < index);
  return drawChance(fork === undefined ? sources : { ...sources, secret: fork.secret }, index);
}

/** Redraws everything that the seat does not know at this moment. The game is not over. */
export function makeFork(game: AnyGame, state: OpaqueState, after: number, seat: Seat, secret: string): Fork {
  const fresh = game.imagine(game.view(state, seat), seat, drawChance({ secret }, after));
  return { after, seat, state: game.write(fresh), commit: commitment(secret), secret };
}

/** The state after action `index`, with the forks made there. @throws {Malformed} if a fork does not fit. */
export function forkedState({ forks }: Sources, game: AnyGame, state: OpaqueState, index: number): OpaqueState {
  if (forks === undefined) return state;
  let now = state;
  for (const { after, seat, state: json } of forks) {
    if (after !== index) continue;
    const fresh = game.read(json);
    if (!jsonEqual(game.view(fresh, seat), game.view(now, seat)))
      throw new Malformed('anew', `after action ${after}: not what seat ${seat} knew`);
    now = fresh;
  }
  return now;
}

/** @throws {Malformed} */
export function readFork(value: unknown, at: string, players: number, actions: number): Fork {
  const json = object(value, at);
  return {
    after: whole(json['after'], `${at}.after`, 0, actions),
    seat: whole(json['seat'], `${at}.seat`, 0, players - 1),
    state: object(json['state'], `${at}.state`) as unknown as Position,
    commit: text(json['commit'], `${at}.commit`),
    secret: text(json['secret'], `${at}.secret`),
  };
}
