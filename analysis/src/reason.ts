/**
 * Why one action is better than others, as statements that are proved, never guessed: a wrong reason is worse than none.
 *
 * A game says what is certain in a position after an action (`FactsAfter`), from the rules alone. An action is tried in
 * worlds that the seat cannot tell from the real one; a reason is given only if it holds in all of them.
 */
import { FastChance } from '@traque/engine/core/chance';
import type { AnyGame, AnyView, GameEvent, OpaqueState, Seat } from '@traque/engine/core/game';
import { jsonEqual } from '@traque/engine/core/json-equal';
import type { Action } from '@traque/engine/core/match';
import { yardstickOf } from './values.ts';

/** What a game says of a position after an action; the kinds are the game's own, except `wins`: the seat has won. */
export interface Fact {
  readonly kind: string;
  readonly seat?: Seat;
}

export interface Tried {
  readonly before: OpaqueState;
  readonly action: Action;
  readonly after: OpaqueState;
  readonly events: readonly GameEvent[];
  readonly seat: Seat;
}

/** A reason that is a comparison: after the better action one fact is certain, after the others another one. */
interface Contrast {
  readonly reason: string;
  readonly own: string;
  readonly others: string;
  /** The others' fact need not be certain: one possible world proves that it can happen. */
  readonly possible?: true;
}

/** What a game knows about reasons. */
export interface GameFacts {
  after(tried: Tried): readonly Fact[];
  /** Facts that speak for an action by themselves, the strongest first. */
  readonly good: readonly string[];
  readonly contrasts: readonly Contrast[];
}

/** `winsAtOnce`; `onlyAction`: there is nothing else to do; any other is the game's own (`good`, `contrasts`). */
export interface Reason {
  readonly kind: string;
  readonly seat?: Seat;
  /** Of a comparison: nothing else that could be done does the same. */
  readonly only?: true;
}

/** Facts that hold in all worlds, and those that hold in some. */
interface Holding {
  readonly all: readonly Fact[];
  readonly some: readonly Fact[];
}

const WORLDS = 16;
/** With more other actions than this, nothing is said about all of them. */
const MAX_OTHERS = 80;

const has = (facts: readonly Fact[], kind: string, seat?: Seat): boolean =>
  facts.some((fact) => fact.kind === kind && fact.seat === seat);

/** Tries actions in worlds that fit a view. Only the view counts: two worlds that look alike give the same reasons. */
class Proof {
  readonly #game: AnyGame;
  readonly #seat: Seat;
  readonly #facts: GameFacts;
  readonly #worlds: readonly OpaqueState[];
  readonly #seed: string;

  constructor(game: AnyGame, view: AnyView, seat: Seat, facts: GameFacts, seed: string) {
    this.#game = game;
    this.#seat = seat;
    this.#facts = facts;
    this.#seed = seed;
    const chance = new FastChance(`${seed} worlds`);
    this.#worlds = Array.from({ length: WORLDS }, () => game.imagine(view, seat, chance));
  }

  legal(): { readonly actions: readonly Action[]; readonly complete: boolean } {
    return this.#game.legal(this.#worlds[0]!);
  }

  holding(action: Action): Holding {
    const found = this.#worlds.map((world, i) => {
      const after = this.#game.clone(world);
      const events: GameEvent[] = [];
      this.#game.apply(after, action, new FastChance(`${this.#seed} draw ${i}`), (event) => events.push(event));
      return this.#facts.after({ before: world, action, after, events, seat: this.#seat });
    });
    const [first, ...others] = found;
    const all = first!.filter(({ kind, seat }) => others.every((facts) => has(facts, kind, seat)));
    return { all, some: found.flat() };
  }
}

/** What is proved about an action by itself. */
function ownReasons({ good }: GameFacts, own: Holding): Reason[] {
  const wins: Reason[] = has(own.all, 'wins') ? [{ kind: 'winsAtOnce' }] : [];
  return [...wins, ...good.flatMap((kind) => own.all.filter((fact) => fact.kind === kind))];
}

/** What is proved about an action and all, or most, of these others: what it avoids. */
function comparisons({ contrasts }: GameFacts, own: Holding, others: readonly Holding[]): Reason[] {
  return contrasts.flatMap((contrast) =>
    own.all.flatMap(({ kind, seat }): Reason[] => {
      if (kind !== contrast.own) return [];
      const worse = others.filter(({ all, some }) => has(contrast.possible ? some : all, contrast.others, seat));
      if (worse.length <= others.length / 2) return [];
      const isAll = worse.length === others.length && others.length > 1;
      return [
        {
          kind: contrast.reason,
          ...(seat === undefined ? {} : { seat }),
          ...(isAll ? { only: true as const } : {}),
        },
      ];
    }),
  );
}

/** Why the action is good, whatever else could be done; for hints. The strongest reason first. */
export function reasonsFor(game: AnyGame, view: AnyView, seat: Seat, action: Action, seed: string): readonly Reason[] {
  const facts = yardstickOf(game.name)?.facts;
  if (facts === undefined) return [];
  const proof = new Proof(game, view, seat, facts, seed);
  const own = proof.holding(action);
  const reasons = ownReasons(facts, own);
  const { actions, complete } = proof.legal();
  const others = actions.filter((other) => !jsonEqual(other, action));
  if (!complete || others.length > MAX_OTHERS || reasons[0]?.kind === 'winsAtOnce') return reasons;
  if (others.length === 0) return [...reasons, { kind: 'onlyAction' }];
  const [first, ...rest] = comparisons(
    facts,
    own,
    others.map((other) => proof.holding(other)),
  );
  return first === undefined ? reasons : [first, ...rest, ...reasons];
}

/** Why one action is better than another; for slips. What both have in common is no reason. */
export function reasonsAgainst(
  game: AnyGame,
  view: AnyView,
  seat: Seat,
  { better, played }: { readonly better: Action; readonly played: Action },
  seed: string,
): readonly Reason[] {
  const facts = yardstickOf(game.name)?.facts;
  if (facts === undefined) return [];
  const proof = new Proof(game, view, seat, facts, seed);
  const own = proof.holding(better);
  const other = proof.holding(played);
  const good = ownReasons(facts, own).filter(({ kind, seat: who }) => {
    return !has(other.some, kind === 'winsAtOnce' ? 'wins' : kind, who);
  });
  const bad = comparisons(facts, own, [other]);
  return good[0]?.kind === 'winsAtOnce' ? good : [...bad, ...good];
}
