/** The rule book of Burrow in English. */
import type { RuleBook } from '../../games/burrow.ts';

export const rules: RuleBook = {
  chapters: { pieces: 'The pieces', setUp: 'Set-up', turn: 'Turns', end: 'End of the game' },
  clauses: {
    'BU-1': 'A line of nine cells, numbered 1 to 9; one hare; one die with the faces 1, 2 and 3.',
    'BU-10': 'One player leads the hare, all others are hunters. The table chooses who, or it is decided at random.',
    'BU-11': 'The hare starts on a cell chosen at random. Only its player knows where it is.',
    'BU-12': 'There are fifteen to eighteen searches before night falls. Only the hunters know how many.',
    'BU-20':
      'Hare and hunters take turns, the hare first. Several hunters take theirs clockwise, beginning to the left of the hare.',
    'BU-21':
      'The hare’s player rolls the die in secret, and the hare hops exactly as many cells to the left or to the right. It stays on the line. The others learn only that it has hopped.',
    'BU-22': 'A hunter searches one cell, but never the one that was searched last.',
    'BU-23':
      'Everyone is told the answer: found if the hare is on that cell, near if it is on a cell next to it, otherwise far.',
    'BU-30': 'If the hare is found for the third time, it is caught, and all hunters win.',
    'BU-31': 'If night falls before that, the hare wins.',
  },
  synonyms: [
    ['hop', 'move', 'jump'],
    ['search', 'look'],
    ['night', 'end'],
  ],
  printed: {},
};
