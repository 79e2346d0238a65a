/** The rule book of Mâamut. Its chapters and clauses are listed in games/maamut.ts. */
import type { RuleBook } from '../../games/maamut.ts';

export const rules: RuleBook = {
  chapters: {
    pieces: 'The pieces',
    setUp: 'Setting up',
    turn: 'Your turn',
    flight: 'The mammoth flees',
    panic: 'On its way',
    removed: 'Fallen hunters',
    end: 'The end',
  },
  clauses: {
    'MA-1': '37 hexagonal tiles: 7 rock, 18 grass, 11 snow and the cross, which counts as snow.',
    'MA-2': 'Up to four hunters, each with a colour, a shape and four traps, and one mammoth.',
    'MA-3': '36 move cards: twelve 1s, sixteen 2s and eight 3s.',
    'MA-10': 'The cross lies in the middle. The other tiles are shuffled and laid out around it in a hexagon.',
    'MA-11': 'If more than four of the six tiles around the cross are rock, all tiles are shuffled and laid out again.',
    'MA-12': 'Each player is dealt three cards and keeps them hidden. The rest are the face-down draw pile.',
    'MA-13': 'The mammoth starts on the cross.',
    'MA-14':
      'Starting with the first player and going clockwise, each player puts their hunter on an outer tile, but not on rock or an occupied tile.',
    'MA-15': 'The table chooses the first player, or the first player is chosen at random.',
    'MA-16': 'Two and three players play by the same rules.',
    'MA-17':
      'If the table chooses this variant, the player after the first begins the hunt, so the first player places first and acts last.',
    'MA-20':
      'Move: play a card and move your hunter in a straight line in one of the six directions, exactly as many tiles as the card says.',
    'MA-21':
      'A hunter never enters rock, never leaves the board, and always moves the whole distance. Example: if rock or the edge comes within two tiles in five directions, a 2 leads only in the sixth.',
    'MA-22': 'Hunters may pass over and stop on tiles with traps or other hunters. Several hunters may share a tile.',
    'MA-30': 'Set a trap: put one of your unused traps on your hunter’s tile.',
    'MA-31': 'You may only set a trap on grass.',
    'MA-32': 'There is never more than one trap on a tile.',
    'MA-33': 'You may only set a trap if no other hunter is on the tile.',
    'MA-35':
      'Lift a trap: take the trap, yours or another player’s, from your hunter’s tile. It goes back to its owner, who may set it again.',
    'MA-36': 'You may only lift a trap if no other hunter is on the tile.',
    'MA-38': 'Pass: discard a card and do nothing else.',
    'MA-39':
      'If you played or discarded a card, you draw back up to three when everything it set off is over. Then it is the turn of the next living hunter, clockwise.',
    'MA-40':
      'When the last card of the draw pile has been drawn, the discard pile is shuffled at once into a new draw pile. The card you played is already on the discard pile when you draw.',
    'MA-50':
      'When a moving hunter enters the mammoth’s tile, on the way or at the end of the move, the mammoth flees at once: in a straight line, exactly as many tiles as the card says.',
    'MA-51': 'The mammoth flees straight ahead, the way the hunter was heading, if that way is open.',
    'MA-52':
      'A way is open if every tile of the whole flight is on the board and not rock. Traps and hunters never close a way.',
    'MA-53':
      'If the way ahead is closed, the mammoth turns clockwise to the first open way, but never towards where the hunter came from. If the first four ways are closed, it takes the fifth.',
    'MA-54': 'After the flight, the hunter finishes the move.',
    'MA-55':
      'If no way is open, the mammoth stays and faces the hunter who entered its tile: that hunter is out of the game, and the rest of the move is lost.',
    'MA-60':
      'The mammoth flees tile by tile. When it enters a tile with a trap, even before the end of its flight, it falls in and the game is over.',
    'MA-61':
      'When the mammoth enters a tile with hunters, each of them panics and at once runs to a free tile next to it; then the mammoth runs on.',
    'MA-62':
      'A tile is free if it is on the board, is not rock, nobody is on it, and the mammoth did not just come from it. A trap makes no difference.',
    'MA-63':
      'The player of the panicking hunter chooses the tile. Several players choose in turn order, starting to the left of the player whose turn it is. If only one tile is possible, it is taken without asking.',
    'MA-64': 'A panicking hunter with nowhere to run is out of the game.',
    'MA-65': 'A hunter who ran ahead of the mammoth may be run into again.',
    'MA-70': 'A fallen hunter takes no more turns. The hunter’s cards go face up onto the discard pile.',
    'MA-71':
      'A fallen hunter’s traps stay on the board, and their owner still wins if the mammoth falls into one. A fallen hunter’s trap that is lifted leaves the game. The table may choose that the traps vanish with the hunter instead.',
    'MA-72': 'The last hunter plays on alone: outliving the others is not a victory.',
    'MA-80': 'The owner of the trap the mammoth falls into wins alone, even if another player pushed it in.',
    'MA-81': 'The mammoth wins, and all hunters lose, when no hunter is left.',
    'MA-82': 'The mammoth also wins when it can no longer be driven into any trap, set or still to be set.',
    'MA-83':
      'If the table has set a turn limit and every living hunter has taken that many turns, the mammoth has survived and wins.',
  },
  synonyms: [
    ['tile', 'cell', 'space', 'square'],
    ['catch', 'caught'],
    ['flee', 'flight', 'escape', 'runs', 'run to'],
    ['eliminat', 'killed', 'removed', 'out of the game', 'fallen hunter'],
    ['win', 'won', 'victor'],
    ['discard', 'lay down', 'laid down'],
    ['deck', 'draw pile'],
    ['robber', 'hunter', 'adventurer'],
  ],
  printed: {
    'MA-1': 'land plain board',
    'MA-2': 'pawn figure',
    'MA-3': 'movement card',
    'MA-15': 'imitates the mammoth’s cry, starting player',
    'MA-30': 'dig place a trap',
    'MA-35': 'remove a trap',
    'MA-55': 'charge attack',
    'MA-80': 'spear of the hunter',
  },
};
