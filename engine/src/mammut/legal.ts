/** What the seat to act may do: everything in a choice, a varied sample while the loot is shared; and one at random. */
import type { Chance } from '../core/chance.ts';
import type { Legal, Seat } from '../core/game.ts';
import { evaluationName, FLIP, GIVE_BACK, isEvaluation, PEEK } from './cards.ts';
import { freeAnimalTiles } from './choose.ts';
import { allShares, sharesOf } from './play.ts';
import type { Action } from './protocol.ts';
import { canSteal, isLastShare, isStealable, mayPass } from './share.ts';
import { cardAt, cardsIn, count, handOf, speciesBits, middle, share, showing, type State, up } from './state.ts';
import { isAnimal, lowest, MARK, size, SPECIES, TILES, tilesOf } from './tiles.ts';

export function legal(state: State): Legal<Action> {
  if (state.phase === 'share') return { actions: shareActions(state), complete: false };
  return { actions: state.phase === 'over' ? [] : choiceActions(state), complete: true };
}

function choiceActions(state: State): Action[] {
  const missing = SPECIES.filter((_, species) => (speciesBits(state, state.toAct) & (1 << species)) === 0);
  if (state.choice === 'mostHidesAnimal') return missing.map((species) => ({ type: 'chooseAnimal', species }));
  const exchanges = tilesOf(freeAnimalTiles(state, state.toAct)).flatMap((tile) =>
    missing.map((species): Action => ({ type: 'wildAnimal', tile, species })),
  );
  return [...exchanges, { type: 'decline' }];
}

function shareActions(state: State): Action[] {
  const actions: Action[] = mayPass(state) ? [{ type: 'pass' }] : [];
  return [...actions, ...takes(state), ...steals(state), ...plays(state)];
}

function takes(state: State): Action[] {
  const tiles = middle(state);
  if (tiles === 0) return [];
  const masks = isLastShare(state) ? [tiles] : [tiles, ...parts(state, tiles), ...pairsOfFaces(state, tiles)];
  return distinct(masks).map((mask) => ({ type: 'take', tiles: tilesOf(mask) }));
}

function steals(state: State): Action[] {
  const actions: Action[] = [];
  forStealable(state, (from, index, loot) => {
    for (const returned of distinct(parts(state, loot)))
      if (returned !== loot) actions.push({ type: 'steal', from, share: index, return: tilesOf(returned) });
  });
  return actions;
}

function forStealable(state: State, use: (from: Seat, index: number, loot: number) => void): void {
  for (let from = 0; from < state.players; from++)
    for (let index = 0; index < 2; index++) {
      const loot = share(state, from, index);
      if (from !== state.toAct && isStealable(loot)) use(from, index, loot);
    }
}

/** Each tile alone, all but it, each face whole, all but it. */
function parts(state: State, tiles: number): number[] {
  const alone = tilesOf(tiles).map((tile) => 1 << tile);
  const groups = [...alone, ...byFace(state, tiles)];
  return [...groups, ...groups.map((group) => tiles & ~group)].filter((part) => part !== 0);
}

function pairsOfFaces(state: State, tiles: number): number[] {
  const groups = byFace(state, tiles);
  return groups.flatMap((group, index) => groups.slice(index + 1).map((other) => group | other));
}

/** The tiles of a mask, gathered by the face they show. */
function byFace(state: State, tiles: number): number[] {
  const groups = new Map<number, number>();
  for (const tile of tilesOf(tiles)) groups.set(up(state, tile), (groups.get(up(state, tile)) ?? 0) | (1 << tile));
  return [...groups.values()];
}

const distinct = (masks: readonly number[]): number[] => [...new Set(masks)];

function plays(state: State): Action[] {
  return distinct(cardsIn(state, handOf(state.toAct))).flatMap((card) => playsOf(state, card));
}

function playsOf(state: State, card: number): Action[] {
  if (isEvaluation(card)) return [{ type: 'lay', card: evaluationName(card) }];
  if (card === GIVE_BACK)
    return distinct([...onesAndTwos(allShares(state)), allShares(state)])
      .filter((shares) => shares !== 0)
      .map((shares) => ({ type: 'play', card: 'giveBack', shares: sharesOf(shares) }));
  const name = card === PEEK ? 'peek' : 'flip';
  return onesAndTwos(targets(state, card)).map((mask) => ({ type: 'play', card: name, tiles: tilesOf(mask) }));
}

/** What a peek or a flip may be used on (MM-41, MM-42). */
const targets = (state: State, card: number): number => (card === FLIP ? flippable(state) : showing(state, MARK));

function flippable(state: State): number {
  let mask = 0;
  for (let tile = 0; tile < TILES; tile++) if (!isAnimal(up(state, tile))) mask |= 1 << tile;
  return mask;
}

/** Each alone, and each with the one that follows it. */
function onesAndTwos(mask: number): number[] {
  const bits = tilesOf(mask).map((bit) => 1 << bit);
  return [...bits, ...bits.slice(1).map((bit, index) => bit | bits[index]!)];
}

/** Every legal action is possible, and random games end, because each theft leaves fewer tiles to steal. */
export function sample(state: State, chance: Chance): Action {
  if (state.phase === 'choose') {
    const actions = choiceActions(state);
    return actions[chance.below(actions.length)]!;
  }
  return (chance.below(3) === 0 ? samplePlay(state, chance) : null) ?? sampleShare(state, chance);
}

function sampleShare(state: State, chance: Chance): Action {
  const tiles = middle(state);
  const thief = canSteal(state) && (tiles === 0 || chance.below(3) === 0);
  if (thief) return sampleSteal(state, chance);
  if (tiles === 0) return { type: 'pass' };
  if (isLastShare(state)) return { type: 'take', tiles: tilesOf(tiles) };
  return { type: 'take', tiles: sampleTiles(tiles, 1 + chance.below(size(tiles)), chance) };
}

function sampleSteal(state: State, chance: Chance): Action {
  let chosen: Action | null = null;
  let seen = 0;
  forStealable(state, (from, index, loot) => {
    if (chance.below(++seen) !== 0) return;
    chosen = {
      type: 'steal',
      from,
      share: index,
      return: sampleTiles(loot, 1 + chance.below(size(loot) - 1), chance),
    };
  });
  return chosen!;
}

function samplePlay(state: State, chance: Chance): Action | null {
  const hand = handOf(state.toAct);
  if (count(state, hand) === 0) return null;
  const card = cardAt(state, hand, chance.below(count(state, hand)));
  if (isEvaluation(card)) return { type: 'lay', card: evaluationName(card) };
  const among = card === GIVE_BACK ? allShares(state) : targets(state, card);
  if (among === 0) return null;
  const some = 1 + chance.below(card === GIVE_BACK ? size(among) : Math.min(2, size(among)));
  const chosen = sampleTiles(among, some, chance);
  if (card === GIVE_BACK) return { type: 'play', card: 'giveBack', shares: chosen.map((bit) => [bit >> 1, bit & 1]) };
  return { type: 'play', card: card === PEEK ? 'peek' : 'flip', tiles: chosen };
}

/** This many tiles of a mask, each choice as likely as the others, ascending. */
function sampleTiles(mask: number, wanted: number, chance: Chance): number[] {
  const tiles: number[] = [];
  let left = size(mask);
  for (let rest = mask; tiles.length < wanted; rest &= rest - 1, left--)
    if (chance.below(left) < wanted - tiles.length) tiles.push(lowest(rest));
  return tiles;
}
