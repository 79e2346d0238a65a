/** One game between bots on a map, and where things happened in it. Runs in the editor's worker. */
import { momie } from '@traque/engine/momie/index';
import type { Cell, Event, PyramidMap } from '@traque/engine/momie/protocol';
import { playBots } from '../../../client/worker/bot-game.ts';
import type { TrialGame } from './trial.ts';

export function trialGame(map: PyramidMap, players: number, seed: string): TrialGame {
  const caught: Cell[] = [];
  const walked: Record<Cell, number> = {};
  let turns = 0;
  const watch = (event: Event): void => {
    if (event.type === 'walked') for (const cell of event.path) walked[cell] = (walked[cell] ?? 0) + 1;
    if (event.type === 'walked' || event.type === 'lost' || event.type === 'skip') turns++;
    if (event.type !== 'prowl') return;
    if (!event.interrupt) turns++;
    const at = event.path.at(-1);
    if (event.caught !== null && at !== undefined) caught.push(at);
  };
  const { result } = playBots(momie, players, { map }, seed, watch);
  const winner = result === null ? null : result.reason === 'tokens' ? 'mummy' : 'hunters';
  return { winner, turns, caught, walked };
}
