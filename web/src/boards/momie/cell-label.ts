/** What a screen reader says about a cell: its name, what is there, and how to get there. */
import type { Viewer } from '@traque/engine/core/game';
import type { Cell, View } from '@traque/engine/momie/protocol';
import type { SeatFace } from '../contract.ts';
import type { Scene } from './scene.ts';
import type { Pins } from './pins.ts';
import { type MummyReach, type Suspects, missionsOf, suspectsAt } from './viewpoint.ts';
import type { Choices } from './intents.ts';
import { cardName, dieName, hunterName, placeName, type Words } from './words.ts';

export interface Surroundings {
  readonly view: View;
  readonly viewer: Viewer;
  readonly faces: readonly SeatFace[];
  readonly hunters: Scene['hunters'];
  readonly mummy: Scene['mummy'];
  readonly taken: Scene['taken'];
  readonly choices: Choices;
  /** How far each cell is from the end of the mummy's way. */
  readonly near: ReadonlyMap<Cell, number>;
  readonly suspects: Suspects | null;
  readonly reach: MummyReach | null;
  readonly pins: Pins;
  readonly words: Words;
}

export function cellLabel(cell: Cell, around: Surroundings): string {
  const { view, viewer, faces, hunters, mummy, taken, choices, near, suspects, reach, pins, words } = around;
  const parts = [placeName(cell, view.map, words)];
  const name = (hunter: number) => hunterName(view, hunter, faces, words);

  const treasure = Object.keys(view.map.treasures).find((t) => view.map.treasures[t] === cell);
  if (treasure !== undefined) {
    parts.push(cardName(treasure, words));
    if (taken.has(treasure)) parts.push(words.taken);
    else if (missionsOf(view, viewer).includes(treasure)) parts.push(words.yours);
  }
  const here = hunters.flatMap((hunter, i) => (hunter.at === cell ? [name(i)] : []));
  if (mummy.at === cell) here.push(words.mummy);
  if (here.length > 0) parts.push(words.isHere(here.join(', ')));
  const could = suspectsAt(suspects, cell);
  const percent = (chance: number) => words.percent(Math.round(chance * 100));
  const likely = (hunter: number) => `${name(hunter)} ${percent(suspects?.[hunter]?.[cell] ?? 0)}`;
  if (could.length > 0) parts.push(words.couldBe(could.map(likely).join(', ')));
  const threat = reach?.cells[cell];
  if (threat !== undefined) parts.push(words.inReach(percent(threat)));
  if (cell in pins) parts.push(words.pinned);
  const dice = choices.reach.get(cell);
  if (dice) parts.push(words.reachableBy(dice.map((die) => dieName(die, words)).join(', ')));
  const away = near.get(cell);
  if (away !== undefined && away > 0) parts.push(words.stepsAway(away));
  return parts.join(', ');
}
