/** The log of Mammut: one sentence per event. The log adds the clause itself. */
import { counted } from '../../grammar.ts';

const count = counted('en');

export const log = {
  pour: ({ name, round }: { name: string; round: number }) => `Round ${round}: ${name} empties the bag.`,
  take: ({ name, tiles }: { name: string; tiles: string }) => `${name} takes ${tiles}.`,
  steal: ({ name, from, kept, returned }: { name: string; from: string; kept: string; returned: string }) =>
    `${name} steals ${from}’s share. Kept: ${kept}. Returned: ${returned}.`,
  peek: ({ name, n }: { name: string; n: number }) =>
    `${name} peeks under ${count(n, 'question mark', 'question marks')}.`,
  peeked: (sides: string) => `You saw ${sides}.`,
  peekedBy: ({ name, sides }: { name: string; sides: string }) => `${name} saw ${sides}.`,
  flip: ({ name, sides }: { name: string; sides: string }) => `${name} turns tiles over. Now on top: ${sides}.`,
  giveBack: ({ name, owners, tiles }: { name: string; owners: string; tiles: string }) =>
    `${name} plays “Give back”: ${owners} must return ${tiles}.`,
  lay: (name: string) => `${name} plays a card face down.`,
  laid: (card: string) => `You played “${card}”.`,
  laidBy: ({ name, card }: { name: string; card: string }) => `${name} played “${card}”.`,
  pass: (name: string) => `${name} passes.`,
  shared: (name: string) => `All the loot is shared. ${name} will start the next round.`,
  reveal: (seats: readonly string[]) => `The face-down cards are revealed. ${seats.join('; ')}.`,
  revealed: ({ name, cards }: { name: string; cards: string }) => `${name}: ${cards}`,
  turn: (sides: string) => `The question marks are turned over: ${sides}.`,
  order: ({ name, arrow, seats }: { name: string; arrow: 'red' | 'blue'; seats: string }) =>
    `${name} has the shaman with the ${arrow} arrow. Ties are settled in this order: ${seats}.`,
  counts: ({ card, name, kind }: { card: string; name: string; kind: string }) =>
    `“${card}”: one more ${kind} for ${name}.`,
  gain: (n: number) => count(n, 'point', 'points'),
  loss: (n: number) => `loses ${count(n, 'point', 'points')}`,
  axesLast: ({ name, axes, gain }: { name: string; axes: string; gain: string }) =>
    `${name} gets ${gain} for ${axes} in the last round.`,
  axesCard: ({ name, axes, gain }: { name: string; axes: string; gain: string }) =>
    `“Sharp axes”: ${name} gets ${gain} for ${axes}.`,
  furthest: ({ name, gain }: { name: string; gain: string }) =>
    `${name} is furthest on the hide track and gets ${gain}.`,
  last: ({ name, loss }: { name: string; loss: string }) => `${name} is last on the hide track and ${loss}.`,
  mostHides: ({ name, hides, gain }: { name: string; hides: string; gain: string }) =>
    `“Most hides”: ${name} has ${hides} and gets ${gain}.`,
  tusks: ({ name, tusks, gain }: { name: string; tusks: string; gain: string }) => `${name} gets ${gain} for ${tusks}.`,
  mostTusks: ({ name, tusks, gain }: { name: string; tusks: string; gain: string }) =>
    `“Most tusks”: ${name} has ${tusks} and gets ${gain}.`,
  meat: ({ name, meats, gain }: { name: string; meats: string; gain: string }) =>
    `${name} has ${meats} and gets ${gain}.`,
  coldest: ({ name, fires, loss }: { name: string; fires: string; loss: string }) =>
    `${name} has the fewest fires (${fires}) and ${loss}.`,
  fires: ({ name, fires, gain }: { name: string; fires: string; gain: string }) => `${name} gets ${gain} for ${fires}.`,
  species: ({ name, n, gain }: { name: string; n: number; gain: string }) =>
    `${name} has ${n} species and gets ${gain}.`,
  other: ({ name, gain }: { name: string; gain: string }) => `${name} gets ${gain}.`,
  hides: ({ name, steps, track }: { name: string; steps: number; track: number }) =>
    `${name} moves ${count(steps, 'step', 'steps')} along the hide track, to ${track}.`,
  draw: ({ name, n }: { name: string; n: number }) => `${name} draws ${count(n, 'card', 'cards')} for axes.`,
  drawn: (cards: string) => `You drew ${cards}.`,
  drawnBy: ({ name, cards }: { name: string; cards: string }) => `${name} drew ${cards}.`,
  reshuffle: (n: number) => `The draw pile is empty: ${count(n, 'card is', 'cards are')} reshuffled.`,
  tokenStart: ({ name, species }: { name: string; species: string }) => `${name} starts with the ${species}.`,
  token: ({ name, species }: { name: string; species: string }) => `${name} takes the ${species}.`,
  tokenWild: ({ name, species }: { name: string; species: string }) => `“Wild animal”: ${name} takes the ${species}.`,
  tokenMost: ({ name, species }: { name: string; species: string }) =>
    `“Furs for a friend”: ${name} chooses the ${species}.`,
  decline: (name: string) => `${name} keeps the animals as they are.`,
  roundEnd: (round: number) => `Round ${round} is over.`,
  won: ({ name, points }: { name: string; points: string }) => `${name} wins with ${points}.`,
  wonTogether: ({ names, points }: { names: string; points: string }) => `${names} win together with ${points}.`,
};

export type Log = typeof log;
