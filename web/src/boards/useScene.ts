/** What a board shows: the view, and between two views the events that lead from one to the other. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Pace, Stage } from './contract.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What the animation of an event works with. Elements are found by their `data-piece` attribute. */
export interface SceneHandle<Scene> {
  /** What is shown now. */
  scene(): Scene;
  /** Resolves when the scene is on the page; while everything is skipped, at once and without drawing it. */
  show(scene: Scene): Promise<void>;
  piece(name: string): Element | null;
  /** Where a piece is on the page. */
  box(name: string): Box | null;
}

export interface Animation<View, Event, Scene> {
  /** The scene of a view. `before` is the scene shown until now, for what a view does not tell. */
  readonly sceneOf: (view: View, before: Scene | null) => Scene;
  readonly playEvent: (handle: SceneHandle<Scene>, event: Event, pace: Pace) => Promise<void>;
}

export function useScene<View, Event, Scene>(
  view: View,
  stage: Stage<Event>,
  root: RefObject<HTMLElement | null>,
  { sceneOf, playEvent }: Animation<View, Event, Scene>,
): Scene {
  const [, render] = useState(0);
  const shown = useRef<{ readonly view: View; readonly scene: Scene } | null>(null);
  // A new view ends what was being played on the old one.
  if (shown.current?.view !== view) shown.current = { view, scene: sceneOf(view, shown.current?.scene ?? null) };
  const current = shown.current;
  const waiting = useRef<(() => void)[]>([]);

  const resolveAll = (): void => {
    for (const resolve of waiting.current.splice(0)) resolve();
  };
  useLayoutEffect(resolveAll);

  useEffect(() => {
    const piece = (name: string) => root.current?.querySelector(`[data-piece="${name}"]`) ?? null;
    const handleFor = (pace: Pace): SceneHandle<Scene> => ({
      scene: () => shown.current?.scene ?? current.scene,
      show: async (scene) => {
        shown.current = { view: shown.current?.view ?? view, scene };
        if (pace.skipping) return;
        await new Promise<void>((resolve) => {
          waiting.current.push(resolve);
          render((count) => count + 1);
        });
      },
      piece,
      box: (name) => piece(name)?.getBoundingClientRect() ?? null,
    });
    const unsubscribe = stage.onPlay((event, pace) => playEvent(handleFor(pace), event, pace));
    return () => {
      unsubscribe();
      // Nothing will be drawn any more: nobody must wait for it.
      resolveAll();
    };
  }, [stage]);

  return current.scene;
}
