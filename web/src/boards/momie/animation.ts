/** The animation of each event: the cause first, then the effect. */
import type { Cell, Event, HunterIndex } from '@traque/engine/momie/protocol';
import type { Pace } from '../contract.ts';
import type { SceneHandle } from '../useScene.ts';
import type { Face } from './art/dice.tsx';
import { transformOf } from './Pieces.tsx';
import { centre } from './geometry.ts';
import { pieceName } from './piece-names.ts';
import { type Place, huntersPlaces, mummyPlace } from './pawn-places.ts';
import { type HighlightKind, type Scene, after, facing, isSecondOfRoll } from './scene.ts';

type Handle = SceneHandle<Scene>;
type Kind<T extends Event['type']> = Extract<Event, { type: T }>;

const STEP_MS = 190;
const faces: readonly Face[] = [1, 2, 3, 4, 'arrow', 'mummy'];

export async function playEvent(handle: Handle, event: Event, pace: Pace): Promise<void> {
  const old = handle.scene();
  const next = after(old, event);
  switch (event.type) {
    case 'reset':
      await lift(handle, pace, lockedDice(old));
      await handle.show(next);
      return pace.wait(250);
    case 'roll':
    case 'rolled':
      if (!isSecondOfRoll(old, event)) await tumble(handle, pace);
      await handle.show(next);
      return settle(handle, pace, next.locked > old.locked);
    case 'move':
      await handle.show(next);
      await lift(handle, pace, [pieceName.announcedDie]);
      return pace.wait(180);
    case 'walked':
      return walk(handle, pace, event, next);
    case 'collect':
      return collect(handle, pace, event, next);
    case 'skip':
    case 'lost':
      await handle.show(next);
      await shake(handle, pace, event.hunter);
      return pace.wait(300);
    case 'prowl':
      return prowl(handle, pace, event, next);
  }
}

const lockedDice = ({ locked }: Scene): string[] => Array.from({ length: locked }, (_, i) => pieceName.lockedDie(i));

const piecesOf = (handle: Handle, names: readonly string[]): Element[] =>
  names.map((name) => handle.piece(name)).filter((element) => element !== null);

/** All free dice tumble and change their faces. */
async function tumble(handle: Handle, pace: Pace): Promise<void> {
  if (pace.reduced) return pace.wait(150);
  const { free, locked } = handle.scene();
  const count = typeof free === 'number' ? free : 5 - locked;
  const dice = piecesOf(
    handle,
    Array.from({ length: count }, (_, i) => pieceName.freeDie(i)),
  );
  const turns = dice.map((die, i) =>
    pace.animate(
      die,
      [
        { transform: 'none' },
        { transform: `translateY(-38%) rotate(${String(150 + i * 30)}deg)`, offset: 0.4 },
        { transform: `translateY(6%) rotate(${String(340 - i * 12)}deg)`, offset: 0.85 },
        { transform: 'rotate(360deg)' },
      ],
      520 + i * 60,
      'cubic-bezier(.3,.1,.4,1)',
    ),
  );
  const blur = async () => {
    if (typeof free === 'number') return;
    for (let i = 0; i < 6; i++) {
      const tumbling = Array.from({ length: count }, (_, d) => faces[(i * 2 + d * 5) % faces.length] ?? 1);
      await handle.show({ ...handle.scene(), tumbling });
      await pace.wait(80);
    }
  };
  await Promise.all([...turns, blur()]);
  await handle.show({ ...handle.scene(), tumbling: null });
}

/** Dice that show the mummy are locked: they drop to the side. */
async function settle(handle: Handle, pace: Pace, more: boolean): Promise<void> {
  if (!more) return pace.wait(120);
  const locked = piecesOf(handle, lockedDice(handle.scene()));
  await Promise.all(
    locked.map((die) =>
      pace.animate(die, [{ transform: 'scale(1.25)' }, { transform: 'scale(.94)' }, { transform: 'none' }], 300),
    ),
  );
  return pace.wait(160);
}

async function lift(handle: Handle, pace: Pace, names: readonly string[]): Promise<void> {
  const dice = piecesOf(handle, names);
  await Promise.all(
    dice.map((die) =>
      pace.animate(
        die,
        [{ transform: 'none' }, { transform: 'translateY(-22%) scale(1.12)' }, { transform: 'none' }],
        420,
      ),
    ),
  );
}

async function shake(handle: Handle, pace: Pace, hunter: HunterIndex): Promise<void> {
  const place = huntersPlaces(handle.scene())[hunter];
  const figure = handle.piece(pieceName.hunter(hunter));
  if (!place || !figure) return;
  const at = (dx: number) => ({ transform: transformOf({ ...place, x: place.x + dx }) });
  await pace.animate(figure, [at(0), at(-9), at(9), at(-6), at(6), at(0)], 420);
}

