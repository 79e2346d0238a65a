/** The players stand in the free corners beside the pyramid's top; where they would cover stone, in a row above it. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { UNIT, type Plan } from './geometry.ts';
import { frameOf, SIDE } from './pyramid-shape.ts';
import { coversStone } from './viewport.ts';

/** `about`: what the panels' sizes depend on. */
export function useCorners(board: RefObject<HTMLElement | null>, plan: Plan, about: string): void {
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    const steps = plan.steps.map(({ left, right }, row) => ({
      y: (plan.top + row) * UNIT - 34,
      left: left - SIDE,
      right: right + SIDE,
    }));
    const arrange = () => {
      element.dataset['people'] = 'corners';
      const pane = element.querySelector('.momie-window')?.getBoundingClientRect();
      if (!pane) return;
      const panels = [...element.querySelectorAll('.momie-person, .momie-tools')].map((panel) => {
        const { left, top, width, height } = panel.getBoundingClientRect();
        return { left: left - pane.left, top: top - pane.top, width, height };
      });
      if (coversStone(frameOf(plan), pane, steps, panels)) element.dataset['people'] = 'row';
    };
    arrange();
    const watcher = new ResizeObserver(arrange);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [plan, about]);
}
