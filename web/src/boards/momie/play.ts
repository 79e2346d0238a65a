/** Plays one event after the other: the cause first, then what follows from it. */
import type { Cell, Event, Heard, View } from '@traque/engine/momie/protocol';
import type { Face } from './art/dice.tsx';
import type { Pace } from '../contract.ts';
import { transformOf } from './Pieces.tsx';
import { centre } from './geometry.ts';
import { type Place, huntersPlaces, mummyPlace } from './places.ts';
import { type Scene, after, facing } from './scene.ts';

export interface Theatre {
  readonly root: () => HTMLElement | null;
  readonly scene: () => Scene;
  readonly view: () => View;
  /** Draws the scene; resolves when it is on the page. */
  readonly show: (scene: Scene) => Promise<void>;
  readonly tumble: (faces: readonly Face[] | null) => Promise<void>;
  /** Lights a cell up, for those who want no travel and for what happens in one place. */
  readonly light: (cell: Cell | null, kind: Light) => Promise<void>;
}

/** What a light means: something found, someone caught, a step. */
export type Light = 'find' | 'catch' | 'step';

const STEP = 190;
const faces: readonly Face[] = [1, 2, 3, 4, 'arrow', 'mummy'];

/** The player of events. A roll comes as two events (what all hear, what the hunters see): the dice tumble once. */
export function playerOf(theatre: Theatre): (event: Event, pace: Pace) => Promise<void> {
  let before: Event['type'] | null = null;
  return async (event, pace) => {
    const again = (event.type === 'roll' && before === 'rolled') || (event.type === 'rolled' && before === 'roll');
    before = again ? null : event.type;
    await playEvent(theatre, event, pace, again);
  };
}

async function playEvent(theatre: Theatre, event: Event, pace: Pace, again: boolean): Promise<void> {
  const old = theatre.scene();
  const next = after(old, event, theatre.view());
  switch (event.type) {
    case 'reset':
      await lift(theatre, pace, '.momie-die-locked');
      await theatre.show(next);
      return pace.wait(250);
    case 'roll':
    case 'rolled':
      if (!again) await tumble(theatre, pace);
      await theatre.show(next);
      await settle(theatre, pace, next.locked > old.locked);
      return undefined;
    case 'move':
      await theatre.show(next);
      await lift(theatre, pace, '.momie-die-announced');
      return pace.wait(180);
    case 'walked':
      return walk(theatre, pace, event, next);
    case 'collect':
      return collect(theatre, pace, event, next);
    case 'skip':
    case 'lost':
      await theatre.show(next);
      await shake(theatre, pace, event.hunter);
      return pace.wait(300);
    case 'prowl':
      return prowl(theatre, pace, event, next);
  }
}

const piece = (theatre: Theatre, selector: string) => theatre.root()?.querySelector(selector) ?? null;

/** All free dice tumble, their faces turning. */
async function tumble(theatre: Theatre, pace: Pace): Promise<void> {
  if (pace.reduced) return pace.wait(150);
  const { free, locked } = theatre.scene();
  const count = typeof free === 'number' ? free : 5 - locked;
  const dice = [...(theatre.root()?.querySelectorAll('.momie-die:not(.momie-die-locked, .momie-die-brown) svg') ?? [])];
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
      await theatre.tumble(Array.from({ length: count }, (_, d) => faces[(i * 2 + d * 5) % faces.length] ?? 1));
      await pace.wait(80);
    }
  };
  await Promise.all([...turns, blur()]);
  await theatre.tumble(null);
  return undefined;
}

/** Those that came up mummy fall aside with a thud. */
async function settle(theatre: Theatre, pace: Pace, more: boolean): Promise<void> {
  if (!more) return pace.wait(120);
  const locked = [...(theatre.root()?.querySelectorAll('.momie-die-locked svg') ?? [])];
  await Promise.all(
    locked.map((die) =>
      pace.animate(die, [{ transform: 'scale(1.25)' }, { transform: 'scale(.94)' }, { transform: 'none' }], 300),
    ),
  );
  return pace.wait(160);
}

