/** The stone around the corridors: the outline of the pyramid, its rows of blocks, the gilded capstone. */
import { UNIT, noise, type Plan } from './geometry.ts';

/** Stone beside the outermost cells. */
export const SIDE = 50;
const CAP = 150;
const BASE = 84;

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the size of the drawing depends on. */
export type FramedPlan = Pick<Plan, 'left' | 'top' | 'columns' | 'rows' | 'steps'>;

/** The size of the whole drawing: the pyramid with some sky above and sand below. */
export function frameOf(plan: FramedPlan): Frame {
  const first = plan.steps[0];
  const tip = plan.top * UNIT - 30 - (first ? capHeight(first.right - first.left) : CAP);
  const x = plan.left * UNIT - SIDE - 48;
  const y = Math.min(tip - 24, plan.top * UNIT - 100);
  return {
    x,
    y,
    width: plan.columns * UNIT + 2 * (SIDE + 48),
    height: (plan.top + plan.rows) * UNIT + BASE + 30 - y,
  };
}

const capHeight = (width: number) => Math.min(CAP, (width + 2 * SIDE) * 0.42);

const n = (value: number) => String(Math.round(value));

/** From the lower left corner around; each step leans inwards a little. */
export function outline(plan: Plan, drop: number): string {
  const bottom = (plan.top + plan.rows) * UNIT + BASE;
  const left: string[] = [];
  const right: string[] = [];
  plan.steps.forEach((step, row) => {
    const above = (plan.top + row) * UNIT - (row === 0 ? 30 : 34);
    const below = row === plan.steps.length - 1 ? bottom : (plan.top + row + 1) * UNIT - 34;
    left.push(`${n(step.left - SIDE + 9)} ${n(above)}L${n(step.left - SIDE - 3)} ${n(below)}`);
    right.push(
      `${n(step.right + SIDE + 3 + drop)} ${n(below + drop / 2)}L${n(step.right + SIDE - 9 + drop)} ${n(above + drop / 2)}`,
    );
  });
  return `M${left.join('L')}L${right.toReversed().join('L')}Z`;
}

/** The joints between the blocks: two rows per cell, vertical joints staggered. */
export function blocks(plan: Plan): string {
  let d = '';
  plan.steps.forEach((step, row) => {
    for (let half = 0; half < 2; half++) {
      const y = (plan.top + row + half / 2) * UNIT;
      d += `M${n(step.left - SIDE + 8)} ${n(y)}H${n(step.right + SIDE - 8)}`;
      const shift = (row + half) % 2 === 0 ? 0 : 60;
      for (let x = step.left - SIDE + 40 + shift; x < step.right + SIDE - 20; x += 120) {
        const joint = x + (noise(Math.round(x), row, half) - 0.5) * 26;
        d += `M${n(joint)} ${n(y)}v50`;
      }
    }
  });
  const last = plan.steps.at(-1);
  const base = (plan.top + plan.rows) * UNIT;
  return last ? `${d}M${n(last.left - SIDE)} ${n(base)}H${n(last.right + SIDE)}` : d;
}

/** The pyramidion on top: a lit face and a shaded one. */
export function capstone(plan: Plan): { readonly face: string; readonly shade: string } {
  const first = plan.steps[0];
  if (!first) return { face: '', shade: '' };
  const y = plan.top * UNIT - 30;
  const left = first.left - SIDE + 22;
  const right = first.right + SIDE - 22;
  const tip = `${n((left + right) / 2 + 3)} ${n(y - capHeight(first.right - first.left))}`;
  const ridge = `${n(left + (right - left) * 0.64)} ${n(y)}`;
  return { face: `M${n(left)} ${n(y)}L${tip}L${ridge}Z`, shade: `M${ridge}L${tip}L${n(right)} ${n(y)}Z` };
}

/** The painted border along the foot of the pyramid: blocks of colour between gold bars. */
export function border(plan: Plan): readonly { readonly x: number; readonly y: number; readonly width: number }[] {
  const last = plan.steps.at(-1);
  if (!last) return [];
  const y = (plan.top + plan.rows) * UNIT + 44;
  const from = last.left - SIDE + 10;
  const count = Math.round((last.right - last.left + 2 * SIDE - 20) / 46);
  const width = (last.right - last.left + 2 * SIDE - 20) / count;
  return Array.from({ length: count }, (_, i) => ({ x: from + i * width, y, width }));
}
