/** The rule book of Mammut. Its chapters and clauses are listed in games/mammut.ts. */
import type { RuleBook } from '../../games/mammut.ts';

export const rules: RuleBook = {
  intro:
    'The hunt is over, now the loot is shared. Take what you like from the middle; but whatever looks too good in front of you, somebody will take from you. Most victory points after the last round win.',
  chapters: {
    pieces: 'The pieces',
    setUp: 'Setting up',
    pour: 'The pour',
    share: 'Sharing the loot',
    cards: 'Action cards',
    evaluation: 'Evaluation',
    axes: 'Axes',
    hides: 'Hides',
    loot: 'Tusks, meat, fire',
    animals: 'Animals, and the end of the round',
    end: 'The end',
  },
  clauses: {
    'MM-1':
      '31 loot tiles and the shaman, all with two sides. Six kinds of loot: axe, hide, tusk, meat, fire and animal (seven species). Some sides show a question mark.',
    'MM-2':
      'Our set: eight tiles with a question mark, seven animal tiles (one a species), sixteen with two kinds. The set is public; a question mark may hide an animal.',
    'MM-3':
      'The shaman shows a red arrow on one side (ties run clockwise), a blue one on the other (counter-clockwise).',
    'MM-4': '35 animal tokens, five of each species. Nobody ever has two of one species.',
    'MM-5': '19 action cards: eight loot cards (peek, flip, give back) and eleven evaluation cards.',
    'MM-10': 'Everybody starts with 10 victory points, at 0 on the hide track, and with two hidden action cards.',
    'MM-11': 'Two or three players play rounds 1 to 5; four or five play rounds 2 to 5.',
    'MM-12': 'With four or five players everybody draws one animal token at random.',
    'MM-13': 'The table or the lot says who begins.',
    'MM-20':
      'The start player pours out all 32 tiles. The side that lands up is seen by all, the other by nobody, and only cards may turn a tile.',
    'MM-21': 'What everybody has seen stays known; what you peeked at stays known to you.',
    'MM-30': 'The start player begins. Then always the next player clockwise who has no share.',
    'MM-31': 'On your turn, take any number of tiles from the middle, at least one, as your share.',
    'MM-32':
      'Instead, you may steal: take somebody’s whole share, put at least one of its tiles back into the middle and keep the rest.',
    'MM-33': 'A share is never empty: the thief keeps at least one tile, so a share of one cannot be stolen.',
    'MM-34': 'Whoever was robbed has no share any more and gets another turn.',
    'MM-35':
      'If you are the only one without a share and take from the middle, you must take everything. That ends the sharing, and you start the next round.',
    'MM-36': 'With two players each gathers two separate shares; a theft takes one of them.',
    'MM-37':
      'With two players, if the middle is empty and nothing can be stolen, you may still play cards, then pass: that ends the sharing, and you start the next round.',
    'MM-40': 'On your turn, before you take tiles, you may play any number of action cards.',
    'MM-41': 'Peek: look secretly under one or two tiles that show a question mark, wherever they lie.',
    'MM-42':
      'Flip: turn over one or two tiles, wherever they lie, even the shaman, but never one that shows an animal.',
    'MM-43':
      'Give back: one or more players return all their tiles to the middle (with two players: one or more shares, even your own).',
    'MM-44': 'Loot cards are played openly and act at once. Evaluation cards are laid face down.',
    'MM-45': 'A loot card needs something to act on.',
    'MM-50': 'First all face-down cards are shown, then all question marks are turned.',
    'MM-51': 'Ties: the shaman’s holder comes first, then the others in the direction of the arrow. Earlier is better.',
    'MM-52':
      'Cards that stand for a tile count from the beginning. Having the most of a kind needs at least one tile of it.',
    'MM-53': 'Points never fall below 0. Kinds are scored in this order; the cards of a kind come after its tiles.',
    'MM-60': 'From the shaman’s holder clockwise, each draws an action card for every axe.',
    'MM-61': 'In the last round every axe is worth 3 points instead.',
    'MM-62': 'Card Sharp axes: everybody gets 2 points for each of his axes.',
    'MM-63':
      'If the draw pile is empty the discard pile is shuffled; if both are, nothing is drawn. Cards played this round are discarded at its end.',
    'MM-65': 'Every hide moves its player one step along the hide track, which lasts the whole game.',
    'MM-66': 'Furthest along: gains as many points as the round’s number.',
    'MM-67': 'Least far: loses as many. The two are never the same player.',
    'MM-68': 'Card Most hides: whoever has the most hide tiles this round gets 4 points.',
    'MM-70': 'Every tusk: 2 points.',
    'MM-71': 'Card Most tusks: whoever has the most gets 4 points.',
    'MM-73':
      'Most meat 8 points, second 5, third 2. With three players 8 and 5, with two only 8. Without meat nobody scores.',
    'MM-76': 'Fewest fires: lose 5 points.',
    'MM-77': 'With two players the other gains 1 point for each of his fires.',
    'MM-80': 'For each animal tile take a token of that species, unless you have it.',
    'MM-81': 'Card Wild animal: instead of the token of one of your animal tiles take one of any species you lack.',
    'MM-82': 'Card Furs for a friend: the player with the most hide tiles this round chooses a token they lack.',
    'MM-83': 'Choices are made from the shaman’s holder clockwise. A wild animal may be declined.',
    'MM-85':
      'Then played cards are discarded, all tiles go back into the bag, and the next round begins. Unplayed cards stay in hand.',
    'MM-90':
      'After round 5 species score: 3 are worth 4 points, 4 are worth 9, 5 are worth 15, 6 are worth 22, 7 are worth 30.',
    'MM-91': 'Most points win; a tie goes to whoever is furthest on the hide track, then the victory is shared.',
  },
  synonyms: [
    ['steal', 'stole', 'theft', 'thief', 'rob', 'somebody’s whole share'],
    ['tile', 'cell', 'space', 'square'],
    ['point', 'score', 'scoring'],
    ['hide', 'fur', 'skin'],
    ['win', 'won', 'victor'],
    ['discard', 'lay down', 'laid down'],
    ['deck', 'draw pile'],
  ],
};
