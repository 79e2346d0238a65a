/** What to do next in words, and the buttons for the action being put together. */
import type { Legal } from '@traque/engine/core/game';
import type { Action, View } from '@traque/engine/mammut/protocol';
import type { SeatFace } from '../contract.ts';
import { type Aim, cardOf, chosenOf, intentOf, mayPass, nothing, onlyTake } from './intents.ts';
import type { ActionButton, DockContent, Heap } from './Dock.tsx';
import { faceAt, upOf } from './loot.ts';
import { cardName, nameOf, type Words } from './words.ts';

interface Moment {
  readonly words: Words;
  readonly view: View;
  readonly faces: readonly SeatFace[];
  readonly legal: Legal<Action>;
  readonly aim: Aim;
  readonly act: (action: Action) => void;
  readonly setAim: (aim: Aim) => void;
}

/** What the mode asks for; null while the player may still do anything. */
export function promptOf({
  words,
  faces,
  legal,
  aim,
}: Pick<Moment, 'words' | 'faces' | 'legal' | 'aim'>): string | null {
  switch (aim.kind) {
    case 'take':
      // With a single tile in the middle there is only one take as well, but it need not be the last share.
      return (onlyTake(legal)?.length ?? 0) > 1 ? words.lastShare : null;
    case 'steal':
      return words.stealHelp(nameOf(faces, aim.from));
    case 'peek':
      return words.peekHelp;
    case 'flip':
      return words.flipHelp;
    case 'giveBack':
      return words.giveBackHelp;
    case 'lay':
      return words.layHelp(cardName(words, aim.card));
  }
}

function heapsOf({ words, view, aim }: Moment): readonly Heap[] {
  const up = upOf(view);
  const heap = (label: string | null, tiles: readonly number[]): Heap[] =>
    tiles.length === 0 ? [] : [{ label, faces: tiles.map((tile) => faceAt(up, tile)) }];
  const chosen = chosenOf(aim);
  if (aim.kind !== 'steal' || chosen.length === 0) return heap(null, chosen);
  const kept = (view.shares[aim.from]?.[aim.share] ?? []).filter((tile) => !chosen.includes(tile));
  return [...heap(words.returning, chosen), ...heap(words.keeping, kept)];
}

function mainLabel({ words, view, aim }: Moment): string {
  const card = cardOf(aim);
  if (aim.kind === 'take')
    return aim.tiles.length === view.middle.length ? words.takeAll(aim.tiles.length) : words.take(aim.tiles.length);
  if (aim.kind === 'steal') return words.stealNow(aim.back.length);
  if (aim.kind === 'lay' || card === null) return words.lay;
  return words.play(cardName(words, card));
}

export function dockOf(moment: Moment): DockContent {
  const { words, view, legal, aim, act, setAim } = moment;
  const idle = aim.kind === 'take' && aim.tiles.length === 0;
  const all = onlyTake(legal);
  const intent = intentOf(aim);
  const run = intent ? () => act(intent) : null;
  const last: ActionButton | null =
    idle && all ? { label: words.takeAll(view.middle.length), run: () => act({ type: 'take', tiles: all }) } : null;
  const pass: ActionButton[] = mayPass(legal) ? [{ label: words.pass, run: () => act({ type: 'pass' }) }] : [];
  const cancel: ActionButton[] = idle ? [] : [{ label: words.cancel, run: () => setAim(nothing) }];
  return {
    heaps: heapsOf(moment),
    main: last ?? (idle ? null : { label: mainLabel(moment), run }),
    others: [...pass, ...cancel],
  };
}
