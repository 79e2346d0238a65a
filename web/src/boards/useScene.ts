/** The scene on the page: it follows the view, and between two views the events that lead from one to the other. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Pace, Stage } from './contract.ts';

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What the player of events works with. */
export interface Studio<Scene> {
  scene(): Scene;
  /** Resolves when the scene is on the page. */
  show(scene: Scene): Promise<void>;
  /** A piece by its name. */
  piece(name: string): Element | null;
  /** Where it lies on the page. */
  place(name: string): Place | null;
}

interface Script<View, Event, Scene> {
  /** A view as a scene; of the scene before it, what a view cannot tell. */
  readonly sceneOf: (view: View, before: Scene | null) => Scene;
  readonly play: (studio: Studio<Scene>, event: Event, pace: Pace) => Promise<void>;
}

export function useScene<View, Event, Scene>(
  view: View,
  stage: Stage<Event>,
  root: RefObject<HTMLElement | null>,
  { sceneOf, play }: Script<View, Event, Scene>,
): Scene {
  const [scene, setScene] = useState(() => sceneOf(view, null));
  const current = useRef(scene);
  const shown = useRef<(() => void) | null>(null);

  useLayoutEffect(() => {
    shown.current?.();
    shown.current = null;
  }, [scene]);

  useLayoutEffect(() => {
    current.current = sceneOf(view, current.current);
    setScene(current.current);
  }, [view]);

  useEffect(() => {
    const piece = (name: string) => root.current?.querySelector(`[data-piece="${name}"]`) ?? null;
    const studio: Studio<Scene> = {
      scene: () => current.current,
      show: (next) =>
        new Promise((resolve) => {
          current.current = next;
          shown.current?.();
          shown.current = resolve;
          setScene(next);
        }),
      piece,
      place: (name) => piece(name)?.getBoundingClientRect() ?? null,
    };
    const off = stage.onPlay((event, pace) => play(studio, event, pace));
    return () => {
      off();
      shown.current?.();
    };
  }, [stage]);

  return scene;
}
