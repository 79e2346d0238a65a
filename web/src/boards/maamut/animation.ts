/** The animation of each event: the cause first, then the effect, tile by tile. */
import type { Seat } from '@traque/engine/core/game';
import type { Card, Cell, Event } from '@traque/engine/maamut/protocol';
import type { Pace } from '../contract.ts';
import type { SceneHandle } from '../useScene.ts';
import { heading, type Point } from './geometry.ts';
import { pieceName } from './piece-names.ts';
import { at } from './Pieces.tsx';
import { after, hunterPoint, mammothPoint, type Scene, type Sign } from './scene.ts';

type Kind<T extends Event['type']> = Extract<Event, { type: T }>;

type Handle = SceneHandle<Scene>;

const STEP_MS = 240;

const lit = (cells: readonly Cell[]): Sign[] => cells.map((cell) => ({ kind: 'lit', at: cell }));

/** The pieces that have another place in the next scene. */
function moved(before: Scene, next: Scene): { name: string; from: Point; to: Point }[] {
  const pieces = [
    { name: pieceName.mammoth, from: mammothPoint(before), to: mammothPoint(next) },
    ...next.hunters.map((_, seat) => ({
      name: pieceName.hunter(seat),
      from: hunterPoint(before, seat),
      to: hunterPoint(next, seat),
    })),
  ];
  return pieces.flatMap(({ name, from, to }) =>
    from && to && (from.x !== to.x || from.y !== to.y) ? [{ name, from, to }] : [],
  );
}

/** From one scene to the next: what moved travels there, with a jump of height `hop`. */
async function travel(handle: Handle, pace: Pace, next: Scene, ms: number, hop: number): Promise<void> {
  const paths = moved(handle.scene(), next);
  await handle.show(next);
  if (pace.reduced) return pace.wait(ms);
  const walks = paths.map(({ name, from, to }) => {
    const element = handle.piece(name);
    if (!element) return pace.wait(ms);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - hop };
    return pace.animate(
      element,
      [{ transform: at(from) }, { transform: at(middle) }, { transform: at(to) }],
      ms,
      'linear',
    );
  });
  await Promise.all(walks);
}

async function pulse(handle: Handle, pace: Pace, name: string, keyframes: Keyframe[], ms: number): Promise<void> {
  const element = pace.reduced ? null : handle.piece(name);
  await (element ? pace.animate(element, keyframes, ms, 'ease-out') : pace.wait(ms));
}

const withHunter = (scene: Scene, seat: Seat, cell: Cell, signs: readonly Sign[]): Scene => ({
  ...scene,
  hunters: scene.hunters.map((was, other) => (other === seat ? cell : was)),
  signs,
});

async function walk(handle: Handle, pace: Pace, event: Kind<'walk'>): Promise<void> {
  for (const cell of event.path) {
    await travel(handle, pace, withHunter(handle.scene(), event.seat, cell, lit([cell])), STEP_MS, 9);
  }
}

/** The mammoth startles, then looks along one way after the other until one is open or none is left (MA-51 to MA-55). */
async function startle(handle: Handle, pace: Pace, event: Kind<'startle'>): Promise<void> {
  const signs: Sign[] = [{ kind: 'fright', at: event.at }];
  await handle.show({ ...handle.scene(), pose: 'turn', signs: [...signs] });
  await pace.wait(380);
  for (const way of event.closed) {
    signs.push({ kind: 'closed', from: event.at, way });
    await handle.show({ ...handle.scene(), heading: heading(way.dir), signs: [...signs] });
    await pace.wait(360);
  }
  if (event.dir !== null) signs.push({ kind: 'open', from: event.at, dir: event.dir });
  await handle.show({ ...after(handle.scene(), event), signs });
  await pace.wait(event.dir === null ? 520 : 320);
}

async function run(handle: Handle, pace: Pace, event: Kind<'run'>): Promise<void> {
  for (const cell of event.path) {
    const scene: Scene = { ...handle.scene(), pose: 'run', heading: heading(event.dir), mammoth: cell };
    await travel(handle, pace, { ...scene, signs: lit([cell]) }, STEP_MS * 0.9, 14);
  }
}

