/** Mammut's brain: shares and cards, tried in imagined worlds against the rivals' replies. */
import { FastChance } from '@traque/engine/core/chance';
import { evaluationName, isEvaluation } from '@traque/engine/mammut/cards';
import { imagine } from '@traque/engine/mammut/imagine';
import { sharesOf } from '@traque/engine/mammut/play';
import type { Action, View } from '@traque/engine/mammut/protocol';
import { cardsIn, down, handOf, known, LAST_ROUND, type State, up } from '@traque/engine/mammut/state';
import { TILES, tilesOf } from '@traque/engine/mammut/tiles';
import type { Brain, Considered, Level, Thought } from '../core/brain.ts';
import { atMost, type Budget, part } from '../core/clock.ts';
import { soft } from '../core/softmax.ts';
import { animalChoices, peekPlan } from './animals.ts';
import { type Breadth, flips, givings, moves, type Sight } from './candidates.ts';
import { FACES, PASS, TAKE } from './policy.ts';
import { learntPrices, roughPrices } from './tile-prices.ts';
import { type Candidate, candidate, compare, ranked, type Search, valueOf } from './trial.ts';
import { isServed, open, type Table, tableOf } from './rollout-state.ts';
import { type World, worldOf } from './world.ts';

interface Temper {
  /** Shares thought of; trials in all; how loosely the choice follows what they showed. */
  readonly takes: number;
  readonly parts: Breadth['parts'];
  readonly returns: number;
  readonly fair: number;
  readonly effort: number;
  readonly temperature: number;
  /** Of a hundred turns, how often it does not think of theft. */
  readonly peaceful: number;
  /** Of a hundred cards that would help, how many stay in the hand. */
  readonly forgets: number;
  /** Whether prices are learnt for the position, all shares looked through and replies searched. */
  readonly deep: boolean;
}

const tempers: Readonly<Record<Exclude<Level, 'random'>, Temper>> = {
  easy: {
    takes: 3,
    parts: [0.2, 1.8],
    returns: 2,
    fair: 0,
    effort: 10,
    temperature: 0.12,
    peaceful: 58,
    forgets: 50,
    deep: false,
  },
  normal: {
    takes: 6,
    parts: [0.4, 1.8],
    returns: 2,
    fair: 1,
    effort: 80,
    temperature: 0.06,
    peaceful: 32,
    forgets: 20,
    deep: false,
  },
  hard: {
    takes: 90,
    parts: [0.5, 1.75],
    returns: 16,
    fair: 3,
    effort: Infinity,
    temperature: 0,
    peaceful: 0,
    forgets: 0,
    deep: true,
  },
};

export const mammut: Brain<View, Action> = (request, seat, time): Thought<Action> => {
  const { view } = request;
  const chance = new FastChance(request.seed);
  const temper = tempers[request.level === 'random' ? 'easy' : request.level];
  const state = imagine(view, seat, chance);
  if (view.phase === 'choose') return best(animalChoices(state, chance));
  const peek = request.level !== 'easy' ? peekPlan(state) : null;
  if (peek === null) return consider(view, state, temper, atMost(temper.effort, time), chance);
  const glance = consider(view, state, { ...tempers.normal, effort: GLANCE }, atMost(GLANCE, time), chance);
  const [first] = glance.considered;
  // What is seen is not known yet; it can only make the best choice better.
  return best([{ ...first!, action: peek }, ...glance.considered]);
};

/** Trials that tell how a seat stands before it looks below question marks. */
const GLANCE = 200;

const best = (considered: readonly Considered<Action>[]): Thought<Action> => ({
  action: considered[0]!.action,
  considered,
  effort: considered.reduce((sum, { effort }) => sum + effort, 0),
});

/** Part of the time for the shares alone; the rest tells whether a loot card makes the best of them better. */
const SHARES_PART = 0.7;
/** The shares that are tried again beside the cards. */
const FINALISTS = 3;
/** With less time than this, in milliseconds, loot cards are not thought of. */
const HURRY = 5;
const SAMPLES_A_MS = 3;
const LEAST_SAMPLES = 1000;
const MOST_SAMPLES = 3000;
const LOOKED_A_MS = 2500;
const DEPTH = 5;

/** Who could end the game is content with nothing but the best. */
const isFinale = (round: number, table: Table): boolean => round === LAST_ROUND && open(table) === 1;

const timeLeft = ({ clock, deadline }: Budget): number => Math.max(0, deadline - clock());

