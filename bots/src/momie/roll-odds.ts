/**
 * The outcomes of a roll of white dice: for each number of dice, the probability of every set of faces with every
 * number of mummies (MO-4).
 */
const FACES = 6;
const MAX_DICE = 5;

export interface RollOutcome {
  readonly probability: number;
  /** How many dice show a mummy. */
  readonly mummies: number;
  /** Bit f for each face 1 to 5 (the arrow) that was rolled. */
  readonly faces: number;
}

/** By the number of dice rolled. */
export const rollOutcomes: readonly (readonly RollOutcome[])[] = Array.from({ length: MAX_DICE + 1 }, (_, dice) =>
  enumerate(dice),
);

function enumerate(dice: number): RollOutcome[] {
  const chances = new Map<number, number>([[0, 1]]);
  let current = chances;
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [key, probability] of current)
      for (let face = 1; face <= FACES; face++) {
        const after = face === FACES ? key + 64 : key | (1 << face);
        next.set(after, (next.get(after) ?? 0) + probability / FACES);
      }
    current = next;
  }
  return [...current].map(([key, probability]) => ({ probability, mummies: key >> 6, faces: key & 63 }));
}
