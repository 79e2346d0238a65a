/** The rule book of La Malédiction de la Momie. Its chapters and clauses are listed in games/momie.ts. */
import type { RuleBook } from '../../games/momie.ts';

export const rules: RuleBook = {
  chapters: {
    pieces: 'The pieces',
    setUp: 'Setting up',
    dice: 'A hunter’s dice',
    move: 'A hunter’s move',
    collect: 'Collecting, and what the mummy hears',
    mummy: 'The mummy’s turn',
    end: 'The end',
  },
  clauses: {
    'MO-1':
      'A pyramid of square cells with passages or walls between them; the stairs, where hunters start; the dungeon; and 23 treasures, each on its own cell: 5 red, 5 blue, 5 white, 4 green, 4 yellow. The maps are our own.',
    'MO-2':
      'The stairs and the dungeon are side by side at the bottom, with a wall between them. Each colour has its own region. There are dead ends, and the dungeon has two exits.',
    'MO-3': 'Up to four hunters with three life tokens (ankhs) each, and one mummy.',
    'MO-4':
      'Five white dice with the faces 1, 2, 3, 4, arrow and mummy. One brown die for the mummy with the faces 1, 1, 2, 2, 3, 3, which are our own.',
    'MO-5': '23 mission cards, one for each treasure; the back shows its colour.',
    'MO-10': 'One player is the mummy and starts in the dungeon; all others are hunters and start on the stairs.',
    'MO-11':
      'Each hunter draws one card of each of the five colours and keeps them hidden: these are the hunter’s five missions. The rest are set aside unseen.',
    'MO-12': 'At the start, all five white dice are free.',
    'MO-13':
      'Hunters see the whole board. The mummy sees neither the hunters nor the free dice. Everyone sees the mummy.',
    'MO-14':
      'The player to the left of the mummy begins; play goes clockwise, and after the last hunter it is the mummy’s turn.',
    'MO-20':
      'If any white die shows the mummy, you may free all five dice before you roll. The mummy may then take an interruption turn at once.',
    'MO-21': 'If all five white dice show the mummy, you must free them before you roll.',
    'MO-22': 'Roll all free dice. Dice that show the mummy are locked until someone frees them.',
    'MO-23': 'You may roll again as often as you like, always all free dice at once.',
    'MO-24':
      'If all five dice show the mummy after a roll, your turn is over and you do not move. If you were the last hunter, the mummy takes its own turn and then, when the next hunter must free the dice, an interruption turn too.',
    'MO-30':
      'Choose one free die, announce it to the mummy and move as it says. You may not choose a die you cannot move with; if there is no other, you must roll again.',
    'MO-31':
      'With a number, you move exactly that many cells, horizontally or vertically, and turn as you like. You may enter a cell more than once.',
    'MO-32':
      'Walls and the mummy’s cell block you. The stairs and the dungeon can only be left; nobody ever enters them.',
    'MO-33': 'With a number, you may pass other hunters, but you may not stop where one stands.',
    'MO-34':
      'With an arrow, you move in one direction as far as you can, at least one cell. You stop on the cell before the first obstacle: a wall, the mummy, another hunter, the stairs or the dungeon.',
    'MO-35': 'Any number of hunters may be on the stairs and in the dungeon.',
    'MO-36': 'A number may bring you back to the cell you have just left (never to the stairs or the dungeon).',
    'MO-40':
      'If your move ends on a treasure and you hold its card, you may play the card, showing it to everyone, the mummy included.',
    'MO-41':
      'If at the start of your turn you could not move with any face of a die, your whole turn is skipped: you neither free dice nor roll.',
    'MO-42':
      'The mummy hears each time dice are freed, how many are locked after each roll, the die of each move, each card that is played, and each turn that is skipped or lost. It hears nothing else.',
    'MO-50':
      'After the last hunter, the mummy rolls its die and may walk up to that number of cells, plus one for each locked white die. Example: with a 2 and three locked dice, it may walk up to five cells.',
    'MO-51': 'Walls block the mummy; it never enters the stairs or the dungeon.',
    'MO-52': 'If the mummy enters a hunter’s cell, it catches that hunter and its turn ends.',
    'MO-53':
      'A caught hunter goes to the dungeon and gives the mummy one ankh. A hunter who gives up their last ankh is out of the game.',
    'MO-54': 'During the mummy’s turn, the white dice stay as they are.',
    'MO-55':
      'In an interruption turn, the mummy may walk up to as many cells as dice showed the mummy before they were freed; it does not roll its die. Then the hunter who freed the dice rolls all five, in the dungeon if caught.',
    'MO-56':
      'The mummy may stay where it is. Its whole path is checked before it walks, so what is allowed never tells it where hunters are.',
    'MO-60': 'A hunter who plays their last mission card wins at once, alone.',
    'MO-61':
      'The mummy wins at once on its 4th ankh against two hunters, on its 6th against three, on its 7th against four.',
    'MO-65':
      'With two players, one is the mummy and the other leads two hunters, with ten cards (two of each colour) that either may play. Each of the two has a turn of their own, always in the same order. Their player wins when all ten cards are played; the mummy wins on its 3rd ankh.',
    'MO-66': 'With two players, a player’s two hunters may not stop on the same cell either.',
    'MO-67':
      'A hunter who is out of the game takes no more turns; the hunter’s unplayed cards stay secret until the end.',
    'MO-70': 'Everyone, the mummy included, knows the colours of the cards not yet played.',
  },
  synonyms: [
    ['dice', 'die'],
    ['tile', 'cell', 'space', 'square'],
    ['life', 'lives', 'ankh'],
    ['catch', 'caught'],
    ['free', 'reset'],
    ['dungeon', 'sarcophagus', 'prison'],
    ['eliminat', 'killed', 'out of the game', 'fallen hunter'],
    ['win', 'won', 'victor'],
    ['treasure', 'mission'],
    ['robber', 'hunter', 'adventurer'],
    ['pawn', 'hunter'],
  ],
  printed: {
    'MO-1': 'sarcophagus, starting space',
    'MO-3': 'life token',
    'MO-4': 'movement die',
    'MO-5': 'treasure card',
    'MO-10': 'robber adventurer',
    'MO-13': 'screen hidden side',
    'MO-20': 'reset to 0',
    'MO-42': 'say aloud',
    'MO-53': 'sarcophagus, life token',
    'MO-55': 'extra turn',
  },
};
