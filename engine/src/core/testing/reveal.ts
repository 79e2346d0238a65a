/** By what a viewer may come to know a hidden fact, game by game. */
import * as maamut from '../../maamut/testing/reveal.ts';
import * as mammut from '../../mammut/testing/reveal.ts';
import * as momie from '../../momie/testing/reveal.ts';
import type { AnyGame, GameEvent, Viewer } from '../game.ts';

interface Reveal {
  readonly outline: (event: never, viewer: Viewer) => object;
  readonly announcements: readonly string[];
}

const reveals: Readonly<Record<string, Reveal>> = { maamut, mammut, momie };

/** Whether the rules let the viewer tell two worlds apart by these events, the first that differ. */
export function mayDiffer(game: AnyGame, viewer: Viewer, a: GameEvent | undefined, b: GameEvent | undefined): boolean {
  const reveal = reveals[game.name];
  if (reveal === undefined) throw new Error(`${game.name} does not say what may be revealed`);
  if ([a, b].some((event) => event !== undefined && reveal.announcements.includes(event.type))) return true;
  if (a === undefined || b === undefined) return false;
  return JSON.stringify(reveal.outline(a as never, viewer)) === JSON.stringify(reveal.outline(b as never, viewer));
}
