/** The editor's worker: what the rules say about a set of tiles, and games between bots. */
import { serve } from '../../../client/rpc.ts';
import { trialGame } from './bot-trial.ts';
import { houseTiles, surpriseTiles, tileProblems } from './tile-problems.ts';

const methods = { problems: tileProblems, house: houseTiles, surprise: surpriseTiles, play: trialGame };
export type WorkerMethods = typeof methods;

serve(self, methods);
