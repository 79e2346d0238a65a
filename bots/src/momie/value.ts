/** Who will win, seen from the moment after the mummy's turn: fitted to games of `hard` against itself. */
import { type Chase, NOBODY, THE_MUMMY } from './rollout-state.ts';
import { REACH } from './mummy-policy.ts';

/** The hunters' work is never less than this many turns. */
const LEAST = 0.5;

/** By players: of the mummy's odds, the logarithm: at rest, by log of the work left, log of the tokens left, locked dice, nearness. */
const fitted: Readonly<Record<number, readonly [number, number, number, number, number]>> = {
  1: [-2.73, 1.44, -2.42, 0.144, 0.576],
  2: [-2.386, 1.776, -2.105, 0.148, 0.521],
  3: [-1.774, 1.683, -1.725, 0.154, 0.38],
  4: [-1.267, 1.859, -2.095, 0.081, 0.302],
};
/** Among hunters: how much likelier he wins who has a turn less to go. */
const RIVAL = 0.6;

/** The chance of the mummy (`THE_MUMMY`) or of a hunter, to whom another hunter's win is worth `fellowship`. */
export function worth(chase: Chase, seat: number, fellowship: number): number {
  if (chase.winner !== NOBODY) {
    if (chase.shared) return (chase.winner === THE_MUMMY) === (seat === THE_MUMMY) ? 1 : 0;
    if (chase.winner === seat) return 1;
    return chase.winner === THE_MUMMY || seat === THE_MUMMY ? 0 : fellowship;
  }
  let fast = 0;
  let rivals = 0;
  let own = 0;
  let near = 0;
  for (let hunter = 0; hunter < chase.hunters; hunter++) {
    if (chase.lives[hunter] === 0) continue;
    const far = chase.steps[chase.mummy * chase.maze.size + chase.at[hunter]!]!;
    if (far < REACH) near += 1 - far / REACH;
    if (chase.shared) continue;
    const work = chase.errands[hunter]!.round(chase.left[hunter]!)[chase.at[hunter]!]!;
    fast += Math.exp(-work);
    const pace = Math.exp(-RIVAL * work);
    rivals += pace;
    if (hunter === seat) own = pace;
  }
  const work = Math.max(LEAST, chase.shared ? sharedWork(chase) : -Math.log(fast));
  const [rest, perWork, perToken, perDie, perNear] = fitted[chase.shared ? 1 : chase.hunters]!;
  const odds =
    rest +
    perWork * Math.log(work) +
    perToken * Math.log(chase.goal - chase.tokens) +
    perDie * chase.locked +
    perNear * near;
  const mummy = 1 / (1 + Math.exp(-odds));
  if (seat === THE_MUMMY) return mummy;
  if (chase.shared) return 1 - mummy;
  return rivals === 0 ? 0 : ((1 - mummy) * (own + fellowship * (rivals - own))) / rivals;
}

const at = new Uint8Array(2);
const spent = new Float64Array(2);

/** With two pawns each treasure is fetched by the one that comes first, the nearest next. */
function sharedWork(chase: Chase): number {
  const { turns, cells } = chase.errands[0]!;
  let left = chase.left[0]!;
  let work = 0;
  at.set(chase.at.subarray(0, 2));
  spent.fill(0);
  while (left !== 0) {
    let best = Infinity;
    let who = 0;
    let which = 0;
    for (let pawn = 0; pawn < 2; pawn++) {
      if (chase.lives[pawn] === 0) continue;
      for (let i = 0; i < cells.length; i++) {
        if ((left & (1 << i)) === 0) continue;
        const then = spent[pawn]! + turns[i]![at[pawn]!]!;
        if (then >= best) continue;
        best = then;
        who = pawn;
        which = i;
      }
    }
    work += best - spent[who]!;
    spent[who] = best;
    at[who] = cells[which]!;
    left &= ~(1 << which);
  }
  return work;
}
