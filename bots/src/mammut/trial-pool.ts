/**
 * What the threads that search one decision know about each candidate, in memory that they share. They try the same
 * candidates, each in worlds of its own, and drop and choose by the trials of all of them. Each thread writes to a lane
 * of its own and reads the others', so nobody waits for anybody; what was written a moment later counts a little later.
 */
import type { FastChance } from '@traque/engine/core/chance';
import { type Candidate, candidateValue } from './trial.ts';

/** In the part of the memory that begins empty: threads that joined, what all of them begin with, list lengths. */
const JOINED = 0;
const SEED = 1;
const MS = 2;
const LENGTHS = 16;
const MAX_LANES = 64;
/** The shares, then the loot cards beside the best of them. */
const ROUNDS = 2;

const LISTS_AT = 8192 / Float64Array.BYTES_PER_ELEMENT;
const MAX_LENGTH = 256;
/** The most kinds of cards that a seat could lay. */
const MAX_CARDS = 16;
const fields = { FLIPS: 0, GIVEN_BACK: 1, SLOT: 2, MASK: 3, TRIALS: 4, SUM: 5, CARD_TRIALS: 6, WITHOUT: 7, WITH: 8 };
const { CARD_TRIALS, FLIPS, GIVEN_BACK, MASK, SLOT, SUM, TRIALS, WITH, WITHOUT } = fields;
const ENTRY = WITH + MAX_CARDS;

export interface TrialPool {
  /** The same for all threads: what candidates are made with, so that they are the same too. */
  readonly seed: number;
  readonly ms: number;
  /** Tells the other threads about these trials, all that this thread has made in the round. */
  publish(round: number, all: readonly Candidate[]): void;
  /** This thread's candidates, best first by the trials of all threads. */
  rank(round: number, some: readonly Candidate[]): Candidate[];
  /** The same candidates in the same order, with the trials of all threads. */
  withAllTrials(round: number, some: readonly Candidate[]): Candidate[];
}

/** Null if there are too many threads: then this one works alone. */
export function joinTrialPool(memory: SharedArrayBuffer, chance: FastChance, ownMs: number): TrialPool | null {
  const ints = new Int32Array(memory);
  const doubles = new Float64Array(memory);
  const lane = Atomics.add(ints, JOINED, 1);
  if (lane >= MAX_LANES) return null;
  // The first thread decides.
  Atomics.compareExchange(ints, SEED, 0, 1 + chance.below(2 ** 30));
  Atomics.compareExchange(ints, MS, 0, Math.max(1, Math.floor(ownMs)));

  const lengthAt = (of: number, round: number): number => LENGTHS + of * ROUNDS + round;
  const listAt = (of: number, round: number): number => LISTS_AT + (of * ROUNDS + round) * MAX_LENGTH * ENTRY;

  function publish(round: number, all: readonly Candidate[]): void {
    const length = Math.min(all.length, MAX_LENGTH);
    for (let i = 0; i < length; i++) writeEntry(listAt(lane, round) + i * ENTRY, all[i]!);
    Atomics.store(ints, lengthAt(lane, round), length);
  }

  function writeEntry(at: number, one: Candidate): void {
    doubles[at + FLIPS] = one.flips;
    doubles[at + GIVEN_BACK] = one.givenBack;
    doubles[at + SLOT] = one.slot;
    doubles[at + MASK] = one.mask;
    doubles[at + TRIALS] = one.trials;
    doubles[at + SUM] = one.sum;
    doubles[at + CARD_TRIALS] = one.cardTrials;
    doubles[at + WITHOUT] = one.sumWithoutCard;
    doubles.set(one.sumsWithCard.subarray(0, MAX_CARDS), at + WITH);
  }

  const isEntryOf = (at: number, one: Candidate): boolean =>
    doubles[at + FLIPS] === one.flips &&
    doubles[at + GIVEN_BACK] === one.givenBack &&
    doubles[at + SLOT] === one.slot &&
    doubles[at + MASK] === one.mask;

  function sumOf(round: number, one: Candidate): Candidate {
    const sum = { ...one, sumsWithCard: one.sumsWithCard.slice() };
    for (let other = 0; other < Math.min(MAX_LANES, Atomics.load(ints, JOINED)); other++) {
      if (other === lane) continue;
      const end = listAt(other, round) + Atomics.load(ints, lengthAt(other, round)) * ENTRY;
      for (let at = listAt(other, round); at < end; at += ENTRY)
        if (isEntryOf(at, one)) {
          addEntry(at, sum);
          break;
        }
    }
    return sum;
  }

  function addEntry(at: number, sum: Candidate): void {
    sum.trials += doubles[at + TRIALS]!;
    sum.sum += doubles[at + SUM]!;
    sum.cardTrials += doubles[at + CARD_TRIALS]!;
    sum.sumWithoutCard += doubles[at + WITHOUT]!;
    for (let i = 0; i < sum.sumsWithCard.length; i++) sum.sumsWithCard[i]! += doubles[at + WITH + i]!;
  }

  return {
    seed: Atomics.load(ints, SEED),
    ms: Atomics.load(ints, MS),
    publish,
    rank(round, some) {
      const values = new Map(some.map((one) => [one, candidateValue(sumOf(round, one))]));
      return some.toSorted((a, b) => values.get(b)! - values.get(a)!);
    },
    withAllTrials: (round, some) => some.map((one) => sumOf(round, one)),
  };
}
