/** Burrow's bots: both sides count the ways in which the hare can have come to each cell. */
import { FastChance } from '@traque/engine/core/chance';
import { imagine } from '@traque/engine/burrow/imagine';
import { legal } from '@traque/engine/burrow/legal';
import type { Action, View } from '@traque/engine/burrow/protocol';
import { whereabouts } from '@traque/engine/burrow/whereabouts';
import type { BotManifest, BrainLevel, BrainRequest, Considered, Thought } from '../core/brain.ts';
import { sampleSoftmax } from '../core/softmax.ts';

/** How loosely each level follows the values. */
const temperatures: Readonly<Record<BrainLevel, number>> = { easy: 0.3, normal: 0.1, hard: 0.01 };

function brain({ view, level, seed }: BrainRequest<View>, seat: number): Thought<Action> {
  const chance = new FastChance(seed);
  // This comes first because it checks the view.
  const { actions } = legal(imagine(view, seat, chance));
  const ways = whereabouts(view.searches, true);
  const total = ways.reduce((sum, count) => sum + count, 0);
  const considered = actions
    .map((action): Considered<Action> => {
      const likely = ways[(action.type === 'hop' ? action.to : action.cell) - 1]! / total;
      return { action, value: action.type === 'hop' ? 1 - likely : likely, effort: 1 };
    })
    .toSorted((a, b) => b.value - a.value);
  return { action: sampleSoftmax(considered, temperatures[level], chance), considered, effort: considered.length };
}

export const burrow: BotManifest<View, Action> = { game: 'burrow', brain };