async function panic(handle: Handle, pace: Pace, event: Kind<'panic'>): Promise<void> {
  await handle.show({ ...handle.scene(), signs: [{ kind: 'fright', at: event.from }] });
  await pace.wait(260);
  await travel(handle, pace, withHunter(handle.scene(), event.seat, event.to, lit([event.to])), STEP_MS * 1.2, 16);
}

async function removed(handle: Handle, pace: Pace, event: Kind<'removed'>): Promise<void> {
  const scene = handle.scene();
  await handle.show({ ...scene, signs: [{ kind: 'out', at: event.at }] });
  const from = hunterPoint(scene, event.seat);
  const place = from ? at(from) : '';
  const fade = [
    { transform: place, opacity: 1 },
    { transform: `${place} rotate(80deg)`, opacity: 0 },
  ];
  await pulse(handle, pace, pieceName.hunter(event.seat), fade, 480);
  await handle.show({ ...after(handle.scene(), event), signs: [{ kind: 'out', at: event.at }] });
  await pace.wait(240);
}

/** A piece that comes or goes: it fades while its tile is lit. */
async function appear(handle: Handle, pace: Pace, event: Event, name: string, cell: Cell): Promise<void> {
  await handle.show({ ...after(handle.scene(), event), signs: lit([cell]) });
  await pulse(handle, pace, name, [{ opacity: 0 }, { opacity: 1 }], 360);
}

async function vanish(handle: Handle, pace: Pace, event: Event, cells: readonly Cell[]): Promise<void> {
  await handle.show({ ...handle.scene(), signs: lit(cells) });
  const fade = [{ opacity: 1 }, { opacity: 0 }];
  await Promise.all(cells.map((cell) => pulse(handle, pace, pieceName.trap(cell), fade, 360)));
  await handle.show({ ...after(handle.scene(), event), signs: lit(cells) });
}

/** The mammoth stumbles on the edge, then drops. */
async function fall(handle: Handle, pace: Pace, event: Kind<'fall'>): Promise<void> {
  await handle.show({ ...after(handle.scene(), event), signs: lit([event.at]) });
  const { x, y } = mammothPoint(handle.scene());
  const drop = [
    { transform: at({ x, y: y - 34 }) },
    { transform: at({ x: x - 5, y: y - 26 }), offset: 0.35 },
    { transform: at({ x: x + 3, y: y + 5 }), offset: 0.8 },
    { transform: at({ x, y }) },
  ];
  await pulse(handle, pace, pieceName.mammoth, drop, 620);
  await pace.wait(320);
}

/** The card first, so that everybody sees why the hunter goes that far. */
async function holdUp(handle: Handle, pace: Pace, cell: Cell | null, card: Card): Promise<void> {
  if (cell === null) return;
  await handle.show({ ...handle.scene(), signs: [...lit([cell]), { kind: 'card', at: cell, card }] });
  await pulse(handle, pace, pieceName.discardPile, nudge, 420);
}

const nudge = [{ transform: 'none' }, { transform: 'translateY(-8px)' }, { transform: 'none' }];

export async function playEvent(handle: Handle, event: Event, pace: Pace): Promise<void> {
  switch (event.type) {
    case 'place':
      return appear(handle, pace, event, pieceName.hunter(event.seat), event.at);
    case 'move':
      return holdUp(handle, pace, event.from, event.card);
    case 'walk':
      return walk(handle, pace, event);
    case 'startle':
      return startle(handle, pace, event);
    case 'run':
      return run(handle, pace, event);
    case 'panic':
      return panic(handle, pace, event);
    case 'removed':
      return removed(handle, pace, event);
    case 'vanish':
      return vanish(handle, pace, event, event.cells);
    case 'setTrap':
      return appear(handle, pace, event, pieceName.trap(event.at), event.at);
    case 'liftTrap':
      return vanish(handle, pace, event, [event.at]);
    case 'fall':
      return fall(handle, pace, event);
    case 'pass':
      return holdUp(handle, pace, handle.scene().hunters[event.seat] ?? null, event.card);
    case 'draw':
    case 'reshuffle':
      await handle.show({ ...handle.scene(), signs: [] });
      return pulse(handle, pace, pieceName.drawPile, nudge, 180);
    case 'over':
      return pace.wait(400);
    case 'drawn':
      return;
  }
}
