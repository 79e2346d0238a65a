/** What the board shows at one moment. Events change it step by step from one view to the next. */
import type { Seat } from '@traque/engine/core/game';
import type { Cell, Die, Event, Heard, Treasure, View } from '@traque/engine/momie/protocol';
import type { Face } from './art/dice.tsx';
import { pointOf } from './geometry.ts';
import { takenBy } from './viewpoint.ts';

interface HunterShown {
  readonly seat: Seat;
  /** null: out of the game; undefined: hidden from this viewer. */
  readonly at: Cell | null | undefined;
  readonly lives: number;
  readonly out: boolean;
}

/** Why a cell is lit up: something found, somebody caught, a step. */
export type HighlightKind = 'find' | 'catch' | 'step';

export interface Scene {
  readonly dungeon: Cell;
  readonly hunters: readonly HunterShown[];
  readonly mummy: { readonly at: Cell; readonly tokens: number; readonly facingLeft: boolean };
  /** The free dice (each `null` before a roll), or how many there are if they are hidden. */
  readonly free: readonly (Die | null)[] | number;
  readonly locked: number;
  /** The die by which the hunter of the turn moves, once announced. */
  readonly announced: Die | null;
  /** The mummy's own die, while it lies rolled. */
  readonly brown: number | null;
  readonly taken: ReadonlyMap<Treasure, number>;
  /** The mission card that is shown to everybody. */
  readonly shown: Treasure | null;
  readonly heard: readonly Heard[];
  /** Faces of the dice while they tumble. */
  readonly tumbling: readonly Face[] | null;
  /** A roll is two events: what everybody hears and what the hunters see. The one that was shown first, until the other. */
  readonly rollShown: 'roll' | 'rolled' | null;
  readonly highlight: { readonly cell: Cell; readonly kind: HighlightKind } | null;
}

const unrolled = (locked: number): readonly null[] => Array.from({ length: 5 - locked }, () => null);

export function sceneOf(view: View): Scene {
  const { free, locked, rolled } = view.dice;
  return {
    dungeon: view.map.dungeon,
    hunters: view.hunters.map(({ seat, at, lives, out }) => ({ seat, at, lives, out })),
    mummy: { at: view.mummy.at, tokens: view.mummy.tokens, facingLeft: lastFacing(view.heard, view.map.dungeon) },
    free: typeof free === 'number' || rolled ? free : unrolled(locked),
    locked,
    announced: null,
    brown: view.phase === 'prowl' && view.steps !== null ? view.steps - locked : null,
    taken: takenBy(view),
    shown: null,
    heard: view.heard,
    tumbling: null,
    rollShown: null,
    highlight: null,
  };
}

/** The mummy looks the way it last walked sideways. */
function lastFacing(heard: readonly Heard[], dungeon: Cell): boolean {
  let from = dungeon;
  let left = false;
  for (const entry of heard) {
    if (entry.type !== 'prowl') continue;
    left = facing(from, entry.path, left);
    from = entry.path.at(-1) ?? from;
  }
  return left;
}

export function facing(from: Cell, path: readonly Cell[], before: boolean): boolean {
  let left = before;
  let x = pointOf(from).x;
  for (const cell of path) {
    const next = pointOf(cell).x;
    if (next !== x) left = next < x;
    x = next;
  }
  return left;
}

/** The scene after an event. */
export function after(scene: Scene, event: Event): Scene {
  const heard = event.type === 'rolled' || event.type === 'walked' ? scene.heard : [...scene.heard, event];
  const moved = { ...effect(scene, event), heard, rollShown: isSecondOfRoll(scene, event) ? null : rollOf(event) };
  return event.type === 'collect' ? moved : { ...moved, shown: null };
}

const rollOf = ({ type }: Event): Scene['rollShown'] => (type === 'roll' || type === 'rolled' ? type : null);

/** Whether the dice of this roll have already been shown tumbling. */
export function isSecondOfRoll({ rollShown }: Scene, event: Event): boolean {
  return rollShown !== null && rollOf(event) !== null && rollShown !== event.type;
}

function effect(scene: Scene, event: Event): Scene {
  const hiding = typeof scene.free === 'number';
  switch (event.type) {
    case 'reset':
      return { ...scene, locked: 0, free: hiding ? 5 : unrolled(0), announced: null };
    case 'roll':
      if (hiding) return { ...scene, locked: event.locked, free: 5 - event.locked };
      return scene.locked === event.locked ? scene : { ...scene, locked: event.locked, free: unrolled(event.locked) };
    case 'rolled':
      return { ...scene, locked: event.locked, free: event.free };
    case 'move':
      return { ...withHunter(scene, event.hunter, hiding ? { at: undefined } : {}), announced: event.die };
    case 'walked':
      return withHunter(scene, event.hunter, { at: event.path.at(-1) ?? event.from });
    case 'collect': {
      const seat = scene.hunters[event.hunter]?.seat ?? 0;
      const taken = new Map([...scene.taken, [event.card, seat]]);
      return { ...withHunter(scene, event.hunter, { at: event.at }), taken, shown: event.card };
    }
    case 'skip':
    case 'lost':
      return scene;
    case 'prowl':
      return prowled(scene, event);
  }
}

function prowled(scene: Scene, event: Extract<Heard, { type: 'prowl' }>): Scene {
  const at = event.path.at(-1) ?? scene.mummy.at;
  const facingLeft = facing(scene.mummy.at, event.path, scene.mummy.facingLeft);
  const brown = event.interrupt ? null : event.steps - scene.locked;
  const mummy = { at, facingLeft, tokens: scene.mummy.tokens + (event.caught === null ? 0 : 1) };
  const walked = { ...scene, mummy, brown, announced: null };
  const victim = event.caught === null ? undefined : scene.hunters[event.caught];
  if (event.caught === null || !victim) return walked;
  const lives = victim.lives - 1;
  return withHunter(walked, event.caught, {
    lives,
    out: lives === 0,
    at: lives === 0 ? null : scene.dungeon,
  });
}

function withHunter(scene: Scene, hunter: number, change: Partial<HunterShown>): Scene {
  return { ...scene, hunters: scene.hunters.map((h, i) => (i === hunter ? { ...h, ...change } : h)) };
}
