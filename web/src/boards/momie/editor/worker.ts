/** The editor's worker: what only the rules can say about a pyramid, and games between bots. */
import { type Character, generateMap } from '@traque/engine/momie/map-generate';
import { type MapDraft, type MapProblem, mapProblems } from '@traque/engine/momie/map-problems';
import { mapNamed } from '@traque/engine/momie/maps';
import type { PyramidMap } from '@traque/engine/momie/protocol';
import { serve } from '../../../client/rpc.ts';
import { trialGame } from './bot-trial.ts';

const methods = {
  problems: (draft: MapDraft): readonly MapProblem[] => mapProblems(draft),
  named: (name: string): PyramidMap | null => mapNamed(name) ?? null,
  surprise: (seed: string, character: Character): PyramidMap => generateMap({ seed, character }),
  play: trialGame,
};
export type WorkerMethods = typeof methods;

serve(self, methods);
