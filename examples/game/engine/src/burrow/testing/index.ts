/** Burrow for the tests that every game passes, written from the rules: it trusts neither `view` nor `imagine`. */
import type { Chance } from '../../core/chance.ts';
import type { Viewer } from '../../core/game.ts';
import type { GameTesting } from '../../core/testing/manifest.ts';
import type { Event, StateJson } from '../protocol.ts';

/** BU-1. */
const cells = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const faces = [1, 2, 3];

function inventory({ hare, die }: StateJson): string {
  return `${cells.includes(hare) ? 'one' : 'no'} hare, ${die === null || faces.includes(die) ? 'one' : 'no'} die`;
}

/** The cells on which the hare can be after all that was answered (BU-21, BU-23). */
function possible({ searches, die, result }: StateJson): number[] {
  const hop = (from: readonly number[]): number[] =>
    cells.filter((to) => from.some((at) => faces.includes(Math.abs(at - to))));
  const distances = { found: [0], near: [1], far: [2, 3, 4, 5, 6, 7, 8] };
  let found = cells;
  for (const { cell, answer } of searches)
    found = hop(found).filter((at) => distances[answer].includes(Math.abs(at - cell)));
  return die === null && result === null ? hop(found) : found;
}

/** Something else than it is, if the rules allow it. */
function other<T>(now: T, all: readonly T[], chance: Chance): T {
  const others = all.filter((each) => each !== now);
  return others.length === 0 ? now : others[chance.below(others.length)]!;
}

/** Where the hare is and what it rolled is hidden from all others (BU-11, BU-21), nightfall from all but the hunters (BU-12). */
function twin(state: StateJson, viewer: Viewer, chance: Chance): StateJson {
  const { hare, die, nightfall, searches } = state;
  const isHare = viewer === state.options.hare;
  return {
    ...state,
    hare: isHare ? hare : other(hare, possible(state), chance),
    die: isHare || die === null ? die : other(die, faces, chance),
    nightfall:
      isHare || viewer === null
        ? other(
            nightfall,
            [15, 16, 17, 18].filter((night) => night > searches.length),
            chance,
          )
        : nightfall,
  };
}

export const testing: GameTesting<StateJson, Event> = {
  game: 'burrow',
  inventory,
  twin,
  // A search tells where the hare is, or is not (BU-23).
  outline: (event) => (event.type === 'search' ? { ...event, answer: 'told' } : event),
  // That night falls, or does not, tells the number of searches (BU-31).
  announcements: ['over'],
  hasHiddenChoices: true,
  hasUndo: true,
  dataNames: () => ['default'],
  shippedData: {
    '1 default': ['2649edb507f613cd077a373f86341df0e233539d7dea0daf41c1e6226652ff13'],
  },
};
