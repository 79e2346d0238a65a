/**
 * Games that were played on from a moment of another (docs/protocol.md, Records): whoever watched that game knows its
 * secrets, so whatever the seat he takes could not know is drawn anew, and so is all chance from there.
 */
import { object, text, whole } from './check.ts';
import type { Chance } from './chance.ts';
import type { AnyGame, OpaqueState, Position, Seat } from './game.ts';
import { Malformed } from './malformed.ts';
import { same } from './same.ts';
import { commitment, drawChance, type Entropy } from './seeds.ts';

export interface Renewal {
  /** The number of actions before it. */
  readonly after: number;
  /** Whose knowledge stays true. */
  readonly seat: Seat;
  /** The state from there on. */
  readonly state: Position;
  readonly commit: string;
  readonly secret: string;
}

/** Where the draws of a record come from. */
export interface Sources extends Entropy {
  /** In the order of the moments. */
  readonly anew?: readonly Renewal[];
}

/** The chance of draw i, from the secret that counts by then. */
export function chanceOf(sources: Sources, index: number): Chance {
  const renewal = sources.anew?.findLast(({ after }) => after < index);
  return drawChance(renewal === undefined ? sources : { ...sources, secret: renewal.secret }, index);
}

/** Redraws all that the seat does not know at this moment. The game is not over. */
export function renew(game: AnyGame, state: OpaqueState, after: number, seat: Seat, secret: string): Renewal {
  const fresh = game.imagine(game.view(state, seat), seat, drawChance({ secret }, after));
  return { after, seat, state: game.write(fresh), commit: commitment(secret), secret };
}

/** The state after action `index`, as it is when everything is renewed that is to be. @throws {Malformed} */
export function renewed(sources: Sources, game: AnyGame, state: OpaqueState, index: number): OpaqueState {
  let now = state;
  for (const { after, seat, state: json } of sources.anew ?? []) {
    if (after !== index) continue;
    const fresh = game.read(json);
    if (!same(game.view(fresh, seat), game.view(now, seat)))
      throw new Malformed('anew', `after action ${after}: not what seat ${seat} knew`);
    now = fresh;
  }
  return now;
}

/** @throws {Malformed} */
export function readRenewal(value: unknown, at: string, players: number, actions: number): Renewal {
  const json = object(value, at);
  return {
    after: whole(json['after'], `${at}.after`, 0, actions),
    seat: whole(json['seat'], `${at}.seat`, 0, players - 1),
    state: object(json['state'], `${at}.state`) as unknown as Position,
    commit: text(json['commit'], `${at}.commit`),
    secret: text(json['secret'], `${at}.secret`),
  };
}
