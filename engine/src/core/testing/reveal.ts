/** By what a viewer may come to know a hidden fact. */
import { testingOf } from '../../testing.ts';
import type { AnyGame, GameEvent, Viewer } from '../game.ts';

/** Whether the rules let the viewer tell two worlds apart by these events, the first that differ. */
export function mayDiffer(game: AnyGame, viewer: Viewer, a: GameEvent | undefined, b: GameEvent | undefined): boolean {
  const { announcements, outline } = testingOf(game);
  if ([a, b].some((event) => event !== undefined && announcements.includes(event.type))) return true;
  if (a === undefined || b === undefined) return false;
  return JSON.stringify(outline(a, viewer)) === JSON.stringify(outline(b, viewer));
}
