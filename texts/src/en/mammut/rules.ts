/** The rule book of Mammut. Its chapters and clauses are listed in games/mammut.ts. */
import type { RuleBook } from '../../games/mammut.ts';

export const rules: RuleBook = {
  chapters: {
    pieces: 'The pieces',
    setUp: 'Setting up',
    pour: 'Emptying the bag',
    share: 'Sharing the loot',
    cards: 'Action cards',
    evaluation: 'Scoring',
    axes: 'Axes',
    hides: 'Hides',
    loot: 'Tusks, meat, fire',
    animals: 'Animals, and the end of the round',
    end: 'The end',
  },
  clauses: {
    'MM-1':
      '31 loot tiles and the shaman, all with two sides. There are six kinds of loot: axe, hide, tusk, meat, fire and animal (seven species). Some sides show a question mark.',
    'MM-2':
      'Our set: eight tiles with a question mark, seven animal tiles (one of each species) and sixteen with two kinds of loot. Everyone may look at the set; a question mark may hide an animal.',
    'MM-3':
      'The shaman shows a red arrow on one side (ties are settled clockwise) and a blue arrow on the other (anticlockwise).',
    'MM-4': '35 animal tokens, five of each species. Nobody ever has two of the same species.',
    'MM-5':
      '19 action cards: eight loot cards (“Peek”, “Flip”, “Give back”) and eleven scoring cards, which count at the end of the round.',
    'MM-10': 'Everyone starts with 10 victory points, at 0 on the hide track, and with two hidden action cards.',
    'MM-11': 'Two or three players play rounds 1 to 5; four or five players play rounds 2 to 5.',
    'MM-12': 'With four or five players, everyone draws one animal token at random.',
    'MM-13': 'The table chooses the start player, or the start player is chosen at random.',
    'MM-20':
      'The start player empties the bag: all 32 tiles land at random on one of their sides. Everyone sees the side on top and nobody the other, and only cards may turn a tile over.',
    'MM-21': 'What everyone has seen stays known to all; what you peeked at stays known to you.',
    'MM-30':
      'The start player begins. Then it is always the turn of the next player clockwise who has no share. Players with a share are passed over.',
    'MM-31':
      'On your turn, take any number of tiles, at least one, from the middle. They are your share: what you score this round.',
    'MM-32':
      'Instead, you may steal: take another player’s whole share, return at least one of its tiles to the middle and keep the rest as your share.',
    'MM-33': 'A share is never empty: a thief keeps at least one tile, so a share of one tile cannot be stolen.',
    'MM-34': 'A player whose share was stolen has no share and gets another turn.',
    'MM-35':
      'If you are the only player without a share and take from the middle, you must take everything. That ends the sharing, and you start the next round.',
    'MM-36':
      'With two players, each gathers two separate shares and is passed over only when they have both; both are scored. A thief steals one share. The player who takes the fourth share from the middle must take everything.',
    'MM-37':
      'With two players, if the middle is empty and no share can be stolen, you may still play cards. If that does not help, you pass: that ends the sharing, and you start the next round.',
    'MM-40': 'On your turn, before you take tiles or steal, you may play any number of action cards.',
    'MM-41': '“Peek”: look secretly under one or two tiles that show a question mark, wherever they are.',
    'MM-42':
      '“Flip”: turn over one or two tiles, wherever they are, even the shaman, but never a tile that shows an animal.',
    'MM-43':
      '“Give back”: one or more players of your choice return all their tiles to the middle (with two players, one or more shares, even your own).',
    'MM-44':
      'Loot cards are played openly and take effect at once. Scoring cards are played face down: the others see that you play one, but not which.',
    'MM-45': 'You may only play a loot card if it can have an effect.',
    'MM-50': 'First all face-down cards are revealed, then all question marks are turned over.',
    'MM-51':
      'Ties are settled by the shaman: its holder comes first, then the others in the direction of the arrow. Of tied players, the first in this order has “the most” and the last has “the fewest”.',
    'MM-52':
      'Some cards count as a tile from the beginning of the scoring. “My hide” is one more hide for the player who played it. The player with the most axes has one more hide with “Axes make hides” and one more fire with “Axes make fire”; the player with the most tusks has one more fire with “Tusks make fire”. To have the most of a kind, you need at least one.',
    'MM-53':
      'Points never fall below 0. The kinds are scored in the order of these chapters; the cards of a kind come after its tiles.',
    'MM-60': 'Starting with the shaman’s holder and going clockwise, each player draws one action card for each axe.',
    'MM-61': 'In the last round, each axe is worth 3 points instead.',
    'MM-62': 'With the card “Sharp axes”, every player also gets 2 points for each of their axes.',
    'MM-63':
      'If the draw pile is empty, the discard pile is shuffled; if both are empty, no card is drawn. Cards played this round are discarded at its end.',
    'MM-65': 'Each hide moves its player one step along the hide track, which lasts the whole game.',
    'MM-66': 'The player furthest along the hide track gets as many points as the number of the round.',
    'MM-67': 'The player who is last on the hide track loses as many points. The two are never the same player.',
    'MM-68': 'With the card “Most hides”, the player with the most hide tiles this round gets 4 points.',
    'MM-70': 'Each tusk is worth 2 points.',
    'MM-71': 'With the card “Most tusks”, the player with the most tusks gets 4 points.',
    'MM-73':
      'The most meat gets 8 points, the second most 5, the third most 2. With three players only 8 and 5 are given, with two only 8. Nobody scores without meat. Example: four players have 3, 2, 2 and 0 meat. The first gets 8 points; of the two with 2 meat, the one who comes first by the shaman gets 5 and the other 2; the fourth gets nothing.',
    'MM-76': 'The player with the fewest fires loses 5 points.',
    'MM-77': 'With two players, the other player gets 1 point for each of their fires.',
    'MM-80': 'For each animal tile, you take a token of that species, unless you already have one.',
    'MM-81':
      'With the card “Wild animal”, you may take a token of any species you don’t have instead of the token of one of your animal tiles.',
    'MM-82':
      'With the card “Furs for a friend”, the player with the most hide tiles this round takes a token of their choice of a species they don’t have.',
    'MM-83':
      'Choices are made starting with the shaman’s holder and going clockwise. You may decline to use “Wild animal”.',
    'MM-85':
      'Then all played cards are discarded, all tiles go back into the bag, and the next round begins. Unplayed cards stay in hand.',
    'MM-90':
      'After round 5, your species score: 3 are worth 4 points, 4 are worth 9, 5 are worth 15, 6 are worth 22, 7 are worth 30.',
    'MM-91':
      'The player with the most points wins. A tie goes to the player furthest along the hide track; if it remains, the victory is shared.',
  },
  synonyms: [
    ['steal', 'stole', 'theft', 'thief', 'rob'],
    ['tile', 'cell', 'space', 'square'],
    ['point', 'score', 'scoring', 'evaluat'],
    ['empties the bag', 'emptying the bag', 'pour'],
    ['hide', 'fur', 'skin'],
    ['win', 'won', 'victor'],
    ['discard', 'lay down', 'laid down'],
    ['deck', 'draw pile'],
    ['meat', 'food'],
  ],
  printed: {
    'MM-1': 'loot tile booty',
    'MM-3': 'medicine man',
    'MM-5': 'evaluation card',
    'MM-10': 'VP',
    'MM-13': 'youngest player',
    'MM-20': 'pour throw',
    'MM-31': 'lot pile',
    'MM-36': 'two-player game',
    'MM-50': 'evaluation',
    'MM-51': 'tie break',
    'MM-65': 'fur track',
    'MM-76': 'cold freeze',
  },
};
