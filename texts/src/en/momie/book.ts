/** Learning La Malédiction de la Momie: the first part of its rule book. */
import { counted } from '../../grammar.ts';

const count = counted('en');

export const book = {
  story:
    'Treasures lie hidden in the corridors of a pyramid, and their owner has woken up. One of you is the mummy. The others are treasure hunters and rivals. They see everything; the mummy cannot see them, but it hears every step.',
  goal: 'As a hunter, be the first to complete your five missions. As the mummy, take enough ankhs from the hunters before that: 4 against two hunters, 6 against three, 7 against four.',
  glance: [
    'Hunter: roll all free dice. Dice that show the mummy are locked.',
    'Roll again as often as you like. Then choose one free die, announce it to the mummy and move as it says.',
    'If you end on a treasure of one of your missions, you may play the card. But then the mummy knows where you are.',
    'Before you roll, you may free all five dice. The mummy may then walk at once.',
    'Mummy: after the last hunter, roll your die. You may walk that many cells, plus one for each locked die. Enter a hunter’s cell and you catch that hunter.',
  ],
  pieces: {
    hunter: {
      name: 'Hunters',
      text: 'Up to four, each with a colour and a shape of their own. They start on the stairs.',
    },
    mummy: { name: 'The mummy', text: 'It starts in the dungeon. Everyone always sees where it is.' },
    ankh: { name: 'Ankhs', text: 'Each hunter has three. Every time you are caught, the mummy takes one.' },
    whiteDice: {
      name: 'White dice',
      text: 'Five dice with 1, 2, 3, 4, an arrow and the mummy. Hunters move with them.',
    },
    brownDie: { name: 'The mummy’s die', text: 'A brown die with 1, 2 and 3, each twice.' },
    mission: {
      name: 'Missions',
      text: 'One card for each treasure. You get one of each colour and keep them hidden; everyone sees only the colours.',
    },
    chambers: {
      name: 'Stairs and dungeon',
      text: 'Side by side at the bottom, with a wall between them. You can only leave them, never enter them.',
    },
  },
  steps: {
    setUp: {
      title: 'Setting up',
      text: 'The hunters stand on the stairs, the mummy in the dungeon. Each hunter draws one mission of each of the five colours. All five white dice are free. The player after the mummy begins.',
      picture:
        'The pyramid from the side: corridors, treasures in five colours, the stairs and the dungeon at the bottom.',
    },
    roll: {
      title: 'Hunter: roll the dice',
      text: 'Roll all free dice. Those that show the mummy are locked until someone frees them. If you don’t like the rest, roll it again, as often as you want. But each new mummy helps the mummy, and if all five dice show it, your turn is over.',
      picture: ({ locked, free }: { locked: number; free: string }) =>
        `${count(locked, 'locked die', 'locked dice')} with the mummy, and the free ones: ${free}.`,
    },
    number: {
      title: 'Move with a number',
      text: 'Announce the die, then move exactly that many cells and turn as you like. Walls and the mummy block you. You may pass other hunters, but not stop where one stands.',
      picture: (cells: number) => `A hunter walks ${count(cells, 'cell', 'cells')} around a corner.`,
    },
    arrow: {
      title: 'Or move with the arrow',
      text: 'Move in one direction as far as you can. You stop on the cell before the first obstacle: a wall, the mummy, another hunter, the stairs or the dungeon.',
      picture: 'A hunter runs along a corridor up to the wall at its end.',
    },
    collect: {
      title: 'Collect a treasure',
      text: 'If your move ends on a treasure and you hold its card, you may play the card and show it to everyone. One mission is done, but the mummy sees the card too.',
      picture: 'A mission card with a treasure, and the back of a card in its colour.',
    },
    hear: {
      title: 'What the mummy hears',
      text: 'The mummy never sees the hunters or the free dice. It is only told when dice are freed, how many are locked, which die each hunter announces, and which cards are played.',
      picture: 'The pyramid in the dark, as the mummy knows it: no hunter is to be seen.',
    },
    prowl: {
      title: 'The mummy’s turn',
      text: 'After the last hunter, the mummy rolls its die and may walk up to that number of cells, plus one for each locked die. If it enters a hunter’s cell, its turn ends: the hunter goes to the dungeon and gives the mummy one ankh.',
      picture: 'The mummy walks through the corridors into a hunter’s cell.',
    },
    interrupt: {
      title: 'Free the dice, and wake the mummy',
      text: 'Before rolling, a hunter may free all five dice; if all of them are locked, they must. The mummy may then walk at once, up to as many cells as dice were locked, without rolling. Then the hunter rolls all five.',
      picture: 'Locked dice become free ones again, and the mummy walks.',
    },
    end: {
      title: 'The end',
      text: 'The first hunter to play their last mission wins at once, alone. The mummy wins at once when it has enough ankhs.',
      picture: 'Five mission cards on one side, ankhs on the other.',
    },
  },
  examples: {
    story: {
      title: 'Dice, announcement, treasure, interruption',
      before: ({ name, locked }: { name: string; locked: number }) =>
        `It is ${name}’s turn. ${count(locked, 'die is', 'dice are')} locked from before.`,
      dice: ({ locked, free }: { locked: number; free: string }) =>
        `${count(locked, 'locked die', 'locked dice')}, free: ${free}`,
      walk: 'The hunter walks to the treasure.',
      prowl: 'The mummy walks to the hunter who has shown the card.',
      after: ({ name, other, steps }: { name: string; other: string; steps: number }) =>
        `The mummy had only heard a card, and that was enough. ${other} freed the dice and gave it ${count(steps, 'step', 'steps')}, and ${name} paid with an ankh. Hunters are rivals!`,
    },
    heard: {
      title: 'The same turn, as the mummy hears it',
      before: 'No dice, no way: only this.',
      after: ({ name }: { name: string }) =>
        `From the number that ${name} announced and the card, the mummy can work out where ${name} was before, too.`,
      picture: 'The dark pyramid. A place glows where a treasure was taken.',
    },
    prowl: {
      title: 'How far the mummy walks',
      before: ({ die, locked }: { die: number; locked: number }) =>
        `The mummy rolls a ${die}, and ${count(locked, 'die is', 'dice are')} locked.`,
      picture: 'The mummy walks step by step into the cell of a hunter.',
      sum: ({ die, locked, steps }: { die: number; locked: number; steps: number }) =>
        `${die} + ${locked}: it may walk up to ${count(steps, 'cell', 'cells')}.`,
      after: 'It need not walk all the way, and once it catches a hunter, its turn is over.',
    },
  },
  cases: {
    skipped: {
      name: 'Shut in',
      text: 'If you could not move with any face of a die at the start of your turn, the whole turn is skipped: you neither free dice nor roll.',
    },
    five: {
      name: 'Five mummies',
      text: 'If all five dice show the mummy, your turn is over and the next hunter must free them. If you were the last hunter, the mummy takes its own turn and then the interruption turn too.',
    },
    useless: {
      name: 'A die that leads nowhere',
      text: 'You may not choose a die you cannot move with. If there is no other, you must roll again.',
    },
    again: {
      name: 'The same cell twice',
      text: 'With a number you may enter a cell more than once in one move, and even return to where you started.',
    },
    out: {
      name: 'The last ankh',
      text: 'A hunter who gives up their last ankh is out of the game. Their unplayed cards stay secret until the end.',
    },
    two: {
      name: 'Two players',
      text: 'One of you is the mummy, the other leads two hunters with ten cards. Each of the two has a turn of their own, and either may play any card. The mummy wins on its 3rd ankh.',
    },
  },
  advice: [
    'Hunters: stay apart. Where two are close together, the mummy finds one of them in any case.',
    'After you have shown a card, the mummy knows your cell. Keep a way to escape, and don’t stop in a dead end.',
    'Help each other early on: free the dice while few are locked and the mummy is far away. Later everyone looks after themselves.',
    'The arrow tells the mummy the least: you may have gone one cell or eight.',
    'Mummy: note each announced number and think about where a hunter could have started. If the table allows it, the board marks these cells for you.',
  ],
};

export type Book = typeof book;
