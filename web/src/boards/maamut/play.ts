/** Plays one event on the picture: the cause first, then the effect, a tile at a time. */
import type { Seat } from '@traque/engine/core/game';
import type { Card, Cell, Event } from '@traque/engine/maamut/protocol';
import type { Pace } from '../contract.ts';
import type { Studio as SceneStudio } from '../useScene.ts';
import { heading, type Point } from './geometry.ts';
import { at, pieceName } from './Pieces.tsx';
import { after, hunterPoint, mammothPoint, type Scene, type Sign } from './scene.ts';

type Kind<T extends Event['type']> = Extract<Event, { type: T }>;

export type Studio = SceneStudio<Scene>;

const STEP = 240;

const lit = (cells: readonly Cell[]): Sign[] => cells.map((cell) => ({ kind: 'lit', at: cell }));

/** Each piece that stands elsewhere in the next scene, with where it was and will be. */
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

/** From one scene to the next: whatever moved travels there, with a small bound of height `hop`. */
async function travel(studio: Studio, pace: Pace, next: Scene, ms: number, hop: number): Promise<void> {
  const paths = moved(studio.scene(), next);
  await studio.show(next);
  if (pace.reduced) return pace.wait(ms);
  const walks = paths.map(({ name, from, to }) => {
    const element = studio.piece(name);
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

async function pulse(studio: Studio, pace: Pace, name: string, keyframes: Keyframe[], ms: number): Promise<void> {
  const element = pace.reduced ? null : studio.piece(name);
  await (element ? pace.animate(element, keyframes, ms, 'ease-out') : pace.wait(ms));
}

const withHunter = (scene: Scene, seat: Seat, cell: Cell, signs: readonly Sign[]): Scene => ({
  ...scene,
  hunters: scene.hunters.map((was, other) => (other === seat ? cell : was)),
  signs,
});

async function walk(studio: Studio, pace: Pace, event: Kind<'walk'>): Promise<void> {
  for (const cell of event.path) {
    await travel(studio, pace, withHunter(studio.scene(), event.seat, cell, lit([cell])), STEP, 9);
  }
}

/** It startles, looks along each way in turn, and finds it closed, until one is open or none is left (MA-51 to MA-55). */
async function startle(studio: Studio, pace: Pace, event: Kind<'startle'>): Promise<void> {
  const signs: Sign[] = [{ kind: 'fright', at: event.at }];
  await studio.show({ ...studio.scene(), pose: 'turn', signs: [...signs] });
  await pace.wait(380);
  for (const way of event.closed) {
    signs.push({ kind: 'closed', from: event.at, way });
    await studio.show({ ...studio.scene(), heading: heading(way.dir), signs: [...signs] });
    await pace.wait(360);
  }
  if (event.dir !== null) signs.push({ kind: 'open', from: event.at, dir: event.dir });
  await studio.show({ ...after(studio.scene(), event), signs });
  await pace.wait(event.dir === null ? 520 : 320);
}

async function run(studio: Studio, pace: Pace, event: Kind<'run'>): Promise<void> {
  for (const cell of event.path) {
    const scene: Scene = { ...studio.scene(), pose: 'run', heading: heading(event.dir), mammoth: cell };
    await travel(studio, pace, { ...scene, signs: lit([cell]) }, STEP * 0.9, 14);
  }
}

async function panic(studio: Studio, pace: Pace, event: Kind<'panic'>): Promise<void> {
  await studio.show({ ...studio.scene(), signs: [{ kind: 'fright', at: event.from }] });
  await pace.wait(260);
  await travel(studio, pace, withHunter(studio.scene(), event.seat, event.to, lit([event.to])), STEP * 1.2, 16);
}

async function removed(studio: Studio, pace: Pace, event: Kind<'removed'>): Promise<void> {
  const scene = studio.scene();
  await studio.show({ ...scene, signs: [{ kind: 'out', at: event.at }] });
  const from = hunterPoint(scene, event.seat);
  const place = from ? at(from) : '';
  const fade = [
    { transform: place, opacity: 1 },
    { transform: `${place} rotate(80deg)`, opacity: 0 },
  ];
  await pulse(studio, pace, pieceName.hunter(event.seat), fade, 480);
  await studio.show({ ...after(studio.scene(), event), signs: [{ kind: 'out', at: event.at }] });
  await pace.wait(240);
}

/** A piece that comes or goes: it fades while its tile is lit. */
async function appear(studio: Studio, pace: Pace, event: Event, name: string, cell: Cell): Promise<void> {
  await studio.show({ ...after(studio.scene(), event), signs: lit([cell]) });
  await pulse(studio, pace, name, [{ opacity: 0 }, { opacity: 1 }], 360);
}

async function vanish(studio: Studio, pace: Pace, event: Event, cells: readonly Cell[]): Promise<void> {
  await studio.show({ ...studio.scene(), signs: lit(cells) });
  const fade = [{ opacity: 1 }, { opacity: 0 }];
  await Promise.all(cells.map((cell) => pulse(studio, pace, pieceName.trap(cell), fade, 360)));
  await studio.show({ ...after(studio.scene(), event), signs: lit(cells) });
}

/** It stumbles on the edge, then drops. */
async function fall(studio: Studio, pace: Pace, event: Kind<'fall'>): Promise<void> {
  await studio.show({ ...after(studio.scene(), event), signs: lit([event.at]) });
  const { x, y } = mammothPoint(studio.scene());
  const drop = [
    { transform: at({ x, y: y - 34 }) },
    { transform: at({ x: x - 5, y: y - 26 }), offset: 0.35 },
    { transform: at({ x: x + 3, y: y + 5 }), offset: 0.8 },
    { transform: at({ x, y }) },
  ];
  await pulse(studio, pace, pieceName.mammoth, drop, 620);
  await pace.wait(320);
}

/** The card first, so that all see why the hunter goes as far as he goes. */
async function holdUp(studio: Studio, pace: Pace, cell: Cell | null, card: Card): Promise<void> {
  if (cell === null) return;
  await studio.show({ ...studio.scene(), signs: [...lit([cell]), { kind: 'card', at: cell, card }] });
  await pulse(studio, pace, 'discard', nudge, 420);
}

const nudge = [{ transform: 'none' }, { transform: 'translateY(-8px)' }, { transform: 'none' }];

export async function play(studio: Studio, event: Event, pace: Pace): Promise<void> {
  switch (event.type) {
    case 'place':
      return appear(studio, pace, event, pieceName.hunter(event.seat), event.at);
    case 'move':
      return holdUp(studio, pace, event.from, event.card);
    case 'walk':
      return walk(studio, pace, event);
    case 'startle':
      return startle(studio, pace, event);
    case 'run':
      return run(studio, pace, event);
    case 'panic':
      return panic(studio, pace, event);
    case 'removed':
      return removed(studio, pace, event);
    case 'vanish':
      return vanish(studio, pace, event, event.cells);
    case 'setTrap':
      return appear(studio, pace, event, pieceName.trap(event.at), event.at);
    case 'liftTrap':
      return vanish(studio, pace, event, [event.at]);
    case 'fall':
      return fall(studio, pace, event);
    case 'pass':
      return holdUp(studio, pace, studio.scene().hunters[event.seat] ?? null, event.card);
    case 'draw':
    case 'reshuffle':
      await studio.show({ ...studio.scene(), signs: [] });
      return pulse(studio, pace, 'draw', nudge, 180);
    case 'over':
      return pace.wait(400);
    case 'drawn':
      return;
  }
}
