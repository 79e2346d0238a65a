/** The way that the mummy is about to walk, put together cell by cell. */
import type { Action, Cell, View } from '@traque/engine/momie/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { distances, extend } from './route.ts';

export interface ProwlPlan {
  readonly active: boolean;
  readonly path: readonly Cell[];
  readonly left: number;
  /** How far each cell is from the end of the way, within the steps left. */
  readonly near: ReadonlyMap<Cell, number>;
  readonly pick: (cell: Cell) => void;
  readonly undo: () => void;
  readonly clear: () => void;
  readonly confirm: () => void;
  /** Staying ends the turn and is asked for twice; this says whether it has been asked for once. */
  readonly staying: boolean;
  readonly askToStay: (staying: boolean) => void;
  /** What a click on the cell would add. */
  readonly more: (cell: Cell) => readonly Cell[];
}

const nothing: ReadonlyMap<Cell, number> = new Map();

export function useProwlPlan(view: View, active: boolean, act: (action: Action) => void): ProwlPlan {
  const [path, setPath] = useState<readonly Cell[]>([]);
  const [staying, askToStay] = useState(false);
  useEffect(() => {
    setPath([]);
    askToStay(false);
  }, [view]);
  const steps = view.steps ?? 0;
  const left = steps - path.length;
  const end = path.at(-1) ?? view.mummy.at;
  const near = useMemo(() => (active ? distances(view.map, end, left) : nothing), [active, view.map, end, left]);

  const confirm = () => {
    act({ type: 'prowl', path });
  };
  const pick = (cell: Cell) => {
    askToStay(false);
    // A second click on the last cell confirms the way.
    if (cell === path.at(-1)) {
      confirm();
      return;
    }
    const longer = extend(view.map, view.mummy.at, path, cell);
    // Too far or through a wall: the rules say why, and the way stays as it was.
    if (near.has(cell)) setPath(longer);
    else act({ type: 'prowl', path: longer });
  };
  return {
    active,
    path,
    left,
    near,
    pick,
    undo: () => {
      setPath(path.slice(0, -1));
    },
    clear: () => {
      setPath([]);
      askToStay(false);
    },
    confirm,
    staying: active && staying,
    askToStay,
    more: (cell) => (near.has(cell) ? extend(view.map, view.mummy.at, path, cell).slice(path.length) : []),
  };
}
