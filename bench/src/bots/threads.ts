/**
 * Does a second thread help? `hard` with two searchers against `hard` with one. Each searcher gets the same number of
 * looks at a clock that moves only when it is read, so the result does not depend on how busy the machine is.
 * TRAQUE_GAMES: how many games; TRAQUE_LOOKS: thinking time (one look is 16 simulations); TRAQUE_SEARCHERS: how many
 * searchers.
 */
import { think, type Thought } from '@traque/bots';
import { mergeThoughts } from '@traque/bots/core/search-in-parallel';
import { ticking } from '@traque/bots/test-support/clocks';
import { gameNamed, games } from '@traque/engine';
import { FastChance } from '@traque/engine/core/chance';
import type { AnyView } from '@traque/engine/core/game';
import { printTable } from '../report.ts';
import { shareOf } from './share.ts';

const GAMES = Number(process.env['TRAQUE_GAMES'] ?? 40);
const LOOKS = Number(process.env['TRAQUE_LOOKS'] ?? 40);
const SEARCHERS = Number(process.env['TRAQUE_SEARCHERS'] ?? 2);

function thought(view: AnyView, searchers: number, seed: string): Thought {
  return mergeThoughts(
    Array.from({ length: searchers }, (_, searcher) =>
      think({ view, level: 'hard', ms: LOOKS, seed: `${seed} ${searcher}` }, ticking(1)),
    ),
  );
}

/** What the seat with several searchers won; a shared victory counts in part. */
function play(name: string, seed: string, many: number): number {
  const game = gameNamed(name)!;
  const luck = new FastChance(seed);
  const state = game.create(2, {}, luck);
  for (let seat = game.toAct(state), i = 0; seat !== null; seat = game.toAct(state), i++)
    game.apply(state, thought(game.view(state, seat), seat === many ? SEARCHERS : 1, `${seed} ${i}`).action, luck);
  const { winners } = game.result(state)!;
  return winners.includes(many) ? 1 / winners.length : 0;
}

export function run(): void {
  const rows = games.map(({ name }) => {
    let won = 0;
    // Each deal is played once from each seat.
    for (let game = 0; game < GAMES; game++) won += play(name, `searchers ${name} ${Math.floor(game / 2)}`, game % 2);
    return [name, String(GAMES), shareOf(won, GAMES)];
  });
  console.log(`hard with ${SEARCHERS} searchers against hard with one, ${LOOKS} looks at the clock each, two players.`);
  printTable(['', 'games', `won by ${SEARCHERS} searchers`], rows);
}
