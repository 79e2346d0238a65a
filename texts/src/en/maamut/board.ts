/** Mâamut's board: what is where, what a player can do, what would happen. */
import { counted, listed } from '../../grammar.ts';

const count = counted('en');

export const board = {
  list: listed('en'),
  directions: ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'],
  tiles: { cross: 'the cross (snow)', rock: 'rock', grass: 'grass', snow: 'snow' },
  shapes: ['triangle', 'circle', 'square', 'diamond', 'star'],
  board: 'The hunting ground',
  boardHelp: 'Arrow keys move between tiles, Page Up and Page Down between targets; Enter chooses.',
  hand: 'Your cards',
  actions: 'What you can do',
  card: (value: number) => `Card ${value}: ${count(value, 'tile', 'tiles')}`,
  mammothHere: 'the mammoth',
  hunterHere: (name: string) => `hunter ${name}`,
  trapHere: (name: string) => `${name}’s trap`,
  target: 'you can go here',
  targetCard: (card: number) => `you can go here with card ${card}`,
  targetAt: ({ tile, what }: { tile: string; what: string }) => `${tile}: ${what}`,
  setTrap: 'Set a trap',
  liftTrap: 'Lift the trap',
  pass: 'Pass',
  passCard: (card: number) => `Pass and discard the ${card}`,
  goThere: (cell: string) => `Go to ${cell}`,
  trapsLeft: (n: number) => count(n, 'trap left', 'traps left'),
  cardsHeld: (n: number) => count(n, 'card', 'cards'),
  cardsKnown: (values: string) => `cards\u00a0${values}`,
  removed: 'out of the game',
  drawPile: (n: number) => `Draw pile: ${n}`,
  discardPile: (n: number) => `Discard pile: ${n}`,
  chooseCardToPass: 'Choose the card to discard, then pass.',
  straightOnly: 'A hunter moves in a straight line, exactly as many tiles as the card says: 1, 2 or 3.',
  action: {
    place: ({ cell, tile }: { cell: string; tile: string }) => `Start on ${cell}, ${tile}`,
    move: ({ card, dir, cell, tile }: { card: number; dir: string; cell: string; tile: string }) =>
      `Move ${count(card, 'tile', 'tiles')} ${dir}, to ${cell}, ${tile}`,
    setTrap: (cell: string) => `Set a trap on ${cell}`,
    liftTrap: ({ cell, owner }: { cell: string; owner: string }) => `Lift ${owner}’s trap from ${cell}`,
    pass: (card: number) => `Pass and discard a ${card}`,
    flee: ({ cell, tile }: { cell: string; tile: string }) => `Run to ${cell}, ${tile}`,
  },
  hint: {
    place: 'Choose a tile on the outer ring for your hunter.',
    act: 'Move, set or lift a trap, or pass.',
    panic: 'The mammoth is charging at you: choose where to run.',
    waitPlace: (name: string) => `${name} is choosing where to start.`,
    waitAct: (name: string) => `It’s ${name}’s turn.`,
    waitPanic: (name: string) => `${name} is running from the mammoth.`,
    won: (name: string) => `The hunt is over: ${name} wins.`,
    youWon: 'The mammoth is in your trap: you win!',
    mammothWon: 'The hunt is over: the mammoth wins.',
  },
  preview: {
    quiet: 'The mammoth would not notice you.',
    runs: (cell: string) => `The mammoth would run to ${cell}.`,
    turns: ({ dir, cell }: { dir: string; cell: string }) =>
      `The way ahead is closed: it would turn ${dir} and run to ${cell}.`,
    scares: (names: string) => `It would scare ${names}.`,
    tramples: (names: string) => `It would leave ${names} nowhere to run.`,
    faces: 'The mammoth would have no way out and turn on you!',
    falls: (owner: string) => `It would fall into ${owner}’s trap!`,
    fallsOwn: 'It would fall into your trap!',
  },
  describe: {
    now: 'Now',
    pieces: 'On the board',
    land: 'The land',
    yours: 'Your hand',
    piles: 'Cards',
    mammoth: ({ cell, tile }: { cell: string; tile: string }) => `The mammoth stands on ${cell}, ${tile}.`,
    hunter: ({ name, look, cell, tile }: { name: string; look: string; cell: string; tile: string }) =>
      `${name} (${look}) is on ${cell}, ${tile}.`,
    waiting: ({ name, look }: { name: string; look: string }) => `${name} (${look}) is not on the board yet.`,
    removed: ({ name, look }: { name: string; look: string }) => `${name} (${look}) is out of the game.`,
    trap: ({ name, cell }: { name: string; cell: string }) => `${name} has a trap on ${cell}.`,
    noTraps: 'No trap is set.',
    row: ({ row, tiles }: { row: string; tiles: string }) => `Row ${row}: ${tiles}.`,
    holds: ({ name, cards, traps }: { name: string; cards: string; traps: string }) => `${name}: ${cards}, ${traps}.`,
  },
};

export type Board = typeof board;
