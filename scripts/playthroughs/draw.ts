/** A position drawn in letters, for people. */
import type { Position } from '@traque/engine/core/game';
import { drawMaamut } from './draw/maamut.ts';
import { drawMammut } from './draw/mammut.ts';
import { drawMomie } from './draw/momie.ts';

const drawings: Readonly<Record<string, (state: never) => string>> = {
  maamut: drawMaamut,
  mammut: drawMammut,
  momie: drawMomie,
};

export function draw(state: Position): string {
  const drawing = drawings[state.game];
  if (drawing === undefined) throw new Error(`nobody has said how to draw ${state.game}`);
  return drawing(state as never);
}
