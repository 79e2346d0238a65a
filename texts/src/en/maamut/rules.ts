/** The rule book of Mâamut. Its chapters and clauses are listed in games/maamut.ts. */
import type { RuleBook } from '../../games/maamut.ts';

export const rules: RuleBook = {
  intro:
    'You are a hunter. Whoever owns the trap into which the mammoth falls wins, no matter who drove it there. But corner it, and it turns on you.',
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
    'MA-2': 'Up to four hunters, each with a colour, a shape and four traps; one mammoth.',
    'MA-3': '36 move cards: twelve 1s, sixteen 2s, eight 3s.',
    'MA-10': 'The cross lies in the middle; the other tiles are shuffled and laid around it into a hexagon.',
    'MA-11': 'If more than four of the six tiles around the cross are rock, everything is laid anew.',
    'MA-12': 'Everybody is dealt three cards and hides them. The rest is the draw pile.',
    'MA-13': 'The mammoth starts on the cross.',
    'MA-14':
      'From the first player clockwise, each puts his hunter on an outer tile: not on rock, not beside somebody on the same tile.',
    'MA-15': 'The first player is chosen by the table or by lot.',
    'MA-16': 'Two and three players play by the same rules.',
    'MA-17':
      'If the table wishes, the player after the first begins the hunt: who placed first then acts last. Meant for tables of three where the first wins too often.',
    'MA-20': 'Move: play a card and go straight in one of the six directions, exactly as many tiles as it says.',
    'MA-21': 'A hunter never enters rock, never leaves the board, and always goes the whole distance.',
    'MA-22': 'Hunters may cross and share tiles with other hunters and with traps.',
    'MA-30': 'Set a trap: put one of your traps on your hunter’s tile.',
    'MA-31': 'A trap may only be set on grass.',
    'MA-32': 'At most one trap lies on a tile.',
    'MA-33': 'You may only set a trap if no other hunter is on the tile.',
    'MA-35':
      'Lift a trap, yours or another’s, from your hunter’s tile. It goes back to its owner, who may set it again.',
    'MA-36': 'You may only lift a trap if no other hunter is on the tile.',
    'MA-38': 'Pass: lay down a card and do nothing else.',
    'MA-39':
      'Whoever played or laid down a card draws back to three once everything it set off is over. Then the next living hunter plays, clockwise.',
    'MA-40': 'When the last card of the draw pile is drawn, the discard pile is shuffled at once into a new one.',
    'MA-50':
      'When a moving hunter enters the mammoth’s tile, it flees at once, straight, exactly as many tiles as the card says.',
    'MA-51': 'It flees the way the hunter was heading, if that way is open.',
    'MA-52':
      'A way is open if every tile of the whole flight is on the board and not rock. Traps and hunters never close it.',
    'MA-53':
      'If it is closed, the mammoth turns clockwise to the first open way, leaving out the one the hunter came from.',
    'MA-54': 'After the flight the hunter finishes his own move.',
    'MA-55': 'If no way is open, the mammoth stands and faces him: that hunter is out of the game.',
    'MA-60': 'The mammoth runs tile by tile. Where it meets a trap it falls in, and the game is over.',
    'MA-61': 'Hunters in its way panic: each runs to a free tile next to it, then the mammoth runs on.',
    'MA-62': 'Free means: on the board, no rock, nobody on it, and not the tile the mammoth just came from.',
    'MA-63':
      'The panicking player chooses his tile. Several choose in turn order, from the left of whoever pushed. A single possible tile is taken without asking.',
    'MA-64': 'A hunter with nowhere to run is out of the game.',
    'MA-65': 'Who ran ahead of the mammoth may be run into again.',
    'MA-70': 'A fallen hunter has no more turns; his cards go face up onto the discard pile.',
    'MA-71': 'His traps stay, and he still wins if the mammoth falls into one; the table may instead let them vanish.',
    'MA-72': 'The last hunter plays on alone: outliving the others is no victory.',
    'MA-80': 'The owner of the trap that catches the mammoth wins alone, whoever pushed.',
    'MA-81': 'The mammoth wins when no hunter is left.',
    'MA-82': 'The mammoth also wins when it can no longer be driven to any trap, set or still to be set.',
    'MA-83':
      'If the table set a limit of turns and every living hunter has had them, the mammoth has survived and wins.',
  },
  synonyms: [
    ['tile', 'cell', 'space', 'square'],
    ['catch', 'caught'],
    ['flee', 'flight', 'escape', 'runs', 'run to'],
    ['eliminat', 'killed', 'out of the game', 'fallen hunter'],
    ['win', 'won', 'victor'],
    ['discard', 'lay down', 'laid down'],
    ['deck', 'draw pile'],
    ['robber', 'hunter', 'adventurer'],
  ],
};
