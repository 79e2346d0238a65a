/** Drawing a pyramid of one’s own. Loaded with the editor. */
import { counted, percentage } from '../../grammar.ts';

const count = counted('en');
const percent = percentage('en');

export const editor = {
  title: 'Pyramid editor',
  lead: 'Draw a pyramid of your own, wall by wall. What is missing is said beside it.',
  boardLabel: 'The pyramid you are drawing',
  boardHelp: 'Arrow keys move, Shift and an arrow opens or closes a side.',
  toolsLabel: 'Tools',
  tools: {
    dig: 'Corridor',
    wall: 'Wall',
    red: 'Red treasure',
    blue: 'Blue treasure',
    white: 'White treasure',
    green: 'Green treasure',
    yellow: 'Yellow treasure',
    stairs: 'Stairs',
    dungeon: 'Dungeon',
    erase: 'Erase',
  },
  toolHelp: {
    dig: 'Drag to dig. Tap stone for a new cell, or a wall to open or close it.',
    wall: 'Tap a side to open or close it, or drag along it.',
    mark: 'Tap a cell to put it there.',
    erase: 'Tap what lies in a cell to remove it; tap again to fill the cell with stone.',
  },
  touchHelp: 'Two fingers move and zoom.',
  mirror: 'Mirror left and right',
  mirrorHelp: 'Cells and walls are drawn on both sides; treasures, stairs and dungeon are not.',
  clear: 'Clear',
  emptyPyramid: 'An empty pyramid',
  characters: { small: 'Surprise me: small', classic: 'Surprise me: classic', wide: 'Surprise me: wide' },

  stone: ({ cell }: { cell: string }) => `${cell}, stone`,
  beyond: ({ cell, side }: { cell: string; side: string }) => `Beyond ${cell}, ${side}: stone`,
  cell: ({ cell, facts }: { cell: string; facts: readonly string[] }) => [cell, ...facts].join(', '),
  treasure: (colour: string) => `${colour} treasure`,
  openTo: (sides: string) => `open: ${sides}`,
  closed: 'closed on all sides',
  sides: { up: 'up', right: 'right', down: 'down', left: 'left' },
  cannotGrow: 'The pyramid cannot become any larger.',
  undone: 'Undone.',
  redone: 'Redone.',

  problems: {
    noStairs: 'There are no stairs: hunters need a place to start.',
    noDungeon: 'There is no dungeon: the mummy needs a place to wake up.',
    tooManyCells: ({ cells, most }: { cells: number; most: number }) => `Too many cells: ${cells}/${most}.`,
    treasureCount: ({ colour, found, needed }: { colour: string; found: number; needed: number }) =>
      `Treasures (${colour}): ${found}/${needed}.`,
    treasureMisplaced: (cell: string) => `The treasure on ${cell} lies where nobody can take it.`,
    noExit: (cell: string) => `No passage leads out of ${cell}.`,
    unreachable: (cells: string) => `Cannot be reached from the stairs or the dungeon: ${cells}.`,
    gapInRow: (cells: string) => `The row has a gap: ${cells}.`,
    overhang: (cells: string) => `A row is narrower than the one above it: ${cells}.`,
    notAtBottom: 'Stairs and dungeon should lie at the bottom.',
    notSideBySide: 'Stairs and dungeon should lie side by side, with a wall between them.',
    dungeonExits: (n: number) => `The dungeon should have two exits; it has ${n}.`,
    nearerToOtherColour: (cells: string) => `Nearer to a treasure of another colour than to one of its own: ${cells}.`,
    noDeadEnd: 'There is no dead end.',
    cutsApart: (cells: string) => `From here the mummy can close off a large part of the pyramid: ${cells}.`,
    onlyCrossing: (cells: string) => `Every route between left and right leads over this cell: ${cells}.`,
  },

  mummyWins: 'The mummy wins',
  huntersWin: 'A hunter wins',
  length: (n: number) => `A game takes ${count(n, 'turn', 'turns')} on average.`,
  heatLabel: 'On the board',
  heat: { none: 'Nothing', caught: 'Where hunters are caught', walked: 'Where hunters walk' },
  caughtHere: (n: number) => `${count(n, 'hunter', 'hunters')} caught here`,
  walkedHere: (n: number) => `${percent(n)} of all steps`,
  keys: [
    ['Arrow keys', 'Move from cell to cell'],
    ['Shift + arrow', 'Open or close that side; into stone: dig'],
    ['Enter', 'Use the chosen tool'],
    ['R B W G Y', 'Put a treasure of that colour'],
    ['S, D', 'Put the stairs, the dungeon'],
    ['Delete', 'Erase'],
    ['Ctrl + Z, Ctrl + Y', 'Undo, redo'],
  ] as readonly (readonly [string, string])[],
};

export type Editor = typeof editor;
