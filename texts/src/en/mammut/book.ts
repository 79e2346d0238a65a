/** Learning Mammut: the first part of its rule book. */
import { counted } from '../../grammar.ts';

const count = counted('en');

export const book = {
  story:
    'The great hunt is over, and the loot lies in the middle of the camp: axes, hides, tusks, meat, fire and tame animals. Everyone takes a share. But if yours looks too good, someone will take it from you.',
  goal: 'Collect as many victory points as you can. Each round ends with a scoring; after the last round, the player with the most points wins.',
  glance: [
    'If you have no share, it is your turn. First you may play action cards.',
    'Then take any tiles you like from the middle: they are your share.',
    'Or steal another player’s whole share and return at least one of its tiles to the middle.',
    'The player who was robbed has no share any more and gets another turn.',
    'If you are the only one without a share and take from the middle, you take everything. Then all shares are scored.',
  ],
  pieces: {
    loot: {
      name: 'Loot tiles',
      text: '31 tiles with two sides. Only the side on top counts, and nobody may turn a tile over without a card.',
    },
    unknown: {
      name: 'Question marks',
      text: 'Some tiles show a question mark. What is underneath is revealed at the scoring.',
    },
    shaman: {
      name: 'The shaman',
      text: 'A tile that settles ties. The red arrow points clockwise, the blue one anticlockwise.',
    },
    animal: {
      name: 'Animals',
      text: 'Seven species. For an animal tile you get a token that you keep. You never have two of the same species.',
    },
    card: { name: 'Action cards', text: '19 cards. You start with two; axes bring more.' },
    track: {
      name: 'The hide track',
      text: 'Each hide moves you one step. Your place on the track stays for the whole game.',
    },
  },
  steps: {
    pour: {
      title: 'The bag is emptied',
      text: 'At the beginning of a round all 32 tiles are thrown into the middle. Each lands at random on one of its sides.',
      picture: 'All tiles of a round in the middle, some of them with question marks.',
    },
    take: {
      title: 'Take a share from the middle',
      text: 'Take any number of tiles, at least one. Many tiles score well, but a small share is less tempting to thieves.',
      picture: 'A player has taken some tiles from the middle as their share.',
    },
    steal: {
      title: 'Or steal a share',
      text: 'Take another player’s whole share, return at least one of its tiles to the middle and keep the rest. A share of only one tile cannot be stolen.',
      picture: 'Another player has taken that share and returned one of its tiles to the middle.',
    },
    cards: {
      title: 'Play cards first, if you like',
      text: 'Before you take or steal, you may play any number of cards. Loot cards act at once, for everyone to see. Scoring cards are played face down and count at the end of the round.',
      picture: 'An open loot card, and a scoring card that lies face down.',
    },
    last: {
      title: 'The last share',
      text: 'If all the others have a share, you either steal once more or take everything that is left. Taking everything ends the sharing, and you start the next round.',
      picture: 'The last player takes all the tiles that are left.',
    },
    order: {
      title: 'Scoring: first the shaman',
      text: 'Face-down cards are revealed, question marks turned over. The player with the shaman comes first in every tie, then the others in the direction of the arrow. The first of them has “the most”, the last has “the fewest”.',
      picture: 'The two sides of the shaman, with a red and a blue arrow.',
    },
    axes: {
      title: 'Axes: new cards',
      text: 'You draw one action card for each axe. In the last round each axe is worth 3 points instead.',
      picture: 'An axe, and the back of a card.',
    },
    hides: {
      title: 'Hides: the track',
      text: 'Each hide moves you one step along the hide track. Then the player furthest along gets as many points as the number of the round, and the last one loses as many.',
      picture: (hides: number) =>
        `${count(hides, 'hide', 'hides')}: ${count(hides, 'step', 'steps')} along the hide track.`,
    },
    tusks: {
      title: 'Tusks: 2 points each',
      text: 'The simplest loot: every tusk is worth 2 points.',
      picture: (points: number) => `A tusk is worth ${count(points, 'point', 'points')}.`,
    },
    meat: {
      title: 'Meat: who has the most?',
      text: 'The most meat gets 8 points, the second most 5, the third most 2. With three players only 8 and 5 are given, with two only 8.',
      picture: (points: string) => `Meat on a podium, with the points for each place: ${points}.`,
    },
    fire: {
      title: 'Fire: who is cold?',
      text: 'The player with the fewest fires loses 5 points. One fire is often enough. With two players, the other one gets 1 point for each of their fires.',
      picture: (points: number) => `Without fire you lose ${count(points, 'point', 'points')}.`,
    },
    animals: {
      title: 'Animals: collect species',
      text: 'For each animal tile you take a token of that species, unless you already have one. They score only at the very end.',
      picture: 'The seven species.',
    },
    end: {
      title: 'After the last round',
      text: 'Your different species score: the more you have, the more each is worth. Then the player with the most points wins.',
      picture: (scale: string) => `A scale of species and their points: ${scale}.`,
    },
  },
  examples: {
    scoring: {
      title: 'A whole scoring, with numbers',
      before: ({ round, name }: { round: number; name: string }) =>
        `Round ${round} with four players. ${name} takes everything that is left, and now everyone has a share.`,
      shares: 'The shares after the question marks are turned over',
      totals: 'The points after the round',
      total: ({ name, before, change, after }: { name: string; before: string; change: string; after: string }) =>
        `${name}: ${before} before, ${change} in this round, now ${after}.`,
      after: ({ name, points }: { name: string; points: number }) =>
        `${name} leads with ${count(points, 'point', 'points')}. Everyone keeps the cards not played, the animals and the place on the hide track.`,
    },
  },
  galleries: {
    cards: {
      title: 'All action cards',
      intro: 'Eight loot cards, which act at once, and eleven scoring cards, which are played face down.',
      loot: (n: number) => `Loot card, ${count(n, 'copy', 'copies')}.`,
      scoring: (n: number) => `Scoring card, ${count(n, 'copy', 'copies')}.`,
    },
    tiles: {
      title: 'All loot tiles',
      intro: 'The two sides of every tile. Everyone may look at this list during the game.',
      copies: (n: number) => count(n, 'tile', 'tiles'),
      sides: ({ one, other }: { one: string; other: string }) => `${one} / ${other}`,
    },
  },
  cases: {
    two: {
      name: 'Two players',
      text: 'Each of you gathers two separate shares, and both are scored. You are passed over only when you have both. A thief steals one share; the fourth share from the middle takes everything.',
    },
    four: {
      name: 'Four or five players',
      text: 'The game starts with round 2, and everyone begins with one animal drawn at random.',
    },
    most: {
      name: 'The most of nothing',
      text: 'To have the most of a kind, you need at least one of it. Otherwise nobody has the most.',
    },
    cards: {
      name: 'Cards that count as tiles',
      text: '“My hide” and the cards that make hides or fire count as tiles during the whole scoring, also for the hide track and for the fewest fires.',
    },
    zero: { name: 'No debts', text: 'Your points never fall below 0.' },
    tie: {
      name: 'A tie at the end',
      text: 'The player furthest along the hide track wins. If that is equal too, the victory is shared.',
    },
  },
  advice: [
    'Take fewer tiles than you would like. A share that nobody envies is the one you keep.',
    'Always have a fire: losing 5 points is more than a second tusk brings.',
    'The shaman is worth a lot when others have the same as you: look at who would win the ties.',
    'A few hides in every round pay off later, because the track lasts the whole game and its points grow.',
    'Leave bait: if the middle holds little, thieves come to you.',
  ],
};

export type Book = typeof book;
