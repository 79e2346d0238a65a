/** Mâamut's brain: one search, three depths. */
import { FastChance } from '@traque/engine/core/chance';
import { decode, PASS } from '@traque/engine/maamut/codes';
import { imagine } from '@traque/engine/maamut/imagine';
import type { Action, View } from '@traque/engine/maamut/protocol';
import { hunterAt, type State } from '@traque/engine/maamut/state';
import type { Brain, Level, Thought } from '../core/brain.ts';
import { atMost } from '../core/clock.ts';
import { soft } from '../core/pick.ts';
import { meetings } from './push.ts';
import { search } from './search.ts';

/** Simulations a decision, and how loosely the choice follows what they found. `hard` thinks as long as it may. */
const temper: Readonly<Record<Exclude<Level, 'random'>, { effort: number; temperature: number }>> = {
  easy: { effort: 20, temperature: 0.15 },
  normal: { effort: 100, temperature: 0.04 },
  hard: { effort: Infinity, temperature: 0 },
};

/**
 * A hunter who has had so many turns looks for something new, and from turn to turn more so: two who know each other's
 * every answer would go round for ever. Where the mammoth stands in a corner out of which nobody can drive it, somebody
 * has to face it in the end: the desperate push it whenever they can.
 */
const LONG_HUNT = 30;
const RESTLESS = 0.006;
const DESPERATE = 60;

const restless = (turns: number): number => RESTLESS * Math.max(0, turns - LONG_HUNT);

/** Whether that move meets the mammoth. */
const isPush = (state: State, seat: number, code: number): boolean =>
  code < PASS && (meetings(state, hunterAt(state, seat)) & (1 << code)) !== 0;

export const maamut: Brain<View, Action> = (request, seat, time): Thought<Action> => {
  const chance = new FastChance(request.seed);
  const { effort, temperature: calm } = temper[request.level === 'random' ? 'easy' : request.level];
  // First, since it takes nothing of the view on trust.
  const root = imagine(request.view, seat, chance);
  const turns = request.view.turnsTaken[seat]!;
  const temperature = Math.max(calm, restless(turns));
  const desperate = request.view.phase === 'act' && turns >= DESPERATE;
  const { found, effort: done } = search(root, atMost(effort, time), chance, desperate);
  const considered = found.map((one) => ({
    action: decode(one.code, root.phase),
    value: one.value,
    effort: one.effort,
  }));
  const daring = desperate ? found.flatMap(({ code }, i) => (isPush(root, seat, code) ? [considered[i]!] : [])) : [];
  // The most visited is the best known; a weaker level picks among what it found good.
  const action =
    temperature === 0 ? considered[0]!.action : soft(daring.length > 0 ? daring : considered, temperature, chance);
  return { action, considered, effort: done };
};
