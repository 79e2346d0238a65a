import type { Refusals } from '../../en/burrow/refusals.ts';

export const refusals: Refusals = {
  gameOver: 'Die Jagd ist vorbei.',
  notYourTurn: 'Du bist nicht dran.',
  malformed: 'Diese Aktion gibt es hier nicht.',
  otherSide: 'Der Hase hüpft, die anderen suchen.',
  wrongDistance: ({ die }) => `Der Würfel zeigt ${die}: Hüpf genau so weit und bleib auf der Reihe.`,
  searchedLast: ({ cell }) => `Wähl ein anderes Feld als ${cell}: Dort wurde zuletzt gesucht.`,
};
