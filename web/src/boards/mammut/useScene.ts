/** The scene on the page: it follows the view, and between two views the events that lead from one to the other. */
import type { Event, View } from '@traque/engine/mammut/protocol';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Stage } from '../contract.ts';
import { play, type Studio } from './play.ts';
import { sceneOf, type Scene } from './scene.ts';

export function useScene(view: View, stage: Stage<Event>, root: RefObject<HTMLElement | null>): Scene {
  const [scene, setScene] = useState(() => sceneOf(view));
  const current = useRef(scene);
  const shown = useRef<(() => void) | null>(null);

  useLayoutEffect(() => {
    shown.current?.();
    shown.current = null;
  }, [scene]);

  useLayoutEffect(() => {
    current.current = sceneOf(view, current.current.account);
    setScene(current.current);
  }, [view]);

  useEffect(() => {
    const piece = (name: string) => root.current?.querySelector(`[data-piece="${name}"]`) ?? null;
    const studio: Studio = {
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
