/** MO-42: what is told to all. The public record and the public events are written here and nowhere else. */
import { ARROW, type State } from './state.ts';
import type { Die, Event, Heard } from './protocol.ts';

export type Emit = (event: Event) => void;

/** Whether anybody listens: where nobody does, no entry need be made. */
export function heardBy(state: State, emit: Emit | undefined): boolean {
  return state.records || emit !== undefined;
}

export function tell(state: State, entry: Heard, emit: Emit | undefined): void {
  if (state.records) state.told = { entry, before: state.told };
  emit?.({ ...entry, for: null });
}

/** The public record, oldest first. */
export function recordOf(state: State): Heard[] {
  const heard: Heard[] = [];
  for (let told = state.told; told !== null; told = told.before) heard.push(told.entry);
  return heard.reverse();
}

export function dieOf(face: number): Die {
  return face === ARROW ? 'arrow' : (face as Die);
}

export function faceOf(die: Die): number {
  return die === 'arrow' ? ARROW : die;
}
