/** What the board shows at one moment. Events change it step by step from one view to the next. */
import type { Seat } from '@traque/engine/core/game';
import type { Card, Cell, ClosedWay, Direction, Event, View } from '@traque/engine/maamut/protocol';
import type { Pose } from './art/mammoth/Mammoth.tsx';
import { centre, hunterSpot, heading, type Point } from './geometry.ts';

/** A mark that is shown for a moment, to explain why something happens. */
export type Sign =
  | { readonly kind: 'lit'; readonly at: Cell }
  | { readonly kind: 'closed'; readonly from: Cell; readonly way: ClosedWay }
  | { readonly kind: 'open'; readonly from: Cell; readonly dir: Direction }
  | { readonly kind: 'fright'; readonly at: Cell }
  | { readonly kind: 'out'; readonly at: Cell }
  /** The card just played or discarded, above the hunter. */
  | { readonly kind: 'card'; readonly at: Cell; readonly card: Card };

export interface Scene {
  readonly mammoth: Cell;
  readonly pose: Pose;
  readonly heading: 1 | -1;
  readonly hunters: readonly (Cell | null)[];
  readonly traps: Readonly<Record<Cell, Seat>>;
  readonly signs: readonly Sign[];
}

/** The mammoth faces where it faced before, at first to the west. */
export function sceneOf(view: View, before: Scene | null = null): Scene {
  return {
    mammoth: view.mammoth,
    pose: view.result?.reason === 'trap' ? 'fall' : 'stand',
    heading: before?.heading ?? -1,
    hunters: view.hunters.map((hunter) => hunter.at),
    traps: view.traps,
    signs: view.result?.reason === 'trap' ? [{ kind: 'lit', at: view.mammoth }] : [],
  };
}

function put(scene: Scene, seat: Seat, at: Cell | null): Scene {
  return { ...scene, hunters: scene.hunters.map((was, other) => (other === seat ? at : was)) };
}

function without(traps: Scene['traps'], gone: readonly Cell[]): Scene['traps'] {
  return Object.fromEntries(Object.entries(traps).filter(([cell]) => !gone.includes(cell)));
}

/** The scene after an event. What an animation shows on the way is not part of it. */
export function after(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'place':
      return put(scene, event.seat, event.at);
    case 'walk':
      return put(scene, event.seat, event.path.at(-1) ?? scene.hunters[event.seat] ?? null);
    case 'startle':
      // Facing a hunter it looks left: that is where a hunter on its tile is painted.
      return { ...scene, pose: 'turn', heading: event.dir === null ? -1 : heading(event.dir) };
    case 'run':
      return { ...scene, pose: 'run', heading: heading(event.dir), mammoth: event.path.at(-1) ?? scene.mammoth };
    case 'panic':
      return put(scene, event.seat, event.to);
    case 'removed':
      return put(scene, event.seat, null);
    case 'vanish':
      return { ...scene, traps: without(scene.traps, event.cells) };
    case 'setTrap':
      return { ...scene, traps: { ...scene.traps, [event.at]: event.seat } };
    case 'liftTrap':
      return { ...scene, traps: without(scene.traps, [event.at]) };
    case 'fall':
      return { ...scene, pose: 'fall', mammoth: event.at };
    case 'move':
    case 'pass':
    case 'draw':
    case 'drawn':
    case 'reshuffle':
    case 'over':
      return scene;
  }
}

/** Where the mammoth is painted: its feet a little below the middle of the tile, deeper when it has fallen. */
export function mammothPoint(scene: Scene): Point {
  const { x, y } = centre(scene.mammoth);
  return { x, y: y - (scene.pose === 'fall' ? 2 : 4) };
}

/** Where a hunter's feet are painted, or null if they are not on the board. */
export function hunterPoint(scene: Scene, seat: Seat): Point | null {
  const at = scene.hunters[seat] ?? null;
  if (at === null) return null;
  const here = scene.hunters.flatMap((cell, other) => (cell === at ? [other] : []));
  const company = scene.mammoth === at ? 'mammoth' : at in scene.traps ? 'trap' : null;
  return hunterSpot(at, here.indexOf(seat), here.length, company);
}
