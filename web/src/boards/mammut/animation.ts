/** The animation of each event: the cause is lifted first, then things move, step by step. */
import type { Clause, Seat } from '@traque/engine/core/game';
import type { Face, TileNumber } from '@traque/engine/mammut/protocol';
import type { Pace } from '../contract.ts';
import type { Box, SceneHandle } from '../useScene.ts';
import { kindCounted } from './account-lines.ts';
import { faceAt, groupOf } from './loot.ts';
import { pieceName } from './piece-names.ts';
import { after, type Scene, type SceneEvent } from './scene.ts';
import { signed } from './words.ts';

type Kind<T extends SceneEvent['type']> = Extract<SceneEvent, { type: T }>;
type Handle = SceneHandle<Scene>;

const calm = { lifted: [], lit: null, flying: null } as const;

/** Lifts tiles, so that everybody sees what it is about. */
async function holdUp(handle: Handle, pace: Pace, lifted: readonly TileNumber[], lit: Seat, ms = 260): Promise<void> {
  await handle.show({ ...handle.scene(), ...calm, lifted, lit });
  await pace.wait(ms);
}

/**
 * Moves tiles to their places in the next scene. All are measured before the first one moves, so that the browser lays out
 * the page once and not once per tile.
 */
async function travel(
  handle: Handle,
  pace: Pace,
  next: Scene,
  tiles: readonly TileNumber[],
  ms: number,
): Promise<void> {
  const before = tiles.map((tile) => handle.box(pieceName.tile(tile)));
  await handle.show(next);
  if (pace.reduced) return pace.wait(ms);
  const now = tiles.map((tile) => handle.box(pieceName.tile(tile)));
  const walks = tiles.map((tile, i) => {
    const element = handle.piece(pieceName.tile(tile));
    const [from, to] = [before[i], now[i]];
    if (!element || !from || !to) return pace.wait(ms);
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    const scale = to.width > 0 ? from.width / to.width : 1;
    return pace.animate(
      element,
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
        { transform: `translate(${x * 0.45}px, ${y * 0.45 - 18}px) scale(${(1 + scale) / 2 + 0.1})`, zIndex: 5 },
        { transform: 'none', zIndex: 5 },
      ],
      ms + Math.min(i, 12) * 22,
      'ease-in-out',
    );
  });
  await Promise.all(walks);
}

async function move(
  handle: Handle,
  pace: Pace,
  event: SceneEvent,
  tiles: readonly TileNumber[],
  seat: Seat,
): Promise<void> {
  await holdUp(handle, pace, tiles, seat);
  await travel(handle, pace, { ...after(handle.scene(), event), ...calm, lit: seat }, tiles, 420);
}

/** Each tile turns over: narrow, then the other side, then wide again. */
async function turn(handle: Handle, pace: Pace, event: SceneEvent, tiles: readonly TileNumber[]): Promise<void> {
  const half = (from: number, to: number) =>
    Promise.all(
      tiles.map((tile) => {
        const element = pace.reduced ? null : handle.piece(pieceName.tile(tile));
        const frames = [{ transform: `scaleX(${from})` }, { transform: `scaleX(${to})` }];
        return element ? pace.animate(element, frames, 180, 'ease-in-out') : pace.wait(180);
      }),
    );
  await half(1, 0.04);
  await handle.show({ ...after(handle.scene(), event), ...calm, lifted: tiles });
  await half(0.04, 1);
  await pace.wait(260);
}

async function pulse(handle: Handle, pace: Pace, name: string, ms: number): Promise<void> {
  const element = pace.reduced ? null : handle.piece(name);
  const frames = [{ transform: 'none' }, { transform: 'scale(1.18)' }, { transform: 'none' }];
  await (element ? pace.animate(element, frames, ms, 'ease-out') : pace.wait(ms));
}

/** The tiles fall from the bag to their places, one after the other. */
async function pour(handle: Handle, pace: Pace, event: Kind<'pour'>): Promise<void> {
  await handle.show({ ...after(handle.scene(), event), ...calm });
  if (pace.reduced) return pace.wait(400);
  const bag = handle.box(pieceName.bag);
  const places = event.up.map((_, tile) => handle.box(pieceName.tile(tile)));
  const falls = places.map((to, tile) => {
    const element = handle.piece(pieceName.tile(tile));
    if (!element || !to || !bag) return pace.wait(300);
    const x = bag.left + bag.width / 2 - to.left - to.width / 2;
    const y = bag.top - to.top - to.height;
    const spin = ((tile * 53) % 240) - 120;
    return pace.animate(
      element,
      [
        { transform: `translate(${x}px, ${y}px) rotate(${spin}deg) scale(0.5)`, opacity: 0 },
        { transform: `translate(${x * 0.4}px, ${y * 0.3}px) rotate(${spin / 2}deg) scale(1.12)`, opacity: 1 },
        { transform: 'none', opacity: 1 },
      ],
      420 + ((tile * 29) % 32) * 14,
      'cubic-bezier(.3,.1,.3,1)',
    );
  });
  await Promise.all(falls);
}

