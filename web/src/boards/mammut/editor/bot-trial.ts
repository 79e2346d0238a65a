/** One game between bots with a set of tiles. Runs in the editor's worker. */
import { mammut } from '@traque/engine/mammut/index';
import type { Event } from '@traque/engine/mammut/protocol';
import { playBots } from '../../../client/worker/bot-game.ts';
import { type Points, sources, summarise } from '../summary.ts';
import type { TileDraft } from './tile-draft.ts';
import type { TrialGame } from './trial.ts';

/** Seat 0 begins, so that the seats tell how fair the order of play is. */
export function trialGame(tiles: TileDraft, players: number, seed: string): TrialGame {
  const events: Event[] = [];
  const { result, end } = playBots(mammut, players, { tiles, first: 0 }, seed, (event) => events.push(event));
  const { rounds } = summarise(events, mammut.view(end, null));
  const points = Array.from({ length: players }, (_, seat): Points => {
    const all = (source: keyof Points) => rounds.reduce((sum, round) => sum + round.points[seat]![source], 0);
    return Object.fromEntries(sources.map((source) => [source, all(source)])) as Points;
  });
  return { winners: result?.winners ?? [], points };
}
