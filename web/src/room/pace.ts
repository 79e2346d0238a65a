/** How long animations take: the one place for speed, skipping and reduced motion. */
import type { MatchEvent } from '@traque/engine/core/match';
import type { Pace, Stage } from '../boards/contract.ts';

export interface PaceSettings {
  speed(): number;
  reduced(): boolean;
}

/**
 * The pace of one update. `skip` ends everything under way and to come at once; `pause` stops it where it is; `settle`
 * releases what was moved. `hurry`: how many times faster than the settings say. `onHold`: called before anything is held.
 */
export class RunningPace implements Pace {
  readonly #settings: PaceSettings;
  readonly #hurry: number;
  readonly #onHold: () => void;
  readonly #moved: Animation[] = [];
  readonly #skipped: Promise<void>;
  #skip!: () => void;
  #skipping = false;
  #cancelled = false;
  #paused = false;
  /** Told when it is paused or goes on. */
  readonly #held = new Set<() => void>();
  /** While it is held. */
  #goOn: (() => void) | null = null;

  constructor(settings: PaceSettings, hurry = 1, onHold: () => void = () => undefined) {
    this.#settings = settings;
    this.#hurry = hurry;
    this.#onHold = onHold;
    this.#skipped = new Promise((resolve) => {
      this.#skip = resolve;
    });
  }

  get reduced(): boolean {
    return this.#settings.reduced();
  }

  get skipping(): boolean {
    return this.#skipping;
  }

  get speed(): number {
    return this.#settings.speed() * this.#hurry;
  }

  async wait(ms: number): Promise<void> {
    let left = ms;
    while (left > 0 && !this.#skipping) {
      const began = performance.now();
      const paused = this.#paused;
      await this.#changeWithin(paused ? null : left / this.speed);
      if (!paused) left -= Math.max(1, (performance.now() - began) * this.speed);
    }
  }

  /** Resolves after that time, or when it is skipped, paused or goes on. */
  async #changeWithin(ms: number | null): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held: () => void = () => undefined;
    const changed = new Promise<void>((resolve) => {
      held = resolve;
      this.#held.add(held);
      if (ms !== null) timer = setTimeout(resolve, ms);
    });
    await Promise.race([changed, this.#skipped]);
    this.#held.delete(held);
    clearTimeout(timer);
  }

  async animate(element: Element, keyframes: Keyframe[], ms: number, easing = 'ease-in-out'): Promise<void> {
    if (this.#skipping) return;
    const shownMs = this.reduced ? 0 : ms;
    const animation = element.animate(keyframes, { duration: shownMs / this.speed, easing, fill: 'forwards' });
    if (this.#paused) animation.pause();
    this.#moved.push(animation);
    // A hidden or removed element never finishes by itself.
    const finished = animation.finished.then(
      () => undefined,
      () => undefined,
    );
    await Promise.race([finished, this.#skipped, this.wait(shownMs + 250 * this.speed)]);
    if (animation.playState === 'running' || animation.playState === 'paused') animation.finish();
  }

  async hold(onHold: (goOn: () => void) => void): Promise<void> {
    if (this.#cancelled) return;
    this.#onHold();
    await new Promise<void>((resolve) => {
      this.#goOn = resolve;
      onHold(resolve);
    });
    this.#goOn = null;
  }

  skip(): void {
    this.#goOn?.();
    this.#skipping = true;
    this.#skip();
  }

  /** Something else is shown now: nothing is held any more. */
  cancel(): void {
    this.#cancelled = true;
    this.skip();
  }

  pause(paused: boolean): void {
    if (this.#paused === paused) return;
    this.#paused = paused;
    for (const animation of this.#moved) {
      if (paused && animation.playState === 'running') animation.pause();
      else if (!paused && animation.playState === 'paused') animation.play();
    }
    for (const held of this.#held) held();
  }

  /** The board now shows the new position: ends held by animations would show it twice. */
  settle(): void {
    for (const animation of this.#moved) animation.cancel();
    this.#moved.length = 0;
  }
}

type Player = (event: MatchEvent, pace: Pace) => Promise<void>;

/** The stage between a room and its board: hands each event to the board that plays it, one after the other. */
export class RoomStage implements Stage<MatchEvent> {
  readonly #players = new Set<Player>();

  onPlay(play: Player): () => void {
    this.#players.add(play);
    return () => this.#players.delete(play);
  }

  async play(event: MatchEvent, pace: Pace): Promise<void> {
    await Promise.all([...this.#players].map((play) => play(event, pace)));
  }
}
