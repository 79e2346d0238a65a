/** Making a set of tiles of one’s own. Loaded with the editor. */
import { counted, percentage } from '../../grammar.ts';

const count = counted('en');
const percent = percentage('en');

export const editor = {
  title: 'Loot editor',
  lead: 'Make a set of tiles of your own: 31 tiles with two sides each.',
  tiles: 'Tiles in the bag',
  total: ({ n, needed }: { n: number; needed: number }) => `${n}/${needed}`,
  tile: ({ one, other }: { one: string; other: string }) => `${one} / ${other}`,
  tileCount: ({ tile, n }: { tile: string; n: number }) => `${tile}: ${n}`,
  oneMore: (tile: string) => `One more: ${tile}`,
  oneLess: (tile: string) => `One less: ${tile}`,
  add: 'Add a tile',
  firstSide: 'One side',
  secondSide: 'The other side',
  sides: 'Sides by kind',
  sidesHelp: 'How many of all sides show each thing.',
  house: 'The house set',
  empty: 'Nothing',
  full: 'No more tiles fit into the bag.',
  problems: {
    total: ({ found, needed }: { found: number; needed: number }) => `Tiles: ${found}/${needed}.`,
    species: (names: string) => `Every species has to be there. Missing: ${names}.`,
    twoMarks: 'No tile may have a question mark on both sides.',
  },
  seat: (n: number) => (n === 1 ? 'The start player wins' : `Player ${n} wins`),
  fair: (n: number) => `If the order of play made no difference, each would win ${percent(n)} of the games.`,
  points: 'Points by kind',
  pointsHelp: 'On average for one player in one game.',
  pointCount: (n: string) => `${n} points`,
  gamesPlayed: (n: number) => `${count(n, 'game', 'games')} played.`,
};

export type Editor = typeof editor;
