/** Playing drawn positions in tests. */
import { type Chance, FastChance } from '../../core/chance.ts';
import { mammut } from '../index.ts';
import { write } from '../json.ts';
import type { Action, Event, StateJson } from '../protocol.ts';
import type { State } from '../state.ts';
import { position } from './position.ts';

export interface Outcome {
  readonly state: State;
  readonly json: StateJson;
  readonly events: readonly Event[];
}

/** Carries out actions one after the other, each by the seat to act; none may be refused. */
export function play(from: State | string, actions: readonly Action[], chance: Chance = new FastChance(1)): Outcome {
  const state = typeof from === 'string' ? position(from) : mammut.clone(from);
  const events: Event[] = [];
  for (const action of actions) {
    const refusal = mammut.refusal(state, state.toAct, action);
    if (refusal !== null) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(refusal)}`);
    mammut.apply(state, action, chance, (event) => events.push(event));
  }
  return { state, json: write(state), events };
}

/** The seat to act takes everything in the middle, which ends the sharing, or passes; the evaluation follows. */
export function evaluate(drawing: string, chance?: Chance): Outcome {
  const state = position(drawing);
  const { middle } = write(state);
  return play(state, [middle.length === 0 ? { type: 'pass' } : { type: 'take', tiles: middle }], chance);
}

/** `MM-41 noQuestionMark`: why the seat to act may not do this. */
export function refused(from: State | string, action: unknown): string {
  const state = typeof from === 'string' ? position(from) : from;
  const refusal = mammut.refusal(state, state.toAct, action);
  return refusal === null ? 'allowed' : `${refusal.rule} ${refusal.why}`;
}

/** Points given and taken by some clauses, in order: `0 MM-70 +4`. */
export function scores({ events }: Outcome, ...rules: readonly string[]): string[] {
  return events.flatMap((event) =>
    event.type === 'score' && rules.includes(event.rule)
      ? [`${event.seat} ${event.rule} ${event.vp < 0 ? '' : '+'}${event.vp}`]
      : [],
  );
}

export const eventsOf = <T extends Event['type']>({ events }: Outcome, type: T): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
