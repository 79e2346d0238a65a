/** Keys that work anywhere on the board. Those of single cells are in Cells.tsx. */
import type { MovePlan } from './useMovePlan.ts';
import type { ProwlPlan } from './useProwlPlan.ts';
import { ZOOM_STEP, type Zoom } from './useZoom.ts';

export function useBoardKeys(movePlan: MovePlan, prowlPlan: ProwlPlan, zoom: Zoom): (event: KeyboardEvent) => void {
  const startOver = () => {
    movePlan.chooseDie(null);
    movePlan.release();
  };
  const action = (key: string): (() => void) | null => {
    if (key === '+' || key === '=') return () => zoom.zoom(ZOOM_STEP);
    if (key === '-') return () => zoom.zoom(1 / ZOOM_STEP);
    if (key === '0') return zoom.showWhole;
    if (key === 'Backspace') return prowlPlan.active ? prowlPlan.undo : null;
    if (key === 'Escape') return prowlPlan.active ? prowlPlan.clear : startOver;
    const die = movePlan.choices.dice.find((each) => String(each)[0] === key.toLowerCase());
    return die === undefined ? null : () => movePlan.chooseDie(die);
  };
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = action(event.key);
    if (act === null) return;
    act();
    event.preventDefault();
  };
}
