/** The log of La Malédiction de la Momie: one sentence per event. The log adds the clause itself. */
import { counted } from '../../grammar.ts';

const waking = (interrupt: boolean) => (interrupt ? 'Woken as the dice are freed, the mummy' : 'The mummy');

const count = counted('en');

export const log = {
  reset: (hunter: string) => `${hunter} frees all five dice.`,
  roll: ({ hunter, locked }: { hunter: string; locked: number }) =>
    locked === 0
      ? `${hunter} rolls. No die shows the mummy.`
      : `${hunter} rolls. The mummy is on ${count(locked, 'die', 'dice')}.`,
  rolled: ({ hunter, free, count }: { hunter: string; free: string; count: number }) =>
    count === 0 ? 'No free dice are left.' : `${hunter}’s free dice: ${free}.`,
  move: ({ hunter, die }: { hunter: string; die: string }) => `${hunter} announces: ${die}.`,
  walked: ({ hunter, from, to }: { hunter: string; from: string; to: string }) =>
    `${hunter} moves from ${from} to ${to}.`,
  collect: ({ hunter, card, at }: { hunter: string; card: string; at: string }) =>
    `${hunter} takes a treasure on ${at}: ${card}.`,
  skip: (hunter: string) => `${hunter} can’t move with any die: the turn is skipped.`,
  lost: (hunter: string) => `All five dice show the mummy: ${hunter} loses the turn.`,
  prowl: ({ interrupt, walked, steps, to }: { interrupt: boolean; walked: number; steps: number; to: string }) =>
    `${waking(interrupt)} walks ${walked === steps ? count(steps, 'step', 'steps') : `${String(walked)} of ${count(steps, 'step', 'steps')}`}, to ${to}.`,
  stay: ({ interrupt, steps }: { interrupt: boolean; steps: number }) =>
    `${waking(interrupt)} could walk ${count(steps, 'step', 'steps')} but stays where it is.`,
  caught: ({ interrupt, to, hunter }: { interrupt: boolean; to: string; hunter: string }) =>
    `${waking(interrupt)} catches ${hunter} on ${to} and takes an ankh.`,
  /** The mummy's die plus the locked dice; told before its walk. */
  mummyRolls: ({ die, locked }: { die: number; locked: number }) =>
    locked === 0 ? `The mummy rolls ${die}.` : `The mummy rolls ${die} + ${locked} locked = ${die + locked}.`,
  woken: (steps: number) => `The freed dice wake the mummy: it may walk ${count(steps, 'step', 'steps')}.`,
};

export type Log = typeof log;
