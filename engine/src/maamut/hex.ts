/** One step in each direction (0 … 5: E, SE, SW, W, NW, NE) as a change of the axial coordinates q and r. */
export const hexSteps: readonly (readonly [dq: number, dr: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