function lootOf(scene: Scene, seat: Seat, fits: (face: Face) => boolean): readonly TileNumber[] {
  return (scene.shares[seat] ?? []).flat().filter((tile) => fits(faceAt(scene.up, tile)));
}

const countedBy = (scene: Scene, seat: Seat, rule: Clause): readonly TileNumber[] =>
  rule in kindCounted ? lootOf(scene, seat, (face) => groupOf(face) === kindCounted[rule]) : [];

/** The tiles that count are lifted, the account says why, and what they bring flies to its place. */
async function bring(handle: Handle, pace: Pace, event: SceneEvent, seat: Seat, text: string, goal: string) {
  await holdUp(handle, pace, countedBy(handle.scene(), seat, event.clause), seat, 280);
  const told = after(handle.scene(), event);
  await handle.show({
    ...handle.scene(),
    account: told.account,
    flying: { seat, text, face: event.type === 'token' ? event.species : null },
  });
  await fly(handle, pace, seat, goal);
  await handle.show({ ...told, flying: null });
  await pulse(handle, pace, goal, 220);
}

async function fly(handle: Handle, pace: Pace, seat: Seat, goal: string): Promise<void> {
  const element = pace.reduced ? null : handle.piece(pieceName.flying);
  const from = handle.box(pieceName.camp(seat));
  const to = handle.box(goal);
  const own = handle.box(pieceName.flying);
  if (!element || !from || !to || !own) return pace.wait(420);
  const at = ({ left, top, width, height }: Box) =>
    `translate(${left + width / 2 - own.left - own.width / 2}px, ${top + height / 2 - own.top - own.height / 2}px)`;
  const frames = [
    { transform: `${at(from)} scale(0.6)`, opacity: 0 },
    { transform: `${at(from)} scale(1.5)`, opacity: 1, offset: 0.35 },
    { transform: `${at(to)} scale(0.8)`, opacity: 1 },
  ];
  await pace.animate(element, frames, 560, 'ease-in-out');
}

/** A line of the account without movement. */
async function tell(handle: Handle, pace: Pace, event: SceneEvent, lit: Seat | null, ms: number): Promise<void> {
  await handle.show({ ...after(handle.scene(), event), ...calm, lit });
  await pace.wait(ms);
}

export async function playEvent(handle: Handle, event: SceneEvent, pace: Pace): Promise<void> {
  switch (event.type) {
    case 'pour':
      return pour(handle, pace, event);
    case 'take':
      return move(handle, pace, event, event.tiles, event.seat);
    case 'steal':
      return move(handle, pace, event, [...event.kept, ...event.returned], event.from);
    case 'giveBack':
      return move(handle, pace, event, event.tiles, event.seat);
    case 'peek':
      await holdUp(handle, pace, event.tiles, event.seat, 620);
      return tell(handle, pace, event, event.seat, 60);
    case 'flip':
    case 'turn':
      return turn(
        handle,
        pace,
        event,
        event.sides.map(({ tile }) => tile),
      );
    case 'lay':
      await tell(handle, pace, event, event.seat, 60);
      return pulse(handle, pace, pieceName.laid(event.seat), 320);
    case 'shared':
      return tell(handle, pace, event, null, 500);
    case 'reveal':
      return tell(handle, pace, event, null, 900);
    case 'order':
      return tell(handle, pace, event, event.holder, 800);
    case 'counts':
      return tell(handle, pace, event, event.seat, 600);
    case 'score':
      return bring(handle, pace, event, event.seat, signed(event.vp), pieceName.points(event.seat));
    case 'hides':
      return bring(handle, pace, event, event.seat, signed(event.steps), pieceName.hides(event.seat));
    case 'draw':
      return bring(handle, pace, event, event.seat, signed(event.count), pieceName.hand(event.seat));
    case 'token':
      return bring(handle, pace, event, event.seat, '', pieceName.tokens(event.seat));
    case 'roundEnd':
      return tell(handle, pace, event, null, 1100);
    case 'peeked':
    case 'laid':
    case 'decline':
    case 'pass':
      return tell(handle, pace, event, event.seat, 250);
    case 'drawn':
      return;
    case 'reshuffle':
    case 'over':
      return tell(handle, pace, event, null, 400);
  }
}
