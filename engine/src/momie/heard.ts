/** MO-42: what is announced to all. Public events and the public record are written here and nowhere else. */
import type { Emit } from './events.ts';
import type { Heard } from './protocol.ts';
import type { HeardNode, State } from './state.ts';

/** Whether an announcement would be kept or emitted; if not, it need not be built. */
export function isHeard(state: State, emit: Emit | undefined): boolean {
  return state.keepsHeard || emit !== undefined;
}

export function announce(state: State, entry: Heard, emit: Emit | undefined): void {
  if (state.keepsHeard) state.heard = { entry, before: state.heard };
  emit?.({ ...entry, for: null });
}

/** The public record as in the protocol: oldest entry first. */
export function heardList(state: State): Heard[] {
  const heard: Heard[] = [];
  for (let node = state.heard; node !== null; node = node.before) heard.push(node.entry);
  return heard.reverse();
}

/** The public record as states hold it: newest entry first. */
export function heardChain(heard: readonly Heard[]): HeardNode | null {
  let node: HeardNode | null = null;
  for (const entry of heard) node = { entry, before: node };
  return node;
}
