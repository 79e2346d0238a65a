/** Positions and dice for the tests of the rules. */
import type { Chance } from '../../core/chance.ts';
import { burrow } from '../index.ts';
import type { Action, Event, Search, StateJson } from '../protocol.ts';
import type { State } from '../state.ts';

interface Facts {
  /** 3 unless said: seat 0 is the hare. */
  readonly players?: number;
  readonly hare: number;
  /** Given: the hare is to act, otherwise a hunter. */
  readonly die?: number;
  readonly nightfall?: number;
  /** `5 far, 3 near`. */
  readonly searches?: string;
}

export function position({ players = 3, hare, die, nightfall = 15, searches = '' }: Facts): State {
  const made = searches === '' ? [] : searches.split(', ').map((each) => each.split(' '));
  return burrow.read({
    game: 'burrow',
    players,
    options: { hare: 0 },
    hare,
    die: die ?? null,
    nightfall,
    searches: made.map(([cell, answer]) => ({ cell: Number(cell), answer: answer as Search['answer'] })),
    toAct: die === undefined ? 1 + (made.length % (players - 1)) : 0,
    result: null,
  });
}

/** Chance that gives these numbers, counted from 1 as on a die, and no others. */
export function throws(...numbers: readonly number[]): Chance {
  const left = [...numbers];
  return {
    below(n) {
      const next = left.shift();
      if (next === undefined || next < 1 || next > n) throw new Error(`${next} is none of ${n}`);
      return next - 1;
    },
  };
}

export const hop = (to: number): Action => ({ type: 'hop', to });
export const search = (cell: number): Action => ({ type: 'search', cell });

/** Carries out an action that must be allowed; `rolls` is the die of the next turn. */
export function play(state: State, action: Action, ...rolls: number[]): { json: StateJson; events: Event[] } {
  const why = refused(state, action);
  if (why !== null) throw new Error(`refused by ${why}`);
  const events: Event[] = [];
  burrow.apply(state, action, throws(...rolls), (event) => events.push(event));
  return { json: burrow.write(state) as StateJson, events };
}

/** The clause and the reason that forbid it to the seat to act, or null. */
export function refused(state: State, action: unknown): string | null {
  const refusal = burrow.refusal(state, burrow.toAct(state) ?? 0, action);
  return refusal && `${refusal.rule} ${refusal.why}`;
}
