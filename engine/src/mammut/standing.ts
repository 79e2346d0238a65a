/** What the shares would score if the round ended now, as far as the viewer can know. */
import type { Clause, Seat, Viewer } from '../core/game.ts';
import { fill } from './imagine.ts';
import type { EvaluationCard, Species, View } from './protocol.ts';
import { scoreTally } from './score.ts';
import {
  count,
  DRAW,
  speciesBits,
  holding,
  laidOf,
  LAST_ROUND,
  moveCard,
  quota,
  setMiddle,
  setShare,
  showing,
  type State,
  up,
  vp,
} from './state.ts';
import { newTally, tallied, tallyCards, tallyTiles } from './tally.ts';
import { ANIMAL, AXE, HIDE, isAnimal, MARK, maskOf, size, SPECIES, tilesOf } from './tiles.ts';

export interface Standing {
  /** Points by clause, in the order of the evaluation. */
  readonly lines: readonly {
    readonly rule: Clause;
    readonly vp: number;
    readonly count?: number;
    readonly card?: EvaluationCard;
  }[];
  /** Their sum. */
  readonly vp: number;
  /** Cards the seat would draw (MM-60). */
  readonly cards: number;
  /** Steps on the hide track (MM-65). */
  readonly steps: number;
  /** Tokens it would take (MM-80). */
  readonly tokens: readonly Species[];
  /** Question marks in its shares: what they hide is not counted. */
  readonly unknown: number;
}

/**
 * By seat. Cards the viewer does not see are left out; while the shaman lies in the middle, ties are
 * decided as if the seat to act held it. Empty outside the phase `share`. With `shares` the tiles are shared like this
 * instead: what a take or a theft would lead to.
 */
export function standing(view: View, viewer: Viewer, shares?: View['shares']): readonly Standing[] {
  if (view.phase !== 'share') return [];
  const state = fill(view, viewer);
  if (shares !== undefined) shareOut(state, shares);
  for (const [seat, laid] of view.laid.entries()) if (typeof laid === 'number') putAside(state, laidOf(seat));
  const lines: Standing['lines'][number][][] = view.vp.map(() => []);
  const tally = newTally(state.players);
  tallyTiles(state, tally);
  tallyCards(state, tally, undefined);
  scoreTally(state, tally, (event) => {
    if (event.type !== 'score') return;
    const { rule, vp: points, count, card } = event;
    lines[event.seat]!.push({
      rule,
      vp: points,
      ...(count === undefined ? {} : { count }),
      ...(card === undefined ? {} : { card }),
    });
  });
  return view.vp.map((before, seat) => ({
    lines: lines[seat]!,
    vp: vp(state, seat) - before,
    cards: state.round === LAST_ROUND ? 0 : tallied(tally, seat, AXE),
    steps: tallied(tally, seat, HIDE),
    tokens: newTokens(state, seat),
    unknown: size(holding(state, seat) & showing(state, MARK)),
  }));
}

function shareOut(state: State, shares: View['shares']): void {
  setMiddle(state, ~maskOf(shares.flat(2)));
  for (const [seat, own] of shares.entries())
    for (let index = 0; index < quota(state.players); index++) setShare(state, seat, index, maskOf(own[index] ?? []));
}

/** Cards the viewer does not see score nothing. */
function putAside(state: State, pile: number): void {
  while (count(state, pile) > 0) moveCard(state, pile, 0, DRAW);
}

function newTokens(state: State, seat: Seat): Species[] {
  const species = tilesOf(holding(state, seat))
    .map((tile) => up(state, tile))
    .filter((face) => isAnimal(face) && (speciesBits(state, seat) & (1 << (face - ANIMAL))) === 0);
  return [...new Set(species)].map((face) => SPECIES[face - ANIMAL]!);
}
