/** The viewer's own pins, and the tool that puts them. */
import type { Viewer } from '@traque/engine/core/game';
import type { Cell, HunterIndex } from '@traque/engine/momie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { path } from '../../app/router.ts';
import { loadPins, type Pins, savePins, withPin } from './pins.ts';

export interface PinTool {
  readonly pins: Pins;
  /** While it is on, choosing a cell pins it instead of going there. */
  readonly active: boolean;
  readonly toggle: () => void;
  readonly pin: (cell: Cell) => void;
  readonly clear: () => void;
}

/** `about`: the hunter that new pins are about. */
export function usePins(viewer: Viewer, about: HunterIndex | null): PinTool {
  const table = path.value;
  const [pins, setPins] = useState<Pins>(() => loadPins(table, viewer));
  const [active, activate] = useState(false);
  useEffect(() => {
    setPins(loadPins(table, viewer));
    activate(false);
  }, [table, viewer]);
  const change = (next: Pins) => {
    setPins(next);
    savePins(table, viewer, next);
  };
  return {
    pins,
    active,
    toggle: () => activate(!active),
    pin: (cell) => change(withPin(pins, cell, about)),
    clear: () => change({}),
  };
}
