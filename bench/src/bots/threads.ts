/**
 * Does a second head pay? `hard` with two heads against `hard` with one, each head with equally many looks at a clock
 * that moves only when it is looked at: what a second core gives, measured the same on a busy machine. TRAQUE_GAMES
 * asks for more games, TRAQUE_LOOKS for longer thought (a look is 16 simulations), TRAQUE_HEADS for more heads.
 */
import { think, type Thought } from '@traque/bots';
import { pooled } from '@traque/bots/core/search-in-parallel';
import { ticking } from '@traque/bots/testing/clocks';
import { gameNamed } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import type { AnyView } from '@traque/engine/core/game';
import { printTable } from '../report.ts';
import { shareOf } from './share.ts';

const GAMES = Number(process.env['TRAQUE_GAMES'] ?? 40);
const LOOKS = Number(process.env['TRAQUE_LOOKS'] ?? 40);
const HEADS = Number(process.env['TRAQUE_HEADS'] ?? 2);

function thought(view: AnyView, heads: number, seed: string): Thought {
  return pooled(
    Array.from({ length: heads }, (_, head) =>
      think({ view, level: 'hard', ms: LOOKS, seed: `${seed} ${head}` }, ticking(1)),
    ),
  );
}

/** What the seat with many heads won: a shared victory in part. */
function play(name: string, seed: string, many: number): number {
  const game = gameNamed(name)!;
  const luck = new FastChance(seed);
  const state = game.create(2, {}, luck);
  for (let seat = game.toAct(state), i = 0; seat !== null; seat = game.toAct(state), i++)
    game.apply(state, thought(game.view(state, seat), seat === many ? HEADS : 1, `${seed} ${i}`).action, luck);
  const { winners } = game.result(state)!;
  return winners.includes(many) ? 1 / winners.length : 0;
}

export function run(): void {
  const rows = ['maamut', 'mammut'].map((name) => {
    let won = 0;
    // Each deal is played once from each seat.
    for (let game = 0; game < GAMES; game++) won += play(name, `heads ${name} ${Math.floor(game / 2)}`, game % 2);
    return [name, String(GAMES), shareOf(won, GAMES)];
  });
  console.log(`hard with ${HEADS} heads against hard with one, ${LOOKS} looks at the clock a head, two players.`);
  printTable(['', 'games', `won by ${HEADS} heads`], rows);
}
