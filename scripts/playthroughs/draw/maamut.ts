/** The plain as a hexagon: ^ rock, " grass, . snow, + cross; M the mammoth, digits hunters by seat, a … d the traps of seats 0 … 3. */
import type { StateJson } from '@traque/engine/maamut/protocol';

const RADIUS = 3;
const WIDTH = 6;
const ground = { rock: '^', grass: '"', snow: '.', cross: '+' } as const;

function cell(state: StateJson, name: string): string {
  const trap = state.traps[name];
  const hunters = state.hunters.flatMap(({ at }, seat) => (at === name ? [seat] : []));
  return [
    ground[state.tiles[name]!],
    state.mammoth === name ? 'M' : '',
    trap === undefined ? '' : 'abcd'[trap]!,
    ...hunters,
  ].join('');
}

function row(state: StateJson, r: number): string {
  const cells: string[] = [];
  for (let q = Math.max(-RADIUS, -RADIUS - r); q <= Math.min(RADIUS, RADIUS - r); q++)
    cells.push(cell(state, `${q},${r}`).padEnd(WIDTH));
  return `${' '.repeat((Math.abs(r) * WIDTH) / 2)}${cells.join('')}`.trimEnd();
}

export function drawMaamut(state: StateJson): string {
  const rows = Array.from({ length: 2 * RADIUS + 1 }, (_, i) => row(state, i - RADIUS));
  const hunters = state.hunters.map(
    ({ at, hand, traps, removed }, seat) =>
      `seat ${seat}: ${removed ? 'removed' : `on ${at ?? 'no tile yet'}, hand ${hand.join(' ')}`}, ${traps} traps left`,
  );
  const flight = state.flight === null ? [] : [`panic: ${JSON.stringify(state.flight)}`];
  return [
    ...rows,
    ...hunters,
    `draw pile ${state.draw.length}, discard pile ${state.discard.length}; to act: ${state.toAct ?? 'nobody'}`,
    ...flight,
  ].join('\n');
}
