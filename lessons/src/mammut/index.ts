import { type Course, untaught } from '../course.ts';

export const course: Course = {
  game: 'mammut',
  lessons: {
    'first-hunt': () => import('./first-hunt.json', { with: { type: 'json' } }),
    share: () => import('./share.json', { with: { type: 'json' } }),
    kinds: () => import('./kinds.json', { with: { type: 'json' } }),
    stealing: () => import('./stealing.json', { with: { type: 'json' } }),
    ties: () => import('./ties.json', { with: { type: 'json' } }),
    'loot-cards': () => import('./loot-cards.json', { with: { type: 'json' } }),
    'scoring-cards': () => import('./scoring-cards.json', { with: { type: 'json' } }),
    animals: () => import('./animals.json', { with: { type: 'json' } }),
    'last-round': () => import('./last-round.json', { with: { type: 'json' } }),
    'two-players': () => import('./two-players.json', { with: { type: 'json' } }),
  },
  challenges: {
    'win-from-here': () => import('./win-from-here.json', { with: { type: 'json' } }),
    'last-share': () => import('./last-share.json', { with: { type: 'json' } }),
    duel: () => import('./duel.json', { with: { type: 'json' } }),
  },
  untaught: {
    'MM-1': untaught.pieces,
    'MM-2': untaught.pieces,
    'MM-5': untaught.pieces,
    'MM-10': untaught.setUp,
    'MM-11': untaught.setUp,
    'MM-12': untaught.setUp,
    'MM-13': untaught.setUp,
    'MM-45': 'a card without a target cannot be chosen, and the app says why',
    'MM-53': untaught.automatic,
    'MM-63': untaught.automatic,
    'MM-71': 'one scoring card, like “Most hides” for tusks: the card says it',
    'MM-83': untaught.automatic,
  },
};
