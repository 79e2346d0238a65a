/** The scene on the page, moved on by the stage's events and set right by each new view. */
import type { Action, Cell, Event, View } from '@traque/engine/momie/protocol';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Face } from '../../art/tomb/dice.tsx';
import type { BoardProps } from '../contract.ts';
import { type Light, playerOf } from './play.ts';
import { type Scene, sceneOf } from './scene.ts';

export interface Shown {
  readonly scene: Scene;
  readonly tumbling: readonly Face[] | null;
  readonly light: { readonly cell: Cell; readonly kind: Light } | null;
}

interface Drawn {
  readonly of: View;
  readonly shown: Shown;
}

export function useTheatre(
  { view, stage }: Pick<BoardProps<View, Action, Event>, 'view' | 'stage'>,
  root: RefObject<HTMLElement | null>,
): Shown {
  const [drawn, setDrawn] = useState<Drawn>(() => ({ of: view, shown: still(view) }));
  // A new view ends what was being played on the old one.
  const current = drawn.of === view ? drawn : { of: view, shown: still(view) };
  const now = useRef(current);
  now.current = current;
  const drawings = useRef<(() => void)[]>([]);

  useLayoutEffect(() => {
    for (const done of drawings.current.splice(0)) done();
  });

  useEffect(() => {
    const put = (change: Partial<Shown>) =>
      new Promise<void>((resolve) => {
        const next = { of: now.current.of, shown: { ...now.current.shown, ...change } };
        now.current = next;
        drawings.current.push(resolve);
        setDrawn(next);
      });
    const off = stage.onPlay(
      playerOf({
        root: () => root.current,
        scene: () => now.current.shown.scene,
        view: () => now.current.of,
        show: (scene) => put({ scene }),
        tumble: (tumbling) => put({ tumbling }),
        light: (cell, kind) => put({ light: cell === null ? null : { cell, kind } }),
      }),
    );
    // What is never drawn any more must not be waited for.
    return () => {
      off();
      for (const done of drawings.current.splice(0)) done();
    };
  }, [stage]);

  return current.shown;
}

const still = (view: View): Shown => ({ scene: sceneOf(view), tumbling: null, light: null });
