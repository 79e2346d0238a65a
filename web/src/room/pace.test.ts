import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RunningPace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const settings = (speed = 1, reduced = false) => ({ speed: () => speed, reduced: () => reduced });

/** Whether it is over, asked at any time. */
function watched(promise: Promise<void>): () => boolean {
  let over = false;
  void promise.then(() => (over = true));
  return () => over;
}

/** An animation without a page. */
class FakeAnimation {
  playState: string = 'running';
  readonly finished = new Promise<void>(() => undefined);
  pause = () => void (this.playState = 'paused');
  play = () => void (this.playState = 'running');
  finish = () => void (this.playState = 'finished');
  cancel = () => void (this.playState = 'idle');
}
function fakeElement() {
  const made: { animation: FakeAnimation; duration: number }[] = [];
  const element = {
    animate: (_: Keyframe[], { duration }: { duration: number }) => {
      made.push({ animation: new FakeAnimation(), duration });
      return made.at(-1)!.animation;
    },
  };
  return { element: element as unknown as Element, made };
}

describe('the pace', () => {
  it('waits at the chosen speed, times the hurry', async () => {
    const over = watched(new RunningPace(settings(2), 2).wait(1000));
    await vi.advanceTimersByTimeAsync(240);
    expect(over()).toBe(false);
    await vi.advanceTimersByTimeAsync(20);
    expect(over()).toBe(true);
  });

  it('a pause holds what is left of a wait, however long it lasts', async () => {
    const pace = new RunningPace(settings());
    const over = watched(pace.wait(1000));
    await vi.advanceTimersByTimeAsync(600);
    pace.pause(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(over()).toBe(false);
    pace.pause(false);
    await vi.advanceTimersByTimeAsync(350);
    expect(over()).toBe(false);
    await vi.advanceTimersByTimeAsync(60);
    expect(over()).toBe(true);
  });

  it('skipping ends a pause too', async () => {
    const pace = new RunningPace(settings());
    pace.pause(true);
    const over = watched(pace.wait(1000));
    pace.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(over()).toBe(true);
    expect(pace.skipping).toBe(true);
  });

  it('what is held for the viewer is let go when something else is shown', async () => {
    const pace = new RunningPace(settings());
    const held = watched(pace.hold(() => undefined));
    pace.cancel();
    const later = watched(pace.hold(() => undefined));
    await vi.advanceTimersByTimeAsync(0);
    expect([held(), later()]).toEqual([true, true]);
  });

  it('animations stand still in a pause, and go on', async () => {
    const { element, made } = fakeElement();
    const pace = new RunningPace(settings());
    const over = watched(pace.animate(element, [], 400));
    pace.pause(true);
    expect(made[0]!.animation.playState).toBe('paused');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(over()).toBe(false);
    pace.pause(false);
    expect(made[0]!.animation.playState).toBe('running');
    // One that never says that it is finished is ended.
    await vi.advanceTimersByTimeAsync(700);
    expect(over()).toBe(true);
    expect(made[0]!.animation.playState).toBe('finished');
  });

  it('reduced motion: nothing travels, but waits stay', async () => {
    const { element, made } = fakeElement();
    const pace = new RunningPace(settings(1, true));
    void pace.animate(element, [], 400);
    expect(made[0]!.duration).toBe(0);
    const over = watched(pace.wait(300));
    await vi.advanceTimersByTimeAsync(290);
    expect(over()).toBe(false);
    await vi.advanceTimersByTimeAsync(20);
    expect(over()).toBe(true);
  });
});
