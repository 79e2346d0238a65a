/** The rule book of La Malédiction de la Momie. Its chapters and clauses are listed in games/momie.ts. */
import type { RuleBook } from '../../games/momie.ts';

export const rules: RuleBook = {
  intro:
    'One player is the mummy; the others rob its pyramid. The hunters see everything, the mummy sees nobody: it only hears how far they walk. Whoever first plays all mission cards wins, unless the mummy has taken enough lives.',
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
      'A pyramid of cells joined by passages or parted by walls; the stairs, the dungeon, and 23 treasures on cells of their own: 5 red, 5 blue, 5 white, 4 green, 4 yellow. The maps are ours.',
    'MO-2':
      'Stairs and dungeon lie side by side at the bottom with a wall between them; each colour has its own region; there are dead ends; the dungeon has two exits.',
    'MO-3': 'Up to four hunters with three life tokens (ankhs) each; one mummy.',
    'MO-4': 'Five white dice: 1, 2, 3, 4, arrow, mummy. One brown die for the mummy: 1, 1, 2, 2, 3, 3.',
    'MO-5': '23 mission cards, one for each treasure; the back shows the colour.',
    'MO-10': 'The mummy starts in the dungeon, all hunters on the stairs.',
    'MO-11': 'Each hunter draws a card of every colour and hides them. The rest is set aside unseen.',
    'MO-12': 'All five white dice are free.',
    'MO-13':
      'Hunters see the whole board. The mummy sees neither the hunters nor the free dice. Everybody sees the mummy.',
    'MO-14': 'The seat left of the mummy begins, clockwise; after the last hunter it is the mummy’s turn.',
    'MO-20':
      'If any white die shows a mummy, you may free all five before you roll. The mummy may then take an interruption turn at once.',
    'MO-21': 'If all five dice show the mummy, you must free them before you roll.',
    'MO-22': 'Roll all free dice. Those that show a mummy are locked until somebody frees them.',
    'MO-23': 'You may roll again as often as you like, always all free dice.',
    'MO-24': 'If after a roll all five show the mummy, your turn is over.',
    'MO-30': 'Choose one free die, say it aloud, and move by it. If none can be used you must roll again.',
    'MO-31': 'A number: exactly that many cells, turning as you like; cells may be entered more than once.',
    'MO-32': 'Walls and the mummy stop you. Nobody ever enters the stairs or the dungeon.',
    'MO-33': 'With a number you may pass other hunters, but not stop where one stands.',
    'MO-34':
      'An arrow: straight on as far as it goes, up to a wall, the mummy, a hunter, the stairs or the dungeon; at least one cell.',
    'MO-35': 'Any number of hunters may stand on the stairs and in the dungeon.',
    'MO-36': 'A number may bring you back to the cell you have just left (never to the stairs or the dungeon).',
    'MO-40': 'If your move ends on a treasure whose card you hold, you may play it, showing it to all.',
    'MO-41': 'If at the start of your turn no face could move you, your turn is skipped.',
    'MO-42':
      'The mummy hears: each freeing of the dice, how many are locked after each roll, the die of each move, each played card, each skipped or lost turn. Nothing else.',
    'MO-50': 'The mummy rolls its die and may walk up to that number plus the number of locked white dice.',
    'MO-51': 'Walls stop it; it never enters the stairs or the dungeon.',
    'MO-52': 'Entering a hunter’s cell it catches him, and its turn ends.',
    'MO-53':
      'The caught hunter goes to the dungeon and gives the mummy one ankh. A hunter who gives up their last ankh is out of the game.',
    'MO-54': 'The white dice stay as they are.',
    'MO-55':
      'Interruption turn: up to as many cells as dice showed the mummy before they were freed; no die is rolled. Then the hunter rolls all five.',
    'MO-56':
      'The mummy may stay. Its whole way is judged before it is walked, so it never learns where hunters stand from what is allowed.',
    'MO-60': 'A hunter who plays his last mission card wins at once.',
    'MO-61': 'The mummy wins on its 4th ankh against two hunters, on its 6th against three, on its 7th against four.',
    'MO-65':
      'Two players: the hunter leads two pawns with ten cards, and each pawn has its own turn. The hunter wins when all ten are played; the mummy wins on its 3rd ankh.',
    'MO-66': 'His two pawns cannot stop on one cell either.',
    'MO-67': 'Who is out loses his turns; his cards stay secret until the end.',
    'MO-70': 'Everybody knows the colours of the cards not yet played.',
  },
  synonyms: [
    ['dice', 'die'],
    ['tile', 'cell', 'space', 'square'],
    ['life', 'lives', 'ankh'],
    ['catch', 'caught'],
    ['eliminat', 'killed', 'out of the game', 'fallen hunter'],
    ['win', 'won', 'victor'],
    ['treasure', 'mission'],
    ['robber', 'hunter', 'adventurer'],
  ],
};
