/** Where a hint points. */
import type { Viewer } from '@traque/engine/core/game';
import type { Action, View } from '@traque/engine/mammut/protocol';
import type { HintPlaces, SeatFace } from '../contract.ts';
import { nameOf, type TableWords } from './words.ts';

export function pointTo(
  action: Action,
  view: View,
  _viewer: Viewer,
  faces: readonly SeatFace[],
  { hints: { look } }: TableWords,
): HintPlaces {
  switch (action.type) {
    case 'take':
      return { area: ['part:middle'], look: look.middle, action: action.tiles.map((tile) => `tile:${tile}`) };
    case 'steal': {
      const area = [`camp:${action.from}`];
      const kept = (view.shares[action.from]?.[action.share] ?? []).filter((tile) => !action.return.includes(tile));
      return { area, look: look.share(nameOf(faces, action.from)), action: kept.map((tile) => `tile:${tile}`) };
    }
    case 'play': {
      const about =
        action.card === 'giveBack'
          ? action.shares.map(([seat]) => `camp:${seat}`)
          : action.tiles.map((tile) => `tile:${tile}`);
      return { area: ['part:hand'], look: look.cards, action: [`card:${action.card}`, ...about] };
    }
    case 'lay':
      return { area: ['part:hand'], look: look.cards, action: [`card:${action.card}`] };
    case 'pass':
      return { area: ['part:hand'], look: look.cards, action: [] };
    case 'wildAnimal':
    case 'decline':
    case 'chooseAnimal':
      return { area: [], look: look.animals, action: [] };
  }
}
