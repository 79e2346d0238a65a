/** From the values of the candidates to a choice. */
import type { FastChance } from '@traque/engine/core/chance';
import { evaluationName } from '@traque/engine/mammut/cards';
import { sharesOf } from '@traque/engine/mammut/play';
import type { Action } from '@traque/engine/mammut/protocol';
import { tilesOf } from '@traque/engine/mammut/tiles';
import type { Considered, Thought } from '../core/brain.ts';
import { sampleSoftmax } from '../core/softmax.ts';
import type { LevelParams } from './levels.ts';
import { PASS, TAKE } from './rollout-state.ts';
import { type Candidate, candidateValue, rankCandidates, type SearchContext } from './trial.ts';

/** A card is laid only if it improves the chance to win by this much. */
const MIN_LAY_GAIN = 0.001;

export function decide(
  context: SearchContext,
  tried: readonly Candidate[],
  others: readonly Candidate[],
  params: LevelParams,
  chance: FastChance,
): Thought<Action> {
  const most = Math.max(...tried.map(({ trials }) => trials));
  // The value of a candidate that was dropped after a few trials may just be lucky.
  const close = rankCandidates(tried.filter(({ trials }) => trials > most / 3));
  const rest = rankCandidates([...tried, ...others].filter((one) => one.trials > 0 && !close.includes(one)));
  const cards = cardsToLay(context, close[0]!);
  const shares = close.map(toConsidered);
  const considered = [...cards, ...shares];
  // A helpful card is laid before the best share is taken; weaker levels sometimes forget it.
  const isSure = params.temperature === 0 || (cards.length > 0 && chance.below(100) >= params.forgetCardPercent);
  const action = isSure ? considered[0]!.action : sampleSoftmax(shares.map(logOdds), params.temperature, chance);
  const all = [...considered, ...rest.map(toConsidered)];
  const distinct = all.filter((one, i) => all.findIndex((other) => sameAction(one.action, other.action)) === i);
  return { action, considered: distinct, effort: [...tried, ...others].reduce((sum, { trials }) => sum + trials, 0) };
}

/** On this scale small differences count as much for a seat far ahead or far behind as big ones in an even game. */
const logOdds = ({ action, value, effort }: Considered<Action>): Considered<Action> => ({
  action,
  value: Math.log((value + 0.01) / (1.01 - value)) / 4,
  effort,
});

const toConsidered = (one: Candidate): Considered<Action> => ({
  action: actionOf(one),
  value: candidateValue(one),
  effort: one.trials,
});

const sameAction = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Cards that are worth laying before the best share is taken, best first. */
const cardsToLay = ({ cards }: SearchContext, best: Candidate): Considered<Action>[] =>
  cards
    .map((card, i) => ({
      action: { type: 'lay' as const, card: evaluationName(card) },
      value: best.sumsWithCard[i]! / Math.max(1, best.cardTrials),
      effort: best.cardTrials,
    }))
    .filter(({ value }) => value > best.sumWithoutCard / Math.max(1, best.cardTrials) + MIN_LAY_GAIN)
    .sort((a, b) => b.value - a.value);

/** The first action of a candidate. */
function actionOf({ flips: turned, givenBack, slot, mask }: Candidate): Action {
  if (turned !== 0) return { type: 'play', card: 'flip', tiles: tilesOf(turned) };
  if (givenBack !== 0) return { type: 'play', card: 'giveBack', shares: sharesOf(givenBack) };
  if (slot === TAKE) return { type: 'take', tiles: tilesOf(mask) };
  if (slot === PASS) return { type: 'pass' };
  return { type: 'steal', from: slot >> 1, share: slot & 1, return: tilesOf(mask) };
}