/** Through the middle of each cell to where the pawn comes to stand. */
function steps(from: Place, path: readonly Cell[], to: Place): Keyframe[] {
  const way = path.slice(0, -1).map((cell) => {
    const { x, y } = centre(cell);
    return { transform: transformOf({ x, y: y + 41, scale: to.scale }) };
  });
  return [{ transform: transformOf(from) }, ...way, { transform: transformOf(to) }];
}

async function walk(handle: Handle, pace: Pace, event: Kind<'walked'>, next: Scene): Promise<void> {
  const { hunter, path } = event;
  const from = huntersPlaces(handle.scene())[hunter];
  const to = huntersPlaces(next)[hunter];
  if (pace.reduced) {
    await handle.show(next);
    return highlight(handle, pace, path.at(-1) ?? event.from, 'step');
  }
  const figure = handle.piece(pieceName.hunter(hunter));
  if (from && to && figure)
    await pace.animate(figure, steps(from, path, to), STEP_MS * Math.max(1, path.length), 'linear');
  await handle.show(next);
  return pace.wait(120);
}

async function highlight(handle: Handle, pace: Pace, cell: Cell, kind: HighlightKind): Promise<void> {
  await handle.show({ ...handle.scene(), highlight: { cell, kind } });
  await pace.wait(kind === 'step' ? 260 : 620);
  await handle.show({ ...handle.scene(), highlight: null });
}

/** The treasure lights up, then its card is shown to everybody. */
async function collect(handle: Handle, pace: Pace, event: Kind<'collect'>, next: Scene): Promise<void> {
  await highlight(handle, pace, event.at, 'find');
  await handle.show(next);
  const card = handle.piece(pieceName.shownCard);
  if (card) {
    const rise = [
      { transform: 'translateY(30%) scale(.4)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    await pace.animate(card, rise, 320, 'cubic-bezier(.2,.9,.3,1.2)');
  }
  return pace.wait(900);
}

/** Step by step; a hunter who is caught is thrown into the dungeon, and the mummy gets their ankh. */
async function prowl(handle: Handle, pace: Pace, event: Kind<'prowl'>, next: Scene): Promise<void> {
  const old = handle.scene();
  const brown = event.interrupt ? null : event.steps - old.locked;
  const facingLeft = facing(old.mummy.at, event.path, old.mummy.facingLeft);
  await handle.show({ ...old, brown, mummy: { ...old.mummy, facingLeft } });
  await pace.wait(260);
  await stride(handle, pace, event.path);
  if (event.caught !== null) await seize(handle, pace, event.caught, event.path.at(-1) ?? old.mummy.at, next);
  await handle.show(next);
  if (event.caught !== null) await pop(handle, pace);
  return pace.wait(200);
}

async function stride(handle: Handle, pace: Pace, path: readonly Cell[]): Promise<void> {
  const figure = handle.piece(pieceName.mummy);
  let from = { ...mummyPlace(handle.scene()), scale: 0.78 };
  for (const cell of path) {
    const { x, y } = centre(cell);
    const to = { x, y: y + 41, scale: 0.78 };
    if (pace.reduced) await highlight(handle, pace, cell, 'step');
    else if (figure) {
      const up = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 7, scale: 0.78 };
      const way = [from, up, to].map((place) => ({ transform: transformOf(place) }));
      await pace.animate(figure, way, STEP_MS + 60, 'ease-in-out');
    }
    from = to;
  }
}

async function seize(handle: Handle, pace: Pace, caught: HunterIndex, cell: Cell, next: Scene): Promise<void> {
  const scene = handle.scene();
  // In the dark nobody saw the hunter there: now everybody does.
  const found = scene.hunters.map((h, i) => (i === caught ? { ...h, at: cell } : h));
  const shown = { ...scene, hunters: found, mummy: { ...scene.mummy, at: cell } };
  await handle.show(shown);
  await highlight(handle, pace, cell, 'catch');
  const figure = handle.piece(pieceName.hunter(caught));
  const from = huntersPlaces(shown)[caught];
  if (!figure || !from || pace.reduced) return;
  const { x, y } = centre(shown.dungeon);
  const flight = [
    { transform: transformOf(from) },
    { transform: transformOf({ x: (from.x + x) / 2, y: Math.min(from.y, y) - 90, scale: 0.7 }), offset: 0.5 },
    { transform: transformOf(huntersPlaces(next)[caught] ?? { x, y: y + 41, scale: 0 }) },
  ];
  await pace.animate(figure, flight, 620, 'ease-in');
}

async function pop(handle: Handle, pace: Pace): Promise<void> {
  const ankhs = handle.piece(pieceName.tokens);
  if (!ankhs) return;
  await pace.animate(ankhs, [{ transform: 'scale(1)' }, { transform: 'scale(1.3)' }, { transform: 'scale(1)' }], 380);
}
