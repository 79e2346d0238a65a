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

/** The lists of the nodes for which they were last made: the next one of the same game only adds to it. */
const made = new WeakMap<HeardNode, readonly Heard[]>();

/** The public record as in the protocol: oldest entry first. */
export function heardList({ heard }: State): Heard[] {
  const added: Heard[] = [];
  let node = heard;
  for (; node !== null && !made.has(node); node = node.before) added.push(node.entry);
  const list = [...(node === null ? [] : made.get(node)!), ...added.reverse()];
  // A list per entry would take the square of the game's length in memory.
  if (node !== null) made.delete(node);
  if (heard !== null) made.set(heard, list);
  return [...list];
}

/** The public record as states hold it: newest entry first. */
export function heardChain(heard: readonly Heard[]): HeardNode | null {
  let node: HeardNode | null = null;
  for (const entry of heard) node = { entry, before: node };
  return node;
}