function consider(view: View, state: State, temper: Temper, whole: Budget, chance: FastChance): Thought<Action> {
  const seat = state.toAct;
  const hand = cardsIn(state, handOf(seat));
  const ms = timeLeft(whole);
  const worlds = pool(view, state, Math.max(1, Math.min(FIRST_WORLDS, Math.floor(ms))), chance);
  const root = tableOf(state);
  const rough = roughPrices(worlds.all[0]!);
  const samples = temper.deep ? Math.min(MOST_SAMPLES, Math.floor(SAMPLES_A_MS * ms)) : 0;
  const search: Search = {
    root,
    seat,
    prices: samples < LEAST_SAMPLES ? rough : learntPrices(root, worlds.all, rough, samples, chance),
    cards: finishes(state) ? [...new Set(hand.filter(isEvaluation))] : [],
    world: worlds.next,
    chance,
    depth: temper.deep ? DEPTH : 0,
  };
  const sight = sightOf(state);
  const breadth: Breadth = {
    takes: temper.deep ? Math.min(temper.takes, 10 + ms / 10) : temper.takes,
    returns: temper.deep ? Math.min(temper.returns, 4 + ms / 40) : temper.returns,
    fair: temper.fair,
    looked: temper.deep ? LOOKED_A_MS * ms : 0,
    parts: temper.parts,
    robs: isFinale(state.round, root) || chance.below(100) >= temper.peaceful,
  };
  const first = moves(search, root, sight, breadth, chance).map(([slot, mask]) => candidate(search, slot, mask));
  const isLoot = hand.some((card) => !isEvaluation(card));
  const tried = compare(search, first, 2, isLoot ? part(SHARES_PART, whole, whole.effort * SHARES_PART) : whole);
  if (!isLoot || timeLeft(whole) < HURRY) return decide(search, tried, [], temper, chance);
  const few = { ...breadth, takes: 12, returns: 4, looked: breadth.looked / 8 };
  const again = tried.slice(0, FINALISTS).map(({ slot, mask }) => candidate(search, slot, mask));
  const cards = [...flips(search, tried[0]!, hand), ...givings(search, sight, few, hand, chance)];
  const rest = atMost(whole.effort * (1 - SHARES_PART), whole);
  const finals = compare(search, [...again, ...cards], 2, rest);
  return decide(search, finals, tried.slice(FINALISTS), temper, chance);
}

/** How many worlds are imagined at most; then they come again, with other luck. */
const WORLDS = 200;
const FIRST_WORLDS = 24;

function pool(view: View, state: State, first: number, chance: FastChance): { all: World[]; next: () => World } {
  const seat = state.toAct;
  const more = (): World => worldOf(imagine(view, seat, chance), seat, chance);
  const all = Array.from({ length: first }, more);
  let at = 0;
  const next = (): World => {
    if (at < all.length) return all[at++]!;
    if (all.length < WORLDS) {
      all.push(more());
      return all[at++]!;
    }
    at = 1;
    return all[0]!;
  };
  return { all, next };
}

/** Whether this turn completes what the seat gathers: only then are cards laid, when it is known what they fall on. */
function finishes(state: State): boolean {
  const table = tableOf(state);
  if (table.quota === 1) return true;
  return table.shares[2 * state.toAct] !== 0 || open(table) === 1 || isServed(table, state.toAct);
}

function sightOf(state: State): Sight {
  const seen = known(state, state.toAct);
  return {
    faces: Uint8Array.from({ length: TILES }, (_, tile) => up(state, tile)),
    below: Uint8Array.from({ length: TILES }, (_, tile) => ((seen & (1 << tile)) === 0 ? FACES : down(state, tile))),
  };
}

/** A card is laid only if it makes the chance to win better by so much. */
const WORTH_LAYING = 0.001;

function decide(
  search: Search,
  tried: readonly Candidate[],
  others: readonly Candidate[],
  temper: Temper,
  chance: FastChance,
): Thought<Action> {
  const most = Math.max(...tried.map(({ trials }) => trials));
  // What was dropped after a few trials may look better than it is.
  const close = ranked(tried.filter(({ trials }) => trials > most / 3));
  const rest = ranked([...tried, ...others].filter((one) => one.trials > 0 && !close.includes(one)));
  const cards = lays(search, close[0]!);
  const shares = close.map(weighed);
  const considered = [...cards, ...shares];
  // Who would take the best share lays his card first; to forget that is for beginners.
  const isSure = temper.temperature === 0 || (cards.length > 0 && chance.below(100) >= temper.forgets);
  const action = isSure ? considered[0]!.action : soft(shares.map(inDoubt), temper.temperature, chance);
  const all = [...considered, ...rest.map(weighed)];
  const distinct = all.filter((one, i) => all.findIndex((other) => sameAction(one.action, other.action)) === i);
  return { action, considered: distinct, effort: [...tried, ...others].reduce((sum, { trials }) => sum + trials, 0) };
}

/** Far ahead or far behind, small differences matter as much as big ones in the balance. */
const inDoubt = ({ action, value, effort }: Considered<Action>): Considered<Action> => ({
  action,
  value: Math.log((value + 0.01) / (1.01 - value)) / 4,
  effort,
});

const weighed = (one: Candidate): Considered<Action> => ({
  action: actionOf(one),
  value: valueOf(one),
  effort: one.trials,
});

const sameAction = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Cards that are worth laying before the best share, best first. */
const lays = ({ cards }: Search, best: Candidate): Considered<Action>[] =>
  cards
    .map((card, i) => ({
      action: { type: 'lay' as const, card: evaluationName(card) },
      value: best.with[i]! / Math.max(1, best.asked),
      effort: best.asked,
    }))
    .filter(({ value }) => value > best.bare / Math.max(1, best.asked) + WORTH_LAYING)
    .sort((a, b) => b.value - a.value);

/** The first action of what a candidate would do. */
function actionOf({ flips: turned, backs, slot, mask }: Candidate): Action {
  if (turned !== 0) return { type: 'play', card: 'flip', tiles: tilesOf(turned) };
  if (backs !== 0) return { type: 'play', card: 'giveBack', shares: sharesOf(backs) };
  if (slot === TAKE) return { type: 'take', tiles: tilesOf(mask) };
  if (slot === PASS) return { type: 'pass' };
  return { type: 'steal', from: slot >> 1, share: slot & 1, return: tilesOf(mask) };
}
