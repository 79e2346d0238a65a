/** The log of Mâamut: one sentence per event. The log adds the clause itself. */
import { counted } from '../../grammar.ts';

const counting = counted('en');

export const log = {
  place: ({ name, cell }: { name: string; cell: string }) => `${name} starts on ${cell}.`,
  move: ({ name, card, dir, cell }: { name: string; card: number; dir: string; cell: string }) =>
    `${name} plays a ${card} and heads ${dir}, towards ${cell}.`,
  startleAhead: ({ name, dir }: { name: string; dir: string }) => `${name} startles the mammoth: it flees ${dir}.`,
  closedBy: { rock: 'is rock', edge: 'ends at the edge' },
  startleTurn: ({ name, why, dir }: { name: string; why: string; dir: string }) =>
    `${name} startles the mammoth. The way ahead ${why}, so the mammoth turns clockwise and flees ${dir}.`,
  /** The directions after the first one: how many are closed, and by what. */
  nextClosed: (why: string) => `the next ${why}`,
  nextAllClosed: ({ count, by }: { count: number; by: 'rock' | 'edge' | 'both' }) =>
    `the next ${count} ${{ rock: 'are rock', edge: 'end at the edge', both: 'are rock or end at the edge' }[by]}`,
  startleTurnFar: ({ name, why, next, dir }: { name: string; why: string; next: string; dir: string }) =>
    `${name} startles the mammoth. The way ahead ${why} and ${next}; the mammoth turns clockwise until it can flee ${dir}.`,
  startleFaces: (name: string) =>
    `${name} startles the mammoth, but every way is closed: it stands and faces the hunter.`,
  run: ({ count, dir, cell }: { count: number; dir: string; cell: string }) =>
    `The mammoth runs ${counting(count, 'tile', 'tiles')} ${dir}, to ${cell}.`,
  panicChosen: ({ name, cell }: { name: string; cell: string }) => `${name} panics and runs to ${cell}.`,
  panicOnly: ({ name, cell }: { name: string; cell: string }) =>
    `${name} panics and runs to ${cell}, the only free tile.`,
  removedFaced: (name: string) => `The mammoth turns on ${name}, who is out of the game.`,
  removedTrapped: (name: string) => `${name} has nowhere to run and is out of the game.`,
  vanish: ({ name, cells }: { name: string; cells: string }) => `${name}’s traps vanish: ${cells}.`,
  setTrap: ({ name, cell }: { name: string; cell: string }) => `${name} sets a trap on ${cell}.`,
  liftOwn: ({ name, cell }: { name: string; cell: string }) => `${name} lifts their own trap from ${cell}.`,
  liftOther: ({ name, owner, cell }: { name: string; owner: string; cell: string }) =>
    `${name} lifts ${owner}’s trap from ${cell}.`,
  pass: ({ name, card }: { name: string; card: number }) => `${name} passes and discards a ${card}.`,
  drawn: ({ name, n, cards }: { name: string; n: number; cards: string }) =>
    `${name} draws ${counting(n, 'card', 'cards')}: ${cards}.`,
  reshuffle: (count: number) => `The draw pile is empty: ${counting(count, 'card is', 'cards are')} reshuffled.`,
  fallOwn: ({ name, cell }: { name: string; cell: string }) => `The mammoth falls into ${name}’s trap on ${cell}!`,
  fallPushed: ({ owner, cell, pusher }: { owner: string; cell: string; pusher: string }) =>
    `Pushed by ${pusher}, the mammoth falls into ${owner}’s trap on ${cell}!`,
  won: (name: string) => `${name} wins the hunt.`,
  mammothLast: 'No hunter is left: the mammoth wins.',
  mammothSafe: 'The mammoth can no longer be driven into a trap: it wins.',
  mammothSurvived: 'The turn limit is reached: the mammoth has survived and wins.',
};

export type Log = typeof log;
