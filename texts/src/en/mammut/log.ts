/** The log of Mammut: one sentence per event. The log adds the clause itself. */
export const log = {
  pour: ({ name, round }: { name: string; round: number }) => `Round ${round}: ${name} pours out the loot.`,
  take: ({ name, tiles }: { name: string; tiles: string }) => `${name} takes ${tiles}.`,
  steal: ({ name, from, kept, returned }: { name: string; from: string; kept: string; returned: string }) =>
    `${name} steals ${from}’s share: keeps ${kept}; returns ${returned}.`,
  peek: ({ name, n }: { name: string; n: number }) =>
    `${name} peeks under ${n === 1 ? 'a question mark' : `${n} question marks`}.`,
  peeked: (sides: string) => `You saw ${sides}.`,
  flip: ({ name, sides }: { name: string; sides: string }) => `${name} turns tiles over. Now up: ${sides}.`,
  giveBack: ({ name, owners, tiles }: { name: string; owners: string; tiles: string }) =>
    `${name} plays Give back: ${owners} return ${tiles}.`,
  lay: (name: string) => `${name} lays a card face down.`,
  laid: (card: string) => `You laid ${card}.`,
  pass: (name: string) => `${name} passes.`,
  shared: (name: string) => `The loot is shared. ${name} will start the next round.`,
  reveal: (cards: string) => `The face-down cards: ${cards}.`,
  revealed: ({ name, cards }: { name: string; cards: string }) => `${name}: ${cards}`,
  turn: (sides: string) => `The question marks are turned: ${sides}.`,
  order: ({ name, arrow, seats }: { name: string; arrow: 'red' | 'blue'; seats: string }) =>
    `${name} has the shaman, its arrow is ${arrow}: ties go to ${seats}, in this order.`,
  counts: ({ card, name, kind }: { card: string; name: string; kind: string }) =>
    `${card}: one more ${kind} for ${name}.`,
  gain: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  loss: (n: number) => (n === 1 ? 'loses 1 point' : `loses ${n} points`),
  axesLast: ({ name, axes, gain }: { name: string; axes: string; gain: string }) =>
    `${name} gets ${gain} for ${axes} in the last round.`,
  axesCard: ({ name, axes, gain }: { name: string; axes: string; gain: string }) =>
    `Sharp axes: ${name} gets ${gain} for ${axes}.`,
  furthest: ({ name, gain }: { name: string; gain: string }) => `${name} is furthest on the hide track: ${gain}.`,
  last: ({ name, loss }: { name: string; loss: string }) => `${name} is last on the hide track and ${loss}.`,
  mostHides: ({ name, hides, gain }: { name: string; hides: string; gain: string }) =>
    `Most hides: ${name}, with ${hides}: ${gain}.`,
  tusks: ({ name, tusks, gain }: { name: string; tusks: string; gain: string }) => `${name} gets ${gain} for ${tusks}.`,
  mostTusks: ({ name, tusks, gain }: { name: string; tusks: string; gain: string }) =>
    `Most tusks: ${name}, with ${tusks}: ${gain}.`,
  meat: ({ name, meats, gain }: { name: string; meats: string; gain: string }) => `${name} has ${meats}: ${gain}.`,
  coldest: ({ name, fires, loss }: { name: string; fires: string; loss: string }) =>
    `${name} has the fewest fires (${fires}) and ${loss}.`,
  fires: ({ name, fires, gain }: { name: string; fires: string; gain: string }) => `${name} gets ${gain} for ${fires}.`,
  species: ({ name, n, gain }: { name: string; n: number; gain: string }) => `${name} has ${n} species: ${gain}.`,
  other: ({ name, gain }: { name: string; gain: string }) => `${name}: ${gain}.`,
  hides: ({ name, steps, track }: { name: string; steps: number; track: number }) =>
    `${name} moves ${steps === 1 ? 'one step' : `${steps} steps`} on the hide track, to ${track}.`,
  draw: ({ name, n }: { name: string; n: number }) => `${name} draws ${n === 1 ? 'a card' : `${n} cards`} for axes.`,
  drawn: (cards: string) => `You drew ${cards}.`,
  reshuffle: (n: number) => `The draw pile is empty: ${n} cards are shuffled anew.`,
  tokenStart: ({ name, species }: { name: string; species: string }) => `${name} starts with the ${species}.`,
  token: ({ name, species }: { name: string; species: string }) => `The ${species} joins ${name}.`,
  tokenWild: ({ name, species }: { name: string; species: string }) => `Wild animal: ${name} takes the ${species}.`,
  tokenMost: ({ name, species }: { name: string; species: string }) =>
    `Furs for a friend: ${name} chooses the ${species}.`,
  decline: (name: string) => `${name} keeps the animals as they are.`,
  roundEnd: (round: number) => `Round ${round} is over.`,
  won: ({ name, points }: { name: string; points: string }) => `${name} wins with ${points}.`,
  wonTogether: ({ names, points }: { names: string; points: string }) => `${names} win together with ${points}.`,
};

export type Log = typeof log;
