/** What our own maps must fulfil beyond every map: MO-2, and that one mummy cannot close a route for good. */
import { Malformed } from '../core/malformed.ts';
import { checkPlayable, readMap } from './map-check.ts';
import { type MapProblem, mapProblems } from './map-problems.ts';
import { parseMap } from './map-text.ts';
import type { PyramidMap } from './protocol.ts';

/** A map of ours from its drawing. @throws {Malformed} saying what it does not fulfil */
export function houseMap(name: string, drawing: string): PyramidMap {
  const map = checkPlayable(readMap(name, parseMap(drawing)));
  const [problem] = mapProblems(map);
  if (problem !== undefined) throw new Malformed(name, inEnglish(problem));
  return map;
}

/** A problem as errors and the command line tell it; players read the words of `texts`. */
export function inEnglish(problem: MapProblem): string {
  switch (problem.kind) {
    case 'noStairs':
      return 'there are no stairs';
    case 'noDungeon':
      return 'there is no dungeon';
    case 'tooManyCells':
      return `there are ${problem.cells} cells, the most are ${problem.most}`;
    case 'treasureCount':
      return `there must be ${problem.needed} ${problem.colour} treasures, there are ${problem.found}`;
    case 'treasureMisplaced':
      return `${problem.treasure} on ${problem.cell} must lie on a cell of its own that can be entered`;
    case 'noExit':
      return `${problem.cell} must have an exit`;
    case 'unreachable':
      return `${problem.cell} cannot be reached`;
    case 'gapInRow':
      return `there is a gap before ${problem.cell}`;
    case 'overhang':
      return `the row below ${problem.cell} is narrower than the one above`;
    case 'notAtBottom':
      return `${problem.cell} does not lie at the bottom; stairs and dungeon must lie side by side there`;
    case 'notSideBySide':
      return 'stairs and dungeon do not lie side by side';
    case 'dungeonExits':
      return `the dungeon must have exactly two exits, it has ${problem.found}`;
    case 'nearerToOtherColour':
      return `${problem.treasure} on ${problem.cell} does not lie nearer to its own colour than to another colour`;
    case 'noDeadEnd':
      return 'there is no dead end';
    case 'cutsApart':
      return `a mummy on ${problem.cell} cuts the pyramid apart`;
    case 'onlyCrossing':
      return `every way between left and right leads over ${problem.cell}`;
  }
}
