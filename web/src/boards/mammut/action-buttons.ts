/** The text and the buttons for the action being put together. */
import type { Legal } from '@traque/engine/core/game';
import type { Action, View } from '@traque/engine/mammut/protocol';
import type { SeatFace } from '../contract.ts';
import { type Aim, cardOf, intentOf, mayPass, nothing, onlyTake } from './intents.ts';
import type { ActionButton } from './Dock.tsx';
import { upOf } from './loot.ts';
import { cardName, lootInWords, nameOf, type Words } from './words.ts';

interface Moment {
  readonly words: Words;
  readonly view: View;
  readonly faces: readonly SeatFace[];
  readonly legal: Legal<Action>;
  readonly aim: Aim;
  readonly act: (action: Action) => void;
  readonly setAim: (aim: Aim) => void;
}

function help({ words, view, faces, legal, aim }: Moment): readonly string[] {
  const loot = (tiles: readonly number[]): string => lootInWords(tiles, upOf(view), words);
  switch (aim.kind) {
    case 'take':
      // With a single tile in the middle there is only one take as well, but it need not be the last share.
      if ((onlyTake(legal)?.length ?? 0) > 1) return [words.lastShare];
      return [aim.tiles.length === 0 ? words.chooseTiles : `${loot(aim.tiles)}.`];
    case 'steal': {
      if (aim.back.length === 0) return [words.stealHelp(nameOf(faces, aim.from))];
      const kept = (view.shares[aim.from]?.[aim.share] ?? []).filter((tile) => !aim.back.includes(tile));
      return [words.returning(loot(aim.back)), ...(kept.length === 0 ? [] : [words.keeping(loot(kept))])];
    }
    case 'peek':
      return [words.peekHelp];
    case 'flip':
      return [words.flipHelp];
    case 'giveBack':
      return [words.giveBackHelp];
    case 'lay':
      return [words.layHelp(cardName(words, aim.card))];
  }
}

function mainLabel({ words, view, aim }: Moment): string {
  const card = cardOf(aim);
  if (aim.kind === 'take')
    return aim.tiles.length === view.middle.length ? words.takeAll(aim.tiles.length) : words.take(aim.tiles.length);
  if (aim.kind === 'steal') return words.stealNow(aim.back.length);
  if (aim.kind === 'lay' || card === null) return words.lay;
  return words.play(cardName(words, card));
}

export function dockOf(moment: Moment): {
  readonly says: readonly string[];
  readonly main: ActionButton | null;
  readonly others: readonly ActionButton[];
} {
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
    says: help(moment),
    main: last ?? (idle ? null : { label: mainLabel(moment), run }),
    others: [...cancel, ...pass],
  };
}
