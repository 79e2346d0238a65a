/** The 19 action cards (MM-5), as small numbers. */
import type { Card, EvaluationCard, LootCard } from './protocol.ts';
import { NONE } from './tiles.ts';

export const LOOT_CARDS: readonly LootCard[] = ['peek', 'flip', 'giveBack'];
const EVALUATION_CARDS: readonly EvaluationCard[] = [
  'ownHide',
  'wildAnimal',
  'axePoints',
  'mostHidesPoints',
  'mostHidesAnimal',
  'mostAxesHide',
  'mostTusksPoints',
  'mostTusksFire',
  'mostAxesFire',
];
/** A card's number is its index here. */
export const CARDS: readonly Card[] = [...LOOT_CARDS, ...EVALUATION_CARDS];

export const PEEK = 0;
export const FLIP = 1;
export const GIVE_BACK = 2;
export const OWN_HIDE = 3;
export const WILD_ANIMAL = 4;
export const AXE_POINTS = 5;
export const MOST_HIDES_POINTS = 6;
export const MOST_HIDES_ANIMAL = 7;
export const MOST_AXES_HIDE = 8;
export const MOST_TUSKS_POINTS = 9;
export const MOST_TUSKS_FIRE = 10;
export const MOST_AXES_FIRE = 11;

/** The number of copies of each card (MM-5). */
export const COPIES: readonly number[] = [3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1];
export const DECK: readonly number[] = COPIES.flatMap((count, card) => Array.from({ length: count }, () => card));

const numbers = new Map<unknown, number>(CARDS.map((card, number) => [card, number]));

/** The number of a card's name, or NONE. */
export const cardNumber = (name: unknown): number => numbers.get(name) ?? NONE;
export const isEvaluation = (card: number): boolean => card >= OWN_HIDE;
export const evaluationName = (card: number): EvaluationCard => CARDS[card] as EvaluationCard;