async function lift(theatre: Theatre, pace: Pace, selector: string): Promise<void> {
  const dice = [...(theatre.root()?.querySelectorAll(`${selector} svg`) ?? [])];
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

async function shake(theatre: Theatre, pace: Pace, hunter: number): Promise<void> {
  const place = huntersPlaces(theatre.scene())[hunter];
  const figure = piece(theatre, `[data-hunter="${String(hunter)}"]`);
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

async function walk(
  theatre: Theatre,
  pace: Pace,
  { hunter, path }: { hunter: number; path: readonly Cell[] },
  next: Scene,
): Promise<void> {
  const from = huntersPlaces(theatre.scene())[hunter];
  const to = huntersPlaces(next)[hunter];
  const end = path.at(-1) ?? null;
  if (pace.reduced) {
    await theatre.show(next);
    return glow(theatre, pace, end, 'step');
  }
  const figure = piece(theatre, `[data-hunter="${String(hunter)}"]`);
  if (from && to && figure)
    await pace.animate(figure, steps(from, path, to), STEP * Math.max(1, path.length), 'linear');
  await theatre.show(next);
  return pace.wait(120);
}

async function glow(theatre: Theatre, pace: Pace, cell: Cell | null, kind: Light): Promise<void> {
  await theatre.light(cell, kind);
  await pace.wait(kind === 'step' ? 260 : 620);
  await theatre.light(null, kind);
}

/** The treasure lights up, then its card is shown to all. */
async function collect(
  theatre: Theatre,
  pace: Pace,
  event: Extract<Heard, { type: 'collect' }>,
  next: Scene,
): Promise<void> {
  await glow(theatre, pace, event.at, 'find');
  await theatre.show(next);
  const card = piece(theatre, '.momie-shown-card');
  if (card) {
    const rise = [
      { transform: 'translateY(30%) scale(.4)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    await pace.animate(card, rise, 320, 'cubic-bezier(.2,.9,.3,1.2)');
  }
  return pace.wait(900);
}

/** Step by step; whoever is caught is thrown into the dungeon, and his ankh goes to the mummy. */
async function prowl(
  theatre: Theatre,
  pace: Pace,
  event: Extract<Heard, { type: 'prowl' }>,
  next: Scene,
): Promise<void> {
  const old = theatre.scene();
  const brown = event.interrupt ? null : event.steps - old.locked;
  const facingLeft = facing(old.mummy.at, event.path, old.mummy.facingLeft);
  await theatre.show({ ...old, brown, mummy: { ...old.mummy, facingLeft } });
  await pace.wait(260);
  await stride(theatre, pace, event.path);
  if (event.caught !== null) await seize(theatre, pace, event, old, next);
  await theatre.show(next);
  if (event.caught !== null) await pop(theatre, pace);
  return pace.wait(200);
}

async function stride(theatre: Theatre, pace: Pace, path: readonly Cell[]): Promise<void> {
  const figure = piece(theatre, '[data-mummy]');
  let from = { ...mummyPlace(theatre.scene()), scale: 0.78 };
  for (const cell of path) {
    const { x, y } = centre(cell);
    const to = { x, y: y + 41, scale: 0.78 };
    if (pace.reduced) await glow(theatre, pace, cell, 'step');
    else if (figure) {
      const up = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 7, scale: 0.78 };
      const way = [from, up, to].map((place) => ({ transform: transformOf(place) }));
      await pace.animate(figure, way, STEP + 60, 'ease-in-out');
    }
    from = to;
  }
}

async function seize(
  theatre: Theatre,
  pace: Pace,
  { caught, path }: Extract<Heard, { type: 'prowl' }>,
  old: Scene,
  next: Scene,
): Promise<void> {
  const cell = path.at(-1) ?? old.mummy.at;
  // In the dark nobody saw him stand there: now all do.
  const found = old.hunters.map((h, i) => (i === caught ? { ...h, at: cell } : h));
  const shown = { ...theatre.scene(), hunters: found, mummy: { ...theatre.scene().mummy, at: cell } };
  await theatre.show(shown);
  await glow(theatre, pace, cell, 'catch');
  const figure = piece(theatre, `[data-hunter="${String(caught)}"]`);
  if (!figure || pace.reduced) return;
  const from = huntersPlaces(shown)[caught ?? 0];
  const { x, y } = centre(theatre.view().map.dungeon);
  if (!from) return;
  const flight = [
    { transform: transformOf(from) },
    { transform: transformOf({ x: (from.x + x) / 2, y: Math.min(from.y, y) - 90, scale: 0.7 }), offset: 0.5 },
    { transform: transformOf(huntersPlaces(next)[caught ?? 0] ?? { x, y: y + 41, scale: 0 }) },
  ];
  await pace.animate(figure, flight, 620, 'ease-in');
}

async function pop(theatre: Theatre, pace: Pace): Promise<void> {
  const ankhs = piece(theatre, '[data-tokens]');
  if (!ankhs) return;
  await pace.animate(ankhs, [{ transform: 'scale(1)' }, { transform: 'scale(1.3)' }, { transform: 'scale(1)' }], 380);
}
