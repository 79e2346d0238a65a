/** What boards show of a position that only the rules can count, from a view alone: `boards/<game>/analysis.ts`. */
import type { Position, Viewer } from '@traque/engine/core/game';

type Analyse = (view: Position, viewer: Viewer, whatIf: unknown) => unknown;

const analyses = import.meta.glob<Analyse>('../../boards/*/analysis.ts', { eager: true, import: 'analyse' });

/** Null if the game's board needs nothing of the kind. `whatIf`: a change to the position, as the game defines it. */
export function analyse(view: Position, viewer: Viewer, whatIf?: unknown): unknown {
  return analyses[`../../boards/${view.game}/analysis.ts`]?.(view, viewer, whatIf) ?? null;
}
