/** What a viewer may know (BU-11, BU-12, BU-21); at the end everything. */
import type { Viewer } from '../core/game.ts';
import { positionJson, write } from './json.ts';
import type { View } from './protocol.ts';
import { result } from './result.ts';
import type { State } from './state.ts';

export function view(state: State, viewer: Viewer): View {
  if (result(state) !== null) return write(state);
  if (viewer === null) return positionJson(state, {});
  const { hare, die, nightfall } = state;
  return positionJson(state, viewer === state.options.hare ? { hare, die } : { nightfall });
}
