/** The position, what to do, and the actions, in words. */
import type { Seat, Viewer } from '@traque/engine/core/game';
import type { Action, Card, View } from '@traque/engine/maamut/protocol';
import type { Passage, SeatFace } from '../contract.ts';
import { cellAhead, cellName, cells } from './geometry.ts';
import { handOf } from './intents.ts';
import { directionIn, nameOf, type TableWords, tileIn, type Words } from './words.ts';

type Faces = readonly SeatFace[];

function held(hand: readonly unknown[] | number): number {
  return typeof hand === 'number' ? hand : hand.length;
}

/** How many cards; which ones, if the viewer may see them: their own, or all in a replay that shows everything. */
function cardsOf(words: Words, hand: readonly Card[] | number): string {
  if (typeof hand === 'number' || hand.length === 0) return words.cardsHeld(held(hand));
  return words.cardsKnown(hand.toSorted((a, b) => a - b).join(',\u00a0'));
}

export function hint(view: View, viewer: Viewer, faces: Faces, { board: words }: TableWords): string {
  const { hint: say } = words;
  const [winner] = view.result?.winners ?? [];
  if (view.result) {
    if (winner === undefined) return say.mammothWon;
    return winner === viewer ? say.youWon : say.won(nameOf(faces, winner));
  }
  const seat = view.toAct ?? view.turn;
  const name = nameOf(faces, seat);
  if (view.phase === 'place') return seat === viewer ? say.place : say.waitPlace(name);
  if (view.phase === 'panic') return seat === viewer ? say.panic : say.waitPanic(name);
  return seat === viewer ? say.act : say.waitAct(name);
}

/** What the viewer plays for; null for spectators, for those who are out, and when it is decided. */
export function goal(view: View, viewer: Viewer, { board: words }: TableWords): string | null {
  if (viewer === null || view.result || view.hunters[viewer]?.removed !== false) return null;
  return Object.values(view.traps).includes(viewer) ? words.goal.drive : words.goal.set;
}

function hunterLine(words: Words, view: View, faces: Faces, seat: Seat): string {
  const name = nameOf(faces, seat);
  const look = words.shapes[faces[seat]?.look ?? seat] ?? '';
  const hunter = view.hunters[seat];
  if (hunter?.removed) return words.describe.removed({ name, look });
  if (!hunter?.at) return words.describe.waiting({ name, look });
  return words.describe.hunter({ name, look, cell: cellName(hunter.at), tile: tileIn(words, view, hunter.at) });
}

function pieces(words: Words, view: View, faces: Faces): string[] {
  const traps = cells.flatMap((cell) => {
    const owner = view.traps[cell];
    return owner === undefined ? [] : [words.describe.trap({ name: nameOf(faces, owner), cell: cellName(cell) })];
  });
  return [
    words.describe.mammoth({ cell: cellName(view.mammoth), tile: tileIn(words, view, view.mammoth) }),
    ...view.hunters.map((_, seat) => hunterLine(words, view, faces, seat)),
    ...(traps.length === 0 ? [words.describe.noTraps] : traps),
  ];
}

function land(words: Words, view: View): string[] {
  return Array.from('ABCDEFG').map((letter, row) => {
    const tiles = cells
      .filter((cell) => Number(cell.split(',')[1]) === row - 3)
      .map((cell) => tileIn(words, view, cell));
    return words.describe.row({ row: letter, tiles: tiles.join(', ') });
  });
}

function piles(words: Words, view: View, faces: Faces): string[] {
  const living = view.hunters.flatMap((hunter, seat) =>
    hunter.removed
      ? []
      : [
          words.describe.holds({
            name: nameOf(faces, seat),
            cards: cardsOf(words, hunter.hand),
            traps: words.trapsLeft(hunter.traps),
          }),
        ],
  );
  return [...living, words.drawPile(held(view.draw)), words.discardPile(view.discard.length)];
}

export function describe(view: View, viewer: Viewer, faces: Faces, texts: TableWords): readonly Passage[] {
  const { board: words } = texts;
  const hand = handOf(view, viewer);
  const aim = goal(view, viewer, texts);
  return [
    { heading: words.describe.now, lines: [hint(view, viewer, faces, texts), ...(aim === null ? [] : [aim])] },
    ...(hand.length === 0 ? [] : [{ heading: words.describe.yours, lines: hand.map(words.card) }]),
    { heading: words.describe.pieces, lines: pieces(words, view, faces) },
    { heading: words.describe.piles, lines: piles(words, view, faces) },
    { heading: words.describe.land, lines: land(words, view) },
  ];
}

export function actionLabel(action: Action, view: View, faces: Faces, { board: words }: TableWords): string {
  const say = words.action;
  const seat = view.toAct ?? view.turn;
  const from = view.hunters[seat]?.at ?? view.mammoth;
  switch (action.type) {
    case 'place':
      return say.place({ cell: cellName(action.at), tile: tileIn(words, view, action.at) });
    case 'move': {
      const to = cellAhead(from, action.dir, action.card);
      return say.move({
        card: action.card,
        dir: directionIn(words, action.dir),
        cell: cellName(to),
        tile: tileIn(words, view, to),
      });
    }
    case 'setTrap':
      return say.setTrap(cellName(from));
    case 'liftTrap':
      return say.liftTrap({ cell: cellName(from), owner: nameOf(faces, view.traps[from] ?? seat) });
    case 'pass':
      return say.pass(action.card);
    case 'flee':
      return say.flee({ cell: cellName(action.to), tile: tileIn(words, view, action.to) });
  }
}

export function standing(view: View, seat: Seat, { board: words }: TableWords): readonly string[] {
  const hunter = view.hunters[seat];
  if (!hunter) return [];
  if (hunter.removed) return [words.removed];
  return [words.trapsLeft(hunter.traps), cardsOf(words, hunter.hand)];
}
