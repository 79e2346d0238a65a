import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from './language.ts';

export interface Lazy<P> extends FunctionComponent<P> {
  /** Begins to fetch before it is shown; a failure is told when it is. */
  fetch(): void;
}

/** A screen that is fetched when it is first shown. */
export function lazily<P extends object>(load: () => Promise<{ Screen: ComponentType<P> }>): Lazy<P> {
  let loaded: ComponentType<P> | null = null;
  function Shown(props: P) {
    const [Screen, setScreen] = useState<ComponentType<P> | null>(() => loaded);
    const [problem, setProblem] = useState<unknown>(null);
    useEffect(() => {
      if (Screen !== null) return;
      const show = (module: { Screen: ComponentType<P> }) => {
        loaded = module.Screen;
        setScreen(() => module.Screen);
      };
      load().then(show, setProblem);
    }, [Screen]);
    // Thrown while rendering, so that the page's own boundary says what to do.
    if (problem !== null) throw problem;
    return Screen === null ? <p class="waiting">{t().common.loading}</p> : <Screen {...props} />;
  }
  return Object.assign(Shown, { fetch: () => void load().catch(() => undefined) });
}
